import { type Message, message } from '@postproof/messages/message'
import { say } from '@postproof/messages/say'
import type { OwnFinding, SeedTrouble } from '@postproof/placement/mailbox-world'
import { MARKER_HEADER } from '@postproof/placement/marker'
import { troubleMessage } from '@postproof/placement/row-note'
import type { SeedProgress } from '@postproof/placement/seed-state'
import type { Language } from '#contract/language.ts'
import { Refusal, refuseField } from '#platform/refusals/refusal.ts'

/** What the placement services say. */

/** Where the marker goes. */
export const markerHint = (marker: string): Message =>
  message('placement.marker_hint', { marker, header: MARKER_HEADER })

const clockOf = (at: number) => new Date(at).toISOString().replace('T', ' ').slice(0, 16)

/** What was found after a report had been given, each with its time. */
export function afterReport(closed: SeedProgress, now: SeedProgress): Message[] {
  const notes: Message[] = []
  if (now.found && !closed.found) {
    const at = clockOf(now.foundAt ?? now.found.internalDate)
    notes.push(message('report.found_later', { folder: now.found.folder, at }))
  }
  const moved = now.rechecks
    .slice(closed.rechecks.length)
    .findLast(({ folder }) => folder !== null && folder !== placeOf(closed))
  if (moved?.folder && closed.found) {
    notes.push(message('report.moved_later', { folder: moved.folder, at: clockOf(moved.at) }))
  }
  return notes
}

const placeOf = ({ found, rechecks }: SeedProgress) =>
  rechecks.findLast(({ folder }) => folder !== null)?.folder ?? found?.folder ?? null

/** How a seed mailbox is, for administrators. */
export function healthText(
  health: 'untested' | 'ok' | 'failing' | 'disabled',
  trouble: SeedTrouble | null,
  language: Language = 'en',
): string {
  if (health !== 'failing' || !trouble) return say(language, message(states[health]))
  const why = troubleMessage(trouble.code)
  const { detail } = trouble
  if (detail === '') return say(language, message('mailbox.cannot_read', { why }))
  const said = typeof detail === 'string' ? detail.slice(0, 200) : messageOfFinding(detail)
  return say(language, message('mailbox.cannot_read_said', { why, said }))
}

const states = {
  untested: 'mailbox.untested',
  ok: 'mailbox.ok',
  failing: 'mailbox.failing',
  disabled: 'mailbox.disabled',
} as const

function messageOfFinding(finding: OwnFinding): Message {
  switch (finding.found) {
    case 'no-answer':
      return message('mailbox.no_answer', { ms: finding.ms })
    case 'no-token':
      return message('mailbox.no_token', { ms: finding.ms })
    case 'too-much':
      return message('mailbox.too_much', { octets: finding.octets })
    case 'leads-to': {
      const { host, address, kind } = finding
      return message('mailbox.leads_to', { host, address, kind })
    }
    case 'loopback':
      return message('mailbox.loopback', { host: finding.host })
    case 'not-resolved':
      return message('mailbox.not_resolved', { host: finding.host, outcome: finding.outcome })
    case 'status':
      return message('mailbox.status', { status: finding.status })
    default:
      return message(findings[finding.found])
  }
}

const findings = {
  'not-imap': 'mailbox.not_imap',
  'name-too-slow': 'mailbox.name_too_slow',
  'too-many-connections': 'mailbox.too_many_connections',
  'no-inbox': 'mailbox.no_inbox',
  'bad-header': 'mailbox.bad_header',
  cancelled: 'mailbox.cancelled',
  'token-address': 'mailbox.token_address',
} as const

export const notFound = () => new Refusal(404, 'not_found', 'placement.not_found')
export const noneYet = () => new Refusal(404, 'no_tests', 'placement.none_yet')
export const noBrowser = () => new Refusal(403, 'no_owner', 'placement.no_browser')
export const started = () => new Refusal(409, 'wrong_state', 'placement.started')
export const notOver = () => new Refusal(409, 'wrong_state', 'placement.not_completed')
export const noSimulated = () => new Refusal(409, 'wrong_state', 'placement.no_simulated')
export const tooManyOpen = (most: number) =>
  new Refusal(429, 'limit', message('placement.too_many_open', { count: most }))
export const noSuchProvider = (names: string[]) =>
  refuseField('providers', message('placement.no_such_provider', { names: names.slice(0, 5) }))
export const noSuchMailbox = () => refuseField('mailboxes', 'placement.no_such_mailbox')
export const noMailboxes = () => refuseField('providers', 'placement.no_mailboxes')
export const noPrinter = () => new Refusal(503, 'unavailable', 'server.no_browser')
