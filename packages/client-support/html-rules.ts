import type { HtmlElement } from '@postproof/message/types'
import type { Harm } from './types.ts'

/** Which elements and attributes are which feature of the data. */

const words = (text: string): string[] => text.trim().split(/\s+/)
const same = (names: string): [string, string][] => words(names).map((name) => [name, `html-${name}`])

/** Element to slug. */
export const elementSlugs: ReadonlyMap<string, string> = new Map([
  ...same(`abbr acronym address audio base bdi blockquote body code del dfn dialog div form hr img link marquee meter
    object p picture pre progress rp rt ruby select small span strike strong style svg table textarea video wbr`),
  ...words('h1 h2 h3 h4 h5 h6').map((name): [string, string] => [name, 'html-h1-h6']),
  ...words('ul ol dl').map((name): [string, string] => [name, 'html-lists']),
  ...words(`article aside details figcaption figure footer header main mark nav section summary time`).map(
    (name): [string, string] => [name, 'html-semantics'],
  ),
  ['map', 'html-image-maps'],
])

/** Attribute to slug, on any element. */
export const attributeSlugs: ReadonlyMap<string, string> = new Map([
  ...same(`align aria-describedby aria-hidden aria-label aria-labelledby aria-live background cellpadding cellspacing
    dir height hidden lang popover required role target valign width`),
  ['inert', 'css-inert-attribute'],
  ['loading', 'html-loading-attribute'],
  ['sizes', 'html-srcset'],
  ['srcset', 'html-srcset'],
  ['usemap', 'html-image-maps'],
])

const inputTypes: Record<string, string> = {
  checkbox: 'html-input-checkbox',
  hidden: 'html-input-hidden',
  radio: 'html-input-radio',
  reset: 'html-input-reset',
  submit: 'html-input-submit',
  '': 'html-input-text',
  text: 'html-input-text',
}

const attributeValue = (element: HtmlElement, name: string): string =>
  element.attrs.find((each) => each.name === name)?.value.trim() ?? ''

/** Features that are an element with a certain attribute. */
export function specialSlugs(element: HtmlElement): string[] {
  const name = element.tagName
  if (name === 'input')
    return [inputTypes[attributeValue(element, 'type').toLowerCase()] ?? ''].filter(Boolean)
  if (name === 'button') {
    const type = attributeValue(element, 'type').toLowerCase()
    return type === 'reset' ? ['html-button-reset'] : type === 'button' ? [] : ['html-button-submit']
  }
  if (name === 'a' || name === 'area') {
    const href = attributeValue(element, 'href')
    if (/^mailto:/i.test(href)) return ['html-mailto-links']
    if (/^#./.test(href)) return ['html-anchor-links']
  }
  if (name === 'meta' && /^(?:supported-)?color-schemes?$/i.test(attributeValue(element, 'name')))
    return ['html-meta-color-scheme']
  return []
}

/** In what way an element or attribute is used: see narrowing.ts. */
export function htmlTraits(element: HtmlElement, attribute: string | null): string[] {
  const name = element.tagName
  const traits = [`on:${name}`]
  const value = attribute === null ? '' : attributeValue(element, attribute).toLowerCase()
  if (name !== 'table') traits.push('off-table')
  if (name !== 'body') traits.push('off-body')
  if (attribute === 'align' && name === 'table' && /^(?:left|right)$/.test(value)) traits.push('side-table')
  if (/^(?:width|height)$/.test(attribute ?? '') && name === 'img' && value.endsWith('%'))
    traits.push('percent-picture')
  const href = name === 'a' || name === 'area' ? attributeValue(element, 'href').slice(0, 2000) : ''
  if (/^mailto:[^?]*\?(?:.*&)?cc=/i.test(href)) traits.push('mailto-cc')
  if (/^mailto:[^?]*\?(?:.*&)?bcc=/i.test(href)) traits.push('mailto-bcc')
  if (attribute === null && name !== 'time') traits.push('not-time')
  if (name === 'ol' && element.attrs.some((each) => each.name === 'reversed')) traits.push('reversed')
  return traits
}

/** Where a use needs its feature less than most do. */
export function htmlHarm(element: HtmlElement, slug: string): { harm?: Harm } {
  // Something stands inside for programs that play none, or may: that is what the poster and the fallback are for.
  if ((slug === 'html-video' || slug === 'html-audio' || slug === 'html-object') && holdsFallback(element))
    return { harm: 'decoration' }
  if (slug === 'html-dir' && attributeValue(element, 'dir').toLowerCase() !== 'rtl') return { harm: 'none' }
  // Its picture stands on a color.
  if (slug === 'html-background' && /\bbgcolor\b|background/.test(names(element)))
    return { harm: 'decoration' }
  return {}
}

const names = (element: HtmlElement): string =>
  element.attrs
    .map((each) =>
      each.name === 'style'
        ? each.value.slice(0, 1000).toLowerCase()
        : each.name === 'background'
          ? ''
          : each.name,
    )
    .join(' ')

function holdsFallback(element: HtmlElement): boolean {
  return element.childNodes.some(
    (node) =>
      ('tagName' in node && !/^(?:source|track|param)$/.test(node.tagName)) ||
      (node.nodeName === '#text' && 'value' in node && node.value.trim() !== ''),
  )
}

/** Features of the data that cannot be seen in a mail, with the reason. */
export const unseen: Record<string, string> = {
  bimi: 'Published in DNS by the sender, not part of the mail; the check of BIMI looks at it.',
}
