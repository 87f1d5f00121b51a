import { harmOfUse, weights, worse } from '../harm.ts'
import { type CssReading, type CssUse, readCss } from '../read-css.ts'
import { reduced } from '../rewrite/css/declaration.ts'
import { type CssRules, rewriteCss } from '../rewrite/css/rewrite-css.ts'
import { isLost } from '../rewrite/support.ts'
import { defaultShares, WORD } from '../support.ts'
import type { Bearer } from '../traits.ts'
import type { Harm, Scope } from '../types.ts'
import { keepTable } from './choose.ts'

/** A piece of a mail's CSS: a style sheet, or with a bearer the style attribute of elements like it. */
export type StyleText = { css: string; bearer: Bearer | null }

/** A feature that some of the clients lack. */
export type Group = {
  slug: string
  scopes: Scope[]
  /** By the table, of the uses that need it most. */
  harm: Harm
  /** The pieces that change without it: index and what is left of each. */
  changes: [index: number, css: string][]
}

export type GroupLimits = {
  /** Groups in all: those that the table of harms holds for worst come first. */
  groups: number
  /** UTF-16 units of CSS that are read. */
  css: number
  /** Those too that could not count: see `counts`. */
  all: boolean
}

/** As much CSS as the rest of this package reads, and more groups than nine of ten newsletters have. */
const LIMITS: GroupLimits = { groups: 25, css: 500_000, all: false }

const nothing: CssRules = {
  isLost: () => false,
  lostPicture: () => null,
  unwrapsNesting: false,
  bodyRule: null,
  named: () => undefined,
}

/**
 * What is left of CSS where no client knows one feature: the uses that `isUse` tells are taken out as clients do. Of a
 * `background` with a picture its color stays.
 */
export function withoutFeature(
  { css, bearer }: StyleText,
  isUse: CssRules['isLost'],
  reading: CssReading = readCss(css, bearer),
): string {
  const rules: CssRules = {
    ...nothing,
    isLost: isUse,
    declaration: ({ lost, property, value }) =>
      lost && property === 'background' ? { text: reduced(property, value), rule: lost.slug } : null,
  }
  return rewriteCss(css, bearer, rules, reading).css
}

/** Style sheets without what they load, imports and fonts; those beyond the limit stay as they are. */
export const withoutLoads = (sheets: readonly string[], most = LIMITS.css): string[] =>
  within(sheets, (css) => css.length, most).map((css, at) =>
    css === null
      ? sheets[at]!
      : withoutFeature(
          { css, bearer: null },
          ({ slug }) => slug === 'css-at-import' || slug === 'css-at-font-face',
        ),
  )

/** The pieces that have room, in order, and null for the others: what is not read costs nothing. */
function within<T>(pieces: readonly T[], sizeOf: (piece: T) => number, most: number): (T | null)[] {
  let room = most
  return pieces.map((piece) => {
    room -= sizeOf(piece)
    return room < 0 ? null : piece
  })
}

/**
 * Not measured: what is lost with selectors and media queries is lost with the style sheet, and counted once, there; and
 * what a mark such as `!important` does depends on the rules of the client.
 */
const isMeasured = (slug: string): boolean =>
  slug.startsWith('css-') &&
  !/^css-(?:selector-|at-(?:media|supports|import|font-face)|important$|comments$)/.test(slug)

/**
 * The features of these pieces that some of the clients lack, each with the pieces as they are without it; once for
 * Word and once for the others where they do not lack the same.
 */
export function groupsOf(
  texts: readonly StyleText[],
  clients: readonly string[] = Object.keys(defaultShares),
  given: Partial<GroupLimits> = {},
): Group[] {
  const limits = { ...LIMITS, ...given }

  const losers = losersAmong(clients)
  const readings = within(texts, ({ css }) => css.length, limits.css).map(
    (text) => text && readCss(text.css, text.bearer),
  )
  const found = new Map<string, Lack>()
  for (const [index, reading] of readings.entries())
    for (const use of reading?.uses ?? []) {
      if (!isMeasured(use.slug)) continue
      const by = losers(use)
      if (by.length === 0) continue
      const lack = found.get(use.slug) ?? { word: new Set(), others: new Set(), differ: false, harm: 'none' }
      found.set(use.slug, lack)
      lack.harm = worse(lack.harm, harmOfUse(use))
      for (const scope of by) lack[scope].add(index)
      if (by.length === 1) lack.differ = true
    }
  return [...found]
    .sort(([a, one], [b, other]) => weights[other.harm] - weights[one.harm] || (a < b ? -1 : 1))
    .flatMap(([slug, { harm, ...lack }]) =>
      scopesOf(lack).map((scopes) => ({ slug, scopes, harm, pieces: lack[scopes[0]!] })),
    )
    .filter((group) => limits.all || counts(group))
    .slice(0, limits.groups)
    .map(({ slug, scopes, harm, pieces }) => ({
      slug,
      scopes,
      harm,
      changes: [...pieces].map((index) => [
        index,
        withoutFeature(
          texts[index]!,
          (use) => use.slug === slug && losers(use).includes(scopes[0]!),
          readings[index]!,
        ),
      ]),
    }))
}

/**
 * Whether what is measured could count: for Word the lesser of both does, so that nothing is to be had below decoration.
 */
const counts = ({ slug, scopes, harm }: Pick<Group, 'slug' | 'scopes' | 'harm'>): boolean =>
  !keepTable.has(slug) && (scopes.includes('others') || weights[harm] > weights.decoration)

/** The pieces in which Word and others lack a feature; whether not both lack every use. */
type Lacking = Record<Scope, Set<number>> & { differ: boolean }
type Lack = Lacking & { harm: Harm }

const scopesOf = ({ word, others, differ }: Lacking): Scope[][] => {
  if (!differ) return [['others', 'word']]
  const each: Scope[][] = [['others'], ['word']]
  return each.filter(([scope]) => (scope === 'word' ? word : others).size > 0)
}

/** Which of the clients leave out such a use; the same uses come again and again. */
function losersAmong(clients: readonly string[]): (use: CssUse) => readonly Scope[] {
  const known = new Map<string, Scope[]>()
  return ({ slug, traits }) => {
    const key = `${slug} ${traits.join()}`
    const before = known.get(key)
    if (before) return before
    const lose = (client: string): boolean => isLost(client, 'own', { slug, traits })
    const scopes: Scope[] = []
    if (clients.some((client) => client !== WORD && lose(client))) scopes.push('others')
    if (clients.includes(WORD) && lose(WORD)) scopes.push('word')
    if (known.size < 10_000) known.set(key, scopes)
    return scopes
  }
}
