import { propertySlugs } from '../../css-rules.ts'
import { type CssReading, type CssUse, readCss } from '../../read-css.ts'
import { type Block, type Declaration, readSheet, type SheetVisitor, type Tokens } from '../../sheet.ts'
import type { Bearer } from '../../traits.ts'
import type { Found } from '../types.ts'
import { type DeclarationUse, type Outcome, reduced } from './declaration.ts'
import { isOfBody, selectorsOf, subjectsOf } from './selector-list.ts'

/** What decides over CSS. */
export type CssRules = {
  isLost(use: CssUse): boolean
  declaration?(use: DeclarationUse): Outcome | null
  selector?(text: string): string | null
  lostBlocks?(css: string): ReadonlyMap<number, { rule: string; what: string }>
  /** The rule by which a selector matches nothing; null where it may match. */
  unmatched?(selector: string): string | null
  /** The feature for lack of which the picture at an address is not drawn. */
  lostPicture(url: string): string | null
  /** Of a nested rule the declarations stay, as those of the rule around it. */
  unwrapsNesting: boolean
  /** The rule by which selectors of `body` match nothing; null where they do. */
  bodyRule: string | null
  /** Elements of the document that bear a class or an id, with its `.` or `#`. */
  named(mark: string): ReadonlySet<string> | undefined
}

type Edit = { start: number; end: number; text: string }

/** A block that is open: what was noted before it, and what becomes of it whole. */
type Frame = {
  start: number
  edits: number
  found: number
  removed: Omit<Found, 'offset'> | null
  /** Its selector went, its content stays: the `}` goes too. */
  isUnwrapped: boolean
  tags: ReadonlySet<string> | null
}

/** CSS as a client leaves it, with what it took out. A bearer: that of a style attribute, null for a style sheet. */
export function rewriteCss(
  css: string,
  bearer: Bearer | null,
  rules: CssRules,
  reading: CssReading = readCss(css, bearer),
): { css: string; found: Found[] } {
  const rewriter = new Rewriter(css, bearer, rules, reading)
  readSheet(css, bearer !== null, rewriter)
  return { css: applied(css, rewriter.edits), found: rewriter.found }
}

function applied(css: string, edits: readonly Edit[]): string {
  const pieces: string[] = []
  let at = 0
  for (const { start, end, text } of edits) {
    if (start < at) continue
    pieces.push(css.slice(at, start), text)
    at = end
  }
  pieces.push(css.slice(at))
  return pieces.join('')
}

const isAtRuleUse = ({ slug }: CssUse): boolean => slug.startsWith('css-at-')
/** A list of selectors is read everywhere; the features of its members decide. */
const isSelectorUse = ({ slug }: CssUse): boolean =>
  /^css-(?:selector|pseudo)-/.test(slug) && slug !== 'css-selector-grouping'

class Rewriter implements SheetVisitor {
  readonly edits: Edit[] = []
  readonly found: Found[] = []
  readonly frames: Frame[] = []
  readonly css: string
  readonly bearer: Bearer | null
  readonly rules: CssRules
  readonly uses: readonly CssUse[]
  /** Addresses of pictures by the offset of their declaration. */
  readonly pictures = new Map<number, string[]>()
  /** Values of a block's declarations, for those beside them. */
  readonly blocks = new Map<Block, Map<string, string>>()
  readonly inlineTags: ReadonlySet<string> | null
  readonly lostBlocks: ReadonlyMap<number, { rule: string; what: string }> | undefined

  constructor(css: string, bearer: Bearer | null, rules: CssRules, reading: CssReading) {
    this.css = css
    this.bearer = bearer
    this.rules = rules
    this.uses = [...reading.uses].sort((a, b) => a.offset - b.offset)
    for (const { offset, url } of reading.pictures)
      this.pictures.set(offset, [...(this.pictures.get(offset) ?? []).slice(0, 20), url])
    this.inlineTags = bearer ? new Set([bearer.tag]) : null
    this.lostBlocks = bearer ? undefined : rules.lostBlocks?.(css)
  }

  comment(): void {}

  /** Uses that begin from `start` on and before `end`. */
  usesIn(start: number, end: number): CssUse[] {
    let low = 0
    let high = this.uses.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.uses[middle]!.offset < start) low = middle + 1
      else high = middle
    }
    const found: CssUse[] = []
    for (let at = low; at < this.uses.length && this.uses[at]!.offset < end; at += 1)
      found.push(this.uses[at]!)
    return found
  }

  open(start: number): Frame {
    const frame: Frame = {
      start,
      edits: this.edits.length,
      found: this.found.length,
      removed: null,
      isUnwrapped: false,
      tags: null,
    }
    this.frames.push(frame)
    return frame
  }

  close(end: number): void {
    const frame = this.frames.pop()
    if (!frame) return
    if (frame.removed) {
      this.edits.length = frame.edits
      this.found.length = frame.found
      this.edits.push({ start: frame.start, end, text: '' })
      this.found.push({ ...frame.removed, offset: frame.start })
    } else if (frame.isUnwrapped && this.css[end - 1] === '}')
      this.edits.push({ start: end - 1, end, text: ';' })
  }

  atRule(_: Tokens, name: string, start: number): boolean {
    const frame = this.open(start)
    const lost = this.usesIn(start, start + 1).find((use) => isAtRuleUse(use) && this.rules.isLost(use))
    if (lost) frame.removed = { rule: lost.slug, effect: 'removed', of: 'at-rule', what: whatOf(lost, name) }
    const own = this.lostBlocks?.get(start)
    if (own && !lost) frame.removed = { ...own, effect: 'removed', of: 'at-rule' }
    return false
  }

  rule(_: Tokens, start: number, end: number, within: Block | null): boolean {
    const frame = this.open(start)
    if (within?.kind === 'at-rule' && within.name === 'keyframes') return false
    const text = this.css.slice(start, end)
    const uses = this.usesIn(start, end)
    const nesting = uses.find(({ slug }) => slug === 'css-nesting')
    if (nesting && this.rules.isLost(nesting) && !this.rules.unwrapsNesting) {
      frame.removed = { rule: nesting.slug, effect: 'removed', of: 'selector', what: text }
      return false
    }
    if (nesting && this.rules.isLost(nesting)) {
      this.found.push({ rule: nesting.slug, effect: 'changed', of: 'selector', what: text, offset: start })
      this.edits.push({ start, end: end + 1, text: '' })
      frame.isUnwrapped = true
      return false
    }
    this.selectors(frame, text, start, uses.filter(isSelectorUse))
    return false
  }

  selectors(frame: Frame, text: string, start: number, uses: readonly CssUse[]): void {
    const kept: string[] = []
    const tags = new Set<string>()
    let isKnown = true
    let last: Omit<Found, 'offset'> | null = null
    const all = selectorsOf(text)
    let first = 0
    for (const each of all) {
      while (first < uses.length && uses[first]!.offset < start + each.start) first += 1
      let to = first
      while (to < uses.length && uses[to]!.offset < start + each.end) to += 1
      const outcome = this.selector(each.text, uses.slice(first, to))
      if (typeof outcome !== 'string') {
        last = { ...outcome, effect: 'removed', of: 'selector', what: each.text.trim() }
        if (all.length > 1) this.found.push({ ...last, offset: start + each.start })
        continue
      }
      if (outcome !== each.text)
        this.found.push({
          rule: 'css-selector-chaining',
          effect: 'changed',
          of: 'selector',
          what: each.text.trim(),
          offset: start + each.start,
        })
      kept.push(outcome)
      const subjects = subjectsOf(outcome, this.rules.named)
      if (subjects) for (const tag of subjects) tags.add(tag)
      else isKnown = false
    }
    frame.tags = isKnown ? tags : null
    if (kept.length === 0 && last) frame.removed = last
    else if (kept.join(',') !== text)
      this.edits.push({ start, end: start + text.length, text: kept.join(',') })
  }

  /** A selector as it stays, or the rule by which it goes. */
  selector(text: string, uses: readonly CssUse[]): string | { rule: string } {
    const own = this.rules.selector?.(text)
    if (own !== undefined && own !== null) return own
    const lost = uses.find(this.rules.isLost)
    if (lost) return { rule: lost.slug }
    const unmatched = this.rules.unmatched?.(text) ?? null
    if (unmatched !== null) return { rule: unmatched }
    if (this.rules.bodyRule !== null && isOfBody(text)) return { rule: this.rules.bodyRule }
    return text
  }

  declaration(tokens: Tokens, declaration: Declaration, within: Block): void {
    const use = this.use(tokens, declaration, within)
    const own = isValueLost(use) ? null : this.rules.declaration?.(use)
    const outcome = this.byPicture(use, declaration.start) ?? own ?? byData(use, this.rules.isLost)
    if (outcome === 'kept') return
    const { start, end } = declaration
    const { text, rule } = outcome
    const to = text === null ? pastSemicolon(this.css, end) : end
    this.edits.push({ start, end: to, text: text ?? '' })
    this.found.push({
      rule,
      effect: text === null ? 'removed' : 'changed',
      of: 'declaration',
      what: whatOfDeclaration(use, rule),
      offset: start,
    })
  }

  /** What becomes of a declaration whose picture the client does not draw. */
  byPicture({ property, value, lost }: DeclarationUse, offset: number): Outcome | null {
    if (lost) return null
    for (const url of this.pictures.get(offset) ?? []) {
      const rule = this.rules.lostPicture(url)
      if (rule !== null) return { text: reduced(property, value), rule }
    }
    return null
  }

  use(tokens: Tokens, declaration: Declaration, within: Block): DeclarationUse {
    const { property, start, from, to, important } = declaration
    const value = to > from ? this.css.slice(tokens.starts[from], tokens.ends[to - 1]) : ''
    const beside = this.blocks.get(within) ?? new Map<string, string>()
    beside.set(property, value.toLowerCase())
    this.blocks.set(within, beside)
    const uses = this.usesIn(start, start + 1)
    const losses = uses.filter((each) => each.slug !== 'css-important' && this.rules.isLost(each))
    return {
      property,
      value,
      important: important === null ? 'no' : important.spaced ? 'spaced' : 'close',
      isInline: this.bearer !== null,
      tags: this.inlineTags ?? this.frames.at(-1)?.tags ?? null,
      uses,
      lost: losses.find(isOfValue) ?? losses[0] ?? null,
      beside: (name) => beside.get(name) ?? later(this.css, start, name),
    }
  }
}

/** Units, functions and colors that a client does not know: nothing is left of the declaration, but of a background. */
const isValueLost = ({ lost, property }: DeclarationUse): boolean =>
  lost !== null && isOfValue(lost) && property !== 'background'

const isOfValue = ({ slug }: CssUse): boolean =>
  /^css-(?:unit-.*|function-.*|rgba?|modern-color|variables|intrinsic-size|sytem-ui)$/.test(slug)

/** The value of a declaration that stands within 500 characters after `start`, in the same block. */
function later(css: string, start: number, property: string): string | null {
  const block = css
    .slice(start, start + 500)
    .split('}', 1)[0]!
    .toLowerCase()
  const at = block.indexOf(`${property}:`)
  return at < 0
    ? null
    : block
        .slice(at + property.length + 1)
        .split(';', 1)[0]!
        .trim()
}

/** What the data makes of a declaration. */
function byData(use: DeclarationUse, isLost: CssRules['isLost']): Outcome {
  const { lost, property, value, important } = use
  if (lost) {
    const text = isShorthandPart(lost.slug) ? reduced(property, value) : null
    return { text, rule: lost.slug }
  }
  const marked = use.uses.find(({ slug }) => slug === 'css-important')
  if (important !== 'no' && marked && isLost(marked))
    return { text: `${property}: ${value}`, rule: 'css-important' }
  return 'kept'
}

/** Features that are a part of `text-decoration` and no reason to leave out the line itself. */
const isShorthandPart = (slug: string): boolean =>
  /^css-text-decoration-(?:color|style|thickness)$/.test(slug)

function pastSemicolon(css: string, end: number): number {
  let at = end
  while (at < css.length && /\s/.test(css[at]!)) at += 1
  return css[at] === ';' ? at + 1 : end
}

const whatOf = (use: CssUse, name: string): string =>
  use.slug === `css-at-${name}` && name !== 'media' ? `@${name}` : use.example.split('{', 1)[0]!

/** The property alone where its feature is the property, else with its value. */
function whatOfDeclaration({ property, value, important }: DeclarationUse, rule: string): string {
  if (/^(?:css-important|word-inline-important|yahoo-important-space)$/.test(rule))
    return `${property}: … !important`
  const isProperty = propertySlugs.get(property.replace(/^-(?:webkit|moz|ms|o)-/, ''))?.includes(rule)
  const isPlain = isProperty && !/^css-(?:position|display|margin|overflow)$/.test(rule)
  return isPlain ? property : `${property}: ${value}${important === 'no' ? '' : ' !important'}`
}
