import { describe, expect, test } from 'vitest'
import { decodeText, isKnownCharset, metaCharset, octetsToText } from './charset.ts'

const UTF8 = [0x47, 0xc3, 0xbc]
const LATIN1 = [0x47, 0xfc]
const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1')
const octets = (text: string): number[] => [...Buffer.from(text, 'latin1')]

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
    // RFC 1557: seven bits, shift-out and shift-in.
    ['iso-2022-kr', [...octets('\x1b$)C\x0e>H3g\x0f a\r\n')], 'iso-2022-kr', '안녕 a\r\n', null],
    [
      'iso-2022-kr, a line that does not shift in',
      [...octets('\x1b$)C\x0e>H\na')],
      'iso-2022-kr',
      '안\na',
      null,
    ],
    ['UTF-8 called iso-2022-kr', UTF8, 'iso-2022-kr', 'Gü', 'charset-decode-error'],
    // Names that IANA registers and the Encoding Standard lacks.
    ['cp936', [0xc4, 0xe3], 'cp936', '你', null],
    ['cp932', [0x93, 0xfa], 'cp932', '日', null],
    ['cp949', [0xb0, 0xa1], 'cp949', '가', null],
    ['cp950', [0xa4, 0xa4], 'cp950', '中', null],
    ['ibm850', [0x47, 0x81, 0xe1], 'ibm850', 'Güß', null],
    ['its alias', [0x81], 'cp850', 'ü', null],
    ['cp437', [0x9c], 'cp437', '£', null],
    ['ibm852', [0x88], 'cspcp852', 'ł', null],
    ['cp65001', UTF8, 'cp65001', 'Gü', null],
    // Names that only lenient readers understand.
    ['single quotes', UTF8, "'utf-8'", 'Gü', 'charset-misspelled'],
    ['an underscore', UTF8, 'utf_8', 'Gü', 'charset-misspelled'],
    ['a missing hyphen', LATIN1, 'iso8859_15', 'Gü', 'charset-misspelled'],
    ['another prefix', LATIN1, 'ms1252', 'Gü', 'charset-misspelled'],
    ['a name in quotes that is none', UTF8, "'klingon'", 'Gü', 'unknown-charset'],
    ['what some programs write for none', UTF8, 'unknown-8bit', 'Gü', 'unknown-charset'],
    // RFC 1468, without a word on it.
    ['Japanese without a charset', octets('\x1b$BF|K\\\x1b(B'), null, '日本', 'charset-missing'],
    ['an escape that is none of Japanese', octets('\x1b[1mbold'), null, '\x1b[1mbold', null],
    ['a name that no decoder has', UTF8, 'iso-2022-cn', 'Gü', 'unknown-charset'],
    ['empty name', UTF8, '', 'Gü', 'charset-missing'],
  ])('%s', (_, bytes, declared, expected, code) => {
    const { text, problem } = decodeText(Uint8Array.from(bytes), declared)
    expect(text).toBe(expected)
    expect(problem?.code ?? null).toBe(code)
  })

  // The charset that HTML names counts where the header names none.
  test.each<[string, number[], string | null, string, string, string | null]>([
    ['windows-1251', [0xcf, 0xf0], null, 'windows-1251', 'Пр', 'charset-missing'],
    ['gbk', [0xc4, 0xe3], null, 'gbk', '你', 'charset-missing'],
    ['iso-2022-jp', octets('\x1b$BF|K\\\x1b(B'), null, 'iso-2022-jp', '日本', 'charset-missing'],
    ['UTF-8 that calls itself windows-1252', UTF8, null, 'windows-1252', 'Gü', 'charset-missing'],
    ['no UTF-8, though it says so', LATIN1, null, 'utf-8', 'Gü', 'charset-missing'],
    ['an unknown name', LATIN1, null, 'klingon', 'Gü', 'charset-missing'],
    ['ASCII needs none', [0x47], null, 'windows-1251', 'G', null],
    ['the header wins', LATIN1, 'iso-8859-1', 'windows-1251', 'Gü', null],
    ['a header that cannot be', [0xcf, 0xf0], 'us-ascii', 'windows-1251', 'Пр', 'charset-mismatch'],
  ])('inside: %s', (_, bytes, declared, inside, expected, code) => {
    const { text, problem } = decodeText(Uint8Array.from(bytes), declared, {
      inside: () => inside,
      beside: () => null,
    })
    expect(text).toBe(expected)
    expect(problem?.code ?? null).toBe(code)
  })

  // The charset of the other texts counts where nothing else names one, and where all octets are valid in it.
  test.each<[string, string, string | null, string | null, string, string | null]>([
    ['ASCII needs none', 'abc', null, 'koi8-r', 'abc', null],
    ['UTF-8 is plain to see', '\xc3\xbc', null, 'koi8-r', 'ü', 'charset-missing'],
    ['koi8-r', '\xf0\xf2', null, 'koi8-r', 'ПР', 'charset-missing'],
    ['gbk', '\xc4\xe3', null, 'gbk', '你', 'charset-missing'],
    ['an alias', '\xc4\xe3', null, 'cp936', '你', 'charset-missing'],
    ['not valid in it', '\xfc', null, 'gbk', 'ü', 'charset-missing'],
    ['not of eight bits', '\xfc', null, 'iso-2022-jp', 'ü', 'charset-missing'],
    ['no escapes of it', 'a ~{ b +AOk-', null, 'utf-7', 'a ~{ b +AOk-', null],
    ['Korean escapes', '\x1b$)C\x0e>H3g\x0f', null, 'iso-2022-kr', '안녕', 'charset-missing'],
    ['escapes of a terminal', '\x1b[1mbold', null, 'koi8-r', '\x1b[1mbold', null],
    ['called ASCII', '\xf0', 'us-ascii', 'koi8-r', 'П', 'charset-mismatch'],
    ['called by no name', '\xf0', 'default', 'koi8-r', 'П', 'unknown-charset'],
    ['a declared one wins', '\xfc', 'iso-8859-1', 'koi8-r', 'ü', null],
  ])('beside: %s', (_, source, declared, beside, expected, code) => {
    const hints = { inside: () => null, beside: () => beside }
    const { text, problem } = decodeText(latin1(source), declared, hints)
    expect([text, problem?.code ?? null]).toEqual([expected, code])
  })

  test('UTF-8 under the name of a charset that cannot hold it is read as UTF-8', () => {
    const { text, problem } = decodeText(Buffer.from('日本語'), 'euc-kr')
    expect(problem?.code).toBe('charset-decode-error')
    expect(text).toBe('日本語')
  })
})

describe('charsets that the Encoding Standard lacks', () => {
  test.each<[string, string, string]>([
    // RFC 2152, examples and rules.
    ['utf-7', 'Hi Mom -+Jjo--+ACE-', 'Hi Mom -☺-!'],
    ['unicode-1-1-utf-7', 'A+ImIDkQ.', 'A≢Α.'],
    ['UTF-7', '+ZeVnLIqe', '日本語'],
    ['utf-7', '1 +- 1 = 2', '1 + 1 = 2'],
    ['utf-7', '+2D3cqQ-', '💩'],
    ['utf-7', '+ADw-script+AD4-', '<script>'],
    ['cp65000', 'Gr+APwA3w-e', 'Grüße'],
    // RFC 1843.
    ['hz-gb-2312', 'This sentence is: ~{<:Ky2;V;~}~~.', 'This sentence is: 己所不只~.'],
    ['hz-gb-2312', 'a~\nb ~{<:\nKy', 'ab 己\nKy'],
    ['iso-2022-kr', 'no Korean at all', 'no Korean at all'],
    // IANA, ISO-IR 99: accents stand in front.
    ['ansi_x3.110-1983', 'Gr\xc8u\xfbe \xc2e \xa9x\xb9', 'Grüße é ‘x’'],
    ['iso-ir-99', '\xcac \xcbc', 'c\u030a ç'],
    ['cp858', '5 \xd5', '5 €'],
    ['ibm862', '\x99\x8c\x85\x8d', 'שלום'],
    ['cp855', '\xdd', 'П'],
    ['x-mac-ce', '\x8e\xde', 'éř'],
    ['x-mac-turkish', '\xdc', 'İ'],
    ['macroman', '\x8a', 'ä'],
    // The Encoding Standard has the charset and lacks the name.
    ['csGBK', '\xbb\xe1', '会'],
    ['csWindows1251', '\xcf', 'П'],
    ['x-mac-japanese', '\x93\xfa', '日'],
    ['iso_8859-16:2001', '\xaa\xba', 'Șș'],
    ['iso-2022-jp-2', '\x1b$BF|K\\\x1b(B', '日本'],
    ['cp367', 'abc', 'abc'],
    // Code page 949, which the Encoding Standard calls euc-kr: Node decodes KS X 1001 alone.
    ['ks_c_5601-1987', '\xbe\xc8\x8cc', '안똠'],
    ['euc-kr', '\x81A \x81\xfe \xc6R', '갂 괓 힣'],
    ['cp949', '\x94\xee\xa1a', '뷁죂'],
    ['euc-kr', '5 \xa2\xe6 \xa2\xe7', '5 € ®'],
    ['euc-kr', '\xb0\xa1\xa1\xa1\xa4\xa1', '가　ㄱ'],
  ])('%s %j', (name, source, text) => {
    expect(decodeText(latin1(source), name.toLowerCase())).toEqual({ text, problem: null })
  })

  test.each<[string, string, string]>([
    ['utf-7', 'a + b', 'a + b'],
    ['utf-7', '+A', '+A'],
    ['utf-7', '+2D0-', '\ufffd'],
    // One wrong octet hides nothing of the rest.
    ['utf-7', '\xc3\xbc +ADw-', 'ü <'],
    ['utf-7', '\xfc +ADw-', '\ufffd <'],
    ['hz-gb-2312', '~{<~}', '\ufffd'],
    ['hz-gb-2312', '\xfc', '\ufffd'],
    ['euc-kr', 'a\x8c', 'a\ufffd'],
    ['euc-kr', '\x8c!', '\ufffd!'],
    ['euc-kr', '\xff\xb0\xa1', '\ufffd가'],
    ['euc-kr', '\xc9\xa1 \xb0\xa1', '\ufffd 가'],
    ['cp857', '\xd5', '\ufffd'],
    ['ansi_x3.110-1983', 'a\xc8', 'a\ufffd'],
    // A one-octet charset has no letter for a C1 control.
    ['windows-1252', 'a\x81', 'a\x81'],
    ['iso-8859-2', '\x84a\x93', '\x84a\x93'],
  ])('octets that %s does not have: %j', (name, source, expected) => {
    const { text, problem } = decodeText(latin1(source), name)
    expect([text, problem?.code]).toEqual([expected, 'charset-decode-error'])
  })

  test.each([
    ['iso-8859-1', '\x84a\x93'],
    ['windows-1252', '\x80'],
    ['koi8-r', '\x80'],
    ['gbk', '\x81\x40'],
  ])('octets that %s has: %j', (name, source) => {
    expect(decodeText(latin1(source), name).problem).toBeNull()
  })

  test.each([
    ["'utf-7'", '+APw-', 'ü'],
    ['gb2312_charset', '\xc4\xe3', '你'],
    ['chinesebig5', '\xa4\xa4', '中'],
    ['russian_charset', '\xcf', 'П'],
    ['utf-8 format=flowed', '\xc3\xbc', 'ü'],
    ['iso-8859-1, x=y', '\xfc', 'ü'],
  ])('%s is misspelled', (name, source, expected) => {
    const { text, problem } = decodeText(latin1(source), name)
    expect([text, problem?.code]).toEqual([expected, 'charset-misspelled'])
  })

  test.each(['utf', 'utf-80', 'default_charset', 'iso-8859-99', 'x-unknown', 'utf-8-1251', "''", ' '])(
    '%j means nothing',
    (name) => {
      expect(decodeText(latin1('\xc3\xbc'), name).problem?.code).toBe('unknown-charset')
    },
  )
})

test.each([
  ['utf-8', true],
  ['windows-1252', true],
  ['gb18030', true],
  ['utf-7', true],
  ['iso-2022-cn', false],
  ['default', false],
  ['', false],
])('isKnownCharset(%j)', (label, expected) => {
  expect(isKnownCharset(label)).toBe(expected)
})

test.each<[string | null, string]>([
  ['windows-1251', '<meta http-equiv="Content-Type" content="text/html; charset=Windows-1251">'],
  ['utf-8', '<html><head><META charset=utf-8>'],
  ['gbk', "<meta content='text/html;charset=gbk' http-equiv=content-type />"],
  ['koi8-r', '<meta name="viewport" content="width=device-width"><meta charset = "koi8-r">'],
  ['utf-8', '<meta charset="utf-16">'],
  ['gb2312', '<!-- <meta charset="big5"> --><meta charset="gb2312">'],
  [null, '<p>charset=utf-8</p>'],
  [null, '<meta data-mycharset="utf-8">'],
  [null, '<metadata charset="utf-8">'],
  [null, `${' '.repeat(5_000)}<meta charset="utf-8">`],
  [null, '<meta '.repeat(10_000)],
])('metaCharset %s: %.60s', (expected, source) => {
  expect(metaCharset(Buffer.from(source))).toBe(expected)
})

test.each([
  ['ascii', 'ascii'],
  ['\xc3\xbc', 'ü'],
  ['\xfc', 'ü'],
  ['日\xfc', '日\xfc'],
])('octetsToText(%j)', (source, expected) => {
  expect(octetsToText(source)).toBe(expected)
})
