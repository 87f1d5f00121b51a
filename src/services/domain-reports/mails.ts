import { randomUUID } from 'node:crypto'
import type { Session } from '@postproof/spam-test/types'
import { createReruns } from '#platform/concurrency/reruns.ts'
import { domainOfTag, reportDomainById } from '#storage/domain-reports/domains.ts'
import {
  claimReportMail,
  deleteReportMail,
  insertReportMail,
  putOffReportMail,
  type ReportMail,
  readReportMail,
} from '#storage/domain-reports/mails.ts'
import type { ReadFile } from '../analysis/report-file.ts'
import { sharersOf } from '../analysis/sharers.ts'
import { tagOfAddress } from './address.ts'
import { keepRead, readFile } from './keep.ts'
import type { DomainReportsWorld } from './world.ts'

/**
 * Reports that come by mail. A mail is in the database before it is answered with 250, and stays there until its rows are: both
 * happen in one transaction, so that a process may be killed anywhere.
 */
export type ReportMails = {
  /** The id of the domain that collects at this address; null for any other address. */
  recognize(address: string): Promise<string | null>
  /** Resolves when the mail is durable; false, and nothing is kept, if too many of the domain wait. */
  accept(domainId: string, mail: { raw: Uint8Array; session: Session }): Promise<boolean>
  /** Reads what is due; answers how many mails were settled. */
  work(): Promise<number>
  /** Resolves when nothing is being read. */
  idle(): Promise<void>
}

/** What waits of one domain; more is answered with 452, and the reporter sends it again. */
const MOST_WAITING = { mails: 500, octets: 200 * 1024 * 1024 }
/** Between tries of a mail whose DMARC could not be checked, or that could not be stored. */
const PAUSES_S = [60, 300, 1_800, 7_200, 21_600]

export function createReportMails(world: DomainReportsWorld): ReportMails {
  const { db, config, clock, log } = world
  const { run: work, idle } = createReruns(async () => {
    let settled = 0
    for (let mail = await claimReportMail(db); mail; mail = await claimReportMail(db))
      if (await settleOrPutOff(world, mail)) settled++
    return settled
  })
  return {
    async recognize(address) {
      const tag = tagOfAddress(address, config.MAIL_DOMAIN)
      return tag === null ? null : ((await domainOfTag(db, tag))?.id ?? null)
    },
    async accept(domainId, { raw, session }) {
      const mail = { id: randomUUID(), domainId, raw, session, receivedAt: new Date(clock.now()) }
      if (!(await insertReportMail(db, mail, MOST_WAITING))) return false
      work().catch((error) => log.warn({ error }, 'report mails wait in the database and are read later'))
      return true
    },
    work,
    idle,
  }
}

/** False for a mail that is tried again. */
async function settleOrPutOff(world: DomainReportsWorld, mail: ReportMail): Promise<boolean> {
  const { db, log } = world
  const pause = PAUSES_S[mail.tries - 1]
  try {
    if (await settle(world, mail, pause === undefined)) return true
  } catch (error) {
    log.warn(
      { error, mail: mail.id, tries: mail.tries },
      'a report mail could not be stored and is tried again',
    )
  }
  await putOffReportMail(db, mail.id, pause ?? PAUSES_S.at(-1)!)
  return false
}

/** False, and nothing is stored, while its DMARC could not be checked; at the last try it is stored all the same. */
async function settle(world: DomainReportsWorld, mail: ReportMail, isLast: boolean): Promise<boolean> {
  const { db, log } = world
  const { id, domainId, session, receivedAt, size } = mail
  const domain = await reportDomainById(db, domainId)
  if (!domain) return true
  const load = async () => {
    const raw = await readReportMail(db, id)
    if (!raw) throw new Error('the mail is gone')
    return raw
  }
  const file = { name: `${receivedAt.toISOString().slice(0, 19)}Z.eml`, session, receivedAt }
  const read = await readFile(world, {
    ...file,
    mail: { octets: size, load },
    sharers: sharersOf(session, null),
  })
  if (!isLast && isUndecided(read)) return false
  const kept = await db.transaction().execute(async (trx) => {
    const done = await keepRead(
      trx,
      domain,
      { ...file, way: 'mail', size, octets: () => readReportMail(trx, id) },
      read,
    )
    await deleteReportMail(trx, id)
    return done
  })
  if (kept) log.info({ reports: kept.reports.length, refused: kept.refused.length }, 'a report mail was read')
  return true
}

/** The sender of the mail could not be checked, which may be possible later. */
export const isUndecided = ({ mail }: ReadFile): boolean =>
  mail !== null && (mail.dmarc === 'no-data' || mail.dmarc === 'temperror')
