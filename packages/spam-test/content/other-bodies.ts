import { readMessage } from '@postproof/message/read'
import type { Message, Part } from '@postproof/message/types'
import { wordsOf } from '@postproof/message/words'

/** A further HTML part that mail programs show below the first one, and what a reader sees of it. */
export type OtherBody = { part: Part; text: string }

const MOST = 3
/** Of its words, so many stand in the first body as well where it is a copy. */
const COPY_SHARE = 0.6

/**
 * HTML parts without a name besides the body, which say something else; at most three. Mail programs on phones cut a long
 * mail into several such parts, so that they prove nothing by themselves.
 */
export function otherBodies({ parts, html }: Pick<Message, 'parts' | 'html'>): OtherBody[] {
  if (!html) return []
  const others = parts.filter(
    (part) =>
      part !== html.part && part.type === 'text/html' && !part.filename && part.disposition !== 'attachment',
  )
  if (others.length === 0) return []
  const known = new Set([...wordsOf(html.visibleText)].map(({ word }) => word))
  return others.slice(0, MOST).flatMap((part) => {
    const text = visibleTextOf(part)
    const words = [...wordsOf(text)].map(({ word }) => word)
    const copied = words.filter((word) => known.has(word)).length
    return words.length > 0 && copied < words.length * COPY_SHARE ? [{ part, text }] : []
  })
}

function visibleTextOf(part: Part): string {
  const mail = `Content-Type: text/html; charset=utf-8\r\n\r\n${part.text()}`
  return readMessage(Buffer.from(mail)).html?.visibleText ?? ''
}
