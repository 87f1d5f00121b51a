import type { AccessibilityIssue } from '@postproof/engine/world'
import { describe, expect, test } from 'vitest'
import { mail } from '../context/fixture.ts'
import { textsIn } from '../words/texts.ts'
import { check } from './accessibility.ts'
import { box, button, describeRows, gray, heading, inputOf, type Setting, undelivered } from './fixture.ts'

const issue = (
  rule: string,
  html = '<p>',
  changes: Partial<AccessibilityIssue> = {},
): AccessibilityIssue => ({
  rule,
  impact: 'serious',
  help: '',
  url: '',
  nodes: [{ html, line: 1 }],
  ...changes,
})
const axe = (...issues: AccessibilityIssue[]): Setting => ({ accessibility: issues })
const pale = (changes: Parameters<typeof box>[0] = {}) => box({ color: gray(170), ...changes })
const page = (body: string) => `<!doctype html><html lang="en"><body>\n${body}</body></html>`
const words = 'The first frost came early to the workshop this year. '.repeat(3)
const cells = (count: number) => `<tr>${'<td>a word</td>'.repeat(count)}</tr>`
const a = (text: string, attributes = '') =>
  `<p><a href="https://example.org/a" ${attributes}>${text}</a></p>`

describeRows(check, [
  ['no-data no-html', {}, mail()],
  ['no-data not-run', { accessibility: null }],
  ['no-data not-run', { accessibility: null, rendering: { accessibilityFailure: 'costly' } }],
  ['no-data ours', { accessibility: null, rendering: { accessibilityFailure: 'timeout' } }],
  ['no-data ours', { accessibility: null, drawings: { 'desktop plain': { failure: 'crashed' } } }],
  ['no-data ours', { drawings: { 'desktop plain': { lacking: { late: 1, bound: 0 } } } }],
  ['no-data undelivered', { drawings: { 'desktop plain': undelivered } }],
  ['no-data failed', { accessibility: null, rendering: { pictures: [] } }],
  ['no-data no-browser', { accessibility: null, rendering: { pictures: [], browser: null } }],
  ['good clean', {}],
  ['good clean', { boxes: [box(), box({ background: null, text: 'Over a picture' })] }],
  ['no-data contrast-unknown', { boxes: [box({ text: 'Hello' }), box({ background: null })] }],
  ['bad contrast', { ...axe(issue('color-contrast')), boxes: [pale(), box()] }],
  [
    'bad contrast',
    { ...axe(issue('color-contrast')), boxes: [button({ color: gray(90) }), ...Array(20).fill(box())] },
  ],
  [
    'bad contrast',
    {
      ...axe(issue('color-contrast')),
      rendering: { pictures: [], accessibility: [issue('color-contrast')] },
    },
  ],
  [
    'warning contrast-few',
    { ...axe(issue('color-contrast')), boxes: [pale({ text: 'Imprint' }), ...Array(9).fill(box())] },
  ],
  // Closing lines that can still be made out; then some that cannot.
  [
    'warning contrast-few',
    {
      ...axe(issue('color-contrast')),
      boxes: [heading(), box(), pale({ fontSize: 11, color: gray(153), text: 'Imprint'.repeat(6) })],
    },
  ],
  [
    'bad contrast',
    {
      ...axe(issue('color-contrast')),
      boxes: [heading(), box(), pale({ fontSize: 11, color: gray(204), text: 'Imprint'.repeat(6) })],
    },
  ],
  ['good clean', axe(issue('color-contrast', '<div style="font-size:1px;color:#fff">'))],
  ['bad link-name', axe(issue('link-name', '<a href="https://example.org/a">'))],
  ['warning headings', axe(issue('heading-order'))],
  ['warning language', axe(issue('valid-lang'))],
  ['warning lists', axe(issue('list'))],
  ['warning color-only-links', axe(issue('link-in-text-block'))],
  ['warning table-headers', axe(issue('td-headers-attr'))],
  ['warning aria', axe(issue('aria-allowed-attr'))],
  ['warning motion', axe(issue('marquee'))],
  ['warning other', axe(issue('a-rule-of-the-future'))],
  ['good clean', axe(issue('a-rule-of-the-future', '<p>', { impact: 'moderate' }))],
  // Facts of pages, and of other checks.
  ['good clean', axe(issue('region'), issue('landmark-one-main'), issue('page-has-heading-one'))],
  [
    'good clean',
    axe(issue('image-alt'), issue('html-has-lang'), issue('document-title'), issue('target-size')),
  ],
  ['good clean', axe(issue('constructor', '<p>', { impact: 'minor' }))],
  ['warning layout-tables', { kind: 'subscribers', html: page(`<table>${cells(1)}</table>`) }],
  ['warning layout-tables', { html: page(`<table><tr><td>${words}</td></tr></table>`) }],
  [
    'warning layout-tables',
    { html: page(`<table><tr><td>${words}<table>${cells(1)}</table></td></tr></table>`) },
  ],
  ['good clean', { html: page(`<p>${words}</p><table>${cells(1)}</table>`) }],
  [
    'good clean',
    { kind: 'subscribers', html: page(`<table role="presentation"><tr><td>${words}</td></tr></table>`) },
  ],
  [
    'good clean',
    { kind: 'subscribers', html: page(`<table role="none"><tr><td>${words}</td></tr></table>`) },
  ],
  ['good clean', { kind: 'subscribers', html: page(`<table><tr><th>Item</th></tr>${cells(1)}</table>`) }],
  ['good clean', { kind: 'subscribers', html: page(`<table>${cells(3)}${cells(3)}</table>`) }],
  ['good clean', { kind: 'subscribers', html: page('<!--[if mso]><table><tr><td><![endif]--><p>Hi</p>') }],
  ['warning vague-links', { html: page(a('Click here')) }],
  ['warning vague-links', { html: page(a(' HERE » ')) }],
  ['warning vague-links', { html: page(a('haz clic aqu&iacute;')) }],
  ['good clean', { html: page(a('Click here to read the report')) }],
  ['good clean', { html: page(a('here', 'aria-label="Read the report"')) }],
])

describe('one owner for each fact', () => {
  test('a link of an image without alternative text is left to image_alt', () => {
    const html = page('<a href="https://example.org/a"><img src="https://example.org/a.png"></a>')
    const nodes = [{ html: '<a href="https://example.org/a">', line: 2 }]
    const { code, facts } = check.run(
      inputOf({ html, ...axe(issue('link-name', '', { nodes }), issue('image-alt')) }),
    )
    expect(code).toBe('clean')
    expect(facts.left_to).toEqual(['image_alt'])
    expect(
      textsIn('en').accessibility!.found({ id: 'accessibility', status: 'good', code, facts, evidence: [] }),
    ).toBe('No further barriers were found. Other checks in this report cover alternative texts.')
  })
})

test('an empty link on the line of an image link is still told', () => {
  const html = page(
    '<a href="https://example.org/b"></a><a href="https://example.org/a"><img src="a.png"></a>',
  )
  const nodes = ['b', 'a'].map((path) => ({ html: `<a href="https://example.org/${path}">`, line: 2 }))
  const { code, facts } = check.run(inputOf({ html, ...axe(issue('link-name', '', { nodes })) }))
  expect(code).toBe('link-name')
  expect(facts.problems).toEqual([{ kind: 'link-name', count: 1 }])
})

test('all that is wrong is told with its numbers, the worst first', () => {
  const finding = check.run(
    inputOf({
      html: page(a('here') + a('here')),
      ...axe(issue('heading-order'), issue('link-name'), issue('button-name')),
    }),
  )
  expect(finding).toMatchObject({ status: 'bad', code: 'link-name' })
  expect(textsIn('en').accessibility!.found(finding)).toBe(
    '2 links without a name: a screen reader only says “link”. Heading levels are skipped, or a heading is empty. 2 links whose text says nothing on its own, such as “click here”.',
  )
  expect(finding.evidence[0]).toEqual({ label: 'link-name', value: '<p>', place: { in: 'html', line: 1 } })
})

test('a hostile document is judged to its end', () => {
  const html = page(`${'<table><tr><td>'.repeat(3000)}${a('here').repeat(3000)}`)
  const nodes = Array.from({ length: 100_000 }, (_, line) => ({ html: '<p '.repeat(900), line }))
  const finding = check.run(
    inputOf({ html, kind: 'subscribers', ...axe(issue('color-contrast', '', { nodes })) }),
  )
  expect(finding.evidence.length).toBeLessThanOrEqual(20)
})
