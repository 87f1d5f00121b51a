import { bad, type Evidence, good, warning } from '@postproof/engine/finding'
import { plain } from '@postproof/engine/plain-message'
import { rfc } from '@postproof/engine/references'
import { sealedBody } from '@postproof/message/sealed'
import type { Message, Part } from '@postproof/message/types'
import { type OtherBody, otherBodies } from '../content/other-bodies.ts'
import { quotePart } from '../context/fields.ts'
import { asksIn, askText, mailboxPhrase } from '../deception/asks.ts'
import { defineCheck } from '../define-check.ts'

const id = 'multipart'

/** The multipart/alternative that offers both parts to choose from; undefined when none does. */
function alternativeOf(message: Message, text: Part, html: Part): Part | undefined {
  const holds = (part: Part, wanted: Part): boolean =>
    part === wanted || part.children.some((child) => holds(child, wanted))
  return message.parts.find(
    (part) => part.type === 'multipart/alternative' && holds(part, text) && holds(part, html),
  )
}

const quote = (part: Part) => quotePart(part, part.type)

/** What a second body may not ask for that the first one does not speak of. */
function asks(body: string): boolean {
  const text = askText(body)
  return asksIn(text).length > 0 || mailboxPhrase(text) !== null
}

const quoteBody = ({ part, text }: OtherBody): Evidence[] => [
  quotePart(part, part.type),
  { label: plain('evidence.text'), value: text.trim().slice(0, 300), place: { in: 'raw', line: part.line } },
]

/** Text and HTML as two forms of one mail, plain text first (RFC 2046, 5.1.4). */
export const check = defineCheck({
  id,
  group: 'content',
  points: 4,
  topic: 'structure',
  decidedBy: 'mail',
  refs: [rfc(2046, '5.1.4')],
  run({ message }) {
    const { text, html } = message
    const facts = { structure: message.parts.slice(0, 30).map((part) => part.type) }
    const htmlShows = html !== null && (html.visibleText.trim() !== '' || message.images.length > 0)
    const textShows = text !== null && text.source.trim() !== ''
    const digest = message.parts.find(({ type }) => type === 'multipart/digest')
    // Mail programs show the messages of a digest one below the other.
    if (!htmlShows && !textShows && digest) return good(id, 'digest', facts, [quote(digest)])
    const sealed = sealedBody(message)
    if (sealed?.how === 'encrypted') return good(id, 'encrypted', facts, [quote(sealed.part)])
    // RFC 8551, 3.5: only programs with S/MIME can open it, where multipart/signed is readable for all.
    if (sealed) return warning(id, 'opaque-signed', facts, [quote(sealed.part)])
    if (!htmlShows && !textShows) return bad(id, 'no-body', facts, [quote(message.root)])
    if (!html || !htmlShows) return good(id, 'text-only', facts, text ? [quote(text.part)] : [])
    const asking = otherBodies(message).find((body) => asks(body.text))
    if (asking) return bad(id, 'other-body', facts, [quote(html.part), ...quoteBody(asking)])
    if (!text) return warning(id, 'html-only', facts, [quote(html.part)])
    const evidence = [quote(text.part), quote(html.part)]
    if (!textShows) return warning(id, 'empty-text', facts, evidence)
    if (!alternativeOf(message, text.part, html.part)) return warning(id, 'not-alternative', facts, evidence)
    // RFC 2046, 5.1.4: the last part is the one preferred, so HTML in front is shown by few readers.
    if (message.parts.indexOf(html.part) < message.parts.indexOf(text.part))
      return warning(id, 'wrong-order', facts, evidence)
    return good(id, 'alternative', facts, evidence)
  },
})
