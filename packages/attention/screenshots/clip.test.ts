import type { Layout, RenderedBox } from '@postproof/engine/world'
import { readMessage } from '@postproof/message/read'
import { expect, test } from 'vitest'
import { check } from '../../spam-test/checks/html-size.ts'
import { inputFor, noWorld } from '../../spam-test/context/fixture.ts'
import { CLIP_BYTES, clipHeight, htmlBytes, isClipped } from './clip.ts'

const rawOf = (html: string) =>
  Buffer.from(`MIME-Version: 1.0\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${html}`)
const mailOf = (html: string) => readMessage(rawOf(html))

function box(y: number, at: { offset?: number; line?: number }): RenderedBox {
  const { offset, line = 1 } = at
  return {
    kind: 'text',
    box: { x: 0, y, width: 100, height: 20 },
    text: '',
    href: null,
    fontSize: 16,
    fontWeight: 400,
    color: null,
    background: null,
    missing: false,
    line,
    ...(offset === undefined ? {} : { offset }),
  }
}

const layout = (boxes: RenderedBox[]): Layout => ({
  viewport: { width: 390, height: 844 },
  document: { width: 390, height: 60_000 },
  content: { x: 0, y: 0, width: 390, height: 60_000 },
  direction: 'ltr',
  boxes,
})

/** As many equal paragraphs as go into `size` octets, in one line, and a box for each, 30 px high. */
function paragraphs(size: number, text: string, separator = '') {
  const one = `<p>${text}</p>${separator}`
  const count = Math.floor(size / Buffer.byteLength(one))
  const boxes = Array.from({ length: count }, (_, index) =>
    box(30 + index * 30, { offset: index * one.length }),
  )
  return { message: mailOf(one.repeat(count)), layout: layout(boxes), octets: Buffer.byteLength(one) }
}

test.each([
  ['ASCII', 'x'.repeat(93), ''],
  ['letters of three octets', '日本'.repeat(20), ''],
  ['one line each', 'x'.repeat(91), '\r\n'],
])('a mail is clipped at the first part that begins beyond the limit: %s', (_name, text, separator) => {
  const { message, layout, octets } = paragraphs(200_000, text, separator)
  expect(clipHeight(message, layout)).toBe(30 + 30 * Math.ceil(CLIP_BYTES / octets))
})

test('where offsets are not known, lines below that of the limit count, and that of the limit does not', () => {
  const message = mailOf(`${'x'.repeat(60_000)}\n${'x'.repeat(60_000)}\nend`)
  expect(
    clipHeight(message, layout([box(10, { line: 1 }), box(20, { line: 2 }), box(30, { line: 3 })])),
  ).toBe(30)
})

test('clipped, though nothing measured lies beyond the limit', () => {
  const message = mailOf('x'.repeat(150_000))
  expect(isClipped(message)).toBe(true)
  expect(clipHeight(message, layout([box(10, { offset: 0 })]))).toBeNull()
})

test.each([CLIP_BYTES, CLIP_BYTES + 1])(
  'of %d octets the check of the size thinks the same',
  async (size) => {
    const html = `<p>${'x'.repeat(size - 3)}`
    const message = mailOf(html)
    expect(htmlBytes(message)).toBe(size)
    const finding = await check.run(inputFor(rawOf(html)), noWorld)
    expect(finding.code === 'clipped').toBe(isClipped(message))
  },
)
