import { checkDomain } from '@postproof/address/domain/check'
import { loadLists } from '@postproof/address/lists/load'
import { createLately } from '@postproof/address/mailbox/lately'
import { adaptiveLimits, createPoliteness, defaultLimits } from '@postproof/address/politeness'
import { createAdmissionQueue } from '@postproof/address/politeness/admission-queue'
import { checkSyntax } from '@postproof/address/syntax/check'
import { createMemoryCache } from '#services/verifier/cache.ts'
import { createOwnWaiting } from '#services/verifier/create.ts'
import { createFactCache } from '#services/verifier/fact-cache.ts'
import { createTags } from '#services/verifier/tags.ts'
import { createInvestigate, createVerify } from '#services/verifier/verify.ts'
import { createKeptSessions } from '../packages/address/mailbox/kept.ts'
import { literalResolver } from '../tests/verifier/literal-resolver.ts'
import { printTable } from './figures.ts'
import { bareDialogue } from './verifier/bare-dialogue.ts'
import { FASTER, type Load, underLoad } from './verifier/limits.ts'
import { startMailHosts } from './verifier/mail-hosts.ts'
import { type Pace, pace, paceCells } from './verifier/pace.ts'
import { dialerTo, domainName, firms, identity, verify, type World } from './verifier/verification.ts'

/** How fast addresses are verified in one process, and that mail operators are spared while it is done. */
export async function benchVerifier(): Promise<void> {
  await benchSyntax()
  await benchDomains()
  await benchVerifications()
  await benchLimits()
}

const HEAD = ['', 'per second', 'per processor second']
const row = (name: string, one: Pace) => [name, ...paceCells(one)]

async function benchSyntax(): Promise<void> {
  const plain = (at: number) => `ann.person${at}@firm${at % 977}.example.org`
  const kinds: ((at: number) => string)[] = [
    plain,
    (at) => `Ann.Person+tag${at}@Example.COM`,
    (at) => `"ann person ${at}"@example.org`,
    (at) => `ann${at}(a comment (in a comment))@example.org`,
    (at) => `ann${at}@[IPv6:2001:db8::${(at % 65_535).toString(16)}]`,
    (at) => `anné${at}@bücher${at % 977}.example`,
    (at) => `ann..person${at}@example.org`,
    (at) => `ann person ${at} at example.org`,
  ]
  const longest = (at: number) =>
    `${'(c'.repeat(30)}${at}${')'.repeat(30)}${'a.'.repeat(30)}a@${'b.'.repeat(55)}org`
  const count = 100_000
  const over = (address: (at: number) => string) => {
    const addresses = Array.from({ length: count }, (_, at) => address(at))
    return pace(count, 1, (at) => checkSyntax(addresses[at]!))
  }
  printTable(`Syntax of ${count.toLocaleString('en')} different addresses`, HEAD, [
    row('plain', await over(plain)),
    row(
      'plain, quoted, comments, literals, beyond ASCII, wrong, in equal parts',
      await over((at) => kinds[at % kinds.length]!(at)),
    ),
    row(`${longest(10_000).length} octets of comments and dots`, await over(longest)),
  ])
}

async function benchDomains(): Promise<void> {
  const count = 20_000
  const one = literalResolver(firms(200))
  const five = literalResolver({
    'five.example': { MX: [1, 2, 3, 4, 5].map((at) => [at, `mx${at}.five.example`]) },
    '*.five.example': { A: ['11.0.0.1', '11.0.0.2'], AAAA: '2a00:1450::1' },
  })
  const none = literalResolver({ 'null.example': { MX: [[0, '.']] } })
  const over = (resolver: typeof one, name: (at: number) => string) =>
    pace(count, 16, (at) => checkDomain(name(at), resolver))
  printTable(`${count.toLocaleString('en')} domain checks over answers from memory`, HEAD, [
    row('one mail host, 3 questions', await over(one, (at) => domainName(at % 200))),
    row('five mail hosts with three addresses each, 11 questions', await over(five, () => 'five.example')),
    row('a null MX, 1 question', await over(none, () => 'null.example')),
  ])
}

const VERIFICATIONS = 15_000
const OPERATORS = 64
const IN_FLIGHT = 64
const PER_CONNECTION = 100

/** Every third name is one that the sink does not know. */
const addressAt = (at: number) => `${at % 3 === 0 ? 'x' : 'u'}ser${at}@${domainName(at % OPERATORS)}`

async function benchVerifications(): Promise<void> {
  const sink = await startMailHosts('sink', 1)
  const free = { perMinute: Number.POSITIVE_INFINITY, burst: 1 }
  const limits = { perOperator: { ...free, concurrency: IN_FLIGHT }, global: free }
  const politeness = createPoliteness({ clock: Date, limits })
  const world: World = {
    lists: await loadLists(),
    resolver: literalResolver(firms(OPERATORS)),
    dialer: dialerTo(sink.ports),
    politeness,
    queue: createAdmissionQueue(politeness, timer),
  }
  const rules = {
    perConnection: PER_CONNECTION,
    idleMs: 10_000,
    most: IN_FLIGHT * OPERATORS,
    allows: () => true,
  }
  const kept = createKeptSessions(rules, timer)
  const asked = (over: World) =>
    pace(VERIFICATIONS, IN_FLIGHT, async (at) => {
      const { status } = await verify(addressAt(at), over)
      const expected = at % 3 === 0 ? 'undeliverable' : 'deliverable'
      if (status !== expected) throw new Error(`${addressAt(at)}: ${status}`)
    })
  const rows = [
    row(
      'everything but the dialogue',
      await pace(VERIFICATIONS, IN_FLIGHT, (at) => verify(addressAt(at), world, false)),
    ),
    row(
      'the bare lines on a socket each',
      await pace(VERIFICATIONS, IN_FLIGHT, (at) => bareDialogue(sink.ports[0]!, addressAt(at))),
    ),
    row('a verification with a connection each', await asked(world)),
    row(`a verification on kept connections, ${PER_CONNECTION} each`, await asked({ ...world, kept })),
  ]
  const all = withAllRules(sink.ports)
  rows.push(
    row(
      'the service with all rules on: politeness that adapts, what is known, one at a time, words',
      await pace(VERIFICATIONS, IN_FLIGHT, async (at, round) => {
        const { status } = await all(addressAt(at + round * VERIFICATIONS))
        if ((at + round * VERIFICATIONS) % 3 === 0 ? status !== 'undeliverable' : status === 'unknown')
          throw new Error(`${addressAt(at)}: ${status}`)
      }),
    ),
  )
  kept.close()
  await sink.close()
  printTable(
    `${VERIFICATIONS.toLocaleString('en')} verifications from spelling to verdict against a sink in another process, ${IN_FLIGHT} in flight, no limits; aim: 5,000 on one core`,
    HEAD,
    rows,
  )
}

/** As a list has them verified, with everything but the database, and limits that hold nobody up. */
function withAllRules(ports: number[]) {
  const limits = adaptiveLimits({
    perMinute: { first: 1e6, least: 2, most: 1e7 },
    atOnce: { first: IN_FLIGHT, most: 2 * IN_FLIGHT },
    allPerMinute: { first: 1e7, most: 1e8 },
  })
  const source = { id: '', address: null, identity }
  const lists = loadLists()
  const verifying = createVerify(
    createInvestigate({
      ...createOwnWaiting(Date, limits),
      factCache: createFactCache(createMemoryCache(Date), createTags(new Uint8Array(32)), Date),
      dialer: dialerTo(ports),
      clock: Date,
      lately: createLately(Date),
      asksConsumers: true,
      resolver: literalResolver(firms(OPERATORS)),
      lists: () => lists,
      audit: { off: () => null, sources: () => [source], settled: async () => {} },
      isOptedOut: async () => false,
      allowPrivate: false,
    }),
  )
  const { signal } = new AbortController()
  return (email: string) =>
    verifying(email, { id: email, signal, askServer: true, account: true, turn: 'list' })
}

const timer = {
  now: Date.now,
  after(ms: number, call: () => void) {
    const started = setTimeout(call, ms)
    return () => clearTimeout(started)
  },
}

async function benchLimits(): Promise<void> {
  const loads: (Load & { name: string })[] = [
    { name: 'permits only', kind: 'counting', operators: 5, addresses: 2000, rates: false },
    { name: 'two operators', kind: 'counting', operators: 2, addresses: 200, rates: true },
    { name: 'six operators', kind: 'counting', operators: 6, addresses: 300, rates: true },
    { name: 'operators that refuse us', kind: 'refusing', operators: 3, addresses: 1000, rates: true },
  ]
  const rows: string[][] = []
  for (const { name, ...load } of loads) {
    const held = await underLoad(load)
    rows.push([
      `${name} (${load.operators})`,
      ...[load.addresses, held.connections, held.notAsked, held.atOnce].map(String),
      ...(load.rates
        ? [held.perMinute, held.allPerMinute, held.minutes.toFixed(1)].map(String)
        : ['no limit', 'no limit', '-']),
    ])
  }
  const { perOperator, global } = defaultLimits
  printTable(
    `All addresses at once before the limits; connections and dialogues counted by the mail hosts, minutes, ${FASTER} times as fast, by the dialer. Allowed: ${perOperator.concurrency} at once and ${perOperator.perMinute} a minute at one operator, ${global.perMinute} a minute in all`,
    [
      'operators',
      'addresses',
      'connections',
      'left alone',
      'most at once at one',
      'most in a minute at one',
      'in all',
      'minutes',
    ],
    rows,
  )
}

if (import.meta.main) await benchVerifier()
