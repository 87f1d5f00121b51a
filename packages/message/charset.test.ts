import { describe, expect, test } from 'vitest'
import { decodeText, isKnownCharset, octetsToText } from './charset.ts'

const UTF8 = [0x47, 0xc3, 0xbc]
const LATIN1 = [0x47, 0xfc]

describe('decodeText', () => {
  test.each<[string, number[], string | null, string, string | null]>([
    ['utf-8', UTF8, 'utf-8', 'Gü', null],
    ['latin1', LATIN1, 'iso-8859-1', 'Gü', null],
    ['ASCII without a charset', [0x47], null, 'G', null],
    ['UTF-8 without a charset', UTF8, null, 'Gü', 'charset-missing'],
    ['latin1 without a charset', LATIN1, null, 'Gü', 'charset-missing'],
    ['UTF-8 called ASCII', UTF8, 'us-ascii', 'Gü', 'charset-mismatch'],
    ['ASCII called ASCII', [0x47], 'us-ascii', 'G', null],
    ['latin1 called utf-8', LATIN1, 'utf-8', 'G\ufffd', 'charset-decode-error'],
    ['UTF-8 called latin1: shown as clients show it', UTF8, 'iso-8859-1', 'GÃ¼', 'charset-looks-like-utf-8'],
    ['utf-16', [0xe5, 0x65], 'utf-16', '日', null],
    ['unknown name', UTF8, 'x-nonsense', 'Gü', 'unknown-charset'],
    ['a name that WHATWG refuses', UTF8, 'iso-2022-kr', 'Gü', 'unknown-charset'],
    ['utf-7', [0x47], 'utf-7', 'G', 'unknown-charset'],
    ['empty name', UTF8, '', 'Gü', 'charset-missing'],
  ])('%s', (_, bytes, declared, expected, code) => {
    const { text, problem } = decodeText(Uint8Array.from(bytes), declared)
    expect(text).toBe(expected)
    expect(problem?.code ?? null).toBe(code)
  })

  test('UTF-8 under the name of a charset that cannot hold it is read as UTF-8', () => {
    const { text, problem } = decodeText(Buffer.from('日本語'), 'euc-kr')
    expect(problem?.code).toBe('charset-decode-error')
    expect(text).toBe('日本語')
  })
})

test.each([
  ['utf-8', true],
  ['windows-1252', true],
  ['gb18030', true],
  ['utf-7', false],
  ['', false],
])('isKnownCharset(%j)', (label, expected) => {
  expect(isKnownCharset(label)).toBe(expected)
})

test.each([
  ['ascii', 'ascii'],
  ['\xc3\xbc', 'ü'],
  ['\xfc', 'ü'],
  ['日\xfc', '日\xfc'],
])('octetsToText(%j)', (source, expected) => {
  expect(octetsToText(source)).toBe(expected)
})
