import { bad, type Evidence, type Finding, good, warning } from '#engines/finding.ts'
import type { Html, HtmlElement } from '#engines/message/types.ts'
import { importsOf } from '../content/imports.ts'
import { isFontHost, webAddress } from '../content/links.ts'
import { attributeOf, elementsOf, placeOf, textOf } from '../content/markup.ts'
import { notApplicable } from '../content/no-data.ts'
import type { Check } from '../types.ts'

const id = 'active_content'

/** From worst to mildest. */
const badCodes = [
  'script',
  'iframe',
  'object',
  'event-handler',
  'meta-refresh',
  'working-form',
  'external-css',
] as const
const mildCodes = ['form', 'input', 'video', 'data-image'] as const
type Code = (typeof badCodes)[number] | (typeof mildCodes)[number] | 'web-fonts'
const allCodes: Code[] = [...badCodes, ...mildCodes, 'web-fonts']

/** Of each kind. */
const MOST_QUOTED = 5

/** Parts of a web page that mail programs strip, block or distrust: scripts, frames, forms, outside style sheets. */
export const check: Check = {
  id,
  run({ message }) {
    const { html } = message
    if (!html) return notApplicable(id, 'no-html')
    const found = new Map<Code, Evidence[]>()
    for (const element of elementsOf(html.document))
      for (const code of codesOf(element)) add(found, code, quote(element, html))
    for (const { css, place } of html.styles) {
      for (const { target, offset } of importsOf(css))
        add(found, styleCode(target), { label: '@import', value: css.slice(offset, offset + 160), place })
    }
    return judge(found)
  },
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
  'checkbox',
  'radio',
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
      return typed.has((attributeOf(element, 'type') ?? '').trim().toLowerCase()) ? 'input' : null
    case 'textarea':
    case 'select':
      return 'input'
    case 'video':
      return hasFallback(element) ? null : 'video'
    case 'link':
      return linkCode(element)
    case 'img':
      return /^\s*data:/i.test(attributeOf(element, 'src') ?? '') ? 'data-image' : null
    default:
      return null
  }
}

function linkCode(element: HtmlElement): Code | null {
  if (!/\bstylesheet\b/i.test(attributeOf(element, 'rel') ?? '')) return null
  return styleCode(attributeOf(element, 'href') ?? '')
}

function styleCode(href: string): Code {
  const host = webAddress(href.trim())?.hostname
  return host && isFontHost(host) ? 'web-fonts' : 'external-css'
}

/** Text or a picture for programs that play no video, or a poster. */
function hasFallback(element: HtmlElement): boolean {
  return (
    Boolean(attributeOf(element, 'poster')) ||
    textOf(element, 50) !== '' ||
    element.childNodes.some((node) => node.nodeName === 'img' || node.nodeName === 'a')
  )
}
