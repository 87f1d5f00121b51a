import type { Language } from '@postproof/messages/languages'
import { message } from '@postproof/messages/message'
import { sayIn } from '@postproof/messages/say'
import type { EventData } from '#contract/events.ts'
import { languageOfLocale } from '#contract/language.ts'
import type { Mailer } from '#platform/mailer/types.ts'
import { type AccountRow, findAccount } from '#storage/accounts.ts'
import type { Db } from '#storage/db.ts'
import type { ReportDomainRow } from '#storage/domain-reports/domains.ts'
import {
  claimComparison,
  forgetNotices,
  keepNotices,
  knownNotices,
  reporterDays,
} from '#storage/domain-reports/notices.ts'
import { storeEvent } from '#storage/events/events.ts'
import type { MayWrite } from '../accounts/letters.ts'
import { compareReports, type Notice } from './notices.ts'
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
/** What the last days say. */
const SPAN_DAYS = 30
/** In this time after it was added every source of a domain is new, and none is news. */
const LEARNING_MS = 14 * DAY_MS
const MOST_A_RUN = 200

export function createReportNotices(world: World): ReportNotices {
  const { db, clock, log } = world
  let running: Promise<number> | null = null
  const run = async () => {
    let count = 0
    while (count < MOST_A_RUN) {
      const now = clock.now()
      const domain = await claimComparison(db, new Date(now), new Date(now - EVERY_MS))
      if (!domain) break
      count++
      try {
        await compare(world, domain)
      } catch (error) {
        log.error({ error, domain: domain.domain }, 'reports are compared tomorrow')
      }
    }
    return count
  }
  return {
    work() {
      running ??= run().finally(() => {
        running = null
      })
      return running
    },
  }
}

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)

async function compare(world: World, domain: ReportDomainRow & { first_comparison: boolean }): Promise<void> {
  const { db, clock } = world
  const now = clock.now()
  const from = dayOf(now - SPAN_DAYS * DAY_MS)
  const [{ summary }, reporters, known] = await Promise.all([
    judgeSpan(world, domain, { from, to: null }),
    reporterDays(db, domain.id, from),
    knownNotices(db, domain.id),
  ])
  const { news, over } = compareReports(summary, reporters, known)
  const isLearning = domain.first_comparison || now - domain.created_at.getTime() < LEARNING_MS
  await db.transaction().execute(async (trx) => {
    await forgetNotices(trx, domain.id, over)
    const at = new Date(now)
    const keys = [...new Set(news.flatMap((notice) => notice.keys))]
    const fresh = await keepNotices(trx, { domainId: domain.id, keys, told: !isLearning, at })
    if (isLearning) return
    const seen = new Set<string>()
    const told = news.filter(({ keys: [key, ...others] }) => {
      const isNews = fresh.has(key) && !seen.has(key)
      for (const each of [key, ...others]) seen.add(each)
      return isNews
    })
    if (told.length > 0) await tell(world, trx, { domain, told, at })
  })
}

type Told = { domain: ReportDomainRow; told: readonly Notice[]; at: Date }

async function tell(world: World, trx: Db, { domain, told, at }: Told): Promise<void> {
  const account = await findAccount(trx, domain.account_id)
  if (!account) return
  const language = languageOfLocale(account.locale) ?? 'en'
  const say = sayIn(language)
  const object = `domains/${domain.domain}/reports`
  for (const { kind, says, advice } of told) {
    const data: EventData<'dmarc.notice'> = {
      ...{ domain: domain.domain, kind, says: say(says) },
      fix: advice && say(advice),
    }
    await storeEvent(trx, { accountId: account.id, type: 'dmarc.notice', object, data, at })
  }
  // The address may be another's until it is confirmed.
  if (account.confirmed_at) await mail(world, trx, { account, domain: domain.domain, told, object, language })
}

/** Throws if it has to wait: then nothing was told, and tomorrow it is. */
async function mail(
  { mailer, mayWrite, publicUrl }: World,
  trx: Db,
  about: { account: AccountRow; domain: string; told: readonly Notice[]; object: string; language: Language },
): Promise<void> {
  const { account, domain, told, object, language } = about
  const { id, email: to, locale } = account
  const letter = { kind: 'report-alert' as const, to }
  const say = sayIn(language)
  const title = say(message('reports.notice.title', { domain, count: told.length }))
  const text = told
    .map(({ says, advice }) => [say(says), ...(advice ? [say(advice)] : [])].join(' '))
    .join('\n\n')
  const isQueued =
    (await mayWrite(trx, account, letter)) &&
    (await mailer.send(
      { ...letter, title, text, url: `${publicUrl}/${object}`, locale },
      { trx, account: id },
    ))
  if (!isQueued) throw new Error('the letter has to wait')
}
