import { describe, expect, test } from 'vitest'
import type { HeatElement } from '#contract/pictures.ts'
import { matchElements } from './match-elements.ts'

type Given = {
  kind?: HeatElement['kind']
  text?: string
  href?: string
  x?: number
  y?: number
  high?: number
}

const parts = (given: Given[]): HeatElement[] =>
  given.map(({ kind = 'text', text = '', href, x = 0, y = 0, high = 40 }, index) => ({
    rank: index + 1,
    kind,
    text,
    href: href ?? null,
    box: { x, y, width: 300, height: high },
    share: 0.1,
    low: 0.05,
    high: 0.2,
    band: 'medium',
    above_fold: true,
  }))

/** As ranks: `1=2 by text`, and those that are left. */
function matched(before: Given[], after: Given[]) {
  const found = matchElements(parts(before), parts(after))
  return {
    pairs: found.matched.map((each) => `${each.before.rank}=${each.after.rank} ${each.by}`).toSorted(),
    left: [found.before, found.after].map((each) => each.map(({ rank }) => rank)),
  }
}

const shop = 'https://krume.example/shop'

describe('parts of two versions', () => {
  test.each<[string, Given[], Given[], string[], number[][]]>([
    [
      'the same text far away',
      [{ text: 'Hello', y: 0 }],
      [{ text: ' hello ', y: 900 }],
      ['1=1 text'],
      [[], []],
    ],
    [
      'the same text as a button instead of a link',
      [{ kind: 'link', text: 'Order' }],
      [{ kind: 'button', text: 'Order', y: 500 }],
      ['1=1 text'],
      [[], []],
    ],
    [
      'the same kind goes before another one with the text',
      [{ kind: 'button', text: 'Order' }],
      [
        { kind: 'link', text: 'Order' },
        { kind: 'button', text: 'Order', y: 700 },
      ],
      ['1=2 text'],
      [[], [1]],
    ],
    [
      'as many of one text: from top to bottom, whatever their distance',
      [
        { text: 'Read more', y: 100 },
        { text: 'Read more', y: 500 },
      ],
      [
        { text: 'Read more', y: 900 },
        { text: 'Read more', y: 480 },
      ],
      ['1=2 text', '2=1 text'],
      [[], []],
    ],
    [
      'one more of one text: the closest, and the new one is left',
      [
        { text: 'Read more', y: 100 },
        { text: 'Read more', y: 500 },
      ],
      [
        { text: 'Read more', y: 100 },
        { text: 'Read more', y: 290 },
        { text: 'Read more', y: 520 },
      ],
      ['1=1 text', '2=3 text'],
      [[], [2]],
    ],
    [
      'the same link, whatever counts its clicks',
      [{ kind: 'button', text: 'Order', href: `${shop}?c=1` }],
      [{ kind: 'button', text: 'Buy now', href: `${shop}?c=2`, y: 800 }],
      ['1=1 link'],
      [[], []],
    ],
    [
      'a link that several parts have says nothing',
      [
        { kind: 'link', text: 'a', href: shop },
        { kind: 'link', text: 'b', href: shop, y: 100 },
      ],
      [{ kind: 'link', text: 'c', href: shop, y: 800 }],
      [],
      [[1, 2], [1]],
    ],
    [
      'an address that is no page',
      [{ text: 'a', href: 'mailto:a@b.c' }],
      [{ text: 'b', href: 'mailto:a@b.c', y: 99 }],
      [],
      [[1], [1]],
    ],
    [
      'another text at the same place',
      [{ kind: 'heading', text: 'Spring sale' }],
      [{ kind: 'heading', text: 'Summer sale', y: 8 }],
      ['1=1 place'],
      [[], []],
    ],
    [
      'images without any text by their place',
      [
        { kind: 'picture', y: 0, high: 200 },
        { kind: 'picture', y: 400, high: 200 },
      ],
      [
        { kind: 'picture', y: 410, high: 200 },
        { kind: 'picture', y: 20, high: 200 },
      ],
      ['1=2 place', '2=1 place'],
      [[], []],
    ],
    [
      'another kind at the same place',
      [{ kind: 'heading', text: 'a' }],
      [{ kind: 'text', text: 'b' }],
      [],
      [[1], [1]],
    ],
    ['only half at the same place', [{ text: 'a' }], [{ text: 'b', y: 20 }], [], [[1], [1]]],
    ['nothing in one of them', [], [{ text: 'b' }], [], [[], [1]]],
  ])('%s', (_name, before, after, pairs, left) => {
    expect(matched(before, after)).toEqual({ pairs, left })
  })

  test('each part is matched once at most, and none is lost', () => {
    const some: Given[] = Array.from({ length: 40 }, (_, index) => ({ text: `t${index % 3}`, y: index * 31 }))
    const { matched: pairs, before, after } = matchElements(parts(some), parts(some.slice(7)))
    expect(new Set(pairs.map((each) => each.before.rank)).size).toBe(pairs.length)
    expect([pairs.length + before.length, pairs.length + after.length]).toEqual([40, 33])
  })
})
