import type { Place } from '#engines/finding.ts'
import { parseStyleSheet, type StyleBlock } from '#engines/message/style.ts'
import { textPlace } from '#engines/message/text-runs.ts'
import type { Html, HtmlElement } from '#engines/message/types.ts'
import type { TextNode } from '#engines/message/walk.ts'
import { attributeOf, elementsOf, parentOf, placeOf } from './markup.ts'

const DEEPEST = 60

/**
 * Places (`line:column`) of the texts that stand in an element which a media query shows: hidden on a wide screen,
 * there on a phone, or the other way round.
 */
export function responsiveRuns(html: Html): Set<string> {
  const shown = shownByMedia(html)
  const places = new Set<string>()
  if (shown.size === 0) return places
  for (const element of elementsOf(html.document)) {
    const texts = element.childNodes.filter((node): node is TextNode => node.nodeName === '#text')
    if (texts.length === 0 || !isWithinShown(element, shown)) continue
    for (const text of texts) {
      const location = text.sourceCodeLocation
      const start: Place = location
        ? { in: 'html', line: location.startLine, column: location.startCol }
        : placeOf(element)
      const place = textPlace(text, start)
      places.add(`${place.line}:${place.column}`)
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

/** The last class or id of each selector that a conditional rule gives a display or a size. */
function shownByMedia(html: Html): Set<string> {
  const shown = new Set<string>()
  for (const { css } of html.styles)
    for (const block of parseStyleSheet(css)) {
      if (!block.conditional || !shows(block)) continue
      for (const selector of block.selector.slice(0, 2000).split(',')) {
        const mark = selector
          .trim()
          .match(/[.#][\w-]{1,100}/g)
          ?.at(-1)
        if (mark) shown.add(mark)
      }
    }
  return shown
}

function shows({ declarations }: StyleBlock): boolean {
  return declarations.some(({ property, value }) => {
    if (property === 'display') return value !== 'none'
    if (property === 'visibility') return value === 'visible'
    return /^(?:max-height|height|font-size|width|max-width)$/.test(property) && !/^0[a-z%]*$/.test(value)
  })
}

function isWithinShown(element: HtmlElement, shown: Set<string>): boolean {
  let node: HtmlElement | null = element
  for (let depth = 0; node && depth < DEEPEST; node = parentOf(node), depth += 1) {
    const id = attributeOf(node, 'id')
    if (id && shown.has(`#${id}`)) return true
    const classes = attributeOf(node, 'class')
    if (classes?.split(/\s+/, 30).some((name) => shown.has(`.${name}`))) return true
  }
  return false
}
