import { addRules, newSheet } from '@postproof/message/cascade'
import { BLACK, type Color, contrastOf, parseColor, printColor, WHITE } from '@postproof/message/color'
import { parseDeclarations, parseStyleSheet } from '@postproof/message/style'
import type { Html, HtmlElement } from '@postproof/message/types'
import { type Look, whyHidden } from '@postproof/message/visible'
import { walk } from '@postproof/message/walk'
import { attributeOf } from '../content/markup.ts'
import { lineOf, valueAt } from './attributes.ts'
import { type Candidate, type Found, type WithheldReason, withhold } from './types.ts'

/** WCAG 2.2, 1.4.3; for text of 24 px and more. Which text is bold is not known here, so that it is asked to have more. */
const NEEDED = 4.5
const NEEDED_LARGE = 3
const LARGE = 24
const STEPS = 40

type Use = { ground: Color; needed: number }
type Owner = { element: HtmlElement; color: Color; uses: Use[] }

/**
 * Text of a color that is hard to read on its ground, where the color stands in a style attribute of its own: the nearest
 * color of the same tone that can be read on every ground it lies on. All in one press.
 */
export function contrastRepair(html: Html): Found {
  const withheld: Record<'style-sheet' | 'backgrounds' | 'written-oddly', number[]> = {
    'style-sheet': [],
    backgrounds: [],
    'written-oddly': [],
  }
  const candidates: Candidate[] = []
  const { owners, unowned } = coloredTexts(html)
  withheld['style-sheet'].push(...unowned)
  for (const owner of owners) {
    if (owner.uses.every((use) => contrastOf(owner.color, use.ground) >= use.needed)) continue
    const repaired = repair(html, owner)
    if (typeof repaired === 'string') withheld[repaired].push(lineOf(owner.element))
    else candidates.push(repaired)
  }
  const reasons = ['style-sheet', 'backgrounds', 'written-oddly'] as const
  return { candidates, withheld: reasons.flatMap((reason) => withhold('contrast', reason, withheld[reason])) }
}

/** Each text whose color and ground are known, by the element that gives it its color; lines of poor ones that none owns. */
function coloredTexts(html: Html): { owners: Owner[]; unowned: number[] } {
  const sheet = newSheet()
  for (const { css, media } of html.styles) if (media === undefined) addRules(sheet, parseStyleSheet(css))
  const owners = new Map<HtmlElement, Owner>()
  const unowned: number[] = []
  const open: { element: HtmlElement; owns: boolean | null }[] = []
  walk(html.document, sheet, [
    {
      enter(element, _look, _place, declarations) {
        open.push({ element, owns: ownsColor(element, declarations?.get('color')?.value) })
      },
      leave() {
        open.pop()
      },
      text(node, look, place) {
        const use = useOf(node.value, look)
        if (!use) return
        const color = look.color ?? BLACK
        const giver = open.findLast(({ owns }) => owns !== null)
        if (giver?.owns) {
          const owner = owners.get(giver.element) ?? { element: giver.element, color, uses: [] }
          owner.uses.push(use)
          owners.set(giver.element, owner)
        } else if (contrastOf(color, use.ground) < use.needed) unowned.push(place.line)
      },
    },
  ])
  return { owners: [...owners.values()], unowned }
}

/** Whether the color is given by the element's own style attribute (true), or otherwise by it (false), or not by it (null). */
function ownsColor(element: HtmlElement, value: string | undefined): boolean | null {
  if (value !== undefined) {
    if (!parseColor(value)) return null
    const style = attributeOf(element, 'style')
    const own = style === null ? [] : parseDeclarations(style).filter(({ property }) => property === 'color')
    return own.length === 1 && own[0]!.value === value
  }
  if (element.tagName === 'font' && attributeOf(element, 'color') !== null) return false
  return element.tagName === 'a' && attributeOf(element, 'href') !== null ? false : null
}

function useOf(text: string, look: Look): Use | null {
  if (text.trim() === '' || whyHidden(look) !== null || look.opacity < 1) return null
  const { background, fontSize } = look
  if (background === 'unknown' || (background && background.alpha < 1)) return null
  if (look.color && look.color.alpha < 1) return null
  return { ground: background ?? WHITE, needed: (fontSize ?? 16) >= LARGE ? NEEDED_LARGE : NEEDED }
}

function repair(
  html: Html,
  { element, color, uses }: Owner,
): Candidate | (WithheldReason & ('backgrounds' | 'written-oddly')) {
  const style = valueAt(html.source, element, 'style')
  if (!style || /[&\\]|\/\*/.test(style.text)) return 'written-oddly'
  const found = [...style.text.matchAll(/(?:^|;)\s*color\s*:([^;!]*)/gi)]
  const value = found[0]?.[1]?.trim()
  if (found.length !== 1 || !value || !parseColor(value)) return 'written-oddly'
  const better = readable(color, uses)
  if (!better) return 'backgrounds'
  const at = found[0]!.index + found[0]![0].lastIndexOf(value)
  const from = style.from + at
  const text = printColor(better)
  return {
    kind: 'contrast',
    edit: { from, to: from + value.length, text },
    line: lineOf(element),
    quote: `${value} → ${text}`,
    change: {
      of: 'attribute',
      element,
      name: 'style',
      value: style.text.slice(0, at) + text + style.text.slice(at + value.length),
    },
  }
}

/** The first color on the way to black, or to white, that can be read on all grounds. */
function readable(color: Color, uses: readonly Use[]): Color | null {
  const suits = (one: Color) => uses.every(({ ground, needed }) => contrastOf(one, ground) >= needed)
  for (let step = 1; step <= STEPS; step++) {
    for (const end of [BLACK, WHITE]) {
      const one = mixed(color, end, step / STEPS)
      if (suits(one)) return one
    }
  }
  return null
}

function mixed(one: Color, other: Color, share: number): Color {
  const between = (name: 'red' | 'green' | 'blue') =>
    Math.round(one[name] + (other[name] - one[name]) * share)
  return { red: between('red'), green: between('green'), blue: between('blue'), alpha: 1 }
}
