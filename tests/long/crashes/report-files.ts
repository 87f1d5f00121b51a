import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mailAround, type Packed } from '../../../packages/emulators/dmarc-reporters/pack.ts'
import { addRows, makeReport } from '../../../packages/emulators/dmarc-reporters/reports.ts'

/** Reports that OpenDMARC, rspamd and the generator made, and what they add up to by a count that is not the product's. */

export type File = {
  name: string
  octets: Uint8Array
  /** Whose address gets it. */
  domain: string
  /** The mail in which it comes, with these headers on top. */
  mail(received: string, to: string): Uint8Array
}
/** Of a domain, by source. */
export type Expected = {
  reports: number
  messages: number
  passed: number
  sources: Map<string, [messages: number, passed: number]>
}
export type Files = { files: File[]; expected: Map<string, Expected> }

/** What `recount.py` prints. */
type Recount = {
  files: Record<string, { domain: string }[]>
  domains: Record<string, Omit<Expected, 'sources'> & { sources: Record<string, [number, number]> }>
}

export const FROM = 'reports@receiver.example'

/** `folder`: files of real programs with `totals.json` of recount.py. `count`: of made-up reports. */
export function reportFiles(folder: string, count: number, seed: number): Files {
  const { files: names, domains } = JSON.parse(readFileSync(join(folder, 'totals.json'), 'utf8')) as Recount
  const expected = new Map<string, Expected>()
  for (const [domain, { sources, ...sums }] of Object.entries(domains))
    add(expected, ownerOf(domain), { ...sums, sources: new Map(Object.entries(sources)) })
  const files = Object.entries(names).map(([name, reports]) => realFile(folder, name, reports[0]!.domain))
  const owners = [...expected.keys()]
  for (let at = 0; at < count; at++) {
    const { rows, mail, domain, ...file } = makeReport(seed, at, owners)
    const sources: Expected['sources'] = new Map()
    addRows(sources, rows)
    const all = [...sources.values()]
    const [messages, passed] = [sum(all.map(([each]) => each)), sum(all.map(([, each]) => each))]
    add(expected, domain, { reports: 1, messages, passed, sources })
    files.push({
      ...file,
      domain,
      mail: (received, to) => mailAround(file, { from: FROM, to, received }, mail),
    })
  }
  return { files, expected }
}

/** The organizational domain, which publishes the DMARC record. All test domains have two labels. */
const ownerOf = (domain: string) => domain.split('.').slice(-2).join('.')

function realFile(folder: string, name: string, domain: string): File {
  const octets = readFileSync(join(folder, name))
  const file: Packed = { name, octets, mediaType: 'application/octet-stream' }
  return {
    ...{ name, octets, domain: ownerOf(domain) },
    mail: (received, to) =>
      name.endsWith('.eml')
        ? Buffer.concat([Buffer.from(`${received}\r\n`), octets])
        : mailAround(file, { from: FROM, to, received }, 'parts'),
  }
}

function add(
  all: Map<string, Expected>,
  domain: string,
  { reports, messages, passed, sources }: Expected,
): void {
  const known = all.get(domain) ?? { reports: 0, messages: 0, passed: 0, sources: new Map() }
  for (const [source, [count, good]] of sources) {
    const [before, goodBefore] = known.sources.get(source) ?? [0, 0]
    known.sources.set(source, [before + count, goodBefore + good])
  }
  all.set(domain, {
    ...{ reports: known.reports + reports, messages: known.messages + messages },
    ...{ passed: known.passed + passed, sources: known.sources },
  })
}

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)
