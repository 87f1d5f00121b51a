import { type Message, message } from '@postproof/messages/message'
import { type Reading, type Report, readReports, refusalMessage } from '@postproof/reports'
import type { UploadedFile } from '#contract/domain-reports.ts'
import { Refusal } from '#platform/refusals/refusal.ts'
import { type Inlet, MOST_OCTETS, type WaitingFile } from './inlet.ts'

/**
 * Gives waiting files to an instance, as an upload on the page of a domain does. A file is put away only after the instance
 * answered, which is after its rows are on disk: whatever is cut short between is read again and counts once.
 */

export type Intake = {
  /** Domains whose reports are collected. */
  domains: ReadonlySet<string>
  /** Resolves when the file is stored. Throws Refusal if the instance refuses it. */
  give(domain: string, name: string, octets: Uint8Array): Promise<UploadedFile>
}

export type Collected = {
  read: { name: string; domain: string; file: UploadedFile }[]
  /** Files that wait still. */
  left: { name: string; reason: Message }[]
}

/**
 * `only`: the domain that gets every file, also one without a report, and keeps what it refuses. Without it, the files say.
 * `known`: files that no domain takes, which are added to it and not read again while the domains stay the same.
 */
export type CollectOptions = { only?: string | undefined; known?: Set<string> }

export async function collectOnce(
  inlet: Inlet,
  intake: Intake,
  { only, known = new Set() }: CollectOptions = {},
): Promise<Collected> {
  const collected: Collected = { read: [], left: [] }
  const domains = [...intake.domains].sort().join()
  for (const file of await inlet.waiting()) {
    const id = `${file.id} ${domains}`
    if (known.has(id)) continue
    const left = await takeFile(file, intake, { only, collected })
    if (!left) continue
    if (left.isFinal) known.add(id)
    collected.left.push({ name: file.name, reason: left.reason })
  }
  return collected
}

/** `isFinal`: it is left again the next time. */
type Leaving = { reason: Message; isFinal: boolean }

type Taking = { only: string | undefined; collected: Collected }

/** Why it is left where it is; null if it was taken, or is gone. */
async function takeFile(
  file: WaitingFile,
  intake: Intake,
  { only, collected }: Taking,
): Promise<Leaving | null> {
  const { name } = file
  const octets = await file.load()
  if (octets === null) return null
  if (octets === 'too_large') {
    const megabytes = MOST_OCTETS / 1024 ** 2
    return { reason: message('reports.collect.too_large', { megabytes }), isFinal: true }
  }
  const domains = only === undefined ? await domainsIn(octets, name, intake) : [only]
  if (!Array.isArray(domains)) return { reason: domains, isFinal: true }
  try {
    for (const domain of domains)
      collected.read.push({ name, domain, file: await intake.give(domain, name, octets) })
  } catch (error) {
    if (error instanceof Refusal) return { reason: error.reason, isFinal: false }
    throw error
  }
  await file.done()
  return null
}

/** The domains that its reports are about and that are collected; else why there is none. */
async function domainsIn(octets: Uint8Array, name: string, { domains }: Intake): Promise<string[] | Message> {
  const reading = await readReports(octets, name)
  const named = [...new Set(reading.reports.flatMap(domainsOf))].filter((domain) => domain !== '')
  const own = named.filter((domain) => domains.has(domain))
  if (own.length > 0) return own
  const [domain] = named
  return domain === undefined ? whyNone(reading) : message('reports.collect.not_collected', { domain })
}

const domainsOf = (report: Report): string[] =>
  report.kind === 'tls' ? [report.domain, ...report.policies.map((policy) => policy.domain)] : [report.domain]

const whyNone = ({ refused: [refused] }: Reading): Message =>
  refused ? refusalMessage(refused) : message('reports.collect.no_domain')
