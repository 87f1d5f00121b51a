import { sameOrganization } from '@postproof/engine/organization'
import type { Header, Message as Mail } from '@postproof/message/types'
import type { Message } from '@postproof/messages/message'
import { listSignals } from '../content/list-signals.ts'
import { espFingerprints } from '../data/esp-fingerprints.ts'
import type { Esp } from '../types.ts'
import { fieldNamed } from './fields.ts'
import { fromAddress } from './sender.ts'

/** Fields that only list mail carries (RFC 2369, RFC 2919, RFC 8058). */
const listFields = [
  'list-unsubscribe',
  'list-unsubscribe-post',
  'list-id',
  'list-post',
  'list-help',
  'list-subscribe',
  'list-owner',
  'list-archive',
]

/** Fields with which programs name the campaign a mail belongs to. */
const campaignFields = [
  'x-campaign',
  'x-campaign-id',
  'x-campaignid',
  'x-mailer-campaign',
  'x-listmonk-campaign',
]

/** Fields that programs for discussion write: Mailman, ezmlm and Yahoo Groups, Google Groups, fml, LISTSERV. */
const discussionFields = [
  'x-mailman-version',
  'x-beenthere',
  'mailing-list',
  'x-mailing-list',
  'x-google-group-id',
  'x-ml-name',
  'x-listserver',
]

/**
 * Mail of a list to which its members write: it says where to post (RFC 2369, 3.4; `NO` marks one that only
 * announces), a program for such lists made it, or it is a list's copy of an answer. What names a campaign is none,
 * whatever list headers its program adds.
 */
export function isDiscussion(message: Mail): boolean {
  const has = (key: string) => fieldNamed(message, key) !== undefined
  const post = fieldNamed(message, 'list-post')?.raw.slice(0, 2000)
  if (campaignFields.some(has) || /^\s*NO\b/i.test(post ?? '')) return false
  if (/<(?:mailto|https?):/i.test(post ?? '') || discussionFields.some(has)) return true
  const bulk = /^\s*(?:list|bulk)\b/i.test(fieldNamed(message, 'precedence')?.value ?? '')
  const answers = ['in-reply-to', 'references'].some((key) => fieldNamed(message, key)?.value.trim())
  if (answers && (bulk || listFields.some(has))) return true
  return bulk && ownerOf(message) !== null
}

/** The domain of a list whose owner stands in Sender beside a member's From, as Majordomo writes it; null for none. */
function ownerOf(message: Mail): string | null {
  const sender = fieldNamed(message, 'sender')?.value.slice(-400) ?? ''
  const domain = /(?:\bowner-[^\s<>@]{1,64}|-(?:owner|admin))@([\w.-]{1,253})/i
    .exec(sender)?.[1]
    ?.toLowerCase()
  return domain !== undefined && !sameOrganization(domain, fromAddress(message)?.domain ?? domain)
    ? domain
    : null
}

/** `yes`: the rules for list mail apply. `likely`: its words alone say so, and not surely. `why`: what made us think so. */
export type BulkJudgment = { yes: boolean; likely: boolean; why: Message[] }

/** Points of the words and make of a mail (`listSignals`) from which on they are likely or sure. */
const LIKELY = 4
const SURE = 7

const LONGEST_NAME = 200

/**
 * Whether a mail looks like list mail, to which the providers' bulk rules apply, and what made us think so: by its
 * headers, else by its words. A sending service and a Feedback-ID alone are not enough when a file is attached:
 * receipts and invoices leave through the same services.
 */
export function isBulk(message: Mail, esp: Esp | null, language: string | null = null): BulkJudgment {
  const byHeaders = whyByHeaders(message, esp)
  if (byHeaders.length > 0) return { yes: true, likely: false, why: byHeaders }
  const signals = listSignals(message, language)
  const sum = signals.reduce((all, { points }) => all + points, 0)
  if (sum < LIKELY) return { yes: false, likely: false, why: [] }
  const why = signals
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .map((signal) => signal.why)
  // Who offers a way out of a list sends to one: of the real mails that were likely and offered it, all did.
  const yes = sum >= SURE || signals.some(({ wayOut }) => wayOut)
  return { yes, likely: !yes, why }
}

const named = ({ name }: Header): Message => ({
  code: 'list-mail.header',
  facts: { name: name.slice(0, LONGEST_NAME) },
})

/** Field and value, the same in every language. */
const listed = (field: string): Message => ({ code: 'any.list', facts: { parts: [field] } })

function whyByHeaders(mail: Mail, esp: Esp | null): Message[] {
  const sure: Message[] = []
  const likely: Message[] = []
  for (const key of listFields) {
    const field = fieldNamed(mail, key)
    if (field) sure.push(named(field))
  }
  const precedence = fieldNamed(mail, 'precedence')?.value.trim().toLowerCase()
  if (precedence === 'bulk' || precedence === 'list') sure.push(listed(`Precedence: ${precedence}`))
  const campaign = campaignFields.map((key) => fieldNamed(mail, key)).find((field) => field !== undefined)
  if (campaign) sure.push(named(campaign))
  const kind = espFingerprints.find((known) => known.id === esp?.id)?.kind
  if (esp && kind === 'marketing') likely.push({ code: 'list-mail.service', facts: { service: esp.name } })
  const feedback = fieldNamed(mail, 'feedback-id')
  // Amazon SES puts a Feedback-ID on every mail, whatever it is.
  if (feedback && !/:amazonses\s*$/i.test(feedback.value)) likely.push(named(feedback))
  const withFile = mail.attachments.some((attachment) => !attachment.inline)
  return sure.length > 0 || (likely.length > 0 && !withFile) ? [...sure, ...likely] : []
}
