import { expect, test } from 'vitest'
import { styleSheetFirst } from './load-order.ts'

const color = '<meta name="color-scheme" content="light dark"/>'
const sheet = '<link nonce="n" rel="stylesheet" href="/assets/root.css"/>'
const script = '<link rel="modulepreload" href="/assets/a.js"/>'
const later = '<link rel="modulepreload" fetchpriority="low" href="/assets/a.js"/>'
const page = (head: string, body = '') => `<html><head>${head}</head><body>${body}</body></html>`

test.each([
  ['before the scripts, which can wait', page(color + script + sheet), page(sheet + color + later)],
  ['several keep their order', page(`${color}${sheet}<b>${sheet}`), page(`${sheet}${sheet}${color}<b>`)],
  ['the body stays as it is', page(color, sheet + script), page(color, sheet + script)],
  ['a document of another kind stays as it is', '<p>plain</p>', '<p>plain</p>'],
])('%s', (_, html, expected) => {
  expect(styleSheetFirst(html)).toBe(expected)
})
