import type { Html, HtmlElement, HtmlNode } from '@postproof/message/types'
import type { AttributeSelector, CssNode } from 'css-tree'
import { readConditional } from './conditional.ts'
import { lower } from './sheet.ts'

/**
 * Whether a selector can match an element of a mail as it was sent (Selectors Level 4). It errs to one side only: false
 * means that nothing can match. Pseudo-classes and pseudo-elements hold for every element, because states come and go;
 * names and values are compared without case, as in quirks mode; and what stands in conditional comments, which Word
 * alone reads, is known by its names and not by its place. What is not decided may match.
 *
 * Names that a client puts around the mail, such as `.ExternalClass` or `[data-ogsc]`, are in no mail: such a rule is
 * meant for that client, and the others lose nothing with it.
 */
export type MayMatch = (selector: CssNode[]) => boolean

/** Elements looked at for all selectors of a mail; beyond, every selector may match. */
const MOST_STEPS = 3_000_000
/** UTF-16 units of conditional comments that are read for names. */
const MOST_HIDDEN = 200_000

/** Elements of a mail by what selectors ask for; all names in lower case. */
type Index = {
  all: HtmlElement[]
  /** `td`, `.name`, `#name`. */
  byMark: Map<string, HtmlElement[]>
  /** The element that comes before it in its parent. */
  before: Map<HtmlElement, HtmlElement>
  /** What stands in conditional comments, as `byMark` names it. */
  hidden: ReadonlySet<string>
}

/** Elements joined to those before them, with what they are asked for. */
type Compound = { combinator: string | null; marks: string[]; attributes: AttributeSelector[] }

/** Reads the mail once, with the first selector; only what stands before `until`, where that is given. */
export function mayMatchIn(html: Pick<Html, 'document'>, until?: HtmlElement): MayMatch {
  let index: Index | null = null
  let steps = MOST_STEPS
  const isIn = (element: HtmlElement, marks: readonly string[], { attributes }: Compound): boolean => {
    steps -= 1 + marks.length
    return (
      marks.every((mark) => marksOf(element).includes(mark)) &&
      attributes.every((attribute) => hasAttribute(element, attribute))
    )
  }
  const follows = (element: HtmlElement, combinator: string, reached: ReadonlySet<HtmlElement>): boolean => {
    const isStep = combinator === '>' || combinator === '+'
    const next =
      combinator === ' ' || combinator === '>' ? parentOf : (at: HtmlElement) => index!.before.get(at)
    for (let at = next(element); at && steps > 0; at = next(at)) {
      steps -= 1
      if (reached.has(at)) return true
      if (isStep) return false
    }
    return false
  }
  return (selector) => {
    const compounds = compoundsOf(selector)
    if (compounds === null) return true
    index ??= indexOf(html, until)
    const subject = compounds.at(-1)!
    if (subject.marks.length > 0 && subject.marks.every((mark) => index!.hidden.has(mark))) return true
    let reached = new Set<HtmlElement>()
    for (const compound of compounds) {
      const { combinator, marks } = compound
      const found = new Set<HtmlElement>()
      for (const element of candidates(index, marks)) {
        if (steps <= 0) return true
        if (isIn(element, marks, compound) && (combinator === null || follows(element, combinator, reached)))
          found.add(element)
      }
      if (steps <= 0) return true
      if (found.size === 0) return false
      reached = found
    }
    return true
  }
}

/** Null for what is not decided: a nested rule, a combinator that begins or that nobody knows, a namespace. */
function compoundsOf(nodes: CssNode[]): Compound[] | null {
  let last: Compound = { combinator: null, marks: [], attributes: [] }
  const compounds = [last]
  for (const [at, node] of nodes.entries()) {
    if (node.type === 'Combinator') {
      if (at === 0 || !/^[ >+~]$/.test(node.name)) return null
      last = { combinator: node.name, marks: [], attributes: [] }
      compounds.push(last)
    } else if (node.type === 'TypeSelector') {
      if (node.name.includes('|')) return null
      if (node.name !== '*') last.marks.push(lower(node.name))
    } else if (node.type === 'ClassSelector') last.marks.push(`.${lower(node.name)}`)
    else if (node.type === 'IdSelector') last.marks.push(`#${lower(node.name)}`)
    else if (node.type === 'AttributeSelector') {
      if (node.name.name.includes('|')) return null
      last.attributes.push(node)
    } else if (node.type !== 'PseudoClassSelector' && node.type !== 'PseudoElementSelector') return null
  }
  return compounds
}

/** The fewest elements among which all with these marks are. */
function candidates({ all, byMark }: Index, marks: readonly string[]): readonly HtmlElement[] {
  let fewest: readonly HtmlElement[] = all
  for (const mark of marks) {
    const found = byMark.get(mark) ?? []
    if (found.length < fewest.length) fewest = found
  }
  return fewest
}

const valueIn = (element: HtmlElement, name: string): string | undefined =>
  element.attrs.find((each) => each.name === name)?.value.toLowerCase()

const known = new WeakMap<HtmlElement, readonly string[]>()

function marksOf(element: HtmlElement): readonly string[] {
  let marks = known.get(element)
  if (!marks) {
    const id = valueIn(element, 'id')
    const classes = (valueIn(element, 'class') ?? '').split(/\s+/).filter(Boolean)
    marks = [
      element.tagName.toLowerCase(),
      ...(id === undefined ? [] : [`#${id}`]),
      ...new Set(classes.map((name) => `.${name}`)),
    ]
    known.set(element, marks)
  }
  return marks
}

const parentOf = ({ parentNode }: HtmlElement): HtmlElement | undefined =>
  parentNode && 'tagName' in parentNode ? parentNode : undefined

function hasAttribute(element: HtmlElement, { name, matcher, value }: AttributeSelector): boolean {
  const own = valueIn(element, lower(name.name))
  if (own === undefined || matcher === null) return own !== undefined
  const wanted = value === null ? '' : lower(value.type === 'String' ? value.value : value.name)
  if (matcher === '=') return own === wanted
  if (matcher === '|=') return own === wanted || own.startsWith(`${wanted}-`)
  if (matcher === '~=') return own.split(/\s+/).includes(wanted)
  if (wanted === '') return false
  if (matcher === '^=') return own.startsWith(wanted)
  if (matcher === '$=') return own.endsWith(wanted)
  return matcher === '*=' ? own.includes(wanted) : true
}

function indexOf({ document }: Pick<Html, 'document'>, until?: HtmlElement): Index {
  const index = { all: [], byMark: new Map(), before: new Map(), hidden: new Set<string>() } satisfies Index
  const elements: HtmlElement[] = index.all
  let room = MOST_HIDDEN
  const stack: HtmlNode[] = [document]
  while (stack.length > 0) {
    const node = stack.pop()!
    if (node === until) break
    if ('tagName' in node) {
      elements.push(node)
      for (const mark of marksOf(node)) {
        const same = index.byMark.get(mark)
        if (same) same.push(node)
        else index.byMark.set(mark, [node])
      }
    } else if (node.nodeName === '#comment' && 'data' in node) {
      const comment = readConditional(node.data)
      if (comment?.kind !== 'hidden') continue
      addNames(index.hidden, comment.content.slice(0, room))
      room = Math.max(0, room - comment.content.length)
    }
    if (!('childNodes' in node)) continue
    let last: HtmlElement | null = null
    for (const child of node.childNodes) {
      if (!('tagName' in child)) continue
      if (last) index.before.set(child, last)
      last = child
    }
    for (let at = node.childNodes.length - 1; at >= 0; at -= 1) stack.push(node.childNodes[at]!)
  }
  return index
}

/** Names of elements, classes and ids in HTML that is not parsed. */
function addNames(names: Set<string>, html: string): void {
  for (const [, tag] of html.matchAll(/<([a-z][\w:-]{0,50})/gi)) names.add(tag!.toLowerCase())
  for (const [, name, quoted, single, bare] of html.matchAll(
    /\b(class|id)\s{0,5}=\s{0,5}(?:"([^"]{0,500})"|'([^']{0,500})'|([^\s"'>]{1,200}))/gi,
  ))
    for (const each of (quoted ?? single ?? bare ?? '').toLowerCase().split(/\s+/))
      names.add(`${name!.toLowerCase() === 'id' ? '#' : '.'}${each}`)
}
