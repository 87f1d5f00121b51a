import { GMAIL_LIMIT, type GmailHazard, gmailCss } from '#engines/client-support/gmail.ts'
import { readUses } from '#engines/client-support/read-html.ts'
import { bad, type Evidence, type Finding, good, warning } from '#engines/finding.ts'
import { notApplicable } from '../content/no-data.ts'
import type { Check } from '../types.ts'

const id = 'gmail_css'

/** Half of what Gmail takes, and all of what it took before. */
const NEAR = 8_192
const MOST_QUOTED = 5

/** From worst to mildest. */
const codes = [
  ['past-limit', 'too-large'],
  ['nested-at-rule', 'block-dropped'],
  ['spaced-color', 'block-dropped'],
  ['color-in-attribute', 'attribute-dropped'],
  ['in-body', 'style-in-body'],
] as const

/** What makes Gmail leave out style sheets: too much of them, in the body, or CSS that it gives up on. */
export const check: Check = {
  id,
  run({ message }) {
    const { html } = message
    if (!html) return notApplicable(id, 'no-html')
    const { size, blocks, hazards } = gmailCss(html, colorsInAttributes(message))
    const kinds = [...new Set(hazards.map(({ kind }) => kind))]
    const facts: Finding['facts'] = { size, blocks, limit: GMAIL_LIMIT, kinds }
    const evidence = hazards.slice(0, MOST_QUOTED).map(quote)
    const worst = codes.find(([kind]) => kinds.includes(kind))?.[1]
    if (worst === 'too-large' || worst === 'block-dropped') return bad(id, worst, facts, evidence)
    if (worst) return warning(id, worst, facts, evidence)
    if (size >= NEAR) return warning(id, 'large', facts)
    return good(id, blocks === 0 ? 'no-style' : 'small', facts)
  },
}

const unknownColor = /^css-(?:rgba?|modern-color)$/

/** Style attributes that Gmail removes for a color in them. */
function colorsInAttributes(message: Parameters<typeof readUses>[0]): { line: number; example: string }[] {
  return readUses(message)
    .uses.filter(
      ({ slug, traits }) =>
        unknownColor.test(slug) &&
        traits.some((trait) => trait.startsWith('on:')) &&
        (slug === 'css-modern-color' || traits.includes('spaced-color')),
    )
    .map(({ line, example }) => ({ line: line ?? 1, example }))
}

const quote = ({ kind, line, example }: GmailHazard): Evidence => ({
  label: kind,
  value: example,
  place: { in: 'html', line },
})
