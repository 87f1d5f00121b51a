import {
  atRuleSlugs,
  functionSlugs,
  mediaFeatures,
  oldNames,
  propertySlugs,
  shorthands,
  unitSlugs,
  valueRules,
} from './css-rules.ts'
import { setsInitial } from './initial-values.ts'
import type { MayMatch } from './matched.ts'
import { readSelectors, type SelectorReading } from './selectors.ts'
import {
  type Block,
  type Declaration,
  lower,
  readSheet,
  readValue,
  type SheetVisitor,
  type Tokens,
  type Value,
  withoutPrefix,
} from './sheet.ts'
import { type Bearer, traitsOf } from './traits.ts'
import type { Harm } from './types.ts'

/** A use of a feature in a piece of CSS. */
export type CssUse = {
  slug: string
  offset: number
  example: string
  traits: readonly string[]
  optional: boolean
  harm?: Harm
  /** Address of the style sheet that an `@import` loads. */
  sheet?: string
}

export type CssReading = {
  uses: CssUse[]
  /** Pictures that it loads. */
  pictures: { url: string; offset: number; optional: boolean }[]
  /** Declarations that always apply. */
  declarations: number
}

/** Uses kept of one piece of CSS: beyond, only more of the same are counted. */
const MOST_USES = 50_000
const EXAMPLE = 120

/** A piece of CSS as an example: on one line, 120 UTF-16 units at most. */
export const shorten = (text: string): string => {
  const line = text
    .slice(0, 4 * EXAMPLE)
    .replace(/\s+/g, ' ')
    .trim()
  return line.length > EXAMPLE ? `${line.slice(0, EXAMPLE - 1)}…` : line
}

/**
 * Reads a style sheet, or with a bearer the style attribute of an element. Rules whose selectors match nothing by `mayMatch`
 * use nothing and are left out.
 */
export function readCss(css: string, bearer: Bearer | null, mayMatch?: MayMatch): CssReading {
  const reading: CssReading = { uses: [], pictures: [], declarations: 0 }
  const reader = new Reader(css, bearer, reading, mayMatch)
  readSheet(css, bearer !== null, reader)
  for (const hiding of reader.hiding.values()) yieldToHiding(hiding)
  return reading
}

/** The declarations of one block, and in how many ways they hide its element. */
type Hiding = { uses: CssUse[]; ways: Set<string> }

/**
 * An element that is not displayed needs nothing else; and of several ways to hide it, each serves where another
 * fails: nothing is lost with one of them.
 */
function yieldToHiding({ uses, ways }: Hiding): void {
  const isDouble = ways.size > 1
  if (!isDouble && !ways.has('display')) return
  for (const use of uses) if (isDouble || use.slug !== 'css-display-none') use.optional = true
}

const gone: Record<string, RegExp> = {
  display: /^none$/,
  visibility: /^(?:hidden|collapse)$/,
  'mso-hide': /^all$/,
}
const shrunk = /^(?:(?:max-)?(?:width|height)|font-size|opacity)$/

/** The way in which a declaration hides its element; null when it does not. */
function wayToHide(property: string, { words, numbers, units, functions }: Value): string | null {
  if (Object.hasOwn(gone, property)) return gone[property]!.test(words[0] ?? '') ? property : null
  if (!shrunk.test(property) || functions.size > 0 || numbers.length !== 1) return null
  const least = property === 'opacity' || !units.has('px') ? 0 : 1
  return numbers[0]! <= least ? property.replace('max-', '') : null
}

class Reader implements SheetVisitor {
  readonly css: string
  readonly bearer: Bearer | null
  readonly reading: CssReading
  readonly mayMatch: MayMatch | undefined
  readonly known = new Map<string, SelectorReading>()
  /** By the block that hides its element. */
  readonly hiding = new Map<Block, Hiding>()

  constructor(css: string, bearer: Bearer | null, reading: CssReading, mayMatch: MayMatch | undefined) {
    this.css = css
    this.bearer = bearer
    this.reading = reading
    this.mayMatch = mayMatch
  }

  add(use: CssUse): void {
    if (this.reading.uses.length < MOST_USES) this.reading.uses.push(use)
  }

  comment(start: number): void {
    const end = this.css.indexOf('*/', start + 2)
    const example = shorten(this.css.slice(start, end < 0 ? start + EXAMPLE : end + 2))
    const traits = [this.bearer ? 'in-attribute' : 'in-sheet']
    this.add({ slug: 'css-comments', offset: start, example, traits, optional: false })
  }

  atRule(
    tokens: Tokens,
    name: string,
    start: number,
    from: number,
    to: number,
    within: Block | null,
  ): boolean {
    const end = to > from ? tokens.ends[to - 1]! : start + name.length + 1
    const example = shorten(this.css.slice(start, end))
    const optional = within?.optional ?? false
    const slug = atRuleSlugs[name]
    const isMedia = name === 'media'
    const traits = isMedia ? mediaTraits(tokens, from, to) : []
    if (isMedia && isWithinMedia(within)) traits.push('nested')
    if (slug)
      this.add({
        slug,
        offset: start,
        example,
        traits,
        optional,
        ...(name === 'import' && { sheet: targetOf(tokens, from, to) }),
      })
    if (isMedia || name === 'import')
      for (const each of mediaSlugs(tokens, from, to))
        this.add({ slug: each, offset: start, example, traits: [], optional })
    return isMedia || name === 'supports' || name === 'container'
  }

  rule(_: Tokens, start: number, end: number, within: Block | null): boolean | null {
    if (within?.kind === 'at-rule' && within.name === 'keyframes') return false
    const text = this.css.slice(start, end)
    const { uses, isDynamic, matchesNothing } = this.selectors(text)
    if (matchesNothing) return null
    const optional = isDynamic || (within?.optional ?? false)
    const example = shorten(text)
    for (const { slug, offset, traits } of uses)
      this.add({ slug, offset: start + offset, example, traits, optional })
    if (within && within.rules > 0)
      this.add({ slug: 'css-nesting', offset: start, example, traits: [], optional: within.optional })
    return isDynamic
  }

  selectors(text: string): SelectorReading {
    let reading = this.known.get(text)
    if (!reading) {
      reading = readSelectors(text, this.mayMatch)
      if (text.length <= 200 && this.known.size < 1_000) this.known.set(text, reading)
    }
    return reading
  }

  hidingOf(block: Block, way: string | null): Hiding {
    const hiding = this.hiding.get(block) ?? { uses: [], ways: new Set() }
    if (way !== null) hiding.ways.add(way)
    this.hiding.set(block, hiding)
    return hiding
  }

  declaration(tokens: Tokens, declaration: Declaration, within: Block): void {
    const { property, start, end, important } = declaration
    const name = oldNames[withoutPrefix(property)] ?? withoutPrefix(property)
    const value = readValue(tokens, declaration.from, declaration.to)
    const inFontFace = within.kind === 'at-rule' && within.name === 'font-face'
    if (!within.optional && !inFontFace) this.reading.declarations += 1
    const example = shorten(this.css.slice(start, end))
    const traits = traitsOf(name, value, this.bearer, declaration, within.declared)
    const hiding = this.hidingOf(within, wayToHide(name, value))
    const add = (slug: string, optional: boolean): void => {
      const use = {
        slug,
        offset: start,
        example,
        traits,
        optional,
        ...ownHarm(slug, value, within, this.bearer),
      }
      this.add(use)
      hiding.uses.push(use)
    }
    if (setsInitial(name, () => wordsOf(tokens, declaration), this.bearer)) {
      if (important) add('css-important', within.optional)
      if (value.words[0] === 'initial') add('css-unit-initial', within.optional)
      return
    }
    if (!inFontFace) for (const slug of propertySlugs.get(name) ?? []) add(slug, within.optional)
    // What stands after a plainer declaration of the same property only improves on it.
    const better = within.optional || within.declared.has(property)
    for (const slug of newSlugs(name, value)) add(slug, better)
    if (important) add('css-important', within.optional)
    if (!inFontFace)
      for (const url of value.urls)
        this.reading.pictures.push({ url, offset: start, optional: within.optional })
    else if (value.urls.some((url) => !url.startsWith('data:')))
      this.add({ slug: 'css-at-font-face', offset: start, example, traits: ['remote-font'], optional: true })
  }
}

const wordsOf = ({ css, starts, ends }: Tokens, { from, to }: Declaration): string[] =>
  Array.from({ length: Math.min(to - from, 13) }, (_, at) =>
    css.slice(starts[from + at], ends[from + at]).toLowerCase(),
  )

/** Features of a value, each once. */
function newSlugs(name: string, value: Value): Set<string> {
  const slugs = new Set<string>()
  for (const rule of valueRules) if (rule.is(name, value)) slugs.add(rule.slug)
  for (const each of value.functions) if (functionSlugs[each]) slugs.add(functionSlugs[each])
  for (const unit of value.units) if (unitSlugs[unit]) slugs.add(unitSlugs[unit])
  if (value.hasPercent) slugs.add('css-unit-percent')
  for (const slug of Object.hasOwn(shorthands, name) ? shorthands[name]!(value) : []) slugs.add(slug)
  return slugs
}

/** Where a use needs its feature less than most do. */
function ownHarm(slug: string, value: Value, within: Block, bearer: Bearer | null): { harm?: Harm } {
  if (slug === 'css-position')
    return value.words.some((word) => /^(?:absolute|fixed)$/.test(word)) ? {} : { harm: 'none' }
  if (slug === 'css-direction') return value.words[0] === 'rtl' ? {} : { harm: 'none' }
  if (slug === 'css-variables' && value.functions.size === 0) return { harm: 'none' }
  if (/^css-background(?:-image)?$|-gradient$/.test(slug)) {
    const hasColor =
      value.hasColor || within.declared.has('background-color') || (bearer?.hasBackgroundColor ?? false)
    return hasColor ? { harm: 'decoration' } : {}
  }
  return {}
}

/** The address of an `@import`. */
const targetOf = (tokens: Tokens, from: number, to: number): string =>
  readValue(tokens, from, to).urls[0] ??
  tokens.css.slice(tokens.starts[from], tokens.ends[from]).replace(/^["']|["']$/g, '')

function isWithinMedia(block: Block | null): boolean {
  for (let each = block; each; each = each.parent)
    if (each.kind === 'at-rule' && each.name === 'media') return true
  return false
}

/** Names of the features that a media query asks for. */
function mediaNames(tokens: Tokens, from: number, to: number): string[] {
  const names: string[] = []
  let depth = 0
  for (let at = from; at < to; at += 1) {
    const text = tokens.css.slice(tokens.starts[at], tokens.ends[at])
    if (text.endsWith('(')) depth += 1
    else if (text === ')') depth -= 1
    else if (depth > 0 && /^-?[a-z\\]/i.test(text)) {
      // The name is the first word in its brackets, or stands beside a comparison.
      const before = tokens.css.slice(tokens.starts[at - 1] ?? 0, tokens.ends[at - 1] ?? 0)
      if (before.endsWith('(') || /^[<>=]$/.test(before)) names.push(lower(text))
    }
  }
  return names
}

/** The features of caniemail that a media query asks for, by its tokens from `from` to before `to`. */
export function mediaSlugs(tokens: Tokens, from: number, to: number): Set<string> {
  const slugs = new Set<string>()
  for (const name of mediaNames(tokens, from, to))
    for (const feature of mediaFeatures) if (feature.name.test(name)) slugs.add(feature.slug)
  return slugs
}

function mediaTraits(tokens: Tokens, from: number, to: number): string[] {
  const names = mediaNames(tokens, from, to)
  const traits: string[] = []
  if (names.some((name) => /height$/.test(name))) traits.push('height-media')
  if (names.includes('orientation')) traits.push('orientation-media')
  if (names.some((name) => !/^(?:min|max)-(?:width|height)$/.test(name))) traits.push('other-media')
  return traits
}
