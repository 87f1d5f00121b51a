import { parseFragment, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import type { SiteSettings } from '#contract/settings.ts'

/**
 * What an administrator has put on every page: `customHeadCode`, `customBodyCode`, `customFooterCode`. It is trusted to
 * run, but not to be well-formed: parsed and written from scratch, so that an open tag or comment swallows nothing of the page.
 */
export type CustomCode = { head: string; body: string; footer: string }

type Code = Pick<SiteSettings, 'customHeadCode' | 'customBodyCode' | 'customFooterCode'>

/** What may stand in a head beside our own; anything else would end it: HTML, section 13.2.6.4.4. */
const headElements = new Set(['script', 'style', 'link', 'meta', 'noscript'])
/** An element that our pages know nothing of, so that React passes over it with all it holds. */
const wrapper = 'custom-code'

/** Each with the nonce in its scripts; null when there is none. */
export function customCode(settings: Code, nonce: string): CustomCode | null {
  const { customHeadCode, customBodyCode, customFooterCode } = settings
  if (!`${customHeadCode}${customBodyCode}${customFooterCode}`.trim()) return null
  const wrapped = (code: string) => {
    const html = written(code, nonce, () => true)
    return html && `<${wrapper} style="display:contents">${html}</${wrapper}>`
  }
  return {
    head: written(customHeadCode, nonce, isHeadElement),
    body: wrapped(customBodyCode),
    footer: wrapped(customFooterCode),
  }
}

/** Names of what cannot stand in a head: elements, or `text`. */
export function misplacedInHead(code: string): string[] {
  const names = parseFragment(code)
    .childNodes.filter((node) => !isHeadElement(node) && !isBlank(node))
    .map(({ nodeName }) => (nodeName === '#text' ? 'text' : `<${nodeName}>`))
  return [...new Set(names)]
}

function written(code: string, nonce: string, keep: (node: Tree.ChildNode) => boolean): string {
  if (!code.trim()) return ''
  const fragment = parseFragment(code)
  fragment.childNodes = fragment.childNodes.filter((node) => node.nodeName !== '#comment' && keep(node))
  for (const script of scriptsIn(fragment)) {
    script.attrs = [...script.attrs.filter(({ name }) => name !== 'nonce'), { name: 'nonce', value: nonce }]
  }
  try {
    return serialize(fragment)
  } catch {
    // Nested so deep that the library's recursion ends: nothing a person wrote.
    return ''
  }
}

/** Without recursion: the nesting is the writer's. */
function scriptsIn(root: Tree.DocumentFragment): Tree.Element[] {
  const found: Tree.Element[] = []
  const open: Tree.ParentNode[] = [root]
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.nodeName === 'script') found.push(node as Tree.Element)
    for (const child of node.childNodes) if ('childNodes' in child) open.push(child)
  }
  return found
}

const isHeadElement = (node: Tree.ChildNode) => headElements.has(node.nodeName)
const isBlank = (node: Tree.ChildNode) =>
  node.nodeName === '#comment' || (node.nodeName === '#text' && !(node as Tree.TextNode).value.trim())
