import type { Language } from '@postproof/messages/languages'
import { message } from '@postproof/messages/message'
import { sayIn } from '@postproof/messages/say'
import { languageOfAccount } from '#contract/language.ts'
import { findAccount } from '#storage/accounts.ts'
import type { Db } from '#storage/db.ts'
import { accountsWithSilence, type SilentNewsletter, takeSilent } from '#storage/newsletters/silence.ts'
import { alertOwner } from '../accounts/alert.ts'
import type { TellWorld } from './tell.ts'

/** Tells owners of newsletters that do not come: once, all of an account in one letter, until an email comes again. */

export async function tellSilence(world: TellWorld): Promise<void> {
  const { db, clock, log } = world
  const now = new Date(clock.now())
  for (const accountId of await accountsWithSilence(db, now)) {
    try {
      await db.transaction().execute((trx) => tellAccount(world, trx, { accountId, now }))
    } catch (error) {
      if (!(error instanceof Waits))
        log.error({ error, account: accountId }, 'a silence was not told and waits')
    }
  }
}

/** Rolls back what was marked as told. */
class Waits extends Error {}

async function tellAccount(
  world: TellWorld,
  trx: Db,
  about: { accountId: string; now: Date },
): Promise<void> {
  const silent = await takeSilent(trx, about.accountId, about.now)
  const account = await findAccount(trx, about.accountId)
  const [first] = silent
  if (!first || !account) return
  const url = `${world.publicUrl}/newsletters${silent.length === 1 ? `/${first.id}` : ''}`
  const letter = silenceLetter(silent, languageOfAccount(account))
  if (!(await alertOwner(world, trx, account, { kind: 'newsletter-alert', ...letter, url })))
    throw new Waits()
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
