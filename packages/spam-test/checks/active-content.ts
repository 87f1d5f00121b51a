import { familiesOf, isFontSheet } from '@postproof/client-support/font-sheets'
import { bad, type Evidence, type Finding, good, warning } from '@postproof/engine/finding'
import type { Html, HtmlElement } from '@postproof/message/types'
import { elementsOf } from '@postproof/message/walk'
import { importsOf } from '../content/imports.ts'
import { attributeOf, parentOf, placeOf, textOf } from '../content/markup.ts'
import { notApplicable } from '../content/no-data.ts'
import { defineCheck } from '../define-check.ts'

const id = 'active_content'

/** From worst to mildest. */
const badCodes = ['script', 'iframe', 'object', 'event-handler', 'meta-refresh', 'working-form'] as const
const mildCodes = ['external-css', 'form', 'input', 'video', 'data-image'] as const
type Code = (typeof badCodes)[number] | (typeof mildCodes)[number] | 'web-fonts'
const allCodes: Code[] = [...badCodes, ...mildCodes, 'web-fonts']

/** Most findings of each kind. */
const MOST_QUOTED = 5
const DEEPEST = 300

/** Parts of a web page that mail programs strip, block or distrust: scripts, frames, forms, outside style sheets. */
export const check = defineCheck({
  id,
  group: 'content',
  points: 10,
  topic: 'danger',
  decidedBy: 'html',
  refs: [
    { label: 'Can I email: form', url: 'https://www.caniemail.com/features/html-form/' },
    { label: 'Can I email: video', url: 'https://www.caniemail.com/features/html-video/' },
    { label: 'Can I email: style', url: 'https://www.caniemail.com/features/html-style/' },
  ],
  run({ message }) {
    const { html } = message
    if (!html) return notApplicable(id, 'no-html')
    const found = new Map<Code, Evidence[]>()
    const sheetCode = judgeSheets(html)
    for (const element of elementsOf(html.document)) {
      for (const code of codesOf(element)) add(found, code, quote(element, html))
      if (isSheetLink(element))
        add(found, sheetCode(attributeOf(element, 'href') ?? ''), quote(element, html))
    }
    for (const { css, place } of html.styles) {
      for (const { target, offset } of importsOf(css))
        add(found, sheetCode(target), { label: '@import', value: css.slice(offset, offset + 160), place })
    }
    return judge(found)
  },
})

const isSheetLink = (element: HtmlElement): boolean =>
  element.tagName === 'link' && /\bstylesheet\b/i.test(attributeOf(element, 'rel') ?? '')

/** A style sheet from outside is not fetched: what is not called like one of fonts may hold anything. */
function judgeSheets(html: Html): (href: string) => Code {
  let known: Set<string> | null = null
  const families = (): Set<string> => {
    known ??= familiesOf(html)
    return known
  }
  return (href) => (isFontSheet(href, families) ? 'web-fonts' : 'external-css')
}

/** The worst kind gives the code; all kinds are counted and quoted, the worst first. */
function judge(found: Map<Code, Evidence[]>): Finding {
  const kinds = allCodes.filter((code) => found.has(code))
  const facts = {
    kinds: kinds.map((kind) => ({ kind, count: found.get(kind)!.length })),
    fonts: found.has('web-fonts'),
  }
  const evidence = kinds.flatMap((kind) => found.get(kind)!.slice(0, MOST_QUOTED))
  const [worst] = kinds
  if (worst === undefined) return good(id, 'none', facts)
  if (worst === 'web-fonts') return good(id, worst, facts, evidence)
  return ((badCodes as readonly Code[]).includes(worst) ? bad : warning)(id, worst, facts, evidence)
}

function add(found: Map<Code, Evidence[]>, code: Code, evidence: Evidence): void {
  const quotes = found.get(code)
  if (quotes) quotes.push(evidence)
  else found.set(code, [evidence])
}

/** The opening tag as written. */
function quote(element: HtmlElement, html: Html): Evidence {
  const at = element.sourceCodeLocation
  const start = at && 'startTag' in at && at.startTag ? at.startTag : at
  const value = start
    ? html.source.slice(start.startOffset, Math.min(start.endOffset, start.startOffset + 200))
    : `<${element.tagName}>`
  return { label: element.tagName, value, place: placeOf(element) }
}

const typed = new Set([
  'text',
  'email',
  'password',
  'search',
  'tel',
  'number',
  'url',
  'date',
  'file',
  'submit',
  '',
])

function codesOf(element: HtmlElement): Code[] {
  const codes: Code[] = []
  const code = codeOf(element)
  if (code) codes.push(code)
  // A button may name another target than its form, or have no form at all.
  if (attributeOf(element, 'formaction')?.trim()) codes.push('working-form')
  if (element.attrs.some(({ name }) => /^on[a-z]{3,30}$/.test(name))) codes.push('event-handler')
  return codes
}

function codeOf(element: HtmlElement): Code | null {
  switch (element.tagName) {
    case 'script':
      // JSON-LD is data: Gmail reads it for its own markup.
      return /json/i.test(attributeOf(element, 'type') ?? '') ? null : 'script'
    case 'iframe':
    case 'frame':
      return 'iframe'
    case 'object':
    case 'embed':
    case 'applet':
      return 'object'
    case 'meta':
      return /^\s*refresh\s*$/i.test(attributeOf(element, 'http-equiv') ?? '') ? 'meta-refresh' : null
    case 'form':
      return attributeOf(element, 'action')?.trim() ? 'working-form' : 'form'
    case 'input':
      return inputCode(element)
    case 'textarea':
    case 'select':
      return 'input'
    case 'video':
      return hasFallback(element) ? null : 'video'
    case 'img':
      return /^\s*data:/i.test(attributeOf(element, 'src') ?? '') ? 'data-image' : null
    default:
      return null
  }
}

/** A box to tick outside of a form sends nothing: menus and galleries are made of them, by style sheets alone. */
function inputCode(element: HtmlElement): Code | null {
  const type = (attributeOf(element, 'type') ?? '').trim().toLowerCase()
  if (type === 'checkbox' || type === 'radio') return isInForm(element) ? 'input' : null
  return typed.has(type) ? 'input' : null
}

function isInForm(element: HtmlElement): boolean {
  if (attributeOf(element, 'form')) return true
  for (let node = parentOf(element), depth = 0; node && depth < DEEPEST; node = parentOf(node), depth += 1)
    if (node.tagName === 'form') return true
  return false
}

/** Text or a picture for programs that play no video, or a poster. */
function hasFallback(element: HtmlElement): boolean {
  return (
    Boolean(attributeOf(element, 'poster')) ||
    textOf(element, 50) !== '' ||
    element.childNodes.some((node) => node.nodeName === 'img' || node.nodeName === 'a')
  )
}
