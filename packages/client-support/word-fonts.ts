import { parseDeclarations } from '@postproof/message/style'
import type { Html, HtmlElement } from '@postproof/message/types'
import { attribute, walk } from '@postproof/message/walk'
import { readConditional, wordMeets } from './conditional.ts'
import { familiesOf, isFontSheet } from './font-sheets.ts'
import { wordProperties, wordSheets } from './word-properties.ts'

/**
 * Text whose first font comes from the web. Outlook 2007 to 2016 shows it in Times New Roman, whatever the list says next
 * (caniemail css-at-font-face, note 5). Later versions take the next font.
 */

const wanted = new Set(['font-family', 'font', 'mso-generic-font-family', 'mso-font-alt'])

/** Elements that ask for such a font first, in the order of the source. Empty where a sheet for Outlook sets fonts. */
export function webFontTexts(html: Html): HtmlElement[] {
  const sheets = wordSheets(html.document)
  if (sheets.some(({ css, isForWordAlone }) => isForWordAlone && /font-family\s*:/i.test(css))) return []
  const declared = new Set(sheets.flatMap(({ css }) => fontFaces(css)))
  const isBySheet = linkedFonts(html)
  if (declared.size === 0 && isBySheet === null) return []
  const propertiesOf = wordProperties(html.document, wanted)
  const found: HtmlElement[] = []
  walk(html.document, null, [
    {
      enter(element) {
        const own = propertiesOf(element)
        const family = firstFamily(own.get('font-family') ?? fontOf(own.get('font')))
        if (family === null || own.has('mso-generic-font-family') || own.has('mso-font-alt')) return
        if (found.length < 200 && (declared.has(family) || isBySheet?.(family))) found.push(element)
      },
    },
  ])
  return found
}

/** The family of a `font` shorthand is what comes after its size. */
const fontOf = (font: string | undefined): string | undefined =>
  font === undefined
    ? undefined
    : /(?:^|\s)[\d.]+[a-z%]+(?:\s*\/\s*[\d.]+[a-z%]*)?\s+(.+)$/.exec(font.slice(0, 500))?.[1]

const firstFamily = (list: string | undefined): string | null => {
  const first = (list ?? '')
    .slice(0, 500)
    .split(',', 1)[0]!
    .replace(/["']|&quot;/g, '')
    .trim()
    .toLowerCase()
  return first === '' ? null : first
}

/** Families of `@font-face` that Word reads: not those in `@media`, nor those that name their stand-in. */
function fontFaces(css: string): string[] {
  const found: string[] = []
  let depth = 0
  const pattern = /[{}]|@font-face\s{0,20}\{([^{}]{0,5000})\}/gi
  for (const [piece, body] of withoutComments(css.slice(0, 300_000)).matchAll(pattern)) {
    if (piece === '{') depth += 1
    else if (piece === '}') depth = Math.max(0, depth - 1)
    else if (depth === 0) {
      const face = new Map(parseDeclarations(body!).map(({ property, value }) => [property, value]))
      const family = firstFamily(face.get('font-family'))
      if (family && !face.has('mso-generic-font-family') && !face.has('mso-font-alt')) found.push(family)
    }
  }
  return found
}

/** Which families a `<link>` to a font sheet brings, by its address; null without one that Word reads. */
function linkedFonts(html: Html): ((family: string) => boolean) | null {
  const addresses: string[] = []
  let isHidden = false
  walk(html.document, null, [
    {
      comment({ data }) {
        const conditional = readConditional(data)
        if (conditional?.kind === 'start') isHidden = !wordMeets(conditional.condition)
        else if (conditional?.kind === 'end') isHidden = false
      },
      enter(element) {
        if (element.tagName !== 'link' || isHidden || addresses.length >= 20) return
        const href = attribute(element, 'href') ?? ''
        if (!/\bstylesheet\b/i.test(attribute(element, 'rel') ?? '')) return
        // Word reads no sheet for screens alone.
        if (!/^\s*(?:all)?\s*$/i.test(attribute(element, 'media') ?? '')) return
        if (isFontSheet(href, () => familiesOf(html))) addresses.push(bare(href))
      },
    },
  ])
  return addresses.length === 0
    ? null
    : (family) => {
        const name = bare(family)
        return name.length > 2 && addresses.some((address) => address.includes(name))
      }
}

const bare = (text: string): string =>
  text
    .slice(0, 2_000)
    .toLowerCase()
    .replace(/%20|[^\p{L}\p{N}]+/gu, '')

function withoutComments(css: string): string {
  const pieces: string[] = []
  let at = 0
  for (let start = css.indexOf('/*'); start >= 0; start = css.indexOf('/*', at)) {
    pieces.push(css.slice(at, start))
    const end = css.indexOf('*/', start + 2)
    if (end < 0) return pieces.join('')
    at = end + 2
  }
  return pieces.join('') + css.slice(at)
}
