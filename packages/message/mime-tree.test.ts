import { describe, expect, test } from 'vitest'
import { readMessage } from './read.ts'

const lines = (...all: string[]): Buffer => Buffer.from(all.join('\r\n'), 'latin1')

/** `path type [body]` of each part. */
function tree(raw: Buffer): string[] {
  return readMessage(raw).parts.map((part) =>
    part.children.length > 0 ? `${part.path} ${part.type}` : `${part.path} ${part.type} [${part.text()}]`,
  )
}
const codes = (raw: Buffer): string[] => readMessage(raw).defects.map((defect) => defect.code)

const MIXED = 'Content-Type: multipart/mixed; boundary=b'
const DIGEST = 'Content-Type: multipart/digest; boundary=b'

describe('the tree', () => {
  test.each<[string, Buffer, string[], string[]]>([
    ['a leaf', lines('A: 1', '', 'x', 'y'), ['1 text/plain [x\ny]'], []],
    [
      'two parts',
      lines(MIXED, '', 'pre', '--b', '', 'one', '--b', 'Content-Type: text/html', '', 'two', '--b--', 'post'),
      [' multipart/mixed', '1 text/plain [one]', '2 text/html [two]'],
      [],
    ],
    [
      'LF',
      Buffer.from(`${MIXED}\n\n--b\n\none\n\n--b--\n`),
      [' multipart/mixed', '1 text/plain [one\n]'],
      ['bare-line-feeds'],
    ],
    [
      'a delimiter with a colon and no blank line before it',
      lines('Content-Type: multipart/mixed; boundary="--=:1"', '----=:1', '', 'one', '----=:1--'),
      [' multipart/mixed', '1 text/plain [one]'],
      ['no-blank-line-after-headers'],
    ],
    [
      'the same, further headers between',
      lines('Content-Type: multipart/mixed;', ' boundary="x:y"', 'A: 1', '--x:y ', '', 'one', '--x:y--'),
      [' multipart/mixed', '1 text/plain [one]'],
      ['no-blank-line-after-headers'],
    ],
    [
      'the same, in an inner multipart',
      lines(
        ...[MIXED, '', '--b', 'Content-Type: multipart/alternative; boundary="c:d"'],
        ...['--c:d', '', 'one', '--c:d--', '--b--'],
      ),
      [' multipart/mixed', '1 multipart/alternative', '1.1 text/plain [one]'],
      ['no-blank-line-after-headers'],
    ],
    [
      'a field that begins like a delimiter',
      lines('Content-Type: multipart/mixed; boundary="x:y"', '--x: y', '', '--x:y', '', 'one', '--x:y--'),
      [' multipart/mixed', '1 text/plain [one]'],
      [],
    ],
    [
      'a field that reads as the delimiter of a text',
      lines('Content-Type: text/plain; boundary="x:y"', '--x:y', '', 'one'),
      ['1 text/plain [one]'],
      [],
    ],
    [
      'no semicolon before the boundary',
      lines('Content-Type: multipart/mixed boundary=b', '', '--b', '', 'one', '--b--'),
      [' multipart/mixed', '1 text/plain [one]'],
      [],
    ],
    [
      'no semicolon before a charset',
      lines('Content-Type: text/html charset=utf-8', '', '<p>\xc3\xbc'),
      ['1 text/html [<p>ü]'],
      [],
    ],
    [
      'a comma before a charset',
      lines('Content-Type: text/plain, charset=utf-8', '', '\xc3\xbc'),
      ['1 text/plain [ü]'],
      [],
    ],
    [
      'blanks after the delimiter',
      lines(MIXED, '', '--b \t', '', 'one', '--b--  '),
      [' multipart/mixed', '1 text/plain [one]'],
      [],
    ],
    [
      'a line that only begins like it',
      lines(MIXED, '', '--b', '', 'one', '--bc', '--b--x', '--b--'),
      [' multipart/mixed', '1 text/plain [one\n--bc\n--b--x]'],
      [],
    ],
    [
      'quoted boundary',
      lines(
        'Content-Type: multipart/mixed;',
        ' boundary="=_a b(?)"',
        '',
        '--=_a b(?)',
        '',
        'one',
        '--=_a b(?)--',
      ),
      [' multipart/mixed', '1 text/plain [one]'],
      [],
    ],
    [
      'nested',
      lines(
        MIXED,
        '',
        '--b',
        'Content-Type: multipart/alternative; boundary=c',
        '',
        '--c',
        '',
        'one',
        '--c',
        '',
        'two',
        '--c--',
        '--b',
        '',
        'three',
        '--b--',
      ),
      [
        ' multipart/mixed',
        '1 multipart/alternative',
        '1.1 text/plain [one]',
        '1.2 text/plain [two]',
        '2 text/plain [three]',
      ],
      [],
    ],
    [
      'an inner multipart without its end',
      lines(
        MIXED,
        '',
        '--b',
        'Content-Type: multipart/alternative; boundary=c',
        '',
        '--c',
        '',
        'one',
        '--b',
        '',
        'three',
        '--b--',
      ),
      [' multipart/mixed', '1 multipart/alternative', '1.1 text/plain [one]', '2 text/plain [three]'],
      ['boundary-not-closed'],
    ],
    [
      'no end',
      lines(MIXED, '', '--b', '', 'one'),
      [' multipart/mixed', '1 text/plain [one]'],
      ['boundary-not-closed'],
    ],
    ['no delimiter at all', lines(MIXED, '', 'one'), ['1 multipart/mixed [one]'], ['boundary-not-found']],
    [
      'no boundary',
      lines('Content-Type: multipart/mixed', '', '--b', '', 'x'),
      ['1 multipart/mixed [--b\n\nx]'],
      ['boundary-missing'],
    ],
    [
      'empty boundary',
      lines('Content-Type: multipart/mixed; boundary=""', '', '--', '', 'x'),
      ['1 multipart/mixed [--\n\nx]'],
      ['boundary-empty'],
    ],
    [
      'the same boundary within itself',
      lines(MIXED, '', '--b', MIXED, '', '--b', '', 'one', '--b--', '--b', '', 'two', '--b--'),
      [' multipart/mixed', '1 multipart/mixed', '1.1 text/plain [one]', '2 text/plain [two]'],
      [],
    ],
    [
      'one boundary is the beginning of the other',
      lines(
        MIXED,
        '',
        '--b',
        'Content-Type: multipart/mixed; boundary=b--',
        '',
        '--b--',
        '',
        'one',
        '--b----',
        '--b--',
      ),
      [' multipart/mixed', '1 multipart/mixed', '1.1 text/plain [one]'],
      [],
    ],
    [
      'a part without headers and blank line',
      lines(MIXED, '', '--b', 'Hello you', 'x', '--b--'),
      [' multipart/mixed', '1 text/plain [Hello you\nx]'],
      ['no-blank-line-after-headers'],
    ],
    [
      'a multipart without a blank line',
      lines(MIXED, '--b', 'Content-Type: text/html', '', 'x', '--b--'),
      [' multipart/mixed', '1 text/html [x]'],
      ['no-blank-line-after-headers'],
    ],
    [
      'a part that ends in its headers',
      lines(MIXED, '', '--b', 'Content-Type: text/html', '--b--'),
      [' multipart/mixed', '1 text/html []'],
      [],
    ],
    ['an empty part', lines(MIXED, '', '--b', '--b--'), [' multipart/mixed', '1 text/plain []'], []],
    [
      'a message in a message is a leaf',
      lines('Content-Type: message/rfc822', '', MIXED, '', '--b', '', 'x', '--b--'),
      ['1 message/rfc822 [Content-Type: multipart/mixed; boundary=b\n\n--b\n\nx\n--b--]'],
      [],
    ],
    // RFC 2046, 5.1.5: the parts of a digest are messages unless they say otherwise.
    [
      'a digest',
      lines(DIGEST, '', '--b', '', 'Subject: one', '', 'x', '--b', '', 'Subject: two', '', 'y', '--b--'),
      [' multipart/digest', '1 message/rfc822 [Subject: one\n\nx]', '2 message/rfc822 [Subject: two\n\ny]'],
      [],
    ],
    [
      'a digest whose parts say what they are',
      lines(
        DIGEST,
        '',
        '--b',
        'Content-Type: text/plain',
        '',
        'x',
        '--b',
        'Content-ID: <7>',
        '',
        'S: y',
        '--b--',
      ),
      [' multipart/digest', '1 text/plain [x]', '2 message/rfc822 [S: y]'],
      [],
    ],
    [
      'a digest within a mail, and what follows it',
      lines(
        MIXED.replace('=b', '=m'),
        '',
        '--m',
        '',
        'in this issue',
        '--m',
        DIGEST,
        '',
        '--b',
        '',
        'S: one',
        '--b--',
        '--m',
        '',
        'end',
        '--m--',
      ),
      [
        ' multipart/mixed',
        '1 text/plain [in this issue]',
        '2 multipart/digest',
        '2.1 message/rfc822 [S: one]',
        '3 text/plain [end]',
      ],
      [],
    ],
    [
      'a multipart within a digest has the usual default',
      lines(DIGEST, '', '--b', MIXED.replace('=b', '=m'), '', '--m', '', 'x', '--m--', '--b--'),
      [' multipart/digest', '1 multipart/mixed', '1.1 text/plain [x]'],
      [],
    ],
    ['types that cannot be read', lines('Content-Type: ;charset=utf-8', '', 'x'), ['1 text/plain [x]'], []],
    ['type in capitals', lines('Content-Type: TEXT/HTML', '', 'x'), ['1 text/html [x]'], []],
  ])('%s', (_, raw, expected, defects) => {
    expect(tree(raw)).toEqual(expected)
    expect(codes(raw)).toEqual(defects)
  })

  test('long boundaries are used with a defect, endless ones are not', () => {
    const long = 'x'.repeat(100)
    const message = (boundary: string): Buffer =>
      lines(
        `Content-Type: multipart/mixed; boundary=${boundary}`,
        '',
        `--${boundary}`,
        '',
        'one',
        `--${boundary}--`,
      )
    expect(tree(message(long))).toEqual([' multipart/mixed', '1 text/plain [one]'])
    expect(codes(message(long))).toEqual(['boundary-too-long'])
    expect(readMessage(message('x'.repeat(5_000))).parts).toHaveLength(1)
    expect(codes(message('x'.repeat(5_000)))).toEqual(['boundary-too-long'])
  })

  test('lines and sizes', () => {
    const raw = lines(
      MIXED,
      '',
      'pre',
      '--b',
      'X: 1',
      '',
      'one',
      'two',
      '--b',
      'Content-Transfer-Encoding: base64',
      '',
      'QUJD',
      '--b--',
    )
    const { root, parts } = readMessage(raw)
    expect(root.line).toBe(3)
    expect(parts.map((part) => [part.line, part.encodedSize, part.size])).toEqual([
      [3, root.encodedSize, 0],
      [7, 8, 8],
      [12, 4, 3],
    ])
    expect(root.encodedSize).toBe(raw.length - raw.indexOf('pre'))
  })
})

describe('the part', () => {
  test('headers of a file', () => {
    const raw = lines(
      'Content-Type: image/PNG; name="a.png"',
      "Content-Disposition: Inline; filename*=utf-8''%C3%BC.png",
      'Content-ID: <a@b>',
      'Content-Transfer-Encoding: Base64 (yes)',
      '',
      'QUJD',
    )
    const { root } = readMessage(raw)
    expect(root).toMatchObject({
      type: 'image/png',
      typeParameters: { name: 'a.png' },
      disposition: 'inline',
      filename: 'ü.png',
      contentId: 'a@b',
      encoding: 'base64',
      encodingDeclared: 'Base64',
      charset: null,
    })
    expect(Buffer.from(root.content()).toString()).toBe('ABC')
    expect(root.content()).toBe(root.content())
  })

  test('absent headers', () => {
    const { root } = readMessage(lines('A: 1', '', 'x'))
    expect(root).toMatchObject({
      type: 'text/plain',
      disposition: null,
      filename: null,
      contentId: null,
      encoding: '7bit',
      encodingDeclared: null,
      charset: null,
      children: [],
    })
  })

  test.each<[string, string[], string[]]>([
    ['base64', ['Content-Transfer-Encoding: base64', '', 'QUJD', 'QU*D'], ['bad-base64 4']],
    [
      'quoted-printable',
      ['Content-Transfer-Encoding: quoted-printable', '', 'a', 'b=zz'],
      ['bad-quoted-printable 4'],
    ],
    ['unknown encoding', ['Content-Transfer-Encoding: x-foo', '', 'a'], ['unknown-transfer-encoding 1']],
    [
      'encoded multipart',
      ['Content-Transfer-Encoding: base64', MIXED, '', '--b', '', 'x', '--b--'],
      ['encoded-multipart 1'],
    ],
    ['unknown charset', ['Content-Type: text/plain; charset=x-foo', '', 'a'], ['unknown-charset 1']],
    ['wrong charset', ['Content-Type: text/plain; charset=utf-8', '', '\xfc'], ['charset-decode-error 3']],
    ['no charset', ['A: 1', '', '\xfc'], ['charset-missing 3']],
  ])('defects: %s', (_, source, expected) => {
    const { root, defects } = readMessage(lines(...source))
    const shown = root.defects.map((defect) => `${defect.code} ${defect.place.line}`)
    expect(shown).toEqual(expected)
    expect(defects).toEqual(root.defects)
  })
})
