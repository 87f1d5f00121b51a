import { Resolver as NodeResolver } from 'node:dns/promises'
import { createBlacklists } from '@postproof/blacklists/check'
import { createDnsClient } from '@postproof/dns/client'
import { median, ms, printTable } from './figures.ts'
import { addressLists, startLocalDns } from './local-dns.ts'
import { benchSpfTree } from './spf-tree.ts'

/** What the record and blacklist checkers wait for: the DNS client, the SPF tree and the lists, over loopback. */
export async function benchCheckers(): Promise<void> {
  await benchClient()
  await printSpfTree()
  await benchLists()
}

const QUESTIONS = 30_000
const ROUNDS = 3

type Client = { ask(name: string): Promise<boolean>; close(): void }

/** As it ships: at most 150 of them are on the wire. */
function ours(address: string): Client {
  const client = createDnsClient({ servers: [address] })
  return {
    ask: async (name) => (await client.lookup(name, 'A')).records.length === 1,
    close: () => client.close(),
  }
}

function nodes(address: string): Client {
  const resolver = new NodeResolver()
  resolver.setServers([address])
  return {
    ask: async (name) => (await resolver.resolve4(name, { ttl: true })).length === 1,
    close: () => resolver.cancel(),
  }
}

type Pace = { perSecond: number; processorMicros: number; failed: number }

/** So many questions are always open. Names differ, so that no cache answers. */
async function pace(client: Client, inFlight: number, round: string): Promise<Pace> {
  let [next, failed] = [0, 0]
  const used = process.cpuUsage()
  const begun = performance.now()
  await Promise.all(
    Array.from({ length: inFlight }, async () => {
      while (next < QUESTIONS)
        if (!(await client.ask(`n${next++}.${round}.bench.test`).catch(() => false))) failed++
    }),
  )
  const seconds = (performance.now() - begun) / 1000
  const { user, system } = process.cpuUsage(used)
  return { perSecond: QUESTIONS / seconds, processorMicros: (user + system) / QUESTIONS, failed }
}

async function benchClient(): Promise<void> {
  const server = await startLocalDns(0)
  const rows: string[][] = []
  try {
    for (const inFlight of [50, 200]) {
      const makers = {
        'our client': () => ours(server.address),
        'node:dns Resolver': () => nodes(server.address),
      }
      const paces = new Map<string, Pace[]>(Object.keys(makers).map((name) => [name, []]))
      // The first round warms up client and server and does not count.
      for (let round = 0; round <= ROUNDS; round++) {
        for (const [name, make] of Object.entries(makers)) {
          const client = make()
          const one = await pace(
            client,
            inFlight,
            `${name.slice(0, 3)}${inFlight}r${round}`.replace(/\W/g, ''),
          )
          client.close()
          if (round > 0) paces.get(name)!.push(one)
        }
      }
      for (const [name, all] of paces) {
        const middle = (key: keyof Pace) => median(all.map((one) => one[key]))
        const failed = all.reduce((sum, one) => sum + one.failed, 0)
        rows.push([
          String(inFlight),
          name,
          `${Math.round(middle('perSecond'))}`,
          `${Math.round(middle('processorMicros'))} µs`,
          String(failed),
        ])
      }
    }
  } finally {
    server.close()
  }
  printTable(
    `DNS questions per second to one server in a process of its own, ${QUESTIONS} different names, median of ${ROUNDS} rounds in turn`,
    ['in flight', 'client', 'per second', 'processor time each', 'failed'],
    rows,
  )
}

async function printSpfTree(): Promise<void> {
  const tree = await benchSpfTree()
  printTable(
    `SPF check of ${tree.names} names, ${tree.questions} questions of 20 ms each; aim: 1.5 times the chain`,
    ['', 'time', 'of the chain'],
    [
      [`longest chain, ${tree.chain} questions`, ms(tree.chainMs), '1.00'],
      ['our check', ms(tree.ours), tree.ratio.toFixed(2)],
      ['with an address to try', ms(tree.withAddress), (tree.withAddress / tree.chainMs).toFixed(2)],
    ],
  )
}

const LATENCY_MS = 20
const CHECKS = 9
/** Addresses that no list holds, and one that all hold (local-dns.ts). */
const clean = (check: number) => `46.0.1.${check + 1}`
const LISTED = '46.0.0.1'

type Timed = { name: string; times: number[] }

async function benchLists(): Promise<void> {
  const server = await startLocalDns(LATENCY_MS)
  const [one, cold, warm, listed]: [Timed, Timed, Timed, Timed] = [
    { name: 'one answer', times: [] },
    { name: 'first check, self-tests beside it', times: [] },
    { name: 'later check, on no list', times: [] },
    { name: 'later check, on every list: reasons and wildcards asked after it', times: [] },
  ]
  const timed = async <T>({ times }: Timed, work: () => Promise<T>): Promise<T> => {
    const begun = performance.now()
    const result = await work()
    times.push(performance.now() - begun)
    return result
  }
  try {
    for (let check = 0; check < CHECKS; check++) {
      const client = createDnsClient({ servers: [server.address] })
      const blacklists = createBlacklists({ resolver: client, clock: Date, lists: addressLists })
      await client.lookup('first.bench.test', 'A')
      await timed(one, () => client.lookup('one.bench.test', 'A'))
      const reports = [
        await timed(cold, () => blacklists.checkAddress(clean(0))),
        await timed(warm, () => blacklists.checkAddress(clean(1))),
        await timed(listed, () => blacklists.checkAddress(LISTED)),
      ]
      client.close()
      if (
        reports.some(
          ({ answered, answers }) =>
            answered === 0 || answers.some(({ state }) => state !== 'not-listed' && state !== 'listed'),
        )
      )
        throw new Error('a list did not answer')
    }
  } finally {
    server.close()
  }
  printTable(
    `${addressLists.length} lists asked about an address over answers of ${LATENCY_MS} ms, median of ${CHECKS}; aim: a later check within 1.5 times one answer`,
    ['', 'time', 'of one answer'],
    [one, cold, warm, listed].map(({ name, times }) => [
      name,
      ms(median(times)),
      (median(times) / median(one.times)).toFixed(2),
    ]),
  )
}
