import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { evidenceIn, labelIn } from '../labels.ts'
import { germanLabels } from './labels.ts'

/** Names of protocols, elements, checks and kinds of findings: the same in every language. */
const names = new Set(['TXT', 'TLS', 'SMTP', 'HELO', 'MAIL FROM', '@import', 'active_content'])
const codes = new Set(['layout-tables', 'vague-links'])

const folders = ['checks', 'rendering', 'content', 'context', 'authentication']
const sources = folders.flatMap((folder) => {
  const path = new URL(`../../${folder}/`, import.meta.url)
  return readdirSync(path)
    .filter((name) => name.endsWith('.ts') && !/\.test\.ts$|fixture/.test(name))
    .map((name) => readFileSync(new URL(name, path), 'utf8'))
})
const literal =
  /\blabel(?::| =) '([^']+)'|\bquote(?:Link|Image|Box|Node)\([^'`\n]*, '([^']+)'|\bquoteRaw\('([^']+)'|\bquoteHtml\(html, '([^']+)'/g
const labels = [
  ...new Set(
    sources.flatMap((source) => [...source.matchAll(literal)].map((match) => match.slice(1).find(Boolean)!)),
  ),
].filter((label) => !names.has(label) && !codes.has(label))

test('the labels are found in the checks', () => {
  expect(labels.length).toBeGreaterThan(20)
  expect(labels).toContain('Header lines looked at')
  expect(labels).toContain('Cut off on a phone')
})

test.each(labels)('“%s” has a German label', (label) => {
  expect(Object.keys(germanLabels)).toContain(label)
  expect(labelIn('en', label)).toBe(label)
})

test.each([
  ['Part 1.2', 'Teil 1.2'],
  ['Part root', 'Teil der obersten Ebene'],
  ['On mobile', 'Auf einem Smartphone'],
  ['Leads through bit.ly', 'Führt über bit.ly'],
  ['Ends at 700 px', 'Endet bei 700 px'],
  ['Text of 11.5 px', 'Text mit 11,5 px'],
  ['Button of 80 by 20 px', 'Button mit 80 mal 20 px'],
  ['Contrast 2.1 (simulated)', 'Kontrast 2,1 (simuliert)'],
  ['Subject, as encoded', 'Subject, wie kodiert'],
  ['display-none', 'nicht angezeigt'],
  ['HTTP 404, 1 redirects', 'HTTP 404, 1 Weiterleitung'],
  ['HTTP 200, 812 kB, webp', 'HTTP 200, 812 kB, webp'],
  ['TXT _dmarc.example.org', 'TXT _dmarc.example.org'],
  ['visibility', 'visibility'],
  ['constructor', 'constructor'],
])('%s -> %s', (label, german) => {
  expect(labelIn('de', label)).toBe(german)
})

test.each([
  ['TXT example.org', 'no such record', 'kein solcher Eintrag'],
  ['Line', '1200 octets', '1200 Byte'],
  ['Header lines looked at', 'From, To and 3 more', 'From, To und 3 weitere'],
  [
    'On mobile',
    '(a picture): 900 px from the top, first screen 844 px',
    '(ein Bild): 900 px von oben, erster Bildschirm 844 px',
  ],
  ['Text', 'Bread and 3 more', 'Bread and 3 more'],
])('what the check itself says is German, quotes stay: %s, %s', (label, value, german) => {
  expect(evidenceIn('de', { label, value })).toBe(german)
  expect(evidenceIn('en', { label, value })).toBe(value)
})
