import type { Place } from '@postproof/engine/finding'
import { MAX_STYLE_ATTRIBUTE } from '@postproof/message/bounds'
import { type Declaration, parseDeclarations, parseStyleSheet } from '@postproof/message/style'
import { textPlace } from '@postproof/message/text-runs'
import type { Html, HtmlElement } from '@postproof/message/types'
import type { TextNode } from '@postproof/message/walk'
import { elementsOf } from '@postproof/message/walk'
import { attributeOf, parentOf, placeOf } from './markup.ts'

const DEEPEST = 60

/**
 * Places (`line:column`) of the texts that a media query, or a rule for one mail program alone, shows, each with the reasons for hiding (`TextRun.why`) that
 * it undoes: hidden on a wide screen, there on a phone, or the other way round. A rule that only lays out its element
 * shows nothing.
 */
export function responsiveRuns(html: Html): Map<string, Set<string>> {
  const shown = shownByMedia(html)
  const places = new Map<string, Set<string>>()
  if (shown.undone.size === 0) return places
  for (const element of elementsOf(html.document)) {
    const texts = element.childNodes.filter((node): node is TextNode => node.nodeName === '#text')
    const undone = texts.length === 0 ? null : undoneFor(element, shown)
    if (!undone || undone.size === 0) continue
    for (const text of texts) {
      const location = text.sourceCodeLocation
      const start: Place = location
        ? { in: 'html', line: location.startLine, column: location.startCol }
        : placeOf(element)
      const place = textPlace(text, start)
      places.set(`${place.line}:${place.column}`, undone)
    }
  }
  return places
}

/** Whether a style sheet sets backgrounds by selectors of more than one element, which the reader does not apply. */
export function hasDistantBackgrounds(html: Html): boolean {
  return html.styles.some(({ css }) =>
    parseStyleSheet(css).some(
      ({ selector, declarations }) =>
        /[^\s,][\s>+~:[]+[^\s,]/.test(selector.slice(0, 2000)) &&
        declarations.some(({ property }) => property === 'background' || property === 'background-color'),
    ),
  )
}

/** `undone`: by the last class or id of each conditional rule's selectors; `narrow`: those that are made 0 wide. */
type Shown = { undone: Map<string, Set<string>>; narrow: Set<string> }

/** Undone on the element that bears the text, whose color its ancestors' rules do not change. */
const OWN = new Set(['same-color', 'transparent'])
const WIDTH = 'width'

function shownByMedia(html: Html): Shown {
  const shown: Shown = { undone: new Map(), narrow: new Set() }
  for (const { css, media } of html.styles)
    for (const { selector, declarations, ...rule } of parseStyleSheet(css)) {
      const conditional = rule.conditional || media !== undefined || isForSome(selector)
      const undone = conditional ? declarations.flatMap(undoes) : []
      const narrow = !conditional && declarations.some(isNarrow)
      if (undone.length === 0 && !narrow) continue
      for (const mark of marksOf(selector)) {
        if (narrow) shown.narrow.add(mark)
        else shown.undone.set(mark, new Set([...(shown.undone.get(mark) ?? []), ...undone]))
      }
    }
  return shown
}

/** Names that one mail program alone puts around the mail: dark Outlook, Gmail, Outlook.com, Samsung. */
const isForSome = (selector: string): boolean =>
  /\[data-ogs[bc]\b|\[owa\b|(?:^|[\s,])u\s{0,5}\+|\.ExternalClass|#MessageViewBody/i.test(
    selector.slice(0, 2000),
  )

/** The last class or id of each of a rule's selectors. */
export const marksOf = (selector: string): string[] =>
  selector
    .slice(0, 2000)
    .split(',')
    .flatMap(
      (each) =>
        each
          .trim()
          .match(/[.#][\w-]{1,100}/g)
          ?.at(-1) ?? [],
    )

const isNothing = (value: string): boolean => /^0(?:\.0{1,9})?[a-z%]*$/.test(value.trim().toLowerCase())
const isNarrow = ({ property, value }: Declaration): boolean =>
  /^(?:max-)?width$/.test(property) && isNothing(value)

/** The reasons for hiding that a declaration takes away; `width` where a text was hidden by a width of 0. */
function undoes({ property, value }: Declaration): string[] {
  const word = value.toLowerCase()
  if (property === 'display') return word === 'none' ? [] : ['display-none', 'mso-hide']
  if (property === 'visibility') return word === 'visible' ? ['visibility'] : []
  if (property === 'opacity') return isNothing(word) ? [] : ['transparent']
  if (property === 'color') return ['same-color', 'transparent']
  if (property === 'background' || property === 'background-color') return ['same-color']
  if (/^(?:position|left|top|text-indent|margin|margin-left|margin-top)$/.test(property))
    return ['off-screen']
  if (isNothing(word)) return []
  if (property === 'font-size' || property === 'font') return ['tiny']
  if (property === 'max-height' || property === 'height') return ['zero-size']
  return property === 'width' || property === 'max-width' ? [WIDTH] : []
}

function undoneFor(element: HtmlElement, { undone, narrow }: Shown): Set<string> {
  const found = new Set<string>()
  let node: HtmlElement | null = element
  for (let depth = 0; node && depth < DEEPEST; node = parentOf(node), depth += 1) {
    const marks = marksOn(node)
    for (const reason of marks.flatMap((mark) => [...(undone.get(mark) ?? [])])) {
      if (reason === WIDTH) {
        const inline = parseDeclarations((attributeOf(node, 'style') ?? '').slice(0, MAX_STYLE_ATTRIBUTE))
        if (inline.some(isNarrow) || marks.some((mark) => narrow.has(mark))) found.add('zero-size')
      } else if (node === element || !OWN.has(reason)) found.add(reason)
    }
  }
  return found
}

/** Classes and ids of an element, written as in selectors. */
export function marksOn(element: HtmlElement): string[] {
  const id = attributeOf(element, 'id')
  const classes = attributeOf(element, 'class')?.split(/\s+/, 30) ?? []
  return [...(id ? [`#${id}`] : []), ...classes.map((name) => `.${name}`)]
}
