import { withoutPrefix } from '../../sheet.ts'
import type { Client } from '../client.ts'
import type { DeclarationUse, Outcome } from '../css/declaration.ts'
import { dropPictureClasses } from '../html/picture-classes.ts'
import type { ClientId } from '../types.ts'

/** Yahoo Mail and AOL Mail, which share one engine since July 2018 (email-bugs#58). */

/** `/ cover`, `/ 50% auto`. */
const SIZE = /\/\s*(?:cover|contain|(?:auto|[\d.]+[a-z%]*)(?:\s+(?:auto|[\d.]+[a-z%]*))?)/i
/** Without brackets in it. */
const BRACKETS = /(\((?:"[^"]*"|'[^']*'|[^()"'])*\))/
const MOST = 2_000

/** A `background` of one layer without its size; null for what else has a slash or a comma in it. */
function withoutSize(value: string): string | null {
  if (value.length > MOST) return null
  const parts = value.split(BRACKETS).map((part, at) => (at % 2 ? part : part.replace(SIZE, ' ')))
  const isPlain = parts.every((part, at) => at % 2 || !/[,/()]/.test(part))
  return isPlain ? parts.join('').replace(/\s+/g, ' ').trim() : null
}

/** `height` becomes `min-height`, pictures' as well (email-bugs#9, caniemail css-height). */
function declaration(use: DeclarationUse): Outcome | null {
  const { property, value, important } = use
  const losesMark = important === 'spaced' && markLost.has(property)
  if (property === 'background' && use.lost?.slug === 'css-background') {
    const rest = withoutSize(value)
    if (rest)
      return { text: `background: ${rest}${losesMark ? '' : ends(important)}`, rule: 'yahoo-background-size' }
  }
  if (property === 'height' && use.lost?.slug === 'css-height')
    return { text: `min-height: ${value}${ends(important)}`, rule: 'css-height' }
  if (withoutPrefix(property) === 'list-style' && use.lost?.slug === 'css-list-style') {
    const text = value.replace(/url\([^)]{0,2000}\)/gi, '').trim()
    return { text: text === '' ? null : `list-style: ${text}`, rule: 'css-list-style' }
  }
  if (losesMark && use.lost === null) return { text: `${property}: ${value}`, rule: 'yahoo-important-space' }
  return null
}

const ends = (important: DeclarationUse['important']): string =>
  important === 'no' ? '' : important === 'spaced' ? ' !important' : '!important'

/** Of these the mark is lost after a space and stays without one. */
const markLost = new Set(['display', 'background', 'background-image'])

/** The first media query with a comma, which ends a style sheet. */
function commaOf(css: string): { offset: number; what: string } | null {
  for (let at = css.indexOf('@media'); at >= 0; at = css.indexOf('@media', at + 6)) {
    const query = css.slice(at, at + 2_000).split(/[{};]/, 1)[0]!
    if (query.includes(',')) return { offset: at, what: query.trim() }
  }
  return null
}

const yahoo = (id: ClientId, platform: string): Client => ({
  id,
  platform,
  accounts: 'own',
  before: dropPictureClasses,
  declaration,
  unwrapsNesting: true,
  cut(css) {
    const query = commaOf(css)
    return query && { ...query, rule: 'yahoo-media-comma' }
  },
  body: {
    becomes: 'div',
    rule: 'body-to-bare-div',
    attributes: new Set(['class', 'id', 'dir', 'lang']),
    rulesMatch: false,
    marksDoctype: false,
  },
  ownSheet: { css: 'body{margin:0}', isOver: false },
})

export const yahooClients: Client[] = [
  yahoo('yahoo', 'yahoo.desktop-webmail'),
  yahoo('aol', 'aol.desktop-webmail'),
]
