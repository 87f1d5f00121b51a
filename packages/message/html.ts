import type { Place } from '@postproof/engine/finding'
import type { DefaultTreeAdapterTypes } from 'parse5'
import { MAX_HTML } from './bounds.ts'
import { addRules, newSheet } from './cascade.ts'
import { ImageCollector } from './images.ts'
import { LinkCollector } from './links.ts'
import { parseBounded } from './parse-html.ts'
import { parseStyleSheet } from './style.ts'
import { TextCollector } from './text-runs.ts'
import type { Html, HtmlElement, Image, Link, Part } from './types.ts'
import { attribute, placeOf, walk } from './walk.ts'

type Found = {
  styles: { css: string; place: Place; inHead: boolean; element: HtmlElement }[]
  lang: string | null
  title: string | null
}

/** What must be known before the looks are: the styles, and the document's language and title. */
function survey(document: DefaultTreeAdapterTypes.Document): Found {
  const found: Found = { styles: [], lang: null, title: null }
  walk(document, null, [
    {
      enter(element, _look, place) {
        if (element.tagName === 'html') found.lang ??= attribute(element, 'lang')
        else if (element.tagName === 'title') found.title ??= ownText(element).trim()
        else if (element.tagName === 'style') {
          const first = element.childNodes[0]
          const inHead = (element.parentNode as HtmlElement | null)?.tagName === 'head'
          found.styles.push({
            css: ownText(element),
            place: first ? placeOf(first, place) : place,
            inHead,
            element,
          })
        }
      },
    },
  ])
  return found
}

const ownText = (element: HtmlElement): string =>
  element.childNodes.map((node) => ('value' in node ? node.value : '')).join('')

/** The condition of a style element; null when it applies on any screen. */
function conditionOf(element: HtmlElement): string | null {
  const media = attribute(element, 'media')?.trim().toLowerCase() ?? ''
  return media === '' || media === 'all' || media === 'screen' ? null : media
}

/**
 * Reads an HTML part (HTML Living Standard, as parse5 implements it). Over MAX_HTML, MAX_ELEMENTS or
 * MAX_ELEMENT_DEPTH the rest is left out and `truncated` is set.
 */
export function readHtml(part: Part): { html: Html; links: Link[]; images: Image[] } {
  const whole = part.text()
  const source = whole.slice(0, MAX_HTML)
  const { document, errors, stopped } = parseBounded(source)
  const found = survey(document)
  const sheet = newSheet()
  const texts = new TextCollector()
  const links = new LinkCollector()
  const images = new ImageCollector()
  for (const style of found.styles) {
    const blocks = parseStyleSheet(style.css)
    if (conditionOf(style.element) === null) addRules(sheet, blocks)
    images.sheet(blocks, style.place)
  }
  walk(document, sheet, [texts, links, images])
  const html: Html = {
    part,
    source,
    document,
    errors,
    ...texts.result(),
    styles: found.styles.map(({ css, place, inHead, element }) => {
      const media = conditionOf(element)
      return { css, place, inHead, ...(media !== null && { media }) }
    }),
    lang: found.lang,
    title: found.title,
    truncated: stopped || source.length < whole.length,
  }
  return { html, links: links.links, images: images.images }
}
