import type { Html } from '@postproof/message/types'
import { elementsOf } from '@postproof/message/walk'
import { attributeOf, textOf } from './markup.ts'

/** So much of the text must stand in an element whose `lang` speaks for the mail. */
const MOST_TEXT = 0.8
const MOST_TRIED = 5
const LONGEST = 50_000

/**
 * The language that a mail declares: that of `<html>`, else of an element around nearly all of its text, since some
 * mail programs remove `<html>` and templates say it again further in. Null when nothing does.
 */
export function declaredLanguage({ lang, document, visibleText }: Html): string | null {
  if (lang?.trim()) return lang.trim()
  const needed = MOST_TEXT * Math.min(LONGEST, visibleText.replace(/\s+/g, ' ').length)
  let tried = 0
  for (const element of elementsOf(document)) {
    const own = attributeOf(element, 'lang')?.trim()
    if (!own || element.tagName === 'html') continue
    if (textOf(element, LONGEST).length >= needed) return own
    tried += 1
    if (tried >= MOST_TRIED) return null
  }
  return null
}
