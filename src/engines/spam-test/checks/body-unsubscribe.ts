import { bad, type Evidence, type Finding, good, warning } from '#engines/finding.ts'
import type { HtmlElement, Link, Message, TextRun } from '#engines/message/types.ts'
import { contrastOf } from '../content/contrast.ts'
import { quoteLink, readerLinks } from '../content/links.ts'
import { parentOf, textOf } from '../content/markup.ts'
import { notApplicable } from '../content/no-data.ts'
import { lastLines, readingText } from '../content/places.ts'
import { findUnsubscribeWord, saysUnsubscribe } from '../content/word-lists.ts'
import { fieldNamed } from '../context/fields.ts'
import { readListUnsubscribe } from '../context/list-unsubscribe.ts'
import type { Check } from '../types.ts'

const id = 'body_unsubscribe'

const TINY = 9
/** Grey footers are common; below this few could read them (WCAG asks for 4.5). */
const LOW_CONTRAST = 2.5
const MOST_LINKS = 500
/** A paragraph longer than this is not about its one link. */
const LONGEST_PARAGRAPH = 400

/** A visible way out of the list in the body: by the link's words, its paragraph, or where it leads. */
export const check: Check = {
  id,
  run({ message, bulk }) {
    const links = readerLinks(message).filter(({ source, href }) => source !== 'form' && href !== '')
    // The way out stands at the end of nearly every mail, and a link that says so itself is the one readers find.
    const last = links.slice(-MOST_LINKS).toReversed()
    const named = last.filter(({ text }) => findUnsubscribeWord(text.slice(0, 300)) !== null)
    const wayOut = waysOut(message)
    const around = paragraphs(message)
    const link =
      named.find(({ hidden }) => !hidden) ??
      last.find((other) => !other.hidden && leadsOut(other, around, wayOut))
    if (link) return judgeLink(link, message)
    const facts = { links: links.length, why: bulk.why }
    const sentence = sentenceWithout(message)
    const seen = named[0] ? [quoteLink(named[0])] : sentence ? [sentence] : lastLines(readingText(message))
    if (bulk.likely) return warning(id, 'looks-like-list-mail', facts, seen)
    if (!bulk.yes) return notApplicable(id, 'not-bulk')
    return bad(id, named[0] ? 'hidden' : sentence ? 'word-without-link' : 'none', facts, seen)
  },
}

function waysOut(message: Message): Set<string> {
  const field = fieldNamed(message, 'list-unsubscribe')
  return new Set(field ? readListUnsubscribe(field.raw).uris : [])
}

function leadsOut(link: Link, paragraphOf: (link: Link) => string, wayOut: Set<string>): boolean {
  if (
    link.text !== '' &&
    (wayOut.has(link.href) || (/^https?:|^mailto:/i.test(link.href) && saysUnsubscribe(link.href)))
  )
    return true
  return findUnsubscribeWord(paragraphOf(link)) !== null
}

/**
 * The smallest surrounding text that says more than the link itself; empty when that is a long one. Each element is
 * read once, as many links may stand in one.
 */
function paragraphs(message: Message): (link: Link) => string {
  const known = new Map<HtmlElement, string>()
  const textIn = (node: HtmlElement) => {
    const text = known.get(node) ?? textOf(node, LONGEST_PARAGRAPH + 1)
    known.set(node, text)
    return text
  }
  return ({ element, place, text }) => {
    if (!element) return place.in === 'text' ? linesAround(message.text?.source ?? '', place.line) : ''
    for (let node = parentOf(element), depth = 0; node && depth < 4; node = parentOf(node), depth += 1) {
      const around = textIn(node)
      if (around.length > LONGEST_PARAGRAPH) return ''
      if (around.length > text.length + 5) return around
    }
    return ''
  }
}

function linesAround(source: string, line: number): string {
  let start = 0
  for (let at = 1; at < line - 2; at += 1) {
    const next = source.indexOf('\n', start)
    if (next < 0) break
    start = next + 1
  }
  return source
    .slice(start, start + 1500)
    .split('\n', 4)
    .join(' ')
    .slice(0, LONGEST_PARAGRAPH)
}

function judgeLink(link: Link, message: Message): Finding {
  const run = runOf(link, message)
  const contrast = run && contrastIn(run, message)
  const facts = {
    text: link.text.slice(0, 100),
    font_size: run?.fontSize ?? null,
    contrast: contrast ? Math.round(contrast * 10) / 10 : null,
  }
  const evidence = [quoteLink(link)]
  if (run?.fontSize && run.fontSize < TINY) return warning(id, 'tiny', facts, evidence)
  if (contrast && contrast < LOW_CONTRAST) return warning(id, 'low-contrast', facts, evidence)
  return good(id, 'found', facts, evidence)
}

/** The link's first run of text. */
function runOf({ place, text }: Link, { html }: Message): TextRun | undefined {
  if (place.in !== 'html') return undefined
  return html?.runs.find(
    (run) =>
      !run.hidden &&
      text.includes(run.text) &&
      (run.place.line > place.line ||
        (run.place.line === place.line && (run.place.column ?? 1) >= (place.column ?? 1))),
  )
}

/** Null when a picture may lie behind the text. */
function contrastIn({ color, background }: TextRun, { images }: Message): number | null {
  if (color === null) return null
  if (
    background === null &&
    images.some(({ source }) => source === 'background' || source === 'css' || source === 'vml')
  )
    return null
  return contrastOf(color, background ?? '#ffffff')
}

/** The word without anything to click. */
function sentenceWithout(message: Message): Evidence | null {
  const text = (message.html?.visibleText ?? message.text?.source ?? '').slice(-20_000)
  const line = text.split('\n').find((candidate) => findUnsubscribeWord(candidate) !== null)
  return line ? { label: 'Text', value: line.trim().slice(0, 300) } : null
}
