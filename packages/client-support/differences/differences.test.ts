import type { Layout, RenderedBox } from '@postproof/engine/world'
import { describe, expect, test } from 'vitest'
import { rewriteFor } from '../rewrite/index.ts'
import { causeOf, compareLayouts } from './index.ts'
import { reachesOf } from './reach.ts'

const box = (
  text: string,
  [x, y, width, height]: number[],
  rest: Partial<RenderedBox> = {},
): RenderedBox => ({
  kind: 'text',
  box: { x: x!, y: y!, width: width!, height: height! },
  text,
  href: null,
  fontSize: 16,
  fontWeight: 400,
  color: { r: 0, g: 0, b: 0 },
  background: { r: 255, g: 255, b: 255 },
  missing: false,
  line: 1,
  offset: 0,
  ...rest,
})

const layout = (boxes: RenderedBox[]): Layout => ({
  viewport: { width: 1280, height: 800 },
  document: { width: 1280, height: 800 },
  content: { x: 0, y: 0, width: 1280, height: 800 },
  direction: 'ltr',
  boxes,
})

const a = box('a', [100, 0, 200, 20])
const b = box('b', [100, 40, 200, 20])
const c = box('c', [100, 80, 200, 20])
const red = { r: 220, g: 0, b: 0 }
const picture = (text: string, place: number[], href: string | null = null) =>
  box(text, place, { kind: 'picture', href })

describe('what differs between two drawings', () => {
  const cases: [what: string, ours: RenderedBox[], theirs: RenderedBox[], found: Record<string, string[]>][] =
    [
      ['nothing', [a, b, c], [a, b, c], {}],
      [
        'a part that is not there',
        [a, b, c],
        [a, { ...c, box: { ...c.box, y: 40 } }],
        { b: ['missing'], c: ['moved'] },
      ],
      ['one that is there alone', [a, c], [a, b, c], { b: ['added'] }],
      [
        'a part that grew, and not what it pushes down',
        [a, b, c],
        [a, box('b', [100, 40, 200, 100]), box('c', [100, 160, 200, 20])],
        { b: ['resized'] },
      ],
      ['a font that is a little wider', [a, b], [box('a', [96, 0, 208, 20]), b], {}],
      ['larger letters', [a, b], [box('a', [100, 0, 200, 20], { fontSize: 20 }), b], { a: ['resized'] }],
      [
        'columns that stand below each other',
        [a, box('d', [400, 0, 200, 20]), c],
        [a, box('d', [100, 30, 200, 20]), box('c', [100, 110, 200, 20])],
        { d: ['moved'] },
      ],
      [
        'a mail that stands elsewhere as a whole, once',
        [a, b, c],
        [a, b, c].map((each) => ({ ...each, box: { ...each.box, x: 0 } })),
        { a: ['moved'] },
      ],
      ['a color', [a], [{ ...a, color: red }], { a: ['recolored'] }],
      ['nearly the same color', [a], [{ ...a, color: { r: 20, g: 0, b: 9 } }], {}],
      ['a background picture that is gone', [{ ...a, background: null }], [a], { a: ['recolored'] }],
      ['a button that became a link', [{ ...a, kind: 'button' }], [{ ...a, kind: 'link' }], {}],
      [
        'two at once',
        [a],
        [{ ...a, color: red, box: { ...a.box, height: 60 } }],
        { a: ['resized', 'recolored'] },
      ],
      [
        'a part that was put elsewhere',
        [a, b, c],
        [box('c', [100, 0, 200, 20]), box('a', [100, 40, 200, 20]), box('b', [100, 80, 200, 20])],
        { a: ['moved'], c: ['moved'] },
      ],
      [
        'pictures by their alternative text and target',
        [picture('x', [0, 0, 10, 10]), picture('y', [0, 10, 10, 10], 'https://a.test/')],
        [picture('x', [0, 0, 10, 10]), picture('y', [0, 10, 10, 10], 'https://b.test/')],
        { y: ['missing', 'added'] },
      ],
      ['an empty drawing', [a, b], [], { a: ['missing'], b: ['missing'] }],
      ['an empty reference', [], [a], { a: ['added'] }],
    ]
  test.each(cases)('%s', (_what, ours, theirs, found) => {
    const seen: Record<string, string[]> = {}
    for (const { text, kinds } of compareLayouts(layout(ours), layout(theirs)))
      seen[text] = [...(seen[text] ?? []), ...kinds]
    expect(seen).toEqual(found)
  })

  test('a thousand boxes, all different', () => {
    const many = (of: string) =>
      Array.from({ length: 1_000 }, (_, at) => box(`${of} ${at}`, [0, at * 20, 10, 10]))
    expect(compareLayouts(layout(many('one')), layout(many('other')))).toHaveLength(2_000)
  })
})

describe('what likely makes a difference', () => {
  const html = `<body><div style="display:flex"><p style="color:oklch(40% .2 30);margin-top:-8px">one</p>
<p>two</p></div><!--[if !mso]><!--><p>three</p><!--<![endif]--><p style="gap:1px">four</p></body>`
  const { changes } = rewriteFor('outlook-windows', html)
  const reaches = reachesOf(html, changes)
  const all = changes.map((change, at) => ({ ...change, reach: reaches[at]! }))
  const causeAt = (text: string, kinds: Parameters<typeof causeOf>[0]['kinds']) => {
    const offset = html.lastIndexOf('<p', html.indexOf(`${text}<`))
    const at = causeOf({ kinds, offset }, all)
    return at === null ? null : all[at]!.what.replace(/\s+/g, '')
  }
  test.each([
    ['two', ['moved'], 'display:flex'],
    ['one', ['moved'], 'margin-top:-8px'],
    ['one', ['recolored'], 'color:oklch(40%.230)'],
    ['two', ['recolored'], null],
    ['three', ['missing'], '[if!mso]'],
  ] as const)('%s %s', (text, kinds, what) => {
    expect(causeAt(text, [...kinds])).toBe(what)
  })
  test('nothing is said of what only the client shows', () => {
    expect(causeOf({ kinds: ['added'], offset: null }, all)).toBeNull()
  })
})
