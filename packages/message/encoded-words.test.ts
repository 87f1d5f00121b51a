import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodeWords } from './encoded-words.ts'

const codes = (source: string): string[] => decodeWords(source).problems.map((problem) => problem.code)

describe('decodeWords', () => {
  test.each([
    ['plain text', 'plain text'],
    ['', ''],
    // RFC 2047 section 8.
    ['=?ISO-8859-1?Q?a?=', 'a'],
    ['=?ISO-8859-1?Q?a?= b', 'a b'],
    ['=?ISO-8859-1?Q?a?= =?ISO-8859-1?Q?b?=', 'ab'],
    ['=?ISO-8859-1?Q?a?=  \t =?ISO-8859-1?Q?b?=', 'ab'],
    ['=?ISO-8859-1?Q?a_b?=', 'a b'],
    ['=?ISO-8859-1?Q?a?= =?ISO-8859-2?Q?_b?=', 'a b'],
    ['=?US-ASCII?Q?Keith_Moore?= <moore@cs.utk.edu>', 'Keith Moore <moore@cs.utk.edu>'],
    ['=?utf-8?b?SGVsbMO2?=', 'Hellö'],
    ['=?UTF-8?B?SGVsbMM=?= =?utf-8?q?=B6?=', 'Hellö'],
    ['=?utf-8?b?4oKs4oI=?= =?utf-8?b?rA==?=', '€€'],
    ['=?utf-8*de?q?=C3=BC?=', 'ü'],
    ['=?koi8-r?b?8NLJ18XU?=', 'Привет'],
    ['=?iso-2022-jp?b?GyRCRnxLXBsoQg==?=', '日本'],
    ['=?gb2312?b?xOO6ww==?=', '你好'],
    ['=?cp936?b?xOO6ww==?=', '你好'],
    ['=?iso-2022-kr?b?GyQpQw4+SDNnDw==?=', '안녕'],
    ['=?ibm850?q?Gr=81=E1e?=', 'Grüße'],
    ["=?'utf-8'?q?=C3=BC?=", 'ü'],
    // RFC 2152: each word begins in ASCII.
    ['=?utf-7?q?Gr+APwA3w-e?=', 'Grüße'],
    ['=?unicode-1-1-utf-7?B?R3IrQVB3QTN3LWU=?=', 'Grüße'],
    ['=?utf-7?q?+APw?= =?utf-7?q?+APw?=', 'üü'],
    ['=?UTF-7?q?a_+-_b?=', 'a + b'],
    ['=?hz-gb-2312?q?~{<:Ky~}?= =?hz-gb-2312?q?~{2;~}?=', '己所不'],
    ['=?cp858?q?5_=D5?=', '5 €'],
    ['=?iso-8859-1?q?Gr=C3=BC=C3=9Fe?=', 'GrÃ¼ÃŸe'],
    ['=?utf-8?q??= x', ' x'],
    ['=?utf-8?q?a?b?= x', '=?utf-8?q?a?b?= x'],
    ['=?utf-8?b?SGVs', '=?utf-8?b?SGVs'],
    ['=?utf-8?x?abc?=', '=?utf-8?x?abc?='],
    ['=?no-such?q?abc?= d', '=?no-such?q?abc?= d'],
    ['J\xc3\xbcrgen', 'Jürgen'],
    ['J\xfcrgen', 'Jürgen'],
    ['J\xc3\xbcrgen =?utf-8?q?=C3=A4?=', 'Jürgen ä'],
    ['already ü 日', 'already ü 日'],
  ])('%j', (source, expected) => {
    expect(decodeWords(source).text).toBe(expected)
  })

  test.each<[string, string[]]>([
    ['=?utf-8?q?fine?=', []],
    ['=?utf-8?q?unencoded space?=', ['broken-encoded-word']],
    ['=?utf-8?b?SGVs', ['broken-encoded-word']],
    ['=?no-such?q?abc?=', ['unknown-charset']],
    ["=?'utf-8'?q?abc?=", ['charset-misspelled']],
    ['=?utf-8?q?a=0D=0ABcc=3A_b?=', ['control-in-encoded-word']],
    ['=?utf-8?b?YQo=?=', ['control-in-encoded-word']],
    ['=?utf-8?q?a=09b?=', []],
    ['=?cp936?q?abc?=', []],
    ['=?utf-7?q?Gr+APwA3w-e?=', []],
    ['=?utf-7?q?a_+_b?=', ['charset-decode-error']],
    ['=?utf-7?q?a+AAo-b?=', ['control-in-encoded-word']],
    ['=?iso-8859-1?q?Gr=C3=BC=C3=9Fe?=', ['charset-looks-like-utf-8']],
    ['=?windows-1251?q?=D0=9F=D1=80?=', ['charset-looks-like-utf-8']],
    ['=?iso-8859-1?q?Gr=FC=DFe?=', []],
    ['=?iso-8859-1?q?abc?=', []],
    ['=?utf-8?q?=C3?=', ['charset-decode-error']],
    ['foo=?utf-8?q?bar?=', ['encoded-word-not-separated']],
    [`=?utf-8?q?${'a'.repeat(70)}?=`, ['encoded-word-too-long']],
  ])('problems of %j', (source, expected) => {
    expect(codes(source)).toEqual(expected)
  })

  test('tells the words it found', () => {
    expect(decodeWords('=?UTF-8*en?B?QQ==?= and =?latin1?q?b?=').words).toEqual([
      { charset: 'utf-8', encoding: 'b', raw: '=?UTF-8*en?B?QQ==?=' },
      { charset: 'latin1', encoding: 'q', raw: '=?latin1?q?b?=' },
    ])
  })

  test('any text cut into words anywhere comes back whole', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1 }),
        fc.integer({ min: 1, max: 9 }),
        (text, size) => {
          const octets = Buffer.from(text)
          const words = []
          for (let at = 0; at < octets.length; at += size) {
            words.push(`=?utf-8?b?${octets.subarray(at, at + size).toString('base64')}?=`)
          }
          // A byte order mark at the start is taken off by the decoder.
          fc.pre(!text.startsWith('\ufeff') && text.isWellFormed())
          expect(decodeWords(words.join('\t ')).text).toBe(text)
        },
      ),
    )
  })

  test('no input throws', () => {
    const piece = fc.constantFrom(
      '=?',
      '?=',
      '?q?',
      '?b?',
      'utf-8',
      '=C3',
      '\xc3',
      ' ',
      '_',
      '=',
      '日',
      'QQ==',
      '\0',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 60 }), (pieces) => {
        decodeWords(pieces.join(''))
      }),
    )
  })
})
