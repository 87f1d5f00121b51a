import { newMessage } from '@postproof/message/edit'
import { readMessage } from '@postproof/message/read'
import { expect, test } from 'vitest'
import { leastInlinedSize } from './inlined-size.ts'

const sizeOf = (html: string) => {
  const raw = newMessage({ html, fields: {} }, { at: 0, id: 'x' })
  return leastInlinedSize(readMessage(raw).html!)
}
const page = (css: string, body: string) =>
  `<!doctype html><html><head><title>x</title>${css === '' ? '' : `<style>${css}</style>`}</head><body>${body}</body></html>`
/** Octets that are more than those of the same page with an empty style element. */
const added = (css: string, body: string) => {
  const size = sizeOf(page(css, body))
  return size === null ? null : size - page(' ', body).length + 1
}

test.each<[why: string, css: string, body: string, octets: number | null]>([
  ['an attribute is added', 'p{color: red}', '<p>x</p>', ' style="color:red;"'.length],
  ['an attribute is there', 'p{color:red}', '<p style="margin:0">x</p>', 'color:red;'.length],
  ['the element says it itself', 'p{color:red}', '<p style="color:blue">x</p>', 0],
  [
    'two rules say it: the shortest',
    'p{color:red}.a{color:orange}',
    '<p class="a">x</p>',
    ' style="color:red;"'.length,
  ],
  ['each element counts', 'i.a{color:red}', '<i class="a b"></i><i class="a"></i>', 38],
  ['by id', '#a{color:red}', '<p id="a">x</p>', 19],
  ['classes that are empty go', 'p{color:red}', '<p class="">x</p>', 10],
  ['spaces between attributes go', 'p{color:red}', '<p  \n id="b">x</p>', 16],
  ['comments stay', 'p{color:red}', '<!--[if mso]><i></i><![endif]--><p>x</p>', 19],
  ['in octets', "p{font-family:'ü'}", '<p>x</p>', ` style="font-family:'ü';"`.length + 1],
])('%s', (_why, css, body, octets) => {
  expect(added(css, body)).toBe(octets === 0 ? null : octets)
})

test.each([
  ['no style sheet', ''],
  ['nothing that matches', '.b{color:red}'],
  ['what states decide', 'a:hover{color:red}'],
  ['what screens decide', '@media (max-width:600px){p{color:red}}'],
])('%s is not inlined', (_what, css) => {
  expect(sizeOf(page(css, '<p><a>x</a></p>'))).toBeNull()
})

test('a large page is counted without being made', () => {
  const css = Array.from({ length: 2_000 }, (_, at) => `.a{p${at}:red}`).join('')
  expect(sizeOf(page(css, '<p class="a">x</p>'.repeat(20_000)))).toBeGreaterThan(100_000_000)
})
