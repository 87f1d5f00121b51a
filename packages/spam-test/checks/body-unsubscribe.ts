import { bad, type Evidence, type Finding, good, warning } from '@postproof/engine/finding'
import { plain } from '@postproof/engine/plain-message'
import { gmailSenders, yahooSenders } from '@postproof/engine/references'
import { contrastOf } from '@postproof/message/contrast'
import { readListUnsubscribe } from '@postproof/message/list-unsubscribe'
import { isMailable } from '@postproof/message/mailto'
import type { HtmlElement, Link, Message, TextRun } from '@postproof/message/types'
import { elementsOf } from '@postproof/message/walk'
import { findUnsubscribeWord, saysUnsubscribe } from '@postproof/message/word-lists'
import { anchorsOf, leadsSomewhere } from '../content/dead-links.ts'
import { sentences } from '../content/link-context.ts'
import { quoteLink, readerLinks } from '../content/links.ts'
import { attributeOf } from '../content/markup.ts'
import { otherKind } from '../content/no-data.ts'
import { lastLines, readingText } from '../content/reading-text.ts'
import { fieldNamed } from '../context/fields.ts'
import { defineCheck } from '../define-check.ts'
import { listRules } from '../kind/kinds.ts'
import { normalizeLink } from '../links/normalize.ts'
import type { TestInput } from '../types.ts'

const id = 'body_unsubscribe'

const TINY = 9
/** Grey footers are common; below this few could read them (WCAG asks for 4.5). */
const LOW_CONTRAST = 2.5
const MOST_LINKS = 500
const LONGEST_NAME = 300
const MOST_IMAGES = 5

/** A visible way out of the list in the body: by the link's words, its sentence, or where it leads. */
export const check = defineCheck({
  id,
  group: 'headers',
  points: 1,
  topic: 'unsubscribe',
  decidedBy: 'html',
  refs: [
    gmailSenders,
    yahooSenders,
    { label: '15 USC 7704', url: 'https://www.law.cornell.edu/uscode/text/15/7704' },
  ],
  run(input) {
    const { message, auth } = input
    const links = readerLinks(message).filter(({ source }) => source !== 'form')
    // The way out stands at the end of nearly every mail, and a link that says so itself is the one readers find.
    const last = links.slice(-MOST_LINKS).toReversed()
    const named = last.filter((link) => wordsOf(link).some((text) => findUnsubscribeWord(text) !== null))
    const anchors = anchorsOf(message)
    const leads = (link: Link) => !link.hidden && leadsSomewhere(link, anchors, auth)
    const wayOut = waysOut(message)
    const sentenceOf = sentences(message)
    const link =
      named.find(leads) ??
      last.find((other) => leads(other) && (says(other, wayOut) || findUnsubscribeWord(sentenceOf(other))))
    if (link) return judgeLink(link, message)
    const address = addressIn(message)
    if (address) return good(id, 'address', { text: address.address }, [address.evidence])
    return judgeMissing(input, links, named)
  },
})

function judgeMissing({ message, kind }: TestInput, links: Link[], named: Link[]): Finding {
  const rules = listRules(kind)
  if (rules === 'no') return otherKind(id, kind)
  const facts = { links: links.length, why: kind.why }
  const visible = named.find(({ hidden }) => !hidden)
  const sentence = sentenceWithout(message)
  const shown = visible ?? named[0]
  const seen = shown ? [quoteLink(shown)] : sentence ? [sentence] : lastLines(readingText(message))
  if (visible) {
    const text = nameOf(visible)
    return (rules === 'yes' ? bad : warning)(
      id,
      'leads-nowhere',
      { ...facts, text, href: visible.href.slice(0, 200) },
      seen,
    )
  }
  if (rules === 'perhaps') return warning(id, 'looks-like-list-mail', facts, seen)
  return bad(id, named[0] ? 'hidden' : sentence ? 'word-without-link' : 'none', facts, seen)
}

/** Where List-Unsubscribe leads, in the form in which links are compared. */
function waysOut(message: Message): Set<string> {
  const field = fieldNamed(message, 'list-unsubscribe')
  const uris = field ? readListUnsubscribe(field.raw).uris : []
  return new Set(uris.map((uri) => normalizeLink(uri) || uri))
}

/** The accessible name of a link: its text, its titles, the texts of its pictures. */
function wordsOf({ text, element }: Link): string[] {
  const words = [text.slice(0, LONGEST_NAME)]
  if (!element) return words
  const add = (of: HtmlElement, names: string[]) => {
    for (const name of names) words.push((attributeOf(of, name) ?? '').slice(0, LONGEST_NAME))
  }
  add(element, ['title', 'aria-label'])
  let images = 0
  for (const inner of elementsOf(element)) {
    if (inner.tagName !== 'img') continue
    add(inner, ['alt', 'title'])
    images += 1
    if (images === MOST_IMAGES) break
  }
  return words.filter((word) => word.trim() !== '')
}

const nameOf = (link: Link): string => (wordsOf(link)[0] ?? '').slice(0, 100)

/** The target is the way out of the header, or it or the link's class speaks of unsubscribing. */
function says({ href, element }: Link, wayOut: Set<string>): boolean {
  if (wayOut.has(normalizeLink(href) || href)) return true
  if (/^https?:|^mailto:|^\/\//i.test(href) && saysUnsubscribe(href)) return true
  return (
    element !== undefined && ['class', 'id'].some((name) => saysUnsubscribe(attributeOf(element, name) ?? ''))
  )
}

function judgeLink(link: Link, message: Message): Finding {
  const run = runOf(link, message)
  const contrast = run && contrastIn(run, message)
  const facts = {
    text: nameOf(link),
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

/** Lines of the end of the text that speak of unsubscribing, each with the next one. */
function linesWith(message: Message): { line: string; both: string }[] {
  const lines = (message.html?.visibleText ?? message.text?.source ?? '').slice(-20_000).split('\n')
  return lines.flatMap((line, at) =>
    findUnsubscribeWord(line) === null ? [] : [{ line, both: `${line} ${lines[at + 1] ?? ''}` }],
  )
}

/** The word without anything to click. */
function sentenceWithout(message: Message): Evidence | null {
  const [first] = linesWith(message)
  return first ? { label: plain('evidence.text'), value: first.line.trim().slice(0, 300) } : null
}

/** “To unsubscribe, write to leave@…”: mail programs make a link of an address. */
function addressIn(message: Message): { address: string; evidence: Evidence } | null {
  for (const { both } of linesWith(message).slice(0, 50)) {
    const written = /[^\s<>()[\]:;,"'@]{1,64}@[^\s<>()[\]:;,"'@]{1,253}/u.exec(both.slice(0, 2000))?.[0]
    const address = written?.replace(/[.!?]+$/, '')
    if (address && isMailable(address))
      return { address, evidence: { label: plain('evidence.text'), value: both.trim().slice(0, 300) } }
  }
  return null
}
