import { type Tag, tagFinder } from './tags.ts'

/**
 * Merge tags that a sending service cannot read: `{{name}` with half of its braces, and blocks that are opened and not closed, or the
 * reverse. In comments, scripts and style sheets nothing is searched: braces mean other things there.
 */
export type TagFault = {
  /** `half`: a delimiter is incomplete. `unclosed`: a block without an end. `stray-end`: an end without a block. */
  kind: 'half' | 'unclosed' | 'stray-end'
  /** As written, at most 80 characters. */
  text: string
  /** From 1. */
  line: number
  column: number
}

type Found = { kind: TagFault['kind']; at: number; text: string }

/** The faults of a source in order, at most 50. Time grows with its length. */
export function tagFaults(source: string): TagFault[] {
  const text = withoutCode(source)
  const tags = tagsIn(text)
  const halves = outside(halfTags(text), tags)
  const found = [...halves, ...unbalanced(text, tags)].sort((a, b) => a.at - b.at).slice(0, 50)
  return found.map(({ kind, at, text: written }) => {
    const before = source.slice(0, at)
    const start = before.lastIndexOf('\n') + 1
    return { kind, text: written.slice(0, 80), line: before.split('\n').length, column: at - start + 1 }
  })
}

const ends: [begin: RegExp, end: string][] = [
  [/<!--/, '-->'],
  [/<style\b/i, '</style'],
  [/<mj-style\b/i, '</mj-style'],
  [/<script\b/i, '</script'],
]
const begins = /<!--|<(?:mj-)?style\b|<script\b/gi

/** The same length, with blanks for comments, scripts and style sheets. Conditional comments are mail and stay. */
function withoutCode(source: string): string {
  const lower = source.toLowerCase()
  let out = ''
  let copied = 0
  begins.lastIndex = 0
  for (let match = begins.exec(source); match; match = begins.exec(source)) {
    const [begin] = match
    if (/^<!--\s*\[if/i.test(source.slice(match.index, match.index + 40))) continue
    const close = ends.find(([pattern]) => pattern.test(begin))![1]
    const end = lower.indexOf(close, match.index)
    const to = end < 0 ? source.length : end
    out += source.slice(copied, match.index) + source.slice(match.index, to).replace(/[^\n]/g, ' ')
    copied = to
    begins.lastIndex = to
    if (end < 0) break
  }
  return out + source.slice(copied)
}

const halfPatterns = [
  /\{\{[#/^]?\s?[A-Za-z_][\w. ]{0,60}\}(?!\})/g,
  /(?<![{$#@%])\{[A-Za-z_][\w.]{0,60}\}\}(?!\})/g,
  /\*\|[A-Z][A-Z0-9_:]{0,60}\|(?!\*)/g,
  /(?<![*\w])\|[A-Z][A-Z0-9_:]{1,60}\|\*/g,
]

/** Those that are not within a whole tag, such as a comment of Handlebars. */
function outside(found: Found[], tags: Tag[]): Found[] {
  let next = 0
  return found
    .toSorted((a, b) => a.at - b.at)
    .filter(({ at }) => {
      while (next < tags.length && tags[next]!.to <= at) next += 1
      const tag = tags[next]
      return !tag || at <= tag.from
    })
}

function halfTags(text: string): Found[] {
  const written = halfPatterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(
      ({ 0: found, index }): Found => ({ kind: 'half', at: index, text: found }),
    ),
  )
  return [...written, ...neverClosed(text, '<%', '%>'), ...neverClosed(text, '{%', '%}')]
}

/** An opening delimiter that is followed by another one, or by none, before it is closed. */
function neverClosed(text: string, open: string, close: string): Found[] {
  const found: Found[] = []
  for (let at = text.indexOf(open); at >= 0; ) {
    const next = text.indexOf(open, at + 2)
    const end = text.indexOf(close, at + 2)
    if (end < 0 || (next >= 0 && next < end))
      found.push({ kind: 'half', at, text: text.slice(at, at + 80).split('\n')[0]! })
    if (end < 0) break
    at = next
  }
  return found
}

type Edge = { family: 'curly' | 'percent' | 'mailchimp'; opens: boolean; name: string; tag: Tag }

/** A block of each kind must be closed in the reverse order. */
function unbalanced(text: string, tags: Tag[]): Found[] {
  const edges = edgesIn(text, tags)
  const faults: Found[] = []
  const as = (kind: TagFault['kind'], { tag }: Edge): Found => ({
    ...{ kind, at: tag.from, text: text.slice(tag.from, tag.to) },
  })
  for (const family of ['curly', 'percent', 'mailchimp'] as const) {
    const open: Edge[] = []
    for (const edge of edges.filter((one) => one.family === family)) {
      if (edge.opens) open.push(edge)
      else {
        const at = open.findLastIndex(({ name }) => edge.name === '' || name === edge.name)
        if (at < 0) faults.push(as('stray-end', edge))
        else
          faults.push(
            ...open
              .splice(at)
              .slice(1)
              .map((one) => as('unclosed', one)),
          )
      }
    }
    faults.push(...open.map((one) => as('unclosed', one)))
  }
  return faults
}

function tagsIn(text: string): Tag[] {
  const finder = tagFinder(text)
  const tags: Tag[] = []
  for (let at = 0; ; ) {
    const tag = finder.within(at, text.length, 'markup')
    if (!tag) return tags
    tags.push(tag)
    at = tag.to
  }
}

function edgesIn(text: string, tags: Tag[]): Edge[] {
  const edges = tags.flatMap((tag) => edgeOf(text, tag) ?? [])
  // Tornado ends every block with the same word.
  const isGeneric = tags.some(
    ({ from, inner }) => /^-?\s*end\s*-?$/.test(inner) && text.startsWith('{%', from),
  )
  return isGeneric ? edges.filter(({ family }) => family !== 'percent') : edges
}

/** Blocks that Liquid, Django, Jinja, Twig and HubL all end by `end` and their name. */
const percentBlock = /^-?\s*(end)?(if|for|unless|case)\b/
const mailchimpBlock = /^(?:(END:IF)|IF(?:NOT)?:)/

function edgeOf(text: string, tag: Tag): Edge | null {
  const start = text.slice(tag.from, tag.from + 2)
  if (start === '{{') {
    const [, sign, name] = /^~?\s*([#^/])\s*[>*]?\s*([\w.@$-]*)/.exec(tag.inner) ?? []
    // `{{^}}` is an else, `{{/* */}}` a comment of Go.
    if (!sign || (sign !== '/' && !name) || tag.inner.includes('/*')) return null
    return { family: 'curly', opens: sign !== '/', name: name ?? '', tag }
  }
  if (start === '{%') {
    const [, end, name] = percentBlock.exec(tag.inner) ?? []
    return name ? { family: 'percent', opens: !end, name, tag } : null
  }
  const block = start === '*|' ? mailchimpBlock.exec(tag.inner) : null
  return block ? { family: 'mailchimp', opens: !block[1], name: 'IF', tag } : null
}
