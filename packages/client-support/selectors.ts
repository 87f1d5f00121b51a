import { type AttributeSelector, type CssNode, parse } from 'css-tree'
import { combinators, pseudoClasses, pseudoElements } from './css-rules.ts'
import type { MayMatch } from './matched.ts'
import { lower, withoutPrefix } from './sheet.ts'

/** A feature of a selector, and how it is used. */
export type SelectorUse = { slug: string; offset: number; traits: readonly string[] }

export type SelectorReading = {
  uses: SelectorUse[]
  /** Every selector that can match waits for the pointer or the keyboard. */
  isDynamic: boolean
  /** No selector can match an element of the mail. */
  matchesNothing: boolean
}

const LONGEST = 10_000
/** Brackets within brackets; css-tree reads them by recursion. */
const DEEPEST = 20
const MOST_SELECTORS = 500

const dynamic = /^(?:hover|active|focus|focus-visible|focus-within)$/

/**
 * Reads a list of selectors; nothing where it cannot be read, as clients drop the rule. Selectors that `mayMatch` says can
 * match nothing are left out; by default all may match.
 */
export function readSelectors(text: string, mayMatch: MayMatch = () => true): SelectorReading {
  const reading: SelectorReading = { uses: [], isDynamic: false, matchesNothing: false }
  const tree = parseSelectors(text)
  if (tree?.type !== 'SelectorList') return reading
  if (tree.children.size > 1) reading.uses.push({ slug: 'css-selector-grouping', offset: 0, traits: [] })
  let left = tree.children.size
  let dynamicOnes = 0
  let at = 0
  for (const selector of tree.children) {
    if (++at > MOST_SELECTORS || selector.type !== 'Selector') break
    const nodes = selector.children.toArray()
    if (!mayMatch(nodes)) left -= 1
    else if (readSelector(nodes, reading.uses)) dynamicOnes += 1
  }
  reading.matchesNothing = left === 0
  reading.isDynamic = dynamicOnes === left
  return reading
}

function parseSelectors(text: string): CssNode | null {
  if (text.length > LONGEST || depthOf(text) > DEEPEST) return null
  try {
    return parse(text, { context: 'selectorList', positions: true })
  } catch {
    // css-tree throws for what is no selector.
    return null
  }
}

function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  for (const letter of text) {
    if (letter === '(' || letter === '[') deepest = Math.max(deepest, ++depth)
    else if (letter === ')' || letter === ']') depth -= 1
  }
  return deepest
}

/** Returns whether the selector waits for the pointer or the keyboard. */
function readSelector(nodes: CssNode[], uses: SelectorUse[]): boolean {
  let isDynamic = false
  let marks = 0
  const add = (node: CssNode, slug: string | undefined, ...traits: string[]): void => {
    if (slug) uses.push({ slug, offset: node.loc?.start.offset ?? 0, traits })
  }
  const endCompound = (at: number): void => {
    if (marks > 1) add(nodes[at]!, 'css-selector-chaining')
    marks = 0
  }
  nodes.forEach((node, at) => {
    if (node.type === 'Combinator') {
      if (at > 0) endCompound(at - 1)
      add(node, combinators[node.name])
    } else if (node.type === 'TypeSelector')
      add(node, node.name.endsWith('*') ? 'css-selector-universal' : 'css-selector-type')
    else if (node.type === 'ClassSelector') {
      marks += 1
      add(node, 'css-selector-class')
    } else if (node.type === 'IdSelector') {
      marks += 1
      add(node, 'css-selector-id')
    } else if (node.type === 'AttributeSelector') {
      add(node, 'css-selector-attribute', ...attributeTraits(node), ...(marks > 0 ? ['on-class'] : []))
      marks += 1
    } else if (node.type === 'PseudoElementSelector')
      add(node, pseudoElements[withoutPrefix(lower(node.name))], ...(marks > 0 ? ['on-class'] : []))
    else if (node.type === 'PseudoClassSelector') {
      const name = withoutPrefix(lower(node.name))
      if (dynamic.test(name)) isDynamic = true
      add(node, pseudoClasses[name] ?? pseudoElements[name], ...(marks > 0 ? ['on-class'] : []))
      readInner(node.children?.toArray() ?? [], uses)
    }
  })
  if (nodes.length > 0) endCompound(nodes.length - 1)
  return isDynamic
}

/** Which operator, and of which attribute: clients know some. */
function attributeTraits({ name, matcher }: AttributeSelector): string[] {
  const of = lower(name.name)
  return [
    `operator:${matcher ?? ''}`,
    ...(of === 'class' ? [] : ['off-class']),
    ...(matcher === null ? [] : [`value-of:${of}`]),
  ]
}

/** Selectors within `:not()`, `:is()`, `:nth-child(... of ...)`. */
function readInner(nodes: CssNode[], uses: SelectorUse[]): void {
  for (const node of nodes) {
    const list = node.type === 'Nth' ? node.selector : node
    if (list?.type !== 'SelectorList') continue
    for (const selector of list.children)
      if (selector.type === 'Selector') readSelector(selector.children.toArray(), uses)
  }
}
