import type { Share, Summary } from '../report-types.ts'
import { mailboxes, named, verb } from './words.ts'

export type VerdictCode =
  | 'unreadable'
  | 'nowhere'
  | 'all-spam'
  | 'inbox'
  | 'all-tabs'
  | 'tabs'
  | 'missing'
  | 'spam'
  | 'spam-and-missing'

export type VerdictFacts = {
  summary: Summary
  counted: number
  share: Share
  /** Names of providers. */
  spam: string[]
  missing: string[]
  tabs: string[]
  simulated: boolean
}

const files = (names: string[]): string => verb(names.length, 'files', 'file')

export const verdictTitles: Record<VerdictCode, (facts: VerdictFacts) => string> = {
  unreadable: () => 'None of the mailboxes could be read, so nothing is known',
  nowhere: ({ counted }) =>
    counted === 1 ? 'It did not arrive in the mailbox' : `It arrived in none of the ${counted} mailboxes`,
  'all-spam': ({ counted }) =>
    counted === 1 ? 'The mailbox filed it as spam' : `All ${counted} mailboxes filed it as spam`,
  inbox: ({ counted }) =>
    counted === 1
      ? 'It is in the inbox of the one mailbox'
      : `It is in the inbox of all ${counted} mailboxes`,
  'all-tabs': () => 'It arrived everywhere, but nowhere among the main mail',
  tabs: ({ tabs }) =>
    `It arrived everywhere; ${named(tabs)} ${verb(tabs.length, 'puts', 'put')} it beside the main inbox`,
  missing: ({ missing }) => `It did not arrive at ${named(missing)}`,
  spam: ({ spam, summary }) =>
    `${named(spam)} ${files(spam)} it as spam${summary.inbox > 0 ? '; elsewhere it arrives' : ''}`,
  'spam-and-missing': ({ spam, missing }) =>
    `${named(spam)} ${files(spam)} it as spam, and it did not arrive at ${named(missing)}`,
}

function counts({ spam, missing }: Summary): string {
  const parts = [
    spam > 0 ? `${spam} ${verb(spam, 'has', 'have')} it as spam` : '',
    missing > 0 ? `in ${missing} it did not arrive` : '',
  ].filter((part) => part !== '')
  if (parts.length === 0) return ''
  const text = parts.join(', ')
  return ` ${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

function open({ pending, unknown }: Summary): string {
  const waits = pending > 0 ? ` ${mailboxes(pending)} ${verb(pending, 'is', 'are')} still open.` : ''
  const unread =
    unknown > 0
      ? ` ${mailboxes(unknown)} could not be read and ${verb(unknown, 'counts', 'count')} neither way.`
      : ''
  return waits + unread
}

/** `title` without a full stop. */
export function verdictText(code: VerdictCode, facts: VerdictFacts): { title: string; text: string } {
  const simulated = facts.simulated
    ? ' These mailboxes are simulated: they show how a test works, not what real providers do.'
    : ''
  const ground = code === 'unreadable' ? '' : `${facts.share.text}${counts(facts.summary)}`
  return { title: verdictTitles[code](facts), text: `${ground}${open(facts.summary)}${simulated}`.trim() }
}
