import { GMAIL_LIMIT, type GmailHazard, gmailCss } from '@postproof/client-support/gmail'
import { bad, type Evidence, type Finding, good, warning } from '@postproof/engine/finding'
import { notApplicable } from '../content/no-data.ts'
import { defineCheck } from '../define-check.ts'

const id = 'gmail_css'

const MOST_QUOTED = 5

/** From worst to mildest. */
const codes = [
  ['past-limit', 'too-large'],
  ['nested-at-rule', 'block-dropped'],
  ['spaced-color', 'block-dropped'],
  ['escaped-selector', 'rules-dropped'],
  ['media-range', 'rules-dropped'],
  ['bad-selector', 'rules-dropped'],
  ['color-in-attribute', 'attribute-dropped'],
  ['in-body', 'style-in-body'],
] as const

/** What makes Gmail leave out style sheets: too much of them, in the body, or CSS that it gives up on. */
export const check = defineCheck({
  id,
  group: 'rendering',
  points: 3,
  topic: 'clients',
  decidedBy: 'html',
  refs: [
    { label: 'Can I email: the style element', url: 'https://www.caniemail.com/features/html-style/' },
    {
      label: 'email-bugs 90: limit of styles in Gmail',
      url: 'https://github.com/hteumeuleu/email-bugs/issues/90',
    },
    {
      label: 'caniemail 144: why Gmail removes styles',
      url: 'https://github.com/hteumeuleu/caniemail/issues/144',
    },
    {
      label: 'react-email 1095: selectors with a backslash in Gmail',
      url: 'https://github.com/resend/react-email/issues/1095',
    },
    {
      label: 'react-email 2712: media queries in Gmail',
      url: 'https://github.com/resend/react-email/issues/2712',
    },
  ],
  run({ message }) {
    const { html } = message
    if (!html) return notApplicable(id, 'no-html')
    const { size, blocks, hazards } = gmailCss(html)
    const kinds = [...new Set(hazards.map(({ kind }) => kind))]
    const facts: Finding['facts'] = { size, blocks, limit: GMAIL_LIMIT, kinds }
    const evidence = hazards.slice(0, MOST_QUOTED).map(quote)
    const worst = codes.find(([kind]) => kinds.includes(kind))?.[1]
    if (worst === 'too-large' || worst === 'block-dropped') return bad(id, worst, facts, evidence)
    if (worst) return warning(id, worst, facts, evidence)
    return good(id, blocks === 0 ? 'no-style' : 'small', facts)
  },
})

const quote = ({ kind, line, example }: GmailHazard): Evidence => ({
  label: kind,
  value: example,
  place: { in: 'html', line },
})
