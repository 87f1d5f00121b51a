import { parseDeclarations } from '@postproof/message/style'
import type { HtmlElement, HtmlNode } from '@postproof/message/types'
import {
  append,
  attributeOf,
  createElement,
  isElement,
  removeAttribute,
  reshape,
  setAttribute,
  type Tree,
} from '../html/tree.ts'
import { SHAPE } from '../shape.ts'

/**
 * Shapes of VML as boxes: their fill, border, corners and size, with what stands in them. Of Microsoft's reference: the
 * default fill is white, the default line black and .75pt, a text box keeps .05in above and below and .1in beside.
 */
export function shapesToBoxes(tree: Tree): void {
  reshape(tree.document, (element) => {
    const name = element.tagName
    if (!element.namespaceURI.endsWith('/xhtml')) return name === 'xml' ? 'content' : 'kept'
    if (/^(?:v:(?:fill|stroke|imagedata|shadow|path|formulas|handles)|w:.*|o:lock)$/.test(name))
      return 'dropped'
    if (name === 'v:background') {
      page(tree, element)
      return 'content'
    }
    if (/^v:(?:roundrect|rect|oval|shape|image)$/.test(name)) {
      toBox(element)
      tree.tell({ rule: 'word-vml', effect: 'changed', of: 'element', what: `<${name}>` }, element)
      return 'kept'
    }
    return /^(?:[ov]:|xml$)/.test(name) ? 'content' : 'kept'
  })
}

const isOff = (value: string | null): boolean => /^(?:f|false|0)$/i.test(value?.trim() ?? '')
const lengthPattern = /^-?\d*\.?\d+(?:px|pt|in|cm|mm|em|%)?$/i
const colorPattern = /^(?:#[0-9a-f]{3,8}|[a-z]{3,30})/i

/** A length of VML, where a number alone is px; null for what is none. */
function lengthOf(value: string | null | undefined): string | null {
  const text = value?.trim() ?? ''
  if (!lengthPattern.test(text)) return null
  return /\d$/.test(text) ? `${text}px` : text
}

/** `#fff`, or `#fff [1]` as Office writes it. */
const colorOf = (value: string | null): string | null => colorPattern.exec(value?.trim() ?? '')?.[0] ?? null

/** The first element of that name within, not below other shapes. */
function part(element: HtmlElement, name: string): HtmlElement | null {
  const waiting: HtmlNode[] = [...element.childNodes.slice(0, 20)].reverse()
  for (let looked = 0; waiting.length > 0 && looked < 60; looked += 1) {
    const node = waiting.pop()!
    if (!isElement(node)) continue
    if (node.tagName === name) return node
    if (node.tagName.startsWith('v:')) waiting.push(...node.childNodes.slice(0, 20).reverse())
  }
  return null
}

function page(tree: Tree, background: HtmlElement): void {
  const fill = part(background, 'v:fill')
  const color = colorOf((fill && attributeOf(fill, 'color')) ?? attributeOf(background, 'fillcolor'))
  for (let node = background.parentNode; node && 'tagName' in node; node = node.parentNode)
    if (node.tagName === 'body' && color) setAttribute(node, 'bgcolor', color)
  tree.tell({ rule: 'word-vml', effect: 'changed', of: 'element', what: '<v:background>' }, background)
}

function toBox(element: HtmlElement): void {
  const style = new Map(
    parseDeclarations((attributeOf(element, 'style') ?? '').slice(0, 2_000)).map(({ property, value }) => [
      property,
      value,
    ]),
  )
  const textbox = part(element, 'v:textbox')
  const href = attributeOf(element, 'href')
  const isLink = href !== null && !holds(element, 'a')
  const css = [
    ...sizes(style, textbox),
    ...fills(element),
    ...lines(element, style),
    ...texts(style, textbox, isLink),
  ]
  const name = isLink ? 'a' : 'div'
  element.tagName = name
  element.nodeName = name
  element.attrs = []
  if (isLink) setAttribute(element, 'href', href)
  setAttribute(element, SHAPE, '')
  setAttribute(element, 'style', css.join(';'))
  // One child, so that words and links in it stay in one line of text.
  const inner = createElement('div', { [SHAPE]: '', style: 'width:100%' })
  append(inner, ...element.childNodes)
  element.childNodes = []
  append(element, inner)
}

function holds(element: HtmlElement, tag: string): boolean {
  const waiting: HtmlNode[] = [...element.childNodes]
  for (let looked = 0; waiting.length > 0 && looked < 500; looked += 1) {
    const node = waiting.pop()!
    if (!isElement(node)) continue
    if (node.tagName === tag) return true
    waiting.push(...node.childNodes)
  }
  return false
}

function sizes(style: ReadonlyMap<string, string>, textbox: HtmlElement | null): string[] {
  const isWide = style.get('mso-width-percent')?.trim() === '1000'
  const width = isWide ? '100%' : lengthOf(style.get('width'))
  const fits = /mso-fit-shape-to-text\s*:\s*t/i.test((textbox && attributeOf(textbox, 'style')) ?? '')
  const height = fits ? null : lengthOf(style.get('height'))
  return [
    `display:${isWide ? 'flex' : 'inline-flex'}`,
    'flex-direction:column',
    'box-sizing:border-box',
    'vertical-align:top',
    ...(width ? [`width:${width}`] : []),
    ...(height ? [`height:${height}`, 'overflow:hidden'] : []),
  ]
}

function fills(element: HtmlElement): string[] {
  if (isOff(attributeOf(element, 'fill')) || isOff(attributeOf(element, 'filled'))) return []
  const fill = part(element, 'v:fill')
  const color = colorOf((fill && attributeOf(fill, 'color')) ?? attributeOf(element, 'fillcolor')) ?? 'white'
  const picture = ((fill && attributeOf(fill, 'src')) ?? attributeOf(element, 'src'))?.trim()
  if (!picture || /["\\\n]/.test(picture)) {
    const second =
      fill && /^gradient/i.test(attributeOf(fill, 'type') ?? '') ? colorOf(attributeOf(fill, 'color2')) : null
    return [
      `background-color:${color}`,
      ...(second ? [`background-image:linear-gradient(${second},${color})`] : []),
    ]
  }
  const isTile = fill !== null && /^tile$/i.test(attributeOf(fill, 'type') ?? '')
  return [
    `background-color:${color}`,
    `background-image:url("${picture}")`,
    isTile ? 'background-repeat:repeat' : 'background-size:100% 100%',
  ]
}

function lines(element: HtmlElement, style: ReadonlyMap<string, string>): string[] {
  const isPicture = element.tagName === 'v:image'
  const isPlain = isPicture || isOff(attributeOf(element, 'stroke')) || isOff(attributeOf(element, 'stroked'))
  const border = isPlain
    ? []
    : [
        `border:${lengthOf(attributeOf(element, 'strokeweight')) ?? '0.75pt'} solid ${colorOf(attributeOf(element, 'strokecolor')) ?? 'black'}`,
      ]
  if (element.tagName === 'v:oval') return [...border, 'border-radius:50%']
  return element.tagName === 'v:roundrect' ? [...border, `border-radius:${radiusOf(element, style)}`] : border
}

/** `arcsize` is a part of the shorter side: `10%`, `.1`, or `6554f`, which is that by 65,536. Without it a fifth. */
function radiusOf(element: HtmlElement, style: ReadonlyMap<string, string>): string {
  const text = attributeOf(element, 'arcsize')?.trim() ?? '0.2'
  const number = Number.parseFloat(text) || 0
  const part = text.endsWith('%') ? number / 100 : text.endsWith('f') ? number / 65_536 : number
  const sides = [style.get('width'), style.get('height')].map((each) => Number.parseFloat(each ?? ''))
  const shorter = Math.min(...sides.filter((side) => side > 0))
  return Number.isFinite(shorter)
    ? `${Math.round(Math.min(part, 0.5) * shorter)}px`
    : `${Math.min(part, 0.5) * 100}%`
}

function texts(style: ReadonlyMap<string, string>, textbox: HtmlElement | null, isLink: boolean): string[] {
  const anchor = /middle/i.test(style.get('v-text-anchor') ?? '') ? ['justify-content:center'] : []
  const inset = textbox ? insetOf(attributeOf(textbox, 'inset')) : []
  if (textbox) removeAttribute(textbox, 'style')
  return [...anchor, ...inset, ...(isLink ? ['color:inherit', 'text-decoration:none'] : [])]
}

/** `left,top,right,bottom`. */
function insetOf(inset: string | null): string[] {
  const sides = (inset ?? '').split(',', 4).map(lengthOf)
  const [left = null, top = null, right = null, bottom = null] = sides
  return [`padding:${top ?? '3.6pt'} ${right ?? '7.2pt'} ${bottom ?? '3.6pt'} ${left ?? '7.2pt'}`]
}
