import type { PlaceNote } from '../locate.ts'
import type { SeedTroubleCode } from '../mailbox-world.ts'
import type { SeedProgress } from '../seed-state.ts'
import type { Tab } from '../types.ts'
import { span } from './words.ts'

/** The sentence of a row: what happened, or why nothing is known. */

export type NoteFacts = {
  progress: SeedProgress
  tab: Tab | null
  folder: string | null
  placeNote: PlaceNote | null
  /** Microsoft's decision where the folder is another one. */
  otherDest: 'I' | 'J' | null
  deliverySeconds: number | null
}

export const troubles: Record<SeedTroubleCode, string> = {
  authentication: 'the provider refused its user name or password',
  consent: 'the consent for OAuth was withdrawn or has expired',
  token: 'no access token could be had',
  unreachable: 'no connection could be made',
  tls: 'no safe connection could be made',
  timeout: 'the server did not answer in time',
  protocol: 'the server answered what is not IMAP, or too much',
  'refused-address': 'its host leads to a private address',
  folders: 'it has no inbox that can be read',
  throttled: 'the provider asked to wait',
  'no-key': 'the key for its password is not on this server',
  'switched-off': 'it was switched off',
  removed: 'it was removed',
  emptied: 'the simulated mailboxes were emptied by a restart of this server',
}

/** Why a mailbox cannot be read, as the end of a sentence. */
export const troubleText = (code: SeedTroubleCode): string => troubles[code]

export const tabNames: Partial<Record<Tab, string>> = {
  promotions: 'Promotions',
  updates: 'Updates',
  social: 'Social',
  forums: 'Forums',
}

export const placeNotes: Record<PlaceNote, string> = {
  trash: 'In the trash: a rule of this mailbox, or a person, put it there.',
  archive: 'In the archive: a rule of this mailbox, or a person, put it there.',
  rule: 'In a folder of the owner: a rule of this mailbox put it there, not the spam filter.',
  'all-mail': 'In All Mail but not in the inbox: a rule of this mailbox archived it.',
  sent: 'Among the sent mail: the sender and this mailbox seem to be the same account.',
  drafts: 'Among the drafts: a program put it there.',
}

const shortNames: Record<Tab, string> = {
  inbox: 'in the inbox',
  promotions: 'under Promotions',
  updates: 'under Updates',
  social: 'under Social',
  forums: 'under Forums',
  other: 'in another folder',
  spam: 'in the spam folder',
  missing: 'nowhere',
}

function place({ tab, folder, placeNote }: NoteFacts): string {
  if (tab === 'inbox') return 'In the inbox.'
  if (tab === 'spam') return `Filed as spam, in the folder "${folder ?? ''}".`
  if (tab !== null && tabNames[tab]) return `Under ${tabNames[tab]}, not among the main mail.`
  return placeNotes[placeNote ?? 'rule']
}

function moved({ progress, tab }: NoteFacts): string {
  const { found, foundAt, rechecks } = progress
  if (found === null || foundAt === null) return ''
  if (tab !== found.tab) {
    const when = rechecks.find((recheck) => recheck.tab === tab)
    const after = when ? ` within ${span(Math.max(60, (when.at - foundAt) / 1000))}` : ''
    return ` It was ${shortNames[found.tab]} at first and was moved${after}.`
  }
  const last = rechecks.at(-1)
  if (last === undefined || last.tab === tab) return ''
  return last.tab === null ? ' It is not there any more.' : ` Now it is ${shortNames[last.tab]}.`
}

function dest({ otherDest }: NoteFacts): string {
  if (otherDest === 'I')
    return " Microsoft's server had decided for the inbox: a mail program, a rule or a later check moved it."
  return otherDest === 'J'
    ? " Microsoft's server had decided for junk: a mail program, a rule or a person moved it."
    : ''
}

function copies({ progress }: NoteFacts): string {
  if (progress.copies === 0) return ''
  return ` ${progress.copies} more with this marker came later; the first one counts.`
}

const late = ({ progress, deliverySeconds }: NoteFacts): string =>
  progress.state === 'late'
    ? `Arrived after it had been called missing${deliverySeconds === null ? '' : `, after ${span(deliverySeconds)} on the way`}. `
    : ''

function missing({ progress: { begunAt, missingSince } }: NoteFacts): string {
  const waited = begunAt !== null && missingSince !== null ? (missingSince - begunAt) / 1000 : null
  const after = waited === null ? '' : ` ${span(waited)} after the first mail of this test was seen`
  return `In none of the folders of this mailbox${after}. It may have been dropped, held back or never sent.`
}

const emptied =
  'The simulated mailboxes were emptied by a restart of this server: mail from before it cannot be seen any more, mail that comes now can.'

function pending({ trouble, begunAt }: SeedProgress): string {
  if (trouble?.code === 'emptied') return emptied
  if (trouble) return `This mailbox cannot be read now: ${troubles[trouble.code]}. It is tried again.`
  return begunAt === null ? 'Waiting for the mail.' : 'Not there yet; the mailbox is being watched.'
}

export function rowNote(facts: NoteFacts): string {
  const { progress } = facts
  switch (progress.state) {
    case 'pending':
      return pending(progress)
    case 'unreachable':
      return `Nothing is known: this mailbox could not be read, because ${progress.trouble ? troubles[progress.trouble.code] : 'it gave no answer'}. It counts neither for nor against.`
    case 'missing':
      return missing(facts)
    case 'rejected':
      return `The provider refused it: ${progress.rejection || 'no reason was given'}`
    case 'delivered':
    case 'late':
      return `${late(facts)}${place(facts)}${moved(facts)}${dest(facts)}${copies(facts)}`
  }
}
