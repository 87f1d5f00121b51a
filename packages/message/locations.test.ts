import { describe, expect, test } from 'vitest'
import { positionFinder } from './locations.ts'
import { readMessage } from './read.ts'

test.each([
  ['', 0, 1, 1],
  ['ab', 1, 1, 2],
  ['a\nb', 1, 1, 2],
  ['a\nb', 2, 2, 1],
  ['a\n\nb', 3, 3, 1],
  ['a\n', 2, 2, 1],
  ['a', 5, 1, 6],
])('position in %j of %i', (source, offset, line, column) => {
  expect(positionFinder(source)(offset)).toEqual({ line, column })
})

describe('lines below an "&" at the end of a line', () => {
  test.each([
    ['in text', 'Tom &\nJerry\n<p a=1>x</p>', 3],
    ['twice', 'a &\nb &\n\n<p a=1>x</p>', 4],
    ['in an attribute', '<b c="&\n">y</b>\n<p a=1>x</p>', 3],
    ['with CRLF', 'a &\r\nb &\r\n<p a=1>x</p>', 3],
    ['in a title', '<title>&\n</title>\n<p a=1>x</p>', 3],
  ])('%s', (_, source, line) => {
    const message = readMessage(Buffer.from(`Content-Type: text/html\r\n\r\n${source}<a href=u>z</a>`))
    const run = message.html!.runs.find((each) => each.text === 'x')!
    expect(run.place).toEqual({ in: 'html', line, column: 8 })
    const location = message.links[0]!.element!.sourceCodeLocation!
    expect(location).toMatchObject({ startLine: line, startCol: 13, endLine: line })
    expect(location.startTag).toMatchObject({ startLine: line, startCol: 13 })
    expect(location.attrs!.href).toMatchObject({ startLine: line, startCol: 16 })
  })

  test('parse errors', () => {
    const { errors } = readMessage(Buffer.from('Content-Type: text/html\r\n\r\n&\n\n<p a a>')).html!
    expect(errors).toContainEqual({ code: 'duplicate-attribute', place: { in: 'html', line: 3, column: 7 } })
  })
})
