import { plain } from '@postproof/engine/plain-message'
import type { Message } from '@postproof/messages/message'
import type { PlaceNote } from './locate.ts'
import type { SeedTroubleCode } from './mailbox-world.ts'
import type { FilterVerdict } from './report-types.ts'
import { rulesSaid } from './rules-said.ts'
import type { SeedProgress } from './seed-state.ts'
import { spanOf } from './span.ts'
import type { Tab } from './types.ts'

/** What a row says: what happened, or why nothing is known. */

export type NoteFacts = {
  progress: SeedProgress
  tab: Tab | null
  /** Marked as spam by the receiving server, but outside the spam folder. */
  tagged: boolean
  filters: readonly FilterVerdict[]
  folder: string | null
  placeNote: PlaceNote | null
  /** Microsoft's decision where the folder is another one. */
  otherDest: 'I' | 'J' | null
  deliverySeconds: number | null
}

/** Why a mailbox cannot be read, as the end of a sentence. */
export const troubleMessage = (code: SeedTroubleCode | 'no-answer'): Message =>
  plain(`placement.trouble.${code}`)

const placeMessage = (tab: Tab): Message => plain(`placement.place.${tab}`)

const isTab = (tab: Tab | null): tab is 'promotions' | 'updates' | 'social' | 'forums' =>
  tab === 'promotions' || tab === 'updates' || tab === 'social' || tab === 'forums'

function place({ tab, tagged, folder, placeNote }: NoteFacts): Message {
  if (tagged && tab !== null) return { code: 'placement.row.tagged', facts: { place: placeMessage(tab) } }
  if (tab === 'inbox') return plain('placement.row.inbox')
  if (tab === 'spam') return { code: 'placement.row.spam', facts: { folder: folder ?? '' } }
  return plain(`placement.row.${isTab(tab) ? tab : (placeNote ?? 'rule')}`)
}

function moved({ progress, tab }: NoteFacts): Message[] {
  const { found, foundAt, rechecks } = progress
  if (found === null || foundAt === null) return []
  if (tab !== found.tab) {
    const when = rechecks.find((recheck) => recheck.tab === tab)
    const first = placeMessage(found.tab)
    if (!when) return [{ code: 'placement.row.moved', facts: { place: first } }]
    const time = spanOf(Math.max(60, (when.at - foundAt) / 1000))
    return [{ code: 'placement.row.moved-within', facts: { place: first, time } }]
  }
  const last = rechecks.at(-1)
  if (last === undefined || last.tab === tab) return []
  if (last.tab === null) return [plain('placement.row.gone')]
  return [{ code: 'placement.row.now', facts: { place: placeMessage(last.tab) } }]
}

function decided({ otherDest }: NoteFacts): Message[] {
  if (otherDest === null) return []
  return [plain(otherDest === 'I' ? 'placement.row.decided-inbox' : 'placement.row.decided-junk')]
}

const ruled = ({ tab, tagged, filters }: NoteFacts): Message[] =>
  tagged || tab === 'spam' ? rulesSaid(filters) : []

const copies = ({ progress: { copies: count } }: NoteFacts): Message[] =>
  count === 0 ? [] : [{ code: 'placement.row.copies', facts: { count } }]

function late({ progress, deliverySeconds }: NoteFacts): Message[] {
  if (progress.state !== 'late') return []
  if (deliverySeconds === null) return [plain('placement.row.late')]
  return [{ code: 'placement.row.late-after', facts: { underway: spanOf(deliverySeconds) } }]
}

function missing({ begunAt, missingSince }: SeedProgress): Message {
  if (begunAt === null || missingSince === null) return plain('placement.row.missing')
  const waited = spanOf((missingSince - begunAt) / 1000)
  return { code: 'placement.row.missing-after', facts: { waited } }
}

function pending({ trouble, begunAt }: SeedProgress): Message {
  if (trouble?.code === 'emptied') return plain('placement.row.emptied')
  if (trouble) return { code: 'placement.row.cannot-read', facts: { why: troubleMessage(trouble.code) } }
  return plain(begunAt === null ? 'placement.row.waiting' : 'placement.row.watched')
}

const refused = (reply: string | null): Message =>
  reply ? { code: 'placement.row.refused', facts: { reply } } : plain('placement.row.refused-without-reason')

/** Sentences one after another. */
export function rowNote(facts: NoteFacts): Message[] {
  const { progress } = facts
  switch (progress.state) {
    case 'pending':
      return [pending(progress)]
    case 'unreachable':
      return [
        {
          code: 'placement.row.unreachable',
          facts: { why: troubleMessage(progress.trouble?.code ?? 'no-answer') },
        },
      ]
    case 'missing':
      return [missing(progress)]
    case 'rejected':
      return [refused(progress.rejection)]
    case 'delivered':
    case 'late':
      return [
        ...late(facts),
        place(facts),
        ...ruled(facts),
        ...moved(facts),
        ...decided(facts),
        ...copies(facts),
      ]
  }
}
