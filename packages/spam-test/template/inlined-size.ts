import { MAX_RULE_TESTS } from '@postproof/message/bounds'
import { addRules, newSheet, type Sheet } from '@postproof/message/cascade'
import { printHtml } from '@postproof/message/print-html'
import { parseDeclarations, parseStyleSheet } from '@postproof/message/style'
import type { Html, HtmlElement, HtmlNode } from '@postproof/message/types'
import { attribute, elementsOf } from '@postproof/message/walk'

/**
 * The least size of the HTML in octets once a program has written its style sheets into `style` attributes, as many do before they
 * send. It is an estimate from below: only selectors of element, class and id count, each property once with its shortest value, and
 * the style sheets, spaces between attributes and empty classes are taken away, as juice does. Null where there is nothing to inline.
 */
export function leastInlinedSize(html: Html): number | null {
  const sheets = html.styles.filter(({ media }) => media === undefined).map(({ css }) => css)
  const sheet = newSheet()
  for (const css of sheets) addRules(sheet, parseStyleSheet(css))
  if (sheet.rules === 0) return null
  const added = addedTo(html, sheet)
  if (added <= 0) return null
  return printedSize(html.document) - sheets.reduce((sum, css) => sum + octets(css), 0) + added
}

const octets = (text: string): number => new TextEncoder().encode(text).length

/** Of the HTML with its comments, which many conditions for Outlook are. */
function printedSize(document: Html['document']): number {
  let comments = 0
  const open: HtmlNode[] = [document]
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.nodeName === '#comment' && 'data' in node) comments += octets(`<!--${node.data}-->`)
    if ('childNodes' in node) open.push(...node.childNodes)
  }
  return octets(printHtml(document)) + comments
}

/** Property to the octets of its shortest declaration, `color:red;`. */
type Shortest = ReadonlyMap<string, number>

const EMPTY_CLASS = ' class=""'.length
const EMPTY_ATTRIBUTE = ' style=""'.length

function addedTo({ document }: Html, sheet: Sheet): number {
  const body = [...elementsOf(document)].find(({ tagName }) => tagName === 'body')
  if (!body) return 0
  const known = new Map<string, Shortest>()
  let added = 0
  for (const element of elementsOf(body)) {
    const key = ['id', 'class'].map((name) => attribute(element, name) ?? '').join('\n')
    const whole = `${element.tagName}\n${key}`
    const shortest = known.get(whole) ?? matched(element, sheet)
    known.set(whole, shortest)
    if (attribute(element, 'class')?.trim() === '') added -= EMPTY_CLASS
    if (shortest.size > 0) added += withoutOwn(shortest, attribute(element, 'style'))
  }
  return added
}

function withoutOwn(shortest: Shortest, style: string | null): number {
  const own = new Set(parseDeclarations(style ?? '').map(({ property }) => property))
  let added = style === null ? EMPTY_ATTRIBUTE : 0
  for (const [property, size] of shortest) if (!own.has(property)) added += size
  return added
}

function matched(element: HtmlElement, sheet: Sheet): Shortest {
  const id = attribute(element, 'id') ?? ''
  const classes = (attribute(element, 'class') ?? '').split(/\s+/, 50).filter(Boolean)
  const lists = [
    ...[sheet.byTag.get('*'), sheet.byTag.get(element.tagName), sheet.byId.get(id)],
    ...classes.map((name) => sheet.byClass.get(name)),
  ]
  const shortest = new Map<string, number>()
  for (const { selector, declarations } of lists.flatMap((list) => list ?? [])) {
    if (++sheet.tests > MAX_RULE_TESTS) break
    if (selector.tag !== null && selector.tag !== element.tagName) continue
    if (!selector.classes.every((name) => classes.includes(name))) continue
    for (const { property, value } of declarations) {
      const size = octets(`${property}:${value};`)
      shortest.set(property, Math.min(size, shortest.get(property) ?? size))
    }
  }
  return shortest
}
