import { freeMailDomains } from '@postproof/engine/free-mail-domains'
import { getDomain } from 'tldts'
import type { MailNote } from './mails.ts'

/** Who sent a mail, and which mails belong together: no sender and no campaign is in two folds. */

/** What groups are made of. `from`: the address of the sender, empty where there is none. */
export type Grouped = { note: MailNote; from: string; subject: string }

/** Mails of one list, one source or one hand: what only they share says nothing of others. */
export function originOf({ source, brand }: MailNote): string {
  if (source === 'spamassassin') return brand.replace(/-\d$/, '')
  return source === 'list-spam' ? brand : source
}

/** Sources of the older set whose brands are real senders. */
const ofSeveralSenders = new Set(['omnivore', 'sofn-xyz'])

/** Returns the sender: of a wrapped mail its source, because the wrapper made up the name. */
export function senderOf({ note, from }: Grouped): string {
  const { set, source, brand, form } = note
  if (set === 'modern') return `modern ${brand}`
  if (form === 'wrapped') return ofSeveralSenders.has(source) ? `${source} ${brand}` : source
  const domain = getDomain(from.slice(from.indexOf('@') + 1)) ?? ''
  const isShared = domain === '' || freeMailDomains.has(domain)
  return `${source} ${isShared ? from.toLowerCase() : domain}`
}

/** A shorter subject, such as "Hello", is of many campaigns. */
const OF_ONE_CAMPAIGN = 12

const campaignOf = ({ note, subject }: Grouped): string | null => {
  const words = subject
    .toLowerCase()
    .replace(/^(?:\s{0,9}(?:re|fwd?|aw|wg)\s{0,9}:|\s{0,9}\[[^\]]{0,60}\]){1,9}/, '')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
  return words.length < OF_ONE_CAMPAIGN ? null : `${note.label} ${words}`
}

/** Returns the group of each mail, joined over equal senders and equal subjects. */
export function groupsOf(mails: readonly Grouped[]): number[] {
  const parents = mails.map((_, at) => at)
  const rootOf = (at: number): number => {
    let root = at
    while (parents[root] !== root) root = parents[root]!
    parents[at] = root
    return root
  }
  const firstWith = new Map<string, number>()
  for (const [at, mail] of mails.entries())
    for (const key of [`from ${senderOf(mail)}`, campaignOf(mail)]) {
      if (key === null) continue
      const first = firstWith.get(key)
      if (first === undefined) firstWith.set(key, at)
      else parents[rootOf(at)] = rootOf(first)
    }
  return mails.map((_, at) => rootOf(at))
}

/** Returns the fold of each mail: each group, the largest first, goes where its origin has the fewest mails. */
export function foldsOf(mails: readonly Grouped[], folds: number): number[] {
  const groups = Map.groupBy(groupsOf(mails).entries(), ([, group]) => group)
  const counts = new Map<string, number[]>()
  const foldOf = new Array<number>(mails.length).fill(0)
  for (const members of [...groups.values()].sort((a, b) => b.length - a.length)) {
    const { note } = mails[members[0]![0]]!
    const key = `${note.label} ${note.set === 'modern' ? note.source : note.set}`
    const sizes = counts.get(key) ?? new Array<number>(folds).fill(0)
    counts.set(key, sizes)
    const fold = sizes.indexOf(Math.min(...sizes))
    sizes[fold]! += members.length
    for (const [at] of members) foldOf[at] = fold
  }
  return foldOf
}
