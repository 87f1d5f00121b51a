import type { Language } from '@postproof/messages/languages'
import { message } from '@postproof/messages/message'
import { sayIn } from '@postproof/messages/say'
import { languageOfAccount } from '#contract/language.ts'
import type { WatchChange } from '#contract/watched-domains.ts'
import type { Mailer } from '#platform/mailer/types.ts'
import { findAccount } from '#storage/accounts.ts'
import type { ObservationRow } from '#storage/watch/alerts.ts'
import { alertOwner } from '../accounts/alert.ts'
import type { MayWrite } from '../accounts/letters.ts'
import type { Channel } from './channel.ts'
import { sayChange } from './words.ts'

/** Alerts by mail to the owner of the account, all in one letter. */

type World = { mailer: Mailer; mayWrite: MayWrite; publicUrl: string }

export const createMailChannel = (world: World): Channel => ({
  mark: 'sent_at',
  isCalm: true,
  async send({ accountId, alerts }, trx) {
    const account = await findAccount(trx, accountId)
    if (!account) return true
    const words = digestOf(alerts, languageOfAccount(account))
    return alertOwner(world, trx, account, {
      kind: 'watch-alert',
      ...words,
      url: `${world.publicUrl}/domains`,
    })
  },
})

/** More are counted, and shown on the page. */
const MOST_SAID = 20
const RANK = { bad: 0, warning: 1, info: 2, good: 3 }

/** Subject and text of a letter; the gravest first. */
export function digestOf(
  alerts: readonly ObservationRow[],
  language: Language,
): { title: string; text: string } {
  const say = sayIn(language)
  const rank = ({ severity }: ObservationRow) => (severity === null ? 4 : RANK[severity])
  const sorted = alerts.toSorted((a, b) => rank(a) - rank(b) || a.domain.localeCompare(b.domain, 'en'))
  const changes = sorted.slice(0, MOST_SAID).map((row) => sayChange(row, language))
  const domains = [...new Set(alerts.map(({ domain }) => domain))]
  const facts = { count: alerts.length, others: domains.length - 1, domain: sorted[0]!.domain }
  const more = alerts.length - changes.length
  return {
    title: say(message('watch.mail.title', facts)),
    text: [
      ...changes.map((change) => paragraphOf(change, language)),
      ...(more > 0 ? [say(message('watch.mail.more', { count: more }))] : []),
    ].join('\n\n'),
  }
}

const LONGEST_VALUE = 300

function paragraphOf({ domain, title, says, fix, before, after }: WatchChange, language: Language): string {
  const say = sayIn(language)
  const joined = (lines: string[]) =>
    lines.length > 0 ? lines.join(' | ').slice(0, LONGEST_VALUE) : say(message('watch.mail.nothing'))
  const values = { before: joined(before), after: joined(after) }
  return [
    say(message('watch.mail.item', { domain, part: title, says })),
    say(message('watch.mail.values', values)),
    ...(fix.length > 0 ? [say(message('watch.mail.fix', { fix: fix.join(' ') }))] : []),
  ].join(' ')
}
