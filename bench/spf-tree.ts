import { createZone, type ZoneDefinition } from '@postproof/dns/zone'
import type { Resolver } from '@postproof/engine/world'
import { checkSpf } from '@postproof/records/spf/check'
import { median } from './figures.ts'

/**
 * An SPF check of a tree of 40 names over a DNS that answers each question after 20 ms: our time beside that of the
 * longest chain of questions of which each needs the answer before it, which no checker can beat.
 * `node bench/spf-tree.ts` prints it.
 */
export type SpfTreeRow = {
  names: number
  questions: number
  /** Questions of the longest chain. */
  chain: number
  /** Milliseconds: what that chain alone takes, measured on the same clock, and the median of our checks. */
  chainMs: number
  ours: number
  ratio: number
  /** The same with an address that is tried besides, which no branch names. */
  withAddress: number
}

const LATENCY_MS = 20
const ROUNDS = 9

/** Four includes at the top, three below each, two below those; `mx` and `a` at the leaves: MX host, then address. */
function tree(): ZoneDefinition {
  const zone: ZoneDefinition = { '*.hosts.test': { A: '45.45.45.1', AAAA: '2606:4700::1' } }
  const level = (name: string, widths: number[]) => {
    const [width = 0, ...below] = widths
    const children = Array.from({ length: width }, (_, i) => `n${i}.${name}`)
    const terms = width > 0 ? children.map((child) => `include:${child}`) : ['mx', `a:${name}.hosts.test`]
    zone[name] = {
      TXT: `v=spf1 ${terms.join(' ')} ${name === 'o.test' ? '~all' : '-all'}`,
      MX: [[1, `mail.${name}.hosts.test`]],
    }
    for (const child of children) level(child, below)
  }
  level('o.test', [4, 3, 2])
  return zone
}

function slow(inner: Resolver) {
  let questions = 0
  const resolver: Resolver = {
    async lookup(...question) {
      questions++
      await new Promise((resolve) => setTimeout(resolve, LATENCY_MS))
      return inner.lookup(...question)
    },
  }
  return { resolver, questions: () => questions }
}

/** The record, three includes, the MX of the last and the address of its host: each needs the one before. */
const CHAIN = 6

/** Runs each nine times and takes the median. */
export async function benchSpfTree(): Promise<SpfTreeRow> {
  const zone = tree()
  const ours: number[] = []
  const tried: number[] = []
  const chains: number[] = []
  let questions = 0
  for (let round = 0; round < ROUNDS; round++) {
    const chain = slow(createZone(zone))
    let start = performance.now()
    for (let i = 0; i < CHAIN; i++) await chain.resolver.lookup('o.test', 'TXT')
    chains.push(performance.now() - start)
    const world = slow(createZone(zone))
    start = performance.now()
    const report = await checkSpf({ domain: 'o.test' }, { resolver: world.resolver, clock: Date })
    ours.push(performance.now() - start)
    questions = world.questions()
    const again = slow(createZone(zone))
    start = performance.now()
    await checkSpf({ domain: 'o.test', ip: '46.0.0.1' }, { resolver: again.resolver, clock: Date })
    tried.push(performance.now() - start)
    if (!report.details.lookups.complete) throw new Error('the tree was not walked to its end')
  }
  const [own, least] = [median(ours), median(chains)]
  const names = Object.keys(zone).filter((name) => !name.startsWith('*')).length
  return {
    names,
    questions,
    chain: CHAIN,
    chainMs: least,
    ours: own,
    ratio: own / least,
    withAddress: median(tried),
  }
}

if (import.meta.main) console.log(await benchSpfTree())
