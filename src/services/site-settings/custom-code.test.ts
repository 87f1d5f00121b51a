import { describe, expect, test } from 'vitest'
import { customCode, misplacedInHead } from './custom-code.ts'

const code = (given: { head?: string; body?: string; footer?: string }) =>
  customCode(
    {
      customHeadCode: given.head ?? '',
      customBodyCode: given.body ?? '',
      customFooterCode: given.footer ?? '',
    },
    'n0nce',
  )
const wrapped = (html: string) => `<custom-code style="display:contents">${html}</custom-code>`

test('nothing, or blanks, is no code', () => {
  expect(code({ head: '', body: ' \n', footer: '' })).toBeNull()
})

describe('in the head', () => {
  test.each([
    ['<script>a < b</script>', '<script nonce="n0nce">a < b</script>'],
    [
      '<script src="https://s.example/a.js" async>',
      '<script src="https://s.example/a.js" async="" nonce="n0nce"></script>',
    ],
    ['<script nonce="guess">1</script>', '<script nonce="n0nce">1</script>'],
    [
      '<link rel="preconnect" href="//s.example"><meta name="a">',
      '<link rel="preconnect" href="//s.example"><meta name="a">',
    ],
    ['<!-- open', ''],
    ['<style>a{}', '<style>a{}</style>'],
    ['<title>Mine</title><base href="//x"><div>shown</div>', ''],
    ['</head><body onload=x><script>1</script>', '<script nonce="n0nce">1</script>'],
  ])('%s', (given, written) => expect(code({ head: given })?.head).toBe(written))
})

describe('in the body', () => {
  test.each([
    ['<div>open', '<div>open</div>'],
    ['text', 'text'],
    ['</body></html><p>after', '<p>after</p>'],
    ['</custom-code><b>out', '<b>out</b>'],
    ['<div><script>x()</script></div>', '<div><script nonce="n0nce">x()</script></div>'],
  ])('%s', (given, written) => {
    expect(code({ body: given, footer: given })).toEqual({
      head: '',
      body: wrapped(written),
      footer: wrapped(written),
    })
  })

  test('however deep, it is written', () => {
    const deep = `${'<div>'.repeat(400)}<script>1</script>`
    expect(code({ body: deep })?.body).toContain('<script nonce="n0nce">')
    expect(code({ body: '<div>'.repeat(40_000) })?.body).toBeTypeOf('string')
  })
})

test.each([
  ['<script></script>\n<!-- note --><meta name="a"><style></style><link><noscript></noscript>', []],
  ['<div></div> words <div></div><title>x</title>', ['<div>', 'text', '<title>']],
])('%s: what cannot stand in a head', (given, names) => expect(misplacedInHead(given)).toEqual(names))
