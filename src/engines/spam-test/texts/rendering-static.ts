import type { Reference } from '#engines/finding-words.ts'
import type { CheckText } from '../types.ts'
import { counted, type Facts, say, textOf } from './phrasing.ts'

/** The words of the checks that look at HTML and CSS without drawing them. */

const noHtml = 'There is no HTML part.'

const caniemail = (slug: string, label: string): Reference => ({
  label: `Can I email: ${label}`,
  url: `https://www.caniemail.com/features/${slug}/`,
})

const joined = (parts: string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

type Row = Record<string, unknown>

export const rowsOf = (value: Facts[string] | undefined): Row[] =>
  Array.isArray(value)
    ? value.filter((row): row is { [key: string]: never } => typeof row === 'object' && row !== null)
    : []

const weakClients = ({ clients }: Facts): string => {
  const names = rowsOf(clients).map(({ name, left }) => `${name} (${left} %)`)
  return names.length === 0 ? '' : ` The least comes through in ${joined(names)}.`
}

const support = (facts: Facts): string =>
  `About ${say(facts.support)} % of the mail comes through, averaged over mail clients by how often each is assumed to be used.${weakClients(facts)}`

const fixesOf = ({ features }: Facts): string[] => {
  const fixes = rowsOf(features).flatMap(({ title, fix }) => (fix ? [`${title}: ${fix}`] : []))
  return fixes.length > 0
    ? fixes
    : ['Open the table of mail clients in this report and start with its first rows.']
}

const clientSupport = textOf({
  title: 'Support in mail clients',
  what: 'The HTML and CSS that the mail uses, compared with what each mail client was tested to support. What only decorates hardly counts; what carries layout, content or legibility does.',
  why: 'Each mail client knows a different part of HTML and CSS. What one of them leaves out, its readers do not see.',
  found: {
    'no-html': noHtml,
    works: (facts) => support(facts),
    partly: (facts) => support(facts),
    poor: (facts) => support(facts),
  },
  fix: { partly: fixesOf, poor: fixesOf },
  refs: [{ label: 'Can I email', url: 'https://www.caniemail.com/features/' }],
})

export const kilobytes = (value: Facts[string] | undefined): string =>
  `${(Number(value ?? 0) / 1024).toFixed(1)} kB`

const hazardNames: Record<string, string> = {
  'past-limit': 'the style sheets are longer than Gmail takes',
  'nested-at-rule': 'an at-rule stands within another at-rule',
  'spaced-color': 'a color is written without commas, as in rgb(0 0 0)',
  'color-in-attribute': 'a style attribute holds a color that Gmail does not know',
  'in-body': 'a <style> element stands in the body',
}

const hazardSteps: Record<string, string> = {
  'past-limit':
    'Remove rules that nothing uses and shorten the rest: all <style> elements together must stay below 16,384 characters (16 kB).',
  'nested-at-rule':
    'Take the inner at-rule out, for example @font-face out of @media, or give it a <style> element of its own at the end.',
  'spaced-color': 'Write colors as #336699, or with commas: rgb(51, 102, 153).',
  'color-in-attribute': 'Write the colors of style attributes as #336699, or with commas: rgb(51, 102, 153).',
  'in-body': 'Move each <style> element into <head>.',
}

export const kindsOf = ({ kinds }: Facts): string[] => (Array.isArray(kinds) ? kinds.map(String) : [])

const hazards = (facts: Facts): string => joined(kindsOf(facts).flatMap((kind) => hazardNames[kind] ?? []))

const stepsForHazards = (facts: Facts): string[] => kindsOf(facts).flatMap((kind) => hazardSteps[kind] ?? [])

const gmailCss = textOf({
  title: 'Style sheets in Gmail',
  what: 'The size and place of the <style> elements, and CSS that makes Gmail leave out a whole style sheet or style attribute.',
  why: 'Gmail takes 16 kB of style sheets, 16,384 characters, as last tested by Can I email in July 2023. What comes after, what stands in the body and what it cannot read is removed whole, and with it the layout for phones.',
  found: {
    'no-html': noHtml,
    'no-style': 'There are no <style> elements for Gmail to judge.',
    small: ({ size }) => `The style sheets are ${kilobytes(size)} long; Gmail takes 16 kB.`,
    'too-large': (facts) =>
      `The style sheets are ${kilobytes(facts.size)} long; Gmail removes those that go past 16 kB. Found: ${hazards(facts)}.`,
    'block-dropped': (facts) => `Gmail removes a whole <style> element. Found: ${hazards(facts)}.`,
    'attribute-dropped': (facts) => `Gmail removes whole style attributes. Found: ${hazards(facts)}.`,
    'style-in-body': (facts) => `Gmail leaves out part of the styles. Found: ${hazards(facts)}.`,
  },
  fix: {
    'too-large': stepsForHazards,
    'block-dropped': stepsForHazards,
    'attribute-dropped': stepsForHazards,
    'style-in-body': stepsForHazards,
  },
  refs: [
    caniemail('html-style', 'the style element'),
    {
      label: 'email-bugs 90: limit of styles in Gmail',
      url: 'https://github.com/hteumeuleu/email-bugs/issues/90',
    },
    {
      label: 'caniemail 144: why Gmail removes styles',
      url: 'https://github.com/hteumeuleu/caniemail/issues/144',
    },
  ],
})

/** What Word makes of each trap, by number, and what to do about it. */
const traps: Record<string, { name: (count: number) => string; step: string }> = {
  columns: {
    name: (count) =>
      `${counted(count, 'row')} of columns made with flex or grid, which stand below each other there`,
    step: 'Make columns with a table, or put a table for Outlook around them in <!--[if mso]> comments.',
  },
  unreadable: {
    name: (count) =>
      `${counted(count, 'background picture')} that it does not show, beneath text that cannot be read without`,
    step: 'Give each element with a background picture a background color that its text can be read on, or the same picture in VML for Outlook.',
  },
  'max-width': {
    name: (count) =>
      `${counted(count, 'element')} with max-width that is no table, which fills the whole window there`,
    step: 'Put a table of fixed width around it for Outlook: <!--[if mso]><table width="600" align="center"><tr><td><![endif]--> before and <!--[if mso]></td></tr></table><![endif]--> after.',
  },
  'flex-row': {
    name: (count) =>
      `${counted(count, 'row')} made with flex or grid whose items stand below each other or run together there`,
    step: 'Put the items of short rows into the cells of a table.',
  },
  'picture-width': {
    name: (count) => `${counted(count, 'picture')} without a width attribute, shown in the size of the file`,
    step: 'Give each <img> a width attribute in pixels, beside the width in its style.',
  },
  'cell-margin': {
    name: (count) => `${counted(count, 'table cell')} with a margin, which cells do not have`,
    step: 'Use padding on table cells in place of margin.',
  },
  background: {
    name: (count) =>
      `${counted(count, 'background picture')} that it does not show; the text can be read without`,
    step: '',
  },
  'div-width': {
    name: (count) =>
      `${counted(count, 'element')} with a width that is no table, which fills the whole window there`,
    step: '',
  },
  'link-padding': {
    name: (count) => `${counted(count, 'button')} made of a link with padding, which it leaves out`,
    step: '',
  },
}

export const trapRows = ({ kinds }: Facts): { kind: string; count: number }[] =>
  rowsOf(kinds).flatMap(({ kind, count }) =>
    String(kind) in traps ? [{ kind: String(kind), count: Number(count) }] : [],
  )

const trapNames = (facts: Facts): string =>
  `Outlook on Windows shows the mail otherwise than meant: ${joined(trapRows(facts).map(({ kind, count }) => traps[kind]!.name(count)))}.`

const trapSteps = (facts: Facts): string[] => trapRows(facts).flatMap(({ kind }) => traps[kind]!.step || [])

const outlookWord = textOf({
  title: 'Outlook on Windows',
  what: 'Layouts that the classic Outlook for Windows cannot follow, because it lays out mail with Word. What the mail gives Outlook in conditional comments is taken into account.',
  why: 'Many companies still read mail in the classic Outlook. It knows tables, and little of CSS.',
  found: {
    'no-html': noHtml,
    safe: 'Nothing was found that Outlook on Windows shows otherwise.',
    details: (facts) =>
      `Outlook on Windows shows small things otherwise: ${joined(trapRows(facts).map(({ kind, count }) => traps[kind]!.name(count)))}.`,
    columns: trapNames,
    unreadable: trapNames,
    'max-width': trapNames,
    'flex-row': trapNames,
    'picture-width': trapNames,
    'cell-margin': trapNames,
  },
  fix: {
    columns: trapSteps,
    unreadable: trapSteps,
    'max-width': trapSteps,
    'flex-row': trapSteps,
    'picture-width': trapSteps,
    'cell-margin': trapSteps,
  },
  refs: [
    caniemail('css-max-width', 'max-width'),
    caniemail('css-display-flex', 'display: flex'),
    caniemail('css-background-image', 'background-image'),
  ],
})

const rtl = textOf({
  title: 'Right-to-left text',
  what: 'Whether text in a language written from right to left stands in an element with dir="rtl".',
  why: 'Without it, mail programs set such text to the left, and put punctuation, numbers and columns in the wrong order.',
  found: {
    'no-html': noHtml,
    'left-to-right': 'The mail is not in a language written from right to left.',
    set: 'The direction of the text is set.',
    missing: 'The text is written from right to left, but no element says so with dir="rtl".',
    partly: ({ share }) =>
      `Only ${say(share)} % of the right-to-left text stands in an element with dir="rtl".`,
  },
  fix: {
    missing: [
      'Add dir="rtl" to <html>, and to the outermost table or <div> as well, since some mail programs remove <html> and <body>.',
    ],
    partly: ['Add dir="rtl" to the outermost table or <div>, so that all of the text stands in it.'],
  },
  refs: [
    caniemail('html-dir', 'the dir attribute'),
    {
      label: 'HTML: the dir attribute',
      url: 'https://html.spec.whatwg.org/multipage/dom.html#the-dir-attribute',
    },
  ],
})

export const staticRenderingTexts: Record<string, CheckText> = {
  client_support: clientSupport,
  gmail_css: gmailCss,
  outlook_word: outlookWord,
  rtl,
}
