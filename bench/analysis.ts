import { createBlacklists } from '@postproof/blacklists/check'
import { listZone } from '@postproof/blacklists/list-zone'
import { lists } from '@postproof/blacklists/lists'
import type { HttpFetch } from '@postproof/engine/world'
import { readMessage } from '@postproof/message/read'
import { createProber } from '@postproof/spam-test/links/health'
import { runSpamTest } from '@postproof/spam-test/run'
import type { TestWorld } from '@postproof/spam-test/types'
import { createImageDecoder } from '#adapters/images.ts'
import { createWeb, type FakeWeb } from '#emulators/web.ts'
import { checks } from '../packages/spam-test/checks/index.ts'
import { benchSpamd, type PeerTimes } from './analysis-peers.ts'
import { median, ms, percentile, printTable } from './figures.ts'
import { type Bulk, createShop, newsletter, picture, sessionOf, shopZone } from './messages.ts'

/**
 * Analysis of one message over DNS in memory: with a web in memory, where each link is asked and each picture
 * decoded, and without one, which is the work that spamd does. Beside it SpamAssassin on the same messages, without
 * network, where `SPAMD` is set; in turns, since the machine may be busy with other things.
 */
const SHOPS = 20
const ROUNDS = 5
const RUNS = 40
const SPAMD_RUNS = 8
const AIM = 5

/** Answers the rows that it prints. */
export async function benchAnalysis(): Promise<string[][]> {
  const rows: string[][] = []
  for (const bulk of ['small', 'large'] as const) {
    for (const web of [true, false]) rows.push(await measure(bulk, web))
  }
  printTable(
    `Analysis of one message: ${checks.length} checks, ${ROUNDS * RUNS} runs each, aim: ${AIM} times faster than spamd -L`,
    ['message', 'p50', 'p95', 'CPU', 'spamd p50', 'spamd p95', 'ratio (median of rounds)'],
    rows,
  )
  return rows
}

async function measure(bulk: Bulk, web: boolean): Promise<string[]> {
  const { raws, run } = await prepare(bulk, web)
  for (let turn = 0; turn < RUNS; turn++) await run(turn)
  const times: number[] = []
  const peers: PeerTimes[] = []
  const ratios: number[] = []
  let cpu = 0
  for (let round = 0; round < ROUNDS; round++) {
    const own: number[] = []
    const before = process.cpuUsage()
    for (let turn = 0; turn < RUNS; turn++) {
      const begun = performance.now()
      await run(turn)
      own.push(performance.now() - begun)
    }
    const { user, system } = process.cpuUsage(before)
    cpu += (user + system) / 1000
    times.push(...own)
    const peer = round > 0 && !peers.length ? null : await benchSpamd(raws.slice(0, SPAMD_RUNS))
    if (!peer) continue
    peers.push(peer)
    ratios.push(peer.p50 / median(own))
  }
  const size = `${Math.round(median(raws.map((raw) => raw.byteLength)) / 1000)} kB, ${web ? 'links and pictures' : 'no web'}`
  const own = [ms(median(times)), ms(percentile(times, 0.95)), ms(cpu / times.length)]
  return [size, ...own, ...besides(peers, ratios)]
}

function besides(peers: PeerTimes[], ratios: number[]): string[] {
  const failed = peers.reduce((sum, peer) => sum + peer.failed, 0)
  if (!peers.length) return ['not configured', '', '']
  if (failed) return [`${failed} scans failed`, '', '']
  const of = (key: 'p50' | 'p95') => ms(median(peers.map((peer) => peer[key])))
  return [of('p50'), of('p95'), median(ratios).toFixed(1)]
}

const noWeb: HttpFetch = {
  fetch: async ({ url }) => ({
    ok: false,
    failure: 'unreachable',
    detail: '',
    finalUrl: url,
    redirects: [],
    ms: 0,
  }),
}

async function prepare(bulk: Bulk, web: boolean) {
  const clock = { now: () => Date.now() }
  const shops = Array.from({ length: SHOPS }, (_, number) => createShop(number))
  const raws = await Promise.all(shops.map((shop) => newsletter(shop, bulk)))
  const resolver = shopZone(SHOPS, listZone(lists))
  const http = web ? createWeb(webOf(raws), new Map([['picture', await picture()]])) : noWeb
  const blacklists = createBlacklists({ resolver, clock, lists })
  const images = createImageDecoder()
  const world = (): TestWorld => ({
    resolver,
    http,
    clock,
    images,
    blacklists,
    spamEngines: [],
    prober: createProber(clock),
    signal: AbortSignal.timeout(10_000),
  })
  return {
    raws,
    run: (turn: number) => {
      const at = turn % SHOPS
      return runSpamTest(raws[at]!, sessionOf(shops[at]!), world())
    },
  }
}

/** Every address in the messages answers; pictures are pictures. */
function webOf(raws: Buffer[]): FakeWeb {
  const web: FakeWeb = {}
  for (const raw of raws) {
    const message = readMessage(raw)
    for (const { href } of message.links) web[href] = { status: 200, type: 'text/html' }
    for (const { src } of message.images) web[src] = { status: 200, type: 'image/jpeg', file: 'picture' }
  }
  return web
}
