import { expect, test } from 'vitest'
import { withoutLoads } from './inert.ts'

test.each([
  ['a:url(https://a.example/x.png)', 'a:none'],
  ['a:URL( "https://a.example/x.png" ) b:url(b)', 'a:none b:none'],
  [`a:url('data:image/png;base64,AA')`, `a:url('data:image/png;base64,AA')`],
  ['@import url(a.css);b{}', 'b{}'],
  ['@import "a.css"', ''],
  [`@import url('https://f.example/css2?family=A:wght@400;700&display=swap');b{}`, 'b{}'],
  ['@import url(https://f.example/css2?family=A:wght@400;700) screen;b{}', 'b{}'],
  [`@import "a;b.css";b{}`, 'b{}'],
  ['color:red', 'color:red'],
])('%s', (css, expected) => {
  expect(withoutLoads(css)).toBe(expected)
})

// A page that is frozen by a mail would not come back: what grows with the square of a text takes hours here.
test.each([
  ['openings that nothing closes', 'url('.repeat(250_000)],
  ['spaces', `url(${' '.repeat(1_000_000)}data:`],
  ['imports', '@import'.repeat(150_000)],
  ['brackets of imports', '@import('.repeat(150_000)],
  ['quotes of an import', `@import${'"'.repeat(1_000_000)}`],
])('%s do not hold up the page', (_name, css) => {
  expect(withoutLoads(css).length).toBeLessThanOrEqual(css.length)
})
