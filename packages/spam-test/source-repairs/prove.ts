import { parseBounded } from '@postproof/message/parse-html'
import type { Html, HtmlElement, HtmlNode } from '@postproof/message/types'
import type { Candidate, SourceEdit } from './types.ts'

/** Reads an edited source again and compares: the tree may differ in what was to be changed, and in nothing else. */

/** The source with all edits made. They are in any order and do not overlap. */
export function applyEdits(source: string, edits: readonly SourceEdit[]): string {
  let result = ''
  let at = 0
  for (const { from, to, text } of edits.toSorted((a, b) => a.from - b.from)) {
    result += source.slice(at, from) + text
    at = to
  }
  return result + source.slice(at)
}

/** Whether the source with these edits is the same document but for their changes. */
export function isProved(html: Pick<Html, 'source' | 'document'>, candidates: readonly Candidate[]): boolean {
  const edited = applyEdits(
    html.source,
    candidates.map(({ edit }) => edit),
  )
  const again = parseBounded(edited)
  if (again.stopped) return false
  const wanted = tokensOf(html.document, candidates)
  const got = tokensOf(again.document, [])
  for (;;) {
    const [one, other] = [wanted.next(), got.next()]
    if (one.done || other.done) return Boolean(one.done && other.done)
    if (one.value !== other.value) return false
  }
}

/** As `nameOf` says it. */
const titleTag = 'title http://www.w3.org/1999/xhtml'

type Changes = {
  attributes: Map<HtmlElement, Map<string, string>>
  comments: Set<HtmlNode>
  titles: Map<HtmlElement, { text: string; isNew: boolean }>
}

function changesOf(candidates: readonly Candidate[]): Changes {
  const changes: Changes = { attributes: new Map(), comments: new Set(), titles: new Map() }
  for (const { change } of candidates) {
    if (change.of === 'comment') changes.comments.add(change.node)
    else if (change.of === 'title') changes.titles.set(change.element, change)
    else {
      const own = changes.attributes.get(change.element) ?? new Map<string, string>()
      changes.attributes.set(change.element, own.set(change.name, change.value))
    }
  }
  return changes
}

/** The tree as it would be with the changes made, piece by piece. Texts that a removed comment parted are one. */
function* tokensOf(document: HtmlNode, candidates: readonly Candidate[]): Generator<string> {
  const changes = changesOf(candidates)
  const open: (HtmlNode | string)[] = [document]
  let text = ''
  while (open.length > 0) {
    const node = open.pop()!
    if (typeof node !== 'string' && node.nodeName === '#text' && 'value' in node) {
      text += node.value
      continue
    }
    if (typeof node !== 'string' && changes.comments.has(node)) continue
    if (text !== '') yield `text ${text}`
    text = ''
    if (typeof node === 'string') {
      yield node
      continue
    }
    yield nameOf(node, changes)
    open.push(`end ${node.nodeName}`)
    if ('content' in node) open.push(node.content)
    const title = 'tagName' in node ? changes.titles.get(node) : undefined
    // The last of a head, or all that an empty title holds.
    if (title?.isNew) open.push('end title', `text ${title.text}`, titleTag)
    else if (title) open.push(`text ${title.text}`)
    if (title && !title.isNew) continue
    const children = 'childNodes' in node ? node.childNodes : []
    for (let at = children.length - 1; at >= 0; at -= 1) open.push(children[at]!)
  }
  if (text !== '') yield `text ${text}`
}

function nameOf(node: HtmlNode, { attributes }: Changes): string {
  if (!('tagName' in node)) {
    if ('data' in node) return `comment ${node.data}`
    return 'publicId' in node ? `doctype ${node.name} ${node.publicId} ${node.systemId}` : node.nodeName
  }
  const changed = attributes.get(node)
  const all = new Map(node.attrs.map(({ name, value }) => [name, value]))
  for (const [name, value] of changed ?? []) all.set(name, value)
  return [
    node.tagName,
    node.namespaceURI,
    ...[...all].sort(byName).map(([name, value]) => JSON.stringify([name, value])),
  ].join(' ')
}

const byName = ([one]: [string, string], [other]: [string, string]) =>
  one < other ? -1 : one > other ? 1 : 0
