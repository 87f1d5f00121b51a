import type { HtmlElement } from '@postproof/message/types'
import type { BodyPolicy } from '../client.ts'
import { append, createElement, prepend, rootChild, type Tree, textNode } from './tree.ts'

/** Marks the `<div>` that stands for the body. */
export const BODY = 'data-client-body'
/** Marks the place at which the client clips the mail. What it says there is words, and not in the document. */
export const CLIPPED = 'data-message-clipped'
/** Marks style sheets of the client's own. */
export const SHEET = 'data-client-sheet'

/** What a clipped document ends with, as `print` writes it. */
export const clippedEnd = `<div ${CLIPPED}=""></div></div></body></html>`

/** Puts a `<div>` in the place of the body, into a page whose own body has no look. */
export function replaceBody(tree: Tree, policy: BodyPolicy, isClipped: boolean): void {
  const body = rootChild(tree.document, 'body')
  if (policy.becomes === 'body' || !body) return
  const known = body.childNodes.find(
    (node): node is HtmlElement => 'tagName' in node && node.attrs.some(({ name }) => name === BODY),
  )
  if (known) return
  const kept = body.attrs.filter(({ name }) => policy.attributes.has(name))
  const lost = body.attrs.filter((each) => !kept.includes(each) && each.name !== 'style')
  const division = createElement('div')
  division.attrs = [{ name: BODY, value: '' }, ...kept]
  append(division, ...body.childNodes)
  body.childNodes = []
  const hadDoctype = tree.document.childNodes.some((node) => node.nodeName === '#documentType')
  if (policy.marksDoctype && hadDoctype) append(body, createElement('u'))
  append(body, division)
  if (isClipped) append(division, createElement('div', { [CLIPPED]: '' }))
  tree.tell({ rule: policy.rule, effect: 'changed', of: 'element', what: '<body>' }, body)
  for (const { name } of lost)
    tree.tell({ rule: policy.rule, effect: 'removed', of: 'attribute', what: `body ${name}` }, body)
  if (!policy.attributes.has('style') && body.attrs.some(({ name }) => name === 'style'))
    tree.tell({ rule: policy.rule, effect: 'removed', of: 'style-attribute', what: 'body style' }, body)
  body.attrs = []
  standards(tree)
}

/** Pages of webmail are drawn by the standards, whatever doctype the mail has. */
function standards(tree: Tree): void {
  const { document } = tree
  document.childNodes = document.childNodes.filter((node) => node.nodeName !== '#documentType')
  document.childNodes.unshift({
    nodeName: '#documentType',
    name: 'html',
    publicId: '',
    systemId: '',
    parentNode: document,
  })
}

/** Adds a style sheet of the client's own: beneath those of the mail, or over them. */
export function addOwnSheet(tree: Tree, client: string, css: string, isOver: boolean): void {
  const sheet = createElement('style', { [SHEET]: client })
  append(sheet, textNode(css))
  const head = rootChild(tree.document, 'head')
  if (!head) return
  if (isOver) append(head, sheet)
  else prepend(head, sheet)
}
