import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkLogo } from './validate.ts'
import { readXml } from './xml.ts'

const head =
  '<svg xmlns="http://www.w3.org/2000/svg" version="1.2" baseProfile="tiny-ps" viewBox="0 0 96 96">'
const logo = (body: string) => `${head}<title>Leaf</title>${body}</svg>`
const judge = (text: string) => checkLogo(new TextEncoder().encode(text))
const codes = (text: string) => judge(text).problems.map(({ code }) => code)
const faults = (text: string) => readXml(text).faults.map(({ code, line, column }) => [code, line, column])

describe('the reader of XML', () => {
  test.each<[string, string, [string, number, number][]]>([
    ['a bare element', '<a/>', []],
    [
      'a byte order mark is stripped before',
      '\n<a b="1" c=\'2\'>x&#x41;&lt;<![CDATA[<b>]]><!-- c --></a >\n',
      [],
    ],
    ['nothing', '', [['not-well-formed', 1, 1]]],
    ['text alone', 'x', [['not-well-formed', 1, 1]]],
    ['two roots', '<a/>\n<b/>', [['not-well-formed', 2, 1]]],
    ['text after the root', '<a/>x', [['not-well-formed', 1, 5]]],
    ['not closed', '<a>\n<b>', [['not-well-formed', 2, 4]]],
    ['closed in the wrong order', '<a><b></a></b>', [['not-well-formed', 1, 7]]],
    ['an attribute twice', '<a b="1" b="2"/>', [['not-well-formed', 1, 10]]],
    [
      'an attribute twice under two prefixes',
      '<a xmlns:x="u" xmlns:y="u" x:b="1" y:b="2"/>',
      [['not-well-formed', 1, 36]],
    ],
    ['no quotes', '<a b=1/>', [['not-well-formed', 1, 6]]],
    ['no space between attributes', '<a b="1"c="2"/>', [['not-well-formed', 1, 9]]],
    ['< in a value', '<a b="<"/>', [['not-well-formed', 1, 7]]],
    ['a bare ampersand', '<a>R & D</a>', [['not-well-formed', 1, 6]]],
    ['an entity of HTML', '<a>&nbsp;</a>', [['not-well-formed', 1, 4]]],
    ['a reference to no character', '<a>&#0;</a>', [['not-well-formed', 1, 4]]],
    ['a prototype is no entity', '<a>&constructor;</a>', [['not-well-formed', 1, 4]]],
    ['a control character', '<a>\u0001</a>', [['not-well-formed', 1, 4]]],
    ['an undeclared prefix', '<a><b:c/></a>', [['not-well-formed', 1, 4]]],
    ['-- in a comment', '<a><!-- a -- b --></a>', [['not-well-formed', 1, 11]]],
    [']]> in text', '<a>]]></a>', [['not-well-formed', 1, 4]]],
    ['an instruction', '<a><?php x ?></a>', [['processing-instruction', 1, 4]]],
    ['a DOCTYPE with its own brackets', '<!DOCTYPE a [<!ENTITY b "]>">]><a/>', [['doctype', 1, 1]]],
    [
      'a DOCTYPE without end',
      '<!DOCTYPE a [',
      [
        ['doctype', 1, 1],
        ['not-well-formed', 1, 1],
      ],
    ],
    ['another encoding', '<?xml version="1.0" encoding="latin1"?><a/>', [['bad-encoding', 1, 1]]],
  ])('%s', (_, text, expected) => {
    expect(faults(text)).toEqual(expected)
  })

  test('namespaces', () => {
    const { root } = readXml('<a xmlns="u" xmlns:p="v" x="1" p:y="2"><p:b/><c xmlns=""/></a>')
    expect(root).toMatchObject({
      namespace: 'u',
      attributes: [
        { name: 'x', namespace: null, line: 1, column: 26 },
        { name: 'p:y', local: 'y', namespace: 'v' },
      ],
      children: [
        { name: 'p:b', local: 'b', namespace: 'v' },
        { name: 'c', namespace: null },
      ],
    })
  })

  test('no input crashes it', () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      '/',
      '<a',
      '</a>',
      ' b="',
      '"',
      "'",
      '&',
      ';',
      '#x',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '<?',
      '?>',
      '<!DOCTYPE',
      '[',
      ']',
      ':',
      'xmlns',
      '=',
      '\n',
      '\ud800',
      '\0',
      'x',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 3 })), { maxLength: 60 }), (pieces) => {
        const { root, faults: found } = readXml(pieces.join(''))
        expect(root !== null || found.length > 0).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('advice', () => {
  const painted = '<rect width="96" height="96" fill="#fff"/><path d="M0 0h1v1z" fill="red"/>'
  test.each<[string, string, string[]]>([
    ['no size', logo(painted), ['size-not-absolute']],
    [
      'a circle behind',
      logo(painted.replace('<rect width="96" height="96"', '<circle cx="48" cy="48" r="48"')),
      ['size-not-absolute'],
    ],
    [
      'a path behind',
      logo(painted.replace('<rect width="96" height="96"', '<path d="M0,0 H96 V96 H0 Z"')),
      ['size-not-absolute'],
    ],
    [
      'a small rectangle behind',
      logo(painted.replace('width="96"', 'width="50"')),
      ['size-not-absolute', 'no-background'],
    ],
    [
      'nothing behind',
      logo(painted.replace('fill="#fff"', 'fill="none"')),
      ['size-not-absolute', 'no-background', 'one-color'],
    ],
    [
      'a curve behind is not judged',
      logo(painted.replace('<rect width="96" height="96"', '<path d="M0 0c1 1 2 2 3 3z"')),
      ['size-not-absolute'],
    ],
    [
      'black and #000',
      logo('<rect width="100%" height="100%" fill="black"/><path d="M0 0h1" fill="#000"/>'),
      ['size-not-absolute', 'one-color'],
    ],
    [
      'the fill of the group',
      logo('<g fill="#fff"><rect width="100%" height="100%"/><path d="M0 0h1"/></g>'),
      ['size-not-absolute', 'one-color'],
    ],
  ])('%s', (_, text, expected) => {
    expect(codes(text)).toEqual(expected)
  })
})

test('a title with a reference is read', () => {
  expect(judge(`${head}<title>A &amp; B</title></svg>`).title).toBe('A & B')
})

test('a packed logo is unpacked, a bomb is not', () => {
  const good = logo('<path d="M0 0h1"/>')
  expect(checkLogo(gzipSync(good))).toMatchObject({ valid: true, packed: true, svg: good })
  expect(checkLogo(gzipSync(Buffer.alloc(60_000_000)))).toMatchObject({ valid: false, svg: null })
})

test('a large and hostile file is read to its end', () => {
  const deep = `${head}<title>x</title>${'<g>'.repeat(60)}${'<path d="M0 0" style="a"/>'.repeat(9000)}${'</g>'.repeat(60)}</svg>`
  const judged = judge(deep.slice(0, 262_144))
  expect(judged.valid).toBe(false)
  expect(judged.problems.length).toBeLessThanOrEqual(500)
  for (const hostile of [
    '<'.repeat(200_000),
    `<a ${'b="" '.repeat(40_000)}`,
    `<a>${'&'.repeat(200_000)}`,
    '<!--'.repeat(60_000),
    `<!DOCTYPE ${'['.repeat(200_000)}`,
  ]) {
    expect(judge(hostile).valid).toBe(false)
  }
})
