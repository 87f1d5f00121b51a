import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { processorTime } from '../../tests/processor-time.ts'
import { parseAddressList, readMessage } from './read.ts'
import type { Message } from './types.ts'

const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1')
const lines = (...all: string[]): Buffer => latin1(all.join('\r\n'))
const codes = (message: Message): string[] => [...new Set(message.defects.map((defect) => defect.code))]

describe('bodies and attachments', () => {
  const image = [
    'Content-Type: image/png',
    'Content-ID: <logo@x>',
    'Content-Transfer-Encoding: base64',
    '',
    'QUJD',
  ]

  test('a newsletter', () => {
    const message = readMessage(
      lines(
        'Content-Type: multipart/related; boundary=r',
        '',
        '--r',
        'Content-Type: multipart/alternative; boundary=a',
        '',
        '--a',
        'Content-Type: text/plain; charset=utf-8',
        '',
        'Hi',
        '--a',
        'Content-Type: text/html; charset=utf-8',
        '',
        '<p>Hi</p><img src="cid:logo%40x">',
        '--a--',
        '--r',
        ...image,
        '--r',
        'Content-Type: application/pdf; name=a.pdf',
        '',
        'x',
        '--r--',
      ),
    )
    expect(message.text?.source).toBe('Hi')
    expect(message.text?.part.path).toBe('1.1')
    expect(message.html?.part.path).toBe('1.2')
    expect(
      message.attachments.map(({ filename, type, size, inline }) => ({ filename, type, size, inline })),
    ).toEqual([
      { filename: '', type: 'image/png', size: 3, inline: true },
      { filename: 'a.pdf', type: 'application/pdf', size: 1, inline: false },
    ])
    expect(message.defects).toEqual([])
  })

  test.each<[string, string[], string | null, string | null, string[]]>([
    ['text alone', ['A: b', '', 'x'], 'x', null, []],
    ['html alone', ['Content-Type: text/html', '', 'x'], null, 'x', []],
    ['empty', [''], '', null, []],
    ['a pdf alone', ['Content-Type: application/pdf', '', 'x'], null, null, ['1']],
    ['a text that is attached', ['Content-Disposition: attachment', '', 'x'], null, null, ['1']],
    [
      'text files',
      [
        'Content-Type: multipart/mixed; boundary=b',
        '',
        '--b',
        'Content-Disposition: inline; filename=a.txt',
        '',
        'file',
        '--b',
        '',
        'body',
        '--b',
        'Content-Disposition: attachment',
        '',
        'x',
        '--b--',
      ],
      'body',
      null,
      ['1', '3'],
    ],
    [
      'the first of two',
      ['Content-Type: multipart/mixed; boundary=b', '', '--b', '', 'one', '--b', '', 'two', '--b--'],
      'one',
      null,
      [],
    ],
    ['a forwarded message', ['Content-Type: message/rfc822', '', 'A: b', '', 'x'], null, null, ['1']],
  ])('%s', (_, source, text, html, attachments) => {
    const message = readMessage(lines(...source))
    expect(message.text?.source ?? null).toBe(text)
    expect(message.html?.source ?? null).toBe(html)
    expect(message.attachments.map((each) => each.part.path)).toEqual(attachments)
  })

  /** A multipart of parts: header lines, then the body. */
  const parted = (subtype: string, ...parts: [string[], string][]): string[] => [
    `Content-Type: multipart/${subtype}; boundary=${subtype}`,
    '',
    ...parts.flatMap(([head, body]) => [`--${subtype}`, ...head, ...(body === '' ? [] : ['', body])]),
    `--${subtype}--`,
  ]
  const plain = (more = '') => [`Content-Type: text/plain${more}`]
  const web = (more = '') => [`Content-Type: text/html${more}`]
  const pdf: [string[], string] = [['Content-Type: application/pdf; name=m.pdf'], 'x']

  // RFC 2183: Content-Disposition says what is a file, the name of a type does not.
  test.each<[string, string[], string | null, string | null, string[]]>([
    [
      'alternatives with names',
      parted('alternative', [plain('; name="body.txt"'), 'x'], [web('; name="body.html"'), '<p>y']),
      'x',
      '<p>y',
      [],
    ],
    [
      'a named text shown inline',
      parted('mixed', [[...plain('; name="message.txt"'), 'Content-Disposition: inline'], 'x'], pdf),
      'x',
      null,
      ['m.pdf'],
    ],
    ['a named text behind a file', parted('mixed', pdf, [plain('; name=text'), 'x']), 'x', null, ['m.pdf']],
    [
      'named HTML with its pictures',
      parted('related', [web('; name=ATT00001.htm'), 'y'], [['Content-Type: image/png'], 'x']),
      null,
      'y',
      [''],
    ],
    [
      'alternatives within a mixed',
      parted(
        'mixed',
        [parted('alternative', [plain('; name=a'), 'x'], [web('; name=b.html'), 'y']), ''],
        pdf,
      ),
      'x',
      'y',
      ['m.pdf'],
    ],
    ['a named text alone', [...plain('; name="notes.dat"'), '', 'x'], 'x', null, []],
    // Text files that programs attach without a word on their disposition.
    [
      'a text file behind the body',
      parted('mixed', [plain(), 'x'], [plain('; name=notes.txt'), 'file']),
      'x',
      null,
      ['notes.txt'],
    ],
    [
      'an HTML file behind the body',
      parted('mixed', [plain(), 'x'], [web('; name=page.html'), 'file']),
      'x',
      null,
      ['page.html'],
    ],
    [
      'a text file within the alternative it belongs to',
      parted(
        'alternative',
        [plain(), 'x'],
        [parted('mixed', [web(), 'y'], [plain('; name=n.txt'), 'f']), ''],
      ),
      'x',
      'y',
      ['n.txt'],
    ],
    [
      'a named text that is attached',
      parted(
        'mixed',
        [[...plain('; name=a.txt'), 'Content-Disposition: attachment'], 'file'],
        [plain(), 'x'],
      ),
      'x',
      null,
      ['a.txt'],
    ],
    [
      'a file name in the disposition',
      parted('mixed', [[...plain(), 'Content-Disposition: inline; filename=a.txt'], 'file'], [plain(), 'x']),
      'x',
      null,
      ['a.txt'],
    ],
    [
      'a program that says it is text',
      parted('mixed', [plain('; name=setup.exe'), 'MZ'], [plain(), 'x']),
      'x',
      null,
      ['setup.exe'],
    ],
    [
      'a script within the alternatives',
      parted('alternative', [plain(), 'x'], [web('; name=run.hta'), 'y']),
      'x',
      null,
      ['run.hta'],
    ],
  ])('%s', (_, source, text, html, attachments) => {
    const message = readMessage(lines(...source))
    expect(message.text?.source ?? null).toBe(text)
    expect(message.html?.source ?? null).toBe(html)
    expect(message.attachments.map((each) => each.filename)).toEqual(attachments)
  })

  // RFC 5322 names no charset for raw octets in headers: mail programs take that of the body.
  test.each<[string, string, string[], string]>([
    ['windows-1251', '\xcf\xf0\xee', ['Content-Type: text/plain; charset=windows-1251', '', 'x'], 'Про'],
    ['koi8-r', '\xf0\xd2', ['Content-Type: text/plain; charset=koi8-r', '', 'x'], 'Пр'],
    ['gbk', '\xc4\xe3', ['Content-Type: text/html; charset=gbk', '', 'x'], '你'],
    ['a meta', '\xcf\xf0', ['Content-Type: text/html', '', '<meta charset=windows-1251>'], 'Пр'],
    ['UTF-8 stays UTF-8', '\xc3\xbc', ['Content-Type: text/plain; charset=windows-1251', '', 'x'], 'ü'],
    ['a UTF-8 body', 'Gr\xfc', ['Content-Type: text/plain; charset=utf-8', '', 'x'], 'Grü'],
    ['a body without a charset', 'Gr\xfc', ['', 'x'], 'Grü'],
    ['an unknown charset', 'Gr\xfc', ['Content-Type: text/plain; charset=klingon', '', 'x'], 'Grü'],
    [
      'beside an encoded word',
      '\xcf =?utf-8?q?=C3=BC?=',
      ['Content-Type: text/plain; charset=cp1251', '', 'x'],
      'П ü',
    ],
  ])('raw octets in headers: %s', (_, raw, rest, expected) => {
    const message = readMessage(lines(`Subject: ${raw}`, `From: ${raw} <a@example.org>`, ...rest))
    const [subject, from] = message.headers
    expect(subject!.value).toBe(expected)
    expect(parseAddressList(from!.raw, from!.rawCharset).addresses[0]).toMatchObject({ name: expected })
  })

  const beside = (type: string, octets: string) => [
    ...['Content-Type: multipart/alternative; boundary=b', '', '--b', '', '\xf0'],
    ...['--b', `Content-Type: ${type}`, '', octets, '--b--'],
  ]
  test.each<[string, string[], string]>([
    ['the charset of the next part', beside('text/html; charset=koi8-r', '\xf0'), 'П'],
    ['that of its meta', beside('text/html', '<meta charset=koi8-r>\xf0'), 'П'],
    ['UTF-8 is none', beside('text/html; charset=utf-8', 'x'), 'ð'],
    ['ASCII is none', beside('text/html; charset=us-ascii', 'x'), 'ð'],
    ['a name that no decoder has', beside('text/html; charset=klingon', 'x'), 'ð'],
    ['not valid in it', beside('text/html; charset=gbk', 'x'), 'ð'],
    ['a file has none', beside('application/pdf; charset=koi8-r', 'x'), 'ð'],
    ['alone', ['', '\xf0'], 'ð'],
  ])('a text without a charset: %s', (_, rest, expected) => {
    const message = readMessage(lines(...rest))
    expect(message.text?.source.trim()).toBe(expected)
    expect(message.text?.part.defects[0]?.code).toBe('charset-missing')
  })

  test.each([
    ['raw octets in the charset of the text', 'filename="\xf0.pdf"', 'П.pdf'],
    ['raw UTF-8', 'filename="\xc3\xbc.pdf"', 'ü.pdf'],
    ['an encoded word', 'filename="=?koi8-r?q?=F0?=.pdf"', 'П.pdf'],
    ['UTF-7', "filename*=utf-7''+APw-.pdf", 'ü.pdf'],
    ['a line end in an encoded word', 'filename="=?utf-8?Q?a=0D=0Ab.pdf?="', 'a b.pdf'],
    ['a line end in percent', "filename*=utf-8''a%0D%0Ab.pdf", 'a b.pdf'],
    ['a null octet', "filename*=utf-8''a.pdf%00.exe", 'a.pdf .exe'],
  ])('file names: %s', (_, name, expected) => {
    const message = readMessage(
      lines(
        ...['Content-Type: multipart/mixed; boundary=b', '', '--b'],
        ...['Content-Type: text/plain; charset=koi8-r', '', 'a', '--b'],
        ...['Content-Type: application/pdf', `Content-Disposition: attachment; ${name}`, '', 'x', '--b--'],
      ),
    )
    expect(message.attachments[0]?.filename).toBe(expected)
  })

  // What UTF-7 hides is HTML like any other (RFC 2152, 6).
  test.each(['utf-7', 'unicode-1-1-utf-7', "'UTF-7'"])('HTML in %s', (charset) => {
    const source = '+ADw-a href+AD0AIg-https://x.example+ACIAPg-pay+ADw-/a+AD4-'
    const message = readMessage(lines(`Content-Type: text/html; charset="${charset}"`, '', source))
    expect(message.links.map(({ href, text }) => [href, text])).toEqual([['https://x.example', 'pay']])
  })

  test('a page cannot call itself UTF-7 (HTML Living Standard, 13.2.3.2)', () => {
    const message = readMessage(lines('Content-Type: text/html', '', '<meta charset=utf-7>+ADw-b+AD4-'))
    expect(message.html?.visibleText).toBe('+ADw-b+AD4-')
  })

  // Encoded words must not bring line ends into a display or into another header.
  test.each([
    ['=?utf-8?Q?Hello=0D=0ABcc=3A_x=40y.example?=', 'Hello Bcc: x@y.example'],
    ['=?utf-8?Q?Hello=0A?=', 'Hello '],
    ['=?utf-8?Q?a=00=1B=7F=C2=85=E2=80=A8b?=', 'a b'],
    ['=?utf-8?Q?a=09b?=', 'a\tb'],
    ['a\x1b[1mb', 'a [1mb'],
    ['two\r\n lines', 'two lines'],
  ])('on one line: %j', (raw, expected) => {
    const [subject, from] = readMessage(
      lines(`Subject: ${raw}`, `From: ${raw} <a@example.org>`, '', 'x'),
    ).headers
    expect(subject!.value).toBe(expected)
    expect(parseAddressList(from!.raw).addresses[0]?.name ?? '').not.toMatch(/[\0\r\n\x7f-\x9f\u2028]/)
  })

  test('charsets', () => {
    const html = readMessage(
      lines('Content-Type: text/html; charset=iso-2022-jp', '', '<p>\x1b$BF|K\\\x1b(B'),
    )
    expect(html.html?.visibleText).toBe('日本')
  })
})

describe('bombs: read within the bounds, and said so', () => {
  const nested = (count: number, boundary: (index: number) => string): string => {
    const all = Array.from(
      { length: count },
      (_, i) => `Content-Type: multipart/mixed; boundary="${boundary(i)}"\r\n\r\n--${boundary(i)}\r\n`,
    )
    return all.join('')
  }
  const qp = 'Content-Transfer-Encoding: quoted-printable\r\nContent-Type: image/png\r\n\r\n'

  test.each<[string, () => Buffer, string[], (message: Message) => void]>([
    [
      '10,000 nested parts',
      () => latin1(nested(10_000, (i) => `b${i}`)),
      ['too-deep', 'boundary-not-closed'],
      ({ parts }) => expect(parts).toHaveLength(51),
    ],
    [
      '10,000 nested parts of one boundary',
      () => latin1(nested(10_000, () => 'b')),
      ['too-deep'],
      ({ parts }) => expect(parts.length).toBeLessThanOrEqual(1_000),
    ],
    [
      '100,000 parts',
      () => latin1(`Content-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\n\r\n'.repeat(100_000)}`),
      ['too-many-parts', 'boundary-not-closed'],
      ({ parts }) => expect(parts).toHaveLength(1_000),
    ],
    [
      'a line of 50 MB',
      () => Buffer.alloc(50_000_000, 'a'),
      ['no-blank-line-after-headers'],
      ({ longestLine }) => expect(longestLine).toEqual({ length: 50_000_000, line: 1 }),
    ],
    [
      '20 million blank lines',
      () => Buffer.concat([latin1('A: b\r\n\r\n'), Buffer.alloc(20_000_000, '\n')]),
      ['mixed-line-ends'],
      ({ text }) => expect(text?.source.length).toBe(2_000_000),
    ],
    [
      '100,000 headers',
      () => latin1(`${'X: y\r\n'.repeat(100_000)}\r\n`),
      ['too-many-headers'],
      ({ headers }) => expect(headers).toHaveLength(2_000),
    ],
    [
      'a header of 20 MB',
      () => latin1(`Subject: ${'=?utf-8?q?a?= '.repeat(1_500_000)}\r\n\r\n`),
      ['header-too-long'],
      ({ headers }) => expect(headers[0]!.raw.length).toBe(65_536),
    ],
    [
      'a folded header of 20 MB',
      () => latin1(`Subject: ${'a\r\n '.repeat(5_000_000)}\r\n\r\n`),
      ['header-too-long'],
      ({ headers }) => expect(headers[0]!.lineCount).toBe(5_000_001),
    ],
    [
      '2,000 headers of 64 kB',
      () => latin1(`${`X: ${'=?utf-8?q?a?= =?koi8-r?q?b?= '.repeat(2_000)}\r\n`.repeat(500)}\r\n`),
      ['header-too-long'],
      ({ headers }) => expect(headers.at(-1)!.value).toBe(''),
    ],
    [
      '20 MB of broken quoted-printable',
      () => Buffer.concat([latin1(qp), Buffer.alloc(20_000_000, '=')]),
      ['bad-quoted-printable'],
      ({ root }) => expect(root.size).toBe(19_999_999),
    ],
    [
      '20 MB of HTML',
      () => Buffer.concat([latin1('Content-Type: text/html\r\n\r\n'), Buffer.alloc(20_000_000, '<p>x')]),
      ['html-cut'],
      ({ html }) => expect(html!.truncated).toBe(true),
    ],
    [
      '20 MB of URLs',
      () => Buffer.concat([latin1('A: b\r\n\r\n'), Buffer.alloc(20_000_000, 'http://a.b/ ')]),
      [],
      ({ links }) => expect(links).toHaveLength(2_000),
    ],
  ])('%s', (_, make, defects, check) => {
    const message = readMessage(make())
    expect(codes(message)).toEqual(defects)
    check(message)
  })

  test('defects are bounded', () => {
    const message = readMessage(latin1('stray\r\nA: b\r\n'.repeat(1_000)))
    expect(message.defects).toHaveLength(200)
  })
})

/** Every place must lie within its source, or a report would point at nothing. */
function expectPlacesWithin(message: Message): void {
  const rawLines = Math.max(
    1,
    message.raw.length === 0
      ? 1
      : Buffer.from(message.raw)
          .toString('latin1')
          .split(/\r\n|\n|\r/).length,
  )
  const count = (text: string | undefined): number => (text ?? '').split('\n').length
  const limits = { raw: rawLines, html: count(message.html?.source), text: count(message.text?.source) }
  const places = [
    ...message.defects.map((each) => each.place),
    ...message.links.map((each) => each.place),
    ...message.images.map((each) => each.place),
    ...(message.html?.errors ?? []).map((each) => each.place),
    ...(message.html?.runs ?? []).map((each) => each.place),
    ...(message.html?.styles ?? []).map((each) => each.place),
  ]
  for (const place of places) {
    expect(place.line).toBeGreaterThanOrEqual(1)
    expect(place.line).toBeLessThanOrEqual(limits[place.in])
    if (place.column !== undefined) expect(place.column).toBeGreaterThanOrEqual(1)
  }
  for (const field of message.headers) {
    expect(field.line).toBeGreaterThanOrEqual(1)
    expect(field.line + field.lineCount - 1).toBeLessThanOrEqual(rawLines)
  }
  for (const part of message.parts) {
    expect(part.encodedSize).toBeGreaterThanOrEqual(0)
    expect(part.encodedSize).toBeLessThanOrEqual(message.size)
    expect(part.text().length).toBeLessThanOrEqual(part.size)
  }
}

describe('any input', () => {
  const shape = (pieces: string[]) =>
    fc.array(fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...pieces) }, fc.string({ maxLength: 20 })), {
      maxLength: 80,
    })
  const HEADERISH = [
    'From ',
    'From: ',
    'Subject:',
    ':',
    ' ',
    '\t',
    '\r\n',
    '\n',
    '\r',
    '\r\n ',
    '=?utf-8?q?',
    '?=',
    '\xff',
    '\0',
    'Content-Type: text/html\r\n',
    ';',
    '"',
    '<',
    '>',
    ',',
    '(',
  ]
  const MIMEISH = [
    '\r\n',
    '\n',
    '--b',
    '--b--',
    '--c',
    '--',
    '\r\n\r\n',
    'Content-Type: multipart/mixed; boundary=b\r\n\r\n',
    'Content-Type: multipart/related; boundary="c"\r\n',
    'Content-Type: text/html; charset=x\r\n\r\n',
    'Content-Type: message/rfc822\r\n\r\n',
    'Content-Transfer-Encoding: base64\r\n',
    'Content-Transfer-Encoding: quoted-printable\r\n',
    '=3D',
    '=\r\n',
    'QUJD',
    '\xc3',
    'boundary=',
    'charset=utf-16',
  ]
  const HTMLISH = [
    '<',
    '>',
    '</',
    '<p>',
    '<b>',
    '</b>',
    '<a href=x>',
    '</a>',
    '<table>',
    '<td background=u>',
    '</table>',
    '<div style="',
    '"',
    'display:none',
    'color:#fff;',
    ';',
    '<style>',
    'p{',
    '}',
    '</style>',
    '<!--',
    '-->',
    '<!--[if mso]>',
    '<v:fill src="x"/>',
    '<![endif]-->',
    '&',
    '&#10;',
    '&nbsp;',
    '\n',
    '\r\n',
    ' ',
    '<svg>',
    '<math>',
    '<template>',
    '<select>',
    '<img srcset="a,b 1x">',
    '<form action=x>',
    '<pre>',
    '<title>',
    '\ud83d',
    '\0',
    'http://a.b/',
  ]

  test('octets', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 500 }), (bytes) => expectPlacesWithin(readMessage(bytes))),
    )
  })

  test.each<[string, string[], string]>([
    ['header-like', HEADERISH, ''],
    ['MIME-like', MIMEISH, ''],
    ['MIME-like within a multipart', MIMEISH, 'Content-Type: multipart/mixed; boundary=b\r\n\r\n'],
    ['HTML-like', HTMLISH, 'Content-Type: text/html; charset=utf-8\r\n\r\n'],
    ['text-like', HTMLISH, 'A: b\r\n\r\n'],
  ])('%s', (_, pieces, start) => {
    fc.assert(
      fc.property(shape(pieces), (parts) =>
        expectPlacesWithin(readMessage(Buffer.from(start + parts.join(''), 'utf8'))),
      ),
      { numRuns: 300 },
    )
  })

  test('a view into a larger buffer is read alone', () => {
    const whole = latin1('XXXXA: b\r\n\r\nbodyYYYY')
    const message = readMessage(new Uint8Array(whole.buffer, whole.byteOffset + 4, whole.length - 8))
    expect(message.headers[0]?.key).toBe('a')
    expect(message.text?.source).toBe('body')
  })
})

/**
 * Reading eight times as much must not take forty times as long. Time is the only thing that shows what the
 * parsers within do, so it is compared with itself, best of three, and ignored below a floor where noise rules.
 */
describe('grows no faster than the message', () => {
  const HTML = 'Content-Type: text/html; charset=utf-8\r\n\r\n'
  const FLOOR_MS = 60
  const best = (raw: Buffer): number =>
    Math.min(...[0, 1, 2].map(() => processorTime(() => readMessage(raw))))

  test.each<[string, (size: number) => string]>([
    ['addresses', (n) => `From: ${'"a" <b@c.d>, '.repeat(n / 14)}\r\n\r\n`],
    ['parameters', (n) => `Content-Type: a/b; ${'x*0*=y;'.repeat(n / 7)}\r\n\r\n`],
    ['comments', (n) => `Content-Type: ${'('.repeat(n)}\r\n\r\n`],
    ['folds', (n) => `A: ${'\r\n '.repeat(n / 3)}\r\n\r\n`],
    [
      'lines like delimiters',
      (n) => `Content-Type: multipart/mixed; boundary=b\r\n\r\n${'--bb\r\n'.repeat(n / 6)}`,
    ],
    ['header fields like delimiters', (n) => '--a: b\r\n'.repeat(n / 8)],
    [
      'a type, then header fields like delimiters',
      (n) => `Content-Type: multipart/mixed; boundary=b\r\n${'--a: b\r\n'.repeat(n / 8)}`,
    ],
    ['blanks after a type', (n) => `Content-Type: text/plain${' ,'.repeat(n / 2)}x\r\n\r\n`],
    ['pieces of base64', (n) => `Content-Transfer-Encoding: base64\r\n\r\n${'QQ==\r\n'.repeat(n / 6)}`],
    ['shifts of UTF-7', (n) => `Content-Type: text/plain; charset=utf-7\r\n\r\n${'+A '.repeat(n / 3)}`],
    ['shifts of HZ', (n) => `Content-Type: text/plain; charset=hz-gb-2312\r\n\r\n${'~{~'.repeat(n / 3)}`],
    [
      'texts without a charset',
      (n) =>
        `Content-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\nContent-Type: text/html\r\n\r\n\xfc\r\n'.repeat(n / 36)}`,
    ],
    ['unclosed quotes', (n) => HTML + '<p style="'.repeat(n / 10)],
    ['formatting elements', (n) => HTML + '<b><i></b><p></i>'.repeat(n / 17)],
    ['fostered content', (n) => HTML + '<table>x<b></b>'.repeat(n / 15)],
    ['end tags', (n) => HTML + '<div>'.repeat(200) + '</x></p>'.repeat(n / 8)],
    ['attributes', (n) => `${HTML}<p ${Array.from({ length: n / 7 }, (_, i) => `a${i}`).join(' ')}>`],
    [
      'rules',
      (n) => `${HTML}<style>${'.a.b{color:red}'.repeat(n / 30)}</style>${'<p class="a b">x'.repeat(n / 32)}`,
    ],
    ['braces', (n) => `${HTML}<style>${'a{'.repeat(n / 2)}`],
    ['VML', (n) => `${HTML}<!--[if mso]>${'<v:fill src="'.repeat(n / 13)}`],
    ['brackets after a URL', (n) => `A: b\r\n\r\nhttp://${')'.repeat(n)}`],
  ])('%s', (_, make) => {
    const small = best(latin1(make(30_000)))
    const large = best(latin1(make(240_000)))
    if (large > FLOOR_MS) expect(large / small).toBeLessThan(40)
  })
})
