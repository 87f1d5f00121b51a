import { sameOrganization } from '@postproof/engine/organization'
import type { Header, Message as Mail } from '@postproof/message/types'
import { fieldNamed, quoteField } from '../context/fields.ts'
import { fromAddress } from '../context/sender.ts'
import { isAnswer } from './answers.ts'
import type { KindJudgment } from './kinds.ts'
import { campaignFields } from './services.ts'

/** Lists, by the fields that RFC 2369, RFC 2919 and RFC 8058 define and by those of programs before them. */

/** Fields that programs for members' lists write: Mailman, ezmlm and Yahoo Groups, Google Groups, fml, LISTSERV. */
const memberFields = [
  'x-mailman-version',
  'x-beenthere',
  'mailing-list',
  'x-mailing-list',
  'x-google-group-id',
  'x-ml-name',
  'x-listserver',
]

/** `Re: [dev] Builds`: lists write their name before each subject; tickets write a number, gateways a warning. */
const tag =
  /^(?:(?:re|aw|sv|antw|odp|rv)\s{0,2}:\s{0,4}){0,3}\[(?!(?:ext(?:ern\p{L}{0,3})?|spam|phish\p{L}{0,4}|warning|caution|secure|encrypted|urgent)\b)[\p{L}][\p{L} ._-]{1,40}\]\s/iu

const LONGEST_NAME = 200

export const because = (field: Header) => ({
  code: 'list-mail.header' as const,
  facts: { name: field.name.slice(0, LONGEST_NAME) },
})

const post = (...fields: (Header | undefined)[]): KindJudgment => {
  const there = fields.filter((field) => field !== undefined)
  return {
    kind: 'list-post',
    confidence: 'sure',
    why: there.map(because),
    evidence: there.map(quoteField),
  }
}

/**
 * Mail of a list to which its members write: it says where to post (RFC 2369, 3.4; `NO` marks one that only announces),
 * a program for such lists made it, or it is a list's copy of an answer. What names a campaign is none, whatever list
 * fields its program adds.
 */
export function listPost(message: Mail): KindJudgment | null {
  const named = (key: string) => fieldNamed(message, key)
  const to = named('list-post')
  const where = to?.raw.slice(0, 2000) ?? ''
  if (campaignFields.some(named) || /^\s*NO\b/i.test(where)) return null
  if (to && /<(?:mailto|https?):/i.test(where)) return post(to, named('list-id'))
  const program = memberFields.map(named).find((field) => field !== undefined)
  if (program) return post(program)
  const precedence = named('precedence')
  const isList = precedence !== undefined && /^\s*(?:list|bulk)\b/i.test(precedence.value)
  if (isAnswer(message) && (isList || named('list-id')))
    return post(isList ? precedence : named('list-id'), named('in-reply-to') ?? named('references'))
  if (isList && hasOwner(message)) return post(precedence, named('sender'))
  const subject = named('subject')
  return isAnswer(message) && subject && tag.test(subject.value.slice(0, 200))
    ? { ...post(subject), confidence: 'likely' }
    : null
}

/** The owner of a list stands in Sender next to a member's From, as Majordomo writes it. */
function hasOwner(message: Mail): boolean {
  const sender = fieldNamed(message, 'sender')?.value.slice(-400) ?? ''
  const domain = /(?:\bowner-[^\s<>@]{1,64}|-(?:owner|admin))@([\w.-]{1,253})/i.exec(sender)?.[1]
  const from = fromAddress(message)
  return domain !== undefined && from !== null && !sameOrganization(domain.toLowerCase(), from.domain)
}
