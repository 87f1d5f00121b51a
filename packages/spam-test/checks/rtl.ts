import { type Evidence, type Finding, good, warning } from '@postproof/engine/finding'
import { plain } from '@postproof/engine/plain-message'
import type { Html, HtmlElement, HtmlNode } from '@postproof/message/types'
import { attributeOf, placeOf, styleOf } from '../content/markup.ts'
import { notApplicable } from '../content/no-data.ts'
import { defineCheck } from '../define-check.ts'

const id = 'rtl'

/** ISO 639-3 codes of languages that are written from right to left. */
const languages = new Set([
  'ara',
  'arb',
  'heb',
  'pes',
  'fas',
  'prs',
  'urd',
  'ydd',
  'yid',
  'pbu',
  'pus',
  'snd',
  'uig',
  'ckb',
  'div',
  'syr',
])

const letter = /\p{L}/gu
const fromRight = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/gu

/** Letters below which nothing is said. */
const ENOUGH = 20
/** Shares of the letters: of a mail that is written from right to left, and of those that `dir` covers. */
const MOSTLY = 0.5
const COVERED = 0.9

/** Whether mail in a language written from right to left says so with `dir`. */
export const check = defineCheck({
  id,
  group: 'rendering',
  points: 3,
  topic: 'accessible',
  decidedBy: 'html',
  refs: [
    { label: 'Can I email: the dir attribute', url: 'https://www.caniemail.com/features/html-dir/' },
    {
      label: 'HTML: the dir attribute',
      url: 'https://html.spec.whatwg.org/multipage/dom.html#the-dir-attribute',
    },
  ],
  run({ message, language }) {
    const { html } = message
    if (!html) return notApplicable(id, 'no-html')
    const { letters, fromRight: right, covered, first } = measure(html)
    const isFromRight =
      right >= ENOUGH && (right / letters > MOSTLY || (language !== null && languages.has(language)))
    if (!isFromRight) return notApplicable(id, 'left-to-right')
    const share = covered / right
    const facts: Finding['facts'] = { language, share: Math.round(share * 100) }
    if (share >= COVERED) return good(id, 'set', facts)
    return warning(id, share === 0 ? 'missing' : 'partly', facts, first ? [first] : [])
  },
})

type Measure = { letters: number; fromRight: number; covered: number; first: Evidence | null }

const silent = new Set(['style', 'script', 'title', 'template', 'noframes', 'iframe', 'xmp'])

/** Counts letters, those written from right to left, and those of them within an element whose direction is set. */
function measure(html: Html): Measure {
  const found: Measure = { letters: 0, fromRight: 0, covered: 0, first: null }
  const open: { node: HtmlNode; isSet: boolean; around: HtmlElement | null }[] = [
    { node: html.document, isSet: false, around: null },
  ]
  while (open.length > 0) {
    const { node, isSet, around } = open.pop()!
    if (node.nodeName === '#text' && 'value' in node) {
      found.letters += count(node.value, letter)
      const right = count(node.value, fromRight)
      found.fromRight += right
      if (isSet) found.covered += right
      else if (right > 0 && around)
        found.first ??= { label: plain('evidence.text'), value: node.value.trim(), place: placeOf(around) }
    } else if ('childNodes' in node && !('tagName' in node && silent.has(node.tagName))) {
      const element = 'tagName' in node ? node : around
      const isNow = 'tagName' in node ? isSetBy(node, isSet) : isSet
      for (let at = node.childNodes.length - 1; at >= 0; at -= 1)
        open.push({ node: node.childNodes[at]!, isSet: isNow, around: element })
    }
  }
  return found
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

function isSetBy(element: HtmlElement, around: boolean): boolean {
  const value = attributeOf(element, 'dir')?.trim().toLowerCase()
  if (value === 'rtl' || value === 'auto') return true
  if (value === 'ltr') return false
  const direction = attributeOf(element, 'style')?.includes('direction')
    ? styleOf(element).get('direction')
    : undefined
  return direction === undefined ? around : direction === 'rtl'
}
