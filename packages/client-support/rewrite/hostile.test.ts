import { parse } from 'parse5'
import { describe, expect, test } from 'vitest'
import { built, modern } from '../fixture.ts'
import { rewriteClients, rewriteFor } from './index.ts'

/** What no mail may do: throw, take longer than its size is worth, grow, or be another mail when it is rewritten again. */

const ids = rewriteClients.map(({ id }) => id)

/** Numbers that are the same each time (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const pieces = [
  ...[
    '<p>',
    '</p>',
    '<div style="',
    '<table>',
    '<tr>',
    '<td width=1>',
    '</table>',
    '<a href="#">',
    '</a>',
    '<b>',
    '<img src=a.png width=9>',
  ],
  ...[
    '<style>',
    '</style>',
    '<style media=print>',
    '<!--',
    '-->',
    '<!--[if mso]>',
    '<![endif]-->',
    '<!--[if !mso]><!-->',
    '<!--<![endif]-->',
    '<![if !mso]>',
    '<![endif]>',
  ],
  ...[
    '@media (max-width:1px){',
    '.a{',
    '}',
    'color:red;',
    'background:url(a.png) red;',
    'margin:0 auto;',
    'display:none;mso-hide:all;',
    'line-height:1px;',
    '& b{',
    '/*',
    '*/',
    ':hover',
    ',',
    '"',
    "'",
    '>',
    '<',
    '&',
    '\\',
    '\r\n',
    ';',
  ],
  ...[
    '<v:rect style="width:1px">',
    '<v:fill src="a.png"/>',
    '</v:rect>',
    '<xml>',
    '</xml>',
    '<o:p>',
    '<svg>',
    '<math>',
    '<template>',
    '</template>',
    '<select>',
    '<plaintext>',
    '<pre>\n',
    '<textarea>',
    '<body style="color:red">',
    '<html>',
    '<head>',
    '<frameset>',
    '<main>',
    '<picture>',
    '<source>',
    '<noscript>',
    'text',
    '\u0000',
    '&nbsp;',
  ],
]

const soup = (random: () => number): string =>
  Array.from(
    { length: 1 + Math.floor(random() * 40) },
    () => pieces[Math.floor(random() * pieces.length)],
  ).join('')

describe.each(ids)('%s', (id) => {
  test('any text becomes a document, and the same again', () => {
    const random = numbers(7)
    for (let round = 0; round < 150; round += 1) {
      const html = soup(random)
      const once = rewriteFor(id, html).html
      expect(parse(once).childNodes.length, html).toBeGreaterThan(0)
      expect(rewriteFor(id, once).html, html).toBe(once)
    }
  })

  test('newsletters are the same again', () => {
    for (const html of [built, modern]) {
      const once = rewriteFor(id, html).html
      expect(rewriteFor(id, once).html).toBe(once)
    }
  })

  test('a change has a place in the source', () => {
    for (const { where } of rewriteFor(id, built).changes)
      if (where) expect(built.slice(0, where.offset).split('\n')).toHaveLength(where.line)
  })
})

const megabyte = (piece: string): string => piece.repeat(Math.ceil(1_000_000 / piece.length))

const large: [what: string, html: string][] = [
  ['nested at-rules', `<style>${megabyte('@media screen{')}</style>`],
  ['nested rules', `<style>${megabyte('a{')}</style>`],
  ['commas', `<style>${megabyte('a,')}{color:red}</style>`],
  ['media queries without a block', `<style>${megabyte('@media ')}</style>`],
  ['declarations', `<p style="${megabyte('color:red;')}">`],
  ['style attributes', megabyte('<p style="margin:0 auto">')],
  ['comments that never end', megabyte('<!--[if mso]>')],
  ['hidden parts that never end', megabyte('<!--[if !mso]><!-->')],
  ['marks that never end', megabyte('<![')],
  ['settings that never end', megabyte('<!--[if mso]><xml><![endif]-->')],
  ['shapes in shapes', megabyte('<!--[if mso]><v:rect><![endif]-->')],
  ['elements in elements', megabyte('<div><main>')],
  ['brackets', `<style>${megabyte('a:not(')}{color:red}</style>`],
  ['gradients', `<p style="background:${megabyte('gradient(')}">`],
]

/** What is done does not depend on the size of what was done before: a mail twice as long is not four times the work. */
describe('a megabyte of', () => {
  test.each(large)('%s is rewritten, and bounded', (_, html) => {
    for (const id of ['gmail-web', 'outlook-windows', 'yahoo'] as const) {
      const rewritten = rewriteFor(id, html)
      expect(rewritten.html.length).toBeLessThan(4 * html.length)
      expect(rewritten.changes.length).toBeLessThan(1_000)
    }
  })
})

describe('clipping in Gmail', () => {
  const paragraph = '<p>Nine flat kilometres along the water.</p>'
  const mail = `<body>${paragraph.repeat(3_000)}<p>The end</p></body>`

  test('what lies past 102 kB is gone, and its place is marked at the end', () => {
    const { html, clippedAt, changes } = rewriteFor('gmail-web', mail)
    expect(clippedAt).toBeLessThanOrEqual(102_000)
    expect(mail.slice(clippedAt!).startsWith('<')).toBe(true)
    expect(html).not.toContain('The end')
    expect(html.endsWith('<div data-message-clipped=""></div></div></body></html>')).toBe(true)
    expect(changes.find(({ rule }) => rule === 'gmail-clip')?.where?.offset).toBe(clippedAt)
    expect(rewriteFor('gmail-web', html).html).toBe(html)
  })

  test('octets count, not characters', () => {
    expect(rewriteFor('gmail-web', `<p>${'ä'.repeat(50_000)}</p>`).clippedAt).toBeNull()
    expect(rewriteFor('gmail-web', `<p>${'ä'.repeat(51_001)}</p>`).clippedAt).not.toBeNull()
  })

  test('others show all', () => {
    expect(rewriteFor('outlook-web', mail).html).toContain('The end')
    expect(rewriteFor('outlook-web', mail).clippedAt).toBeNull()
  })
})
