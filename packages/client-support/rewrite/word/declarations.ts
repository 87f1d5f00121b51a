import { type DeclarationUse, type Outcome, reduced } from '../css/declaration.ts'

/**
 * What Word makes of declarations other than the data says in a word: the notes of caniemail for Outlook on Windows, and
 * Microsoft's list of what Word 2007 reads, which is still its engine.
 */
export function wordDeclaration(use: DeclarationUse): Outcome | null {
  if (use.property === 'display' && isHidden(use))
    return use.important === 'no' ? 'kept' : { text: 'display: none', rule: 'word-mso-property' }
  if (use.isInline && use.important !== 'no') return { text: null, rule: 'word-inline-important' }
  const outcome = handlerOf(use.property)?.(use) ?? null
  if (outcome !== null || use.lost !== null || use.important !== 'close') return outcome
  return { text: `${use.property}: ${use.value}`, rule: 'css-important' }
}

/** Hidden in Word's own way, beside which `display: none` says no more, with `!important` or without. */
const isHidden = ({ value, beside }: DeclarationUse): boolean =>
  /^none$/i.test(value) && beside('mso-hide') === 'all'

type Handler = (use: DeclarationUse) => Outcome | null

const cells = new Set(['td', 'th'])
const noWidth = new Set(['body', 'span', 'div', 'p', 'img'])
const noHeight = new Set(['body', 'span', 'div', 'p'])
const noMargin = new Set(['body', 'span'])

const lose = (rule: string): Outcome => ({ text: null, rule })
/** `important` stands for what a style sheet says. */
const change = ({ property, important }: DeclarationUse, value: string, rule: string): Outcome => ({
  text: `${property}: ${value}${important === 'spaced' ? ' !important' : ''}`,
  rule,
})
const isNothing = (value: string): boolean => !/[1-9]/.test(value) && !/auto/i.test(value)
/** Known to be for such elements alone. */
const isOnly = ({ tags }: DeclarationUse, names: ReadonlySet<string>): boolean =>
  tags !== null && tags.size > 0 && [...tags].every((tag) => names.has(tag))
const isOff = ({ tags }: DeclarationUse, names: ReadonlySet<string>): boolean =>
  tags !== null && tags.size > 0 && ![...tags].some((tag) => names.has(tag))

const handlers: Record<string, Handler> = {
  background: (use) => {
    if (!use.lost) return null
    const text = reduced('background', use.value)
    return { text, rule: use.lost.slug }
  },
  display: ({ value, lost }) => (/^none$/i.test(value) ? null : lose(lost?.slug ?? 'css-display')),
  'font-weight': (use) => {
    const weight = Number(use.value)
    if (use.lost?.slug !== 'css-font-weight' || Number.isNaN(weight)) return null
    return change(use, weight < 600 ? 'normal' : 'bold', 'css-font-weight')
  },
  height: (use) => (isOnly(use, noHeight) && !/^auto$/i.test(use.value) ? lose('css-height') : null),
  'letter-spacing': ({ value }) => (/[1-9]/.test(value) ? lose('word-letter-spacing') : null),
  'line-height': lineHeight,
  'list-style': (use) => {
    const type = /\b(?:none|disc|circle|square|decimal|(?:lower|upper)-(?:roman|alpha|latin))\b/i.exec(
      use.value,
    )
    if (use.lost?.slug !== 'css-list-style' || !type) return null
    return { text: `list-style-type: ${type[0].toLowerCase()}`, rule: 'css-list-style' }
  },
  'max-width': (use) => (isOff(use, new Set(['table'])) ? lose('css-max-width') : 'kept'),
  'mso-hide': ({ value, beside }) =>
    /^all$/i.test(value) && beside('display') !== 'none'
      ? { text: 'display: none; mso-hide: all', rule: 'word-mso-property' }
      : null,
  'mso-padding-alt': (use) =>
    isOnly(use, cells) ? { text: `padding: ${use.value}`, rule: 'word-mso-property' } : null,
  'mso-text-raise': ({ value }) => {
    const match = /^(-?\d*\.?\d+)(px|pt|%)?$/i.exec(value.trim())
    if (!match) return null
    return { text: `vertical-align: ${match[1]}${match[2] ?? 'px'}`, rule: 'word-letter-spacing' }
  },
  'text-decoration': (use) =>
    use.lost ? { text: reduced('text-decoration', use.value), rule: use.lost.slug } : null,
  width: (use) => (isOnly(use, noWidth) && !/^auto$/i.test(use.value) ? lose('css-width') : null),
}

function handlerOf(property: string): Handler | undefined {
  if (Object.hasOwn(handlers, property)) return handlers[property]
  if (/^padding(?:-(?:top|right|bottom|left))?$/.test(property)) return padding
  if (/^margin(?:-(?:top|right|bottom|left))?$/.test(property)) return margin
  return /^border(?:-(?:top|right|bottom|left))?(?:-width)?$/.test(property) ? border : undefined
}

function padding(use: DeclarationUse): Outcome | null {
  if (use.beside('mso-padding-alt') !== null && isOnly(use, cells)) return lose('word-mso-property')
  return isOff(use, cells) && !isNothing(use.value) ? lose('css-padding') : null
}

/** `auto` is as if it were not said, so that `align` decides; the other sides stay. */
function margin(use: DeclarationUse): Outcome | null {
  const { property, value, important } = use
  if (isOnly(use, noMargin)) return isNothing(value) ? 'kept' : lose('css-margin')
  if (!/\bauto\b/i.test(value) || /(?:^|\s)-|\(/.test(value)) return null
  if (property !== 'margin') return lose('css-margin')
  const [top = '', right = top, bottom = top, left = right] = value.trim().split(/\s+/, 4)
  const mark = important === 'spaced' ? ' !important' : ''
  const sides = Object.entries({ top, right, bottom, left }).filter(([, length]) => !/^auto$/i.test(length))
  const text = sides.map(([side, length]) => `margin-${side}: ${length}${mark}`).join('; ')
  return { text: text === '' ? null : text, rule: 'css-margin' }
}

/** No border is wider than 8px; one of a `<p>` or `<div>` is drawn, if not always well. */
function border(use: DeclarationUse): Outcome | null {
  if (use.lost?.slug !== 'css-border') return null
  if (!use.lost.traits.includes('wide-border')) return 'kept'
  const value = use.value.replace(/\b\d+(?:\.\d+)?px\b/gi, (length) =>
    Number.parseFloat(length) > 8 ? '8px' : length,
  )
  return value === use.value ? 'kept' : change(use, value, 'css-border')
}

/** Without `mso-line-height-rule: exactly` a line is at least as high as its letters. */
function lineHeight(use: DeclarationUse): Outcome | null {
  if (use.beside('mso-line-height-rule') === 'exactly') return 'kept'
  const match = /^(\d*\.?\d+)(px|pt|em|%)?$/i.exec(use.value)
  if (!match) return null
  const [, digits, unit = ''] = match
  const factor = unit === '%' ? Number(digits) / 100 : Number(digits)
  if (unit === '' || unit === '%' || unit === 'em')
    return factor < LEAST_LINE ? change(use, 'normal', 'css-line-height') : 'kept'
  const size = /^(\d*\.?\d+)(px|pt)$/.exec(use.beside('font-size') ?? '')
  if (!size || size[2] !== unit.toLowerCase()) return 'kept'
  return Number(digits) < LEAST_LINE * Number(size[1]) ? change(use, 'normal', 'css-line-height') : 'kept'
}

/** Height of a line by the height of its letters: what Arial and Times need. */
const LEAST_LINE = 1.15
