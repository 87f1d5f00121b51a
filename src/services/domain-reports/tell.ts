import { message } from '@postproof/messages/message'
import { sayIn } from '@postproof/messages/say'
import type { EventData } from '#contract/events.ts'
import { languageOfAccount } from '#contract/language.ts'
import { createReruns } from '#platform/concurrency/reruns.ts'
import type { Mailer } from '#platform/mailer/types.ts'
import { findAccount } from '#storage/accounts.ts'
import type { Db } from '#storage/db.ts'
import type { ReportDomainRow } from '#storage/domain-reports/domains.ts'
import {
  claimComparison,
  endNotices,
  keepNotices,
  knownNotices,
  reporterDays,
} from '#storage/domain-reports/notices.ts'
import { storeEvent } from '#storage/events/events.ts'
import { alertOwner } from '../accounts/alert.ts'
import type { MayWrite } from '../accounts/letters.ts'
import { compareReports, knownFrom, type Notice, noticeSpan } from './notices.ts'
import { judgeSpan } from './summary.ts'
import type { DomainReportsWorld } from './world.ts'

/** Compares the reports of each domain once a day, and tells its owner what is new: once, by mail and by webhook. */
export type ReportNotices = {
  /** Answers how many domains were compared. */
  work(): Promise<number>
}

type World = DomainReportsWorld & { mailer: Mailer; mayWrite: MayWrite; publicUrl: string }

const DAY_MS = 86_400_000
/** Reports come once a day. */
const EVERY_MS = DAY_MS - 3_600_000
/** In this time after it was added every source of a domain is new, and none is news. */
const LEARNING_MS = 14 * DAY_MS
const MOST_A_RUN = 200

export function createReportNotices(world: World): ReportNotices {
  const { db, clock, log } = world
  const { run: work } = createReruns(async () => {
    let count = 0
    while (count < MOST_A_RUN) {
      const now = clock.now()
      const domain = await claimComparison(db, {
        now: new Date(now),
        before: new Date(now - EVERY_MS),
        since: new Date(`${noticeSpan(now)}T00:00:00Z`),
      })
      if (!domain) break
      count++
      try {
        await compare(world, domain)
      } catch (error) {
        log.error({ error, domain: domain.domain }, 'reports are compared tomorrow')
      }
    }
    return count
  })
  return { work }
}

async function compare(world: World, domain: ReportDomainRow & { first_comparison: boolean }): Promise<void> {
  const { db, clock } = world
  const now = clock.now()
  const from = noticeSpan(now)
  const [{ summary }, reporters, known] = await Promise.all([
    judgeSpan(world, domain, { from, to: null }),
    reporterDays(db, domain.id, from),
    knownNotices(db, domain.id),
  ])
  const { news, renamed, over } = compareReports(summary, reporters, known)
  const isLearning = domain.first_comparison || now - domain.created_at.getTime() < LEARNING_MS
  await db.transaction().execute(async (trx) => {
    const at = new Date(now)
    await endNotices(trx, domain.id, over, at)
    await keepNotices(trx, domain.id, [...knownFrom(renamed, { told: false }).values()], at)
    const entries = knownFrom(news, { told: !isLearning })
    const fresh = await keepNotices(trx, domain.id, [...entries.values()], at)
    const told = news.filter(({ keys: [key] }) => fresh.has(key) && entries.get(key)?.told)
    if (told.length > 0) await tell(world, trx, { domain, told, at })
  })
}

type Told = { domain: ReportDomainRow; told: readonly Notice[]; at: Date }

async function tell(world: World, trx: Db, { domain, told, at }: Told): Promise<void> {
  const account = await findAccount(trx, domain.account_id)
  if (!account) return
  const language = languageOfAccount(account)
  const say = sayIn(language)
  const object = `domains/${domain.domain}/reports`
  for (const { kind, says, advice } of told) {
    const data: EventData<'dmarc.notice'> = {
      ...{ domain: domain.domain, kind, says: say(says) },
      fix: advice && say(advice),
    }
    await storeEvent(trx, { accountId: account.id, type: 'dmarc.notice', object, data, at })
  }
  const title = say(message('reports.notice.title', { domain: domain.domain, count: told.length }))
  const text = told
    .map(({ says, advice }) => [say(says), ...(advice ? [say(advice)] : [])].join(' '))
    .join('\n\n')
  const letter = { kind: 'report-alert' as const, title, text, url: `${world.publicUrl}/${object}` }
  // Rolled back, so that the owner is told tomorrow.
  if (!(await alertOwner(world, trx, account, letter))) throw new Error('the letter has to wait')
}
