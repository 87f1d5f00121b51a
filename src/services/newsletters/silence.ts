import type { Language } from '@postproof/messages/languages'
import { message } from '@postproof/messages/message'
import { sayIn } from '@postproof/messages/say'
import type { EventData } from '#contract/events.ts'
import { languageOfAccount } from '#contract/language.ts'
import { findAccount } from '#storage/accounts.ts'
import type { Db } from '#storage/db.ts'
import { storeEvent } from '#storage/events/events.ts'
import { accountsWithSilence, type SilentNewsletter, takeSilent } from '#storage/newsletters/silence.ts'
import { alertOwner } from '../accounts/alert.ts'
import type { TellWorld } from './tell.ts'
import { tellAccounts } from './tell-accounts.ts'

/**
 * Tells owners of newsletters that do not come, once until an email comes again: all of an account in one letter, and each as an
 * event.
 */

export async function tellSilence(world: TellWorld): Promise<void> {
  const now = new Date(world.clock.now())
  const accountIds = await accountsWithSilence(world.db, now)
  await tellAccounts(world, accountIds, (trx, accountId) => tellAccount(world, trx, { accountId, now }))
}

async function tellAccount(
  world: TellWorld,
  trx: Db,
  { accountId, now }: { accountId: string; now: Date },
): Promise<boolean> {
  const silent = await takeSilent(trx, accountId, now)
  const account = await findAccount(trx, accountId)
  const [first] = silent
  if (!first || !account) return true
  for (const { id, name, every_days, expected_from } of silent) {
    const data: EventData<'newsletter.silent'> = {
      ...{ newsletter: id, name, every_days, expected_from: expected_from.toISOString() },
    }
    await storeEvent(trx, {
      accountId,
      type: 'newsletter.silent',
      object: `newsletters/${id}`,
      data,
      at: now,
    })
  }
  const url = `${world.publicUrl}/newsletters${silent.length === 1 ? `/${first.id}` : ''}`
  const letter = silenceLetter(silent, languageOfAccount(account))
  return alertOwner(world, trx, account, { kind: 'newsletter-alert', ...letter, url })
}

/** More are shown on the pages. */
const MOST_SAID = 20

/** Subject and text; `silent`: the longest silence first. */
function silenceLetter(
  silent: readonly SilentNewsletter[],
  language: Language,
): { title: string; text: string } {
  const say = sayIn(language)
  const said = silent
    .slice(0, MOST_SAID)
    .map(({ name, every_days: days, expected_from: since }) =>
      say(message('newsletters.silence.item', { name, days, since: since.getTime() })),
    )
  return {
    title: say(message('newsletters.silence.title', { name: silent[0]!.name, others: silent.length - 1 })),
    text: [...said, say(message('newsletters.silence.fix'))].join('\n\n'),
  }
}
