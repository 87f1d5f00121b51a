import { type Message, message } from '@postproof/messages/message'
import type { Session } from '@postproof/spam-test/types'
import { version } from '#platform/version.ts'
import type { Db } from '#storage/db.ts'
import type { ReportDomainRow } from '#storage/domain-reports/domains.ts'
import { storeRefusal } from '#storage/domain-reports/refusals.ts'
import {
  holdReportDomain,
  type NewReport,
  type StoredAs,
  storeReport,
  trimUncounted,
} from '#storage/domain-reports/reports.ts'
import type { ReportWay } from '#storage/domain-reports/tables.ts'
import type { Sharer } from '../analysis/fair-queue.ts'
import { type MailOctets, Unreadable } from '../analysis/pool.ts'
import type { MailProof, ReadFile, ReadReport, RefusedPart } from '../analysis/report-file.ts'
import type { DomainReportsWorld } from './world.ts'

/** One file: read in an analysis process, then stored in one transaction. */

export type FileToKeep = {
  name: string
  mail: MailOctets
  /** Of a file that came by mail: how it came. */
  session: Session | null
  receivedAt: Date
  sharers: readonly Sharer[]
}

export type KeptReport = Pick<
  ReadReport,
  'kind' | 'reporter' | 'id' | 'begin' | 'end' | 'messages' | 'problems'
> &
  StoredAs
export type Kept = { reports: KeptReport[]; refused: { reason: Message; reporter: string }[] }

/** Rows kept of a domain: about two years of a busy one. */
export const MOST_ROWS = 2_000_000
/** Reports kept of mails that did not pass DMARC; they hold no rows. */
const MOST_UNCOUNTED = 200
const MOST_REFUSALS = 50
/** One archive with a thousand bad files does not push out all others. */
const REFUSALS_OF_FILE = 10
/** Octets of a refused file that are kept with it. */
const KEPT_OCTETS = 256 * 1024

export async function readFile({ pool }: DomainReportsWorld, file: FileToKeep): Promise<ReadFile> {
  const { name, session, mail, sharers } = file
  try {
    return await pool.run({ operation: 'reportFile', input: { name, session }, mail, sharers })
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    const reason = message('reports.kept.unreadable')
    return { reports: [], refused: [{ reason, reporter: '', domain: null }], mail: null }
  }
}

/** `octets`: of the file, for a refusal. */
type ToStore = Pick<FileToKeep, 'name' | 'session' | 'receivedAt'> & {
  way: ReportWay
  size: number
  octets(): Promise<Uint8Array | null>
}

/** Stores what was read of octets that are here, in a transaction of its own; see `keepRead`. */
export const keepOctets = (
  { db }: Pick<DomainReportsWorld, 'db'>,
  domain: ReportDomainRow,
  file: Pick<ToStore, 'name' | 'session' | 'receivedAt' | 'way'> & { octets: Uint8Array },
  read: ReadFile,
): Promise<Kept | null> => {
  const { octets, ...about } = file
  const toStore = { ...about, size: octets.byteLength, octets: async () => octets }
  return db.transaction().execute((trx) => keepRead(trx, domain, toStore, read))
}

/** Null, and nothing is stored, if the domain is gone. */
export async function keepRead(
  trx: Db,
  domain: ReportDomainRow,
  file: ToStore,
  read: ReadFile,
): Promise<Kept | null> {
  const kept = await holdReportDomain(trx, domain.id)
  if (kept === undefined) return null
  const reports: KeptReport[] = []
  const refused: RefusedPart[] = [...read.refused]
  let room = MOST_ROWS - kept
  for (const report of read.reports) {
    const reason = refusalOf(report, domain.domain, room)
    if (reason) {
      refused.push({ reason, reporter: report.reporter, domain: null })
      continue
    }
    const stored = await storeReport(
      trx,
      domain.id,
      newReport(report, read.mail, file.receivedAt, domain.domain),
      file.receivedAt,
    )
    room -= stored.rows
    const { kind, reporter, id, begin, end, messages, problems } = report
    reports.push({ kind, reporter, id, begin, end, messages, problems, ...stored })
  }
  if (reports.length > 0 && !counts(read.mail)) await trimUncounted(trx, domain.id, MOST_UNCOUNTED)
  await keepRefused(trx, domain.id, file, refused)
  return { reports, refused }
}

/** An uploaded file counts; one that came by mail counts if the mail passed DMARC. */
const counts = (mail: MailProof | null): boolean => mail === null || mail.dmarc === 'pass'

function refusalOf(report: ReadReport, own: string, room: number): Message | null {
  const { domains, rowCount } = report
  const domain = domains.find((each) => each !== '')
  // A TLS report may name no domain at all: whoever brought it here says which one it is.
  if (domain !== undefined && !domains.some((each) => isOf(report, each, own))) {
    return message('reports.kept.other_domain', { domain, own })
  }
  return rowCount > room ? message('reports.kept.full') : null
}

/**
 * OpenDMARC names the domain of From as the policy domain. It sends reports about a subdomain to the address in the record of
 * the organizational domain.
 */
const isOf = ({ kind }: ReadReport, domain: string, own: string): boolean =>
  domain === own || (kind === 'aggregate' && domain.endsWith(`.${own}`))

function newReport(report: ReadReport, mail: MailProof | null, receivedAt: Date, own: string): NewReport {
  const { kind, reporter, id, begin, end, key, policy, problems, messages, passed, rows, rowCount, lastDay } =
    report
  const counted = counts(mail)
  const nextDay = new Date(receivedAt.getTime() + 86_400_000).toISOString().slice(0, 10)
  return {
    ...{ kind, reporter, id, begin, end, messages, passed, rowCount, counted },
    // A forged copy that came first must not keep the true one out.
    key: counted ? key : `${key}!`,
    ...{ mailFrom: mail?.from ?? null, mailDmarc: mail?.dmarc ?? null },
    // That of a subdomain is not the domain's.
    policy: policy && report.domains.includes(own) ? JSON.stringify(policy) : null,
    problems: JSON.stringify(problems),
    rows: counted ? rows : [],
    lastDay: lastDay !== null && lastDay < nextDay ? lastDay : receivedAt.toISOString().slice(0, 10),
  }
}

async function keepRefused(
  trx: Db,
  domainId: string,
  file: ToStore,
  refused: readonly RefusedPart[],
): Promise<void> {
  const { name, way, size, session, receivedAt: at } = file
  let octets = refused.length > 0 && size <= KEPT_OCTETS ? await file.octets() : null
  for (const { reason, reporter } of refused.slice(0, REFUSALS_OF_FILE)) {
    const refusal = { way, name: name.slice(0, 300), reporter }
    const about = { ...refusal, reason, size, octets, session }
    await storeRefusal(trx, domainId, about, { at, most: MOST_REFUSALS, version })
    octets = null
  }
}
