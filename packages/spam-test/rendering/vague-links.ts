import type { Link, Message } from '@postproof/message/types'
import { readerLinks } from '../content/links.ts'
import { attributeOf } from '../content/markup.ts'
import { isVague } from '../content/vague-words.ts'

/** Visible links whose text is one of these and that have no better name (`aria-label`). */
export function vagueLinks(message: Message): Link[] {
  return readerLinks(message).filter(({ source, hidden, text, element }) => {
    if (source !== 'a' || hidden || !element) return false
    if (attributeOf(element, 'aria-label')?.trim()) return false
    return isVague(text)
  })
}
