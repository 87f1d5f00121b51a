import type { Summary } from '../../report-types.ts'
import type { VerdictCode, VerdictFacts } from '../verdict.ts'
import { named, namedAt, verb } from './words.ts'

const filesAsSpam = (names: string[]): string =>
  `${named(names)} ${verb(names.length, 'legt', 'legen')} die Mail als Spam ab`

export const verdictTitles: Record<VerdictCode, (facts: VerdictFacts) => string> = {
  unreadable: () => 'Keines der Postfächer konnte gelesen werden, also ist nichts bekannt',
  nowhere: ({ counted }) =>
    counted === 1
      ? 'Die Mail kam im Postfach nicht an'
      : `Die Mail kam in keinem der ${counted} Postfächer an`,
  'all-spam': ({ counted }) =>
    counted === 1
      ? 'Das Postfach hat die Mail als Spam abgelegt'
      : `Alle ${counted} Postfächer haben die Mail als Spam abgelegt`,
  inbox: ({ counted }) =>
    counted === 1
      ? 'Die Mail liegt im Posteingang des einen Postfachs'
      : `Die Mail liegt in allen ${counted} Postfächern im Posteingang`,
  'all-tabs': () => 'Die Mail kam überall an, aber nirgends bei den wichtigsten Mails',
  tabs: ({ tabs }) =>
    `Die Mail kam überall an; ${named(tabs)} ${verb(tabs.length, 'legt', 'legen')} sie neben den eigentlichen Posteingang`,
  missing: ({ missing }) => `Die Mail kam bei ${namedAt(missing)} nicht an`,
  spam: ({ spam, summary }) => `${filesAsSpam(spam)}${summary.inbox > 0 ? '; anderswo kommt sie an' : ''}`,
  'spam-and-missing': ({ spam, missing }) =>
    `${filesAsSpam(spam)}, und bei ${namedAt(missing)} kam sie nicht an`,
}

function counts({ spam, missing }: Summary): string {
  const parts = [
    spam > 0 ? `in ${spam} liegt sie im Spam-Ordner` : '',
    missing > 0 ? `in ${missing} kam sie nicht an` : '',
  ].filter((part) => part !== '')
  return parts.length === 0 ? '' : ` I${parts.join(', ').slice(1)}.`
}

function open({ pending, unknown }: Summary): string {
  const waits =
    pending > 0 ? ` ${pending === 1 ? '1 Postfach ist' : `${pending} Postfächer sind`} noch offen.` : ''
  const unread =
    unknown > 0
      ? ` ${unknown === 1 ? '1 Postfach konnte nicht gelesen werden und zählt' : `${unknown} Postfächer konnten nicht gelesen werden und zählen`} weder dafür noch dagegen.`
      : ''
  return waits + unread
}

/** `title` without a full stop. */
export function verdictText(code: VerdictCode, facts: VerdictFacts): { title: string; text: string } {
  const simulated = facts.simulated
    ? ' Diese Postfächer sind simuliert: Sie zeigen, wie ein Test abläuft, nicht was echte Anbieter tun.'
    : ''
  const ground = code === 'unreadable' ? '' : `${facts.share.text}${counts(facts.summary)}`
  return { title: verdictTitles[code](facts), text: `${ground}${open(facts.summary)}${simulated}`.trim() }
}
