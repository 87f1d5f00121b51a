import { bad, good, warning } from '@postproof/engine/finding'
import { rfc } from '@postproof/engine/references'
import type { Message } from '@postproof/message/types'
import { notApplicable } from '../content/no-data.ts'
import { lookalikeWords } from '../content/scripts.ts'
import { fieldNamed, quoteDecoded } from '../context/fields.ts'
import { defineCheck } from '../define-check.ts'
import { isWrittenByProgram, type KindJudgment, listRules } from '../kind/kinds.ts'

const id = 'subject_style'

/** Reply and forward marks: English, German, Nordic, Dutch, French, Spanish, Italian, Portuguese, Polish, Turkish. */
const replyMark =
  /^\s*(?:re|fwd?|aw|wg|sv|vs|vb|antw|doorst|tr|réf|rv|res|enc|odp|pd|ynt|ilt|atb)\s?(?:\[\d{1,3}\]|\(\d{1,3}\))?\s?[:\uff1a]\s/iu

/**
 * Invisible characters within a word, where filters lose it. At its edge they do no harm: senders put one behind a `#`
 * so that nothing makes a link of it. The joiners inside an emoji and those that Persian and Indic scripts need, and
 * breaks between words of scripts without spaces, are left alone.
 */
const splitting =
  /(?<=[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}])[\u200b-\u200d\u2060-\u2064\ufeff\u00ad]+(?=[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}])/u
/** Marks that turn the direction of reading: needed beside words from right to left, a disguise elsewhere. */
const turning = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/u
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u
const hidesCharacters = (subject: string): boolean =>
  splitting.test(subject) ||
  subject.includes('\u202e') ||
  (turning.test(subject) && !rightToLeft.test(subject))

/** One emoji each: flags are two letters, families and skin tones are joined from several. */
const emoji =
  /\p{Regional_Indicator}{2}|(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f)\p{Emoji_Modifier}?(?:\u200d\p{Extended_Pictographic}\ufe0f?\p{Emoji_Modifier}?){0,9}/gu

const badTricks = ['hidden-characters', 'lookalike-letters', 'fake-reply'] as const
const mildTricks = ['capitals', 'exclamation', 'money-signs', 'emoji', 'styled-letters'] as const
type Trick = (typeof badTricks)[number] | (typeof mildTricks)[number]

/** Tricks in the subject: the worst one gives the code, all are named in the facts. */
export const check = defineCheck({
  id,
  group: 'content',
  points: 8,
  topic: 'words',
  decidedBy: 'mail',
  refs: [
    { label: '15 USC 7704', url: 'https://www.law.cornell.edu/uscode/text/15/7704' },
    rfc(5322, '3.6.5'),
  ],
  run({ message, kind }) {
    const field = fieldNamed(message, 'subject')
    const subject = field?.value.trim().slice(0, 1000) ?? ''
    if (!field || subject === '') return notApplicable(id, 'no-subject')
    const tricks = tricksOf(subject, message, kind)
    const facts = { tricks: [...tricks], ...countsOf(subject) }
    const evidence = quoteDecoded(field)
    for (const trick of badTricks) if (tricks.has(trick)) return bad(id, trick, facts, evidence)
    for (const trick of mildTricks) if (tricks.has(trick)) return warning(id, trick, facts, evidence)
    return good(id, 'plain', facts, evidence)
  },
})

function countsOf(subject: string) {
  const cased = subject.match(/\p{Lu}|\p{Ll}/gu) ?? []
  const capitals = cased.filter((letter) => letter !== letter.toLowerCase()).length
  return {
    letters: cased.length,
    capitals: cased.length ? Math.round((100 * capitals) / cased.length) : 0,
    exclamations: subject.match(/[!\uff01]/g)?.length ?? 0,
    emoji: subject.match(emoji)?.length ?? 0,
  }
}

function tricksOf(subject: string, message: Message, kind: KindJudgment): Set<Trick> {
  const { letters, capitals, exclamations, emoji: pictures } = countsOf(subject)
  const tricks = new Set<Trick>()
  if (hidesCharacters(subject)) tricks.add('hidden-characters')
  if (lookalikeWords(subject, 1).length > 0) tricks.add('lookalike-letters')
  if (replyMark.test(subject) && !isReply(message, kind)) tricks.add('fake-reply')
  // Fewer letters than this are an abbreviation or a brand, not shouting.
  if (capitals > 50 && letters >= 8) tricks.add('capitals')
  if (exclamations >= 2) tricks.add('exclamation')
  if (/[$€£]{2}/.test(subject)) tricks.add('money-signs')
  if (pictures > 2) tricks.add('emoji')
  if (/[\u{1d400}-\u{1d7ff}]{2}/u.test(subject)) tricks.add('styled-letters')
  return tricks
}

/**
 * RFC 5322, 3.6.4: a reply names the message it answers. Some mail programs leave that out, so what people write to a
 * list for discussion, or with the answered mail below, is a reply as well.
 */
function isReply(message: Message, kind: KindJudgment): boolean {
  if (['references', 'in-reply-to'].some((key) => fieldNamed(message, key)?.value.trim())) return true
  if (kind.kind === 'list-post' || isWrittenByProgram(kind)) return true
  return (
    listRules(kind) !== 'yes' &&
    (isOfTicket(message) ||
      quotesMail(message) ||
      message.parts.some(({ type }) => type === 'message/rfc822'))
  )
}

/** Ticket systems answer what came by a form or a telephone, which has no Message-ID: `[Ticket#4711]`, `Ticket 4711`. */
const ticket =
  /[[(][^\])\n]{0,40}\d{3,16}\s?[\])]|\b(?:ticket|case|request|incident|anfrage|vorgang|dossier|demande|solicitud|caso|richiesta|zgłoszenie|aanvraag)\b[\s:#.-]{0,4}(?:(?:no|nr|number|nummer|n[°º]|num[eé]ro)\b[\s:#.-]{0,3})?\d{3,16}\b|#\d{3,16}\b/iu

const isOfTicket = (message: Message): boolean =>
  ticket.test(fieldNamed(message, 'subject')?.value.slice(0, 1000) ?? '')

/** What programs write above an answered or forwarded mail, or in front of its lines. */
const quotation =
  /^(?:>.{0,200}\n>|[^>\s].{0,200}\n{1,3}>\s?\S|.{1,120}:\s{1,4}\n>|-{2,10}\s?\p{L}+[\p{L} ]{2,40}\s?-{2,10}\s*$|(?:From|Von|De|Da|Van|Från|Fra|Od|От)\s?:\s.{0,200}\n(?:Sent|Date|To|Gesendet|Datum|An|Envoyé|À|Enviado|Para|Inviato|A|Verzonden|Aan|Skickat|Till|Sendt|Til|Wysłano|Do|Отправлено|Кому)\s?:)/mu

function quotesMail({ html, text }: Message): boolean {
  if (html && /<blockquote|class="?gmail_quote|id="?divRplyFwdMsg/i.test(html.source.slice(0, 200_000)))
    return true
  return quotation.test((html?.visibleText ?? text?.source ?? '').slice(0, 50_000))
}
