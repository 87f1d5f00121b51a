import type { HtmlElement, HtmlNode } from '@postproof/message/types'
import type { DefaultTreeAdapterTypes } from 'parse5'
import { defaultTreeAdapter, html as names } from 'parse5'
import type { Found } from '../types.ts'

type ParentNode = DefaultTreeAdapterTypes.ParentNode
type ChildNode = DefaultTreeAdapterTypes.ChildNode

/** A document that is being rewritten. */
export type Tree = {
  document: DefaultTreeAdapterTypes.Document
  /** Tells of a change at an element. */
  tell(change: Omit<Found, 'offset'>, element: HtmlElement): void
}

export const isElement = (node: HtmlNode): node is HtmlElement => 'tagName' in node

export const attributeOf = (element: HtmlElement, name: string): string | null =>
  element.attrs.find((each) => each.name === name)?.value ?? null

export function setAttribute(element: HtmlElement, name: string, value: string): void {
  const known = element.attrs.find((each) => each.name === name)
  if (known) known.value = value
  else element.attrs.push({ name, value })
}

export function removeAttribute(element: HtmlElement, name: string): void {
  element.attrs = element.attrs.filter((each) => each.name !== name)
}

export function createElement(tag: string, attributes: Record<string, string> = {}): HtmlElement {
  return defaultTreeAdapter.createElement(
    tag,
    names.NS.HTML,
    Object.entries(attributes).map(([name, value]) => ({ name, value })),
  )
}

export function append(parent: ParentNode, ...children: ChildNode[]): void {
  for (const child of children) {
    child.parentNode = parent
    parent.childNodes.push(child)
  }
}

export function prepend(parent: ParentNode, child: ChildNode): void {
  child.parentNode = parent
  parent.childNodes.unshift(child)
}

export const textNode = (value: string): DefaultTreeAdapterTypes.TextNode => ({
  nodeName: '#text',
  value,
  parentNode: null,
})

/** The element of that name among the children of the root. */
export function rootChild(
  document: DefaultTreeAdapterTypes.Document,
  tag: 'head' | 'body',
): HtmlElement | null {
  const root = document.childNodes.find((node): node is HtmlElement => node.nodeName === 'html')
  return root?.childNodes.find((node): node is HtmlElement => node.nodeName === tag) ?? null
}

/** What becomes of a node: `kept`, `dropped` with all that is in it, or replaced by its `content`. */
export type Fate = 'kept' | 'dropped' | 'content'

/** Looks at every element before what is in it, and does as `decide` says. Linear, without recursion. */
export function reshape(document: ParentNode, decide: (element: HtmlElement) => Fate): void {
  const open: ParentNode[] = [document]
  for (let parent = open.pop(); parent; parent = open.pop()) {
    const kept: ChildNode[] = []
    const waiting = [...parent.childNodes].reverse()
    for (let node = waiting.pop(); node; node = waiting.pop()) {
      const fate = isElement(node) ? decide(node) : 'kept'
      if (fate === 'content' && isElement(node)) {
        for (let at = node.childNodes.length - 1; at >= 0; at -= 1) {
          node.childNodes[at]!.parentNode = parent
          waiting.push(node.childNodes[at]!)
        }
      } else if (fate === 'kept') {
        node.parentNode = parent
        kept.push(node)
        if (isElement(node)) open.push('content' in node ? (node.content as ParentNode) : node)
      }
    }
    parent.childNodes = kept
  }
}

export const textIn = (element: HtmlElement): string =>
  element.childNodes.map((node) => ('value' in node ? node.value : '')).join('')
