import { randomUUID } from 'node:crypto'
import { message } from '@postproof/messages/message'
import { DROP } from '@postproof/spam-test/issues'
import { metaOf } from '#contract/common.ts'
import { Refusal, refuseField } from '#platform/refusals/refusal.ts'
import { type IssueCursor, type ListedIssue, listIssues } from '#storage/newsletters/issues.ts'
import {
  changeNewsletter,
  countNewsletters,
  deleteNewsletter,
  insertNewsletter,
  listNewsletters,
} from '#storage/newsletters/newsletters.ts'
import { requireConfirmed } from '../accounts/confirmed.ts'
import type { SignedIn } from '../accounts/visitor.ts'
import { newsletterAddresses } from './address.ts'
import { mostADay } from './mails.ts'
import { presentIssues, presentNewsletter } from './present.ts'
import type { NewslettersService } from './types.ts'
import { type NewslettersWorld, noNewsletter, requireNewsletter } from './world.ts'

/** Newsletters of one account, where its plan names no limit. */
const MOST_NEWSLETTERS = 500
/** Issues that are read beyond a page, so that its last one is compared with the one before it even if some have no result. */
const BEYOND = 3

export function createNewsletters(world: NewslettersWorld): NewslettersService {
  const { db, mailDomain, clock } = world
  const own = (id: string, { accountId }: SignedIn) => ({ accountId, id })
  const read = async (id: string, caller: SignedIn) =>
    presentNewsletter(await requireNewsletter(world, id, caller), mailDomain)
  return {
    async list(query, caller) {
      const { orders: order, ...filter } = query
      const [{ data, total }, { count, clients }, limits] = await Promise.all([
        listNewsletters(
          db,
          caller.accountId,
          { ...filter, client: query.client, order },
          new Date(clock.now()),
        ),
        countNewsletters(db, caller.accountId),
        limitsOf(world, caller),
      ])
      return {
        data: data.map((row) => presentNewsletter(row, mailDomain)),
        meta: metaOf(query, total),
        summary: { newsletters: count, limit: limits.newsletters, per_day: limits.perDay },
        clients,
      }
    },
    async add({ name, client, note }, caller) {
      requireConfirmed(caller)
      const { newsletters: limit } = await limitsOf(world, caller)
      const most = Math.min(limit ?? MOST_NEWSLETTERS, MOST_NEWSLETTERS)
      const row = {
        ...{ id: randomUUID(), account_id: caller.accountId, name, client, note },
        ...{ tag: newsletterAddresses.newTag(), created_at: new Date(clock.now()) },
      }
      if (!(await insertNewsletter(db, row, most))) throw tooMany(most)
      return read(row.id, caller)
    },
    async read(id, { before, limit }, caller, language = 'en') {
      const newsletter = await read(id, caller)
      const issues = await listIssues(db, id, {
        before: before === undefined ? null : cursorOf(before),
        most: limit + BEYOND,
      })
      const last = issues[limit - 1]
      return {
        ...newsletter,
        drop_points: DROP,
        data: presentIssues(issues, limit, language),
        next: last && issues.length > limit ? textOf(last) : null,
      }
    },
    async change(id, { paused, every_days: everyDays, ...change }, caller) {
      const now = new Date(clock.now())
      const pausedAt = paused === undefined ? undefined : paused ? now : null
      const changed = { ...change, pausedAt, everyDays, now }
      if (!(await changeNewsletter(db, own(id, caller), changed))) throw noNewsletter()
      return read(id, caller)
    },
    async remove(id, caller) {
      if (!(await deleteNewsletter(db, own(id, caller)))) throw noNewsletter()
    },
  }
}

/** How many newsletters the plan of an account tests (null: without limit), and how many mails to each on a day. */
async function limitsOf({ plans }: Pick<NewslettersWorld, 'plans'>, caller: SignedIn) {
  const { limits } = await plans.entitled({ account: caller })
  return {
    newsletters: limits.newsletters,
    perDay: mostADay(limits.spam_check),
  }
}

const tooMany = (most: number) =>
  new Refusal(
    403,
    'quota_exceeded',
    most === 0 ? 'newsletters.none_in_plan' : message('newsletters.full', { count: most }),
  )

/** When an issue came and the id of its test: no two have the same. */
const textOf = ({ received_at, test_id }: ListedIssue) => `${received_at.getTime()}-${test_id}`

const cursorPattern = /^(\d{1,15})-([a-z2-7]{29}(?:-\d{1,6})?)$/

function cursorOf(text: string): IssueCursor {
  const [, ms, testId] = cursorPattern.exec(text) ?? []
  if (ms === undefined || testId === undefined) throw refuseField('before', 'newsletters.no_such_page')
  return { receivedAt: new Date(Number(ms)), testId }
}
