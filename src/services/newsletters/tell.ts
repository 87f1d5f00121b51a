import type { Clock } from '@postproof/engine/world'
import type { Language } from '@postproof/messages/languages'
import { message } from '@postproof/messages/message'
import { sayIn } from '@postproof/messages/say'
import type { Logger } from 'pino'
import type { EventData } from '#contract/events.ts'
import { languageOfAccount } from '#contract/language.ts'
import type { Mailer } from '#platform/mailer/types.ts'
import { type AccountRow, findAccount } from '#storage/accounts.ts'
import type { Db } from '#storage/db.ts'
import { storeEvent } from '#storage/events/events.ts'
import { accountsWithDrops, type DroppedIssue, takeDrops } from '#storage/newsletters/issues.ts'
import { alertOwner } from '../accounts/alert.ts'
import type { MayWrite } from '../accounts/letters.ts'
import { reasonOf } from './present.ts'
import { tellAccounts } from './tell-accounts.ts'

/** Tells owners of drops: all of an account in one letter, and each as an event, in the transaction that marks them as told. */

export type TellWorld = {
  db: Db
  clock: Clock
  log: Logger
  mailer: Mailer
  mayWrite: MayWrite
  publicUrl: string
}

export async function tellDrops(world: TellWorld): Promise<void> {
  const accountIds = await accountsWithDrops(world.db)
  await tellAccounts(world, accountIds, (trx, accountId) => tellAccount(world, trx, accountId))
}

async function tellAccount(world: TellWorld, trx: Db, accountId: string): Promise<boolean> {
  const now = new Date(world.clock.now())
  const drops = await takeDrops(trx, accountId, now)
  const account = await findAccount(trx, accountId)
  if (drops.length === 0 || !account) return true
  for (const drop of drops) await storeDrop(trx, account, drop, now)
  const letter = letterOf(drops, languageOfAccount(account))
  const [first] = drops
  const isOne = drops.every(({ newsletter_id }) => newsletter_id === first!.newsletter_id)
  const url = `${world.publicUrl}/newsletters${isOne ? `/${first!.newsletter_id}` : ''}`
  return alertOwner(world, trx, account, { kind: 'newsletter-alert', ...letter, url })
}

async function storeDrop(
  trx: Db,
  { id: accountId }: AccountRow,
  drop: DroppedIssue,
  at: Date,
): Promise<void> {
  const { test_id: report, subject, sender, score, before, first_fix } = drop
  if (!before) return
  const data: EventData<'report.score_dropped'> = {
    ...{ report, subject, sender, score, before, first_fix, drop: drop.drop_by },
    newsletter: { id: drop.newsletter_id, name: drop.name },
    reasons: drop.reasons.map(({ id }) => id),
  }
  const object = `results/${report}`
  await storeEvent(trx, { accountId, type: 'report.score_dropped', object, data, at, once: true })
}

/** More are counted, and shown on the pages. */
const MOST_SAID = 20

/** Subject and text of a letter; the deepest drop first. */
export function letterOf(
  drops: readonly DroppedIssue[],
  language: Language,
): { title: string; text: string } {
  const say = sayIn(language)
  const sorted = drops.toSorted((a, b) => b.drop_by - a.drop_by)
  const said = sorted.slice(0, MOST_SAID).map((drop) => paragraphOf(drop, language))
  const more = drops.length - said.length
  const others = new Set(drops.map(({ newsletter_id }) => newsletter_id)).size - 1
  return {
    title: say(message('newsletters.mail.title', { name: sorted[0]!.name, others })),
    text: [...said, ...(more > 0 ? [say(message('newsletters.mail.more', { count: more }))] : [])].join(
      '\n\n',
    ),
  }
}

function paragraphOf(drop: DroppedIssue, language: Language): string {
  const say = sayIn(language)
  const { name, drop_by: points, reasons } = drop
  const facts = { name, points, score: Math.round(drop.score ?? 0), subject: drop.subject ?? '' }
  return [
    say(message('newsletters.mail.item', facts)),
    ...reasons.map((finding) => {
      const { title, says } = reasonOf(finding, language)
      return say(message('newsletters.mail.reason', { title, says }))
    }),
  ].join(' ')
}
