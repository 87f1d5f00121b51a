import { describe, expect, test } from 'vitest'
import { chosenHarm } from './choose.ts'
import { effectOf, type Item, type Lie } from './effect.ts'

const text = (y: number, changes: Partial<Item> = {}, x = 340): Item => ({
  kind: 'text',
  letters: 100,
  place: { x, y, width: 600, height: 40 },
  block: { left: x, right: x + 600 },
  fontSize: 16,
  contrast: 12,
  ...changes,
})
const picture = (y: number, width = 600, x = 340): Item => ({
  kind: 'picture',
  letters: 0,
  place: { x, y, width, height: 100 },
  block: { left: x, right: x + width },
  fontSize: 0,
  contrast: null,
})
const lie = (...items: Item[]): Lie => ({ width: 1280, items })
const mail = lie(text(0), text(50), picture(100), text(210))

describe('what is lost', () => {
  test.each<[string, Lie, Lie, string]>([
    ['nothing is different', mail, mail, 'decoration'],
    ['a text is gone', mail, lie(text(0), text(50, { place: null }), picture(100), text(210)), 'function'],
    ['a second version is shown', lie(text(0), text(50, { place: null })), lie(text(0), text(50)), 'layout'],
    [
      'a preheader of two words is shown',
      lie(text(0, { letters: 2000 }), text(50, { letters: 10, place: null })),
      lie(text(20, { letters: 2000 }), text(0, { letters: 10 })),
      'legibility',
    ],
    [
      'two columns stand below each other',
      lie(text(0), text(50, {}, 340), text(50, {}, 940)),
      lie(text(0), text(50, {}, 340), text(100, {}, 340)),
      'layout',
    ],
    ['a picture is as wide as half', mail, lie(text(0), text(50), picture(100, 300), text(210)), 'layout'],
    ['the page is wider than the window', mail, { ...mail, width: 1500 }, 'layout'],
    [
      'the whole mail stands at the left',
      mail,
      lie(text(0, {}, 0), text(50, {}, 0), picture(100, 600, 0), text(210, {}, 0)),
      'spacing',
    ],
    [
      'a text is set left in its block',
      lie(text(0), text(50, { place: { x: 540, y: 50, width: 200, height: 20 } })),
      lie(text(0), text(50, { place: { x: 340, y: 50, width: 200, height: 20 } })),
      'spacing',
    ],
    [
      'a text is pale',
      mail,
      lie(text(0), text(50, { contrast: 1.5 }), picture(100), text(210)),
      'legibility',
    ],
    [
      'a text is large',
      mail,
      lie(text(0, { fontSize: 20 }), text(50), picture(100), text(210)),
      'legibility',
    ],
    [
      'a text is a little larger',
      mail,
      lie(text(0, { fontSize: 18 }), text(50), picture(100), text(210)),
      'decoration',
    ],
    ['a text was pale before', lie(text(0, { contrast: 2 })), lie(text(0, { contrast: 1.8 })), 'decoration'],
    [
      'over a picture it was readable',
      lie(text(0, { contrast: null })),
      lie(text(0, { contrast: 1.2 })),
      'legibility',
    ],
    ['a gap of a line is gone', mail, lie(text(0), text(40), picture(80), text(190)), 'spacing'],
    ['a gap of few pixels is gone', mail, lie(text(0), text(47), picture(97), text(207)), 'decoration'],
    ['there is nothing to see', lie(), lie(), 'decoration'],
  ])('%s', (_, before, after, harm) => {
    expect(effectOf(before, after)).toBe(harm)
  })

  test('equal pixels in equal places are no loss, and different ones decoration', () => {
    expect(effectOf(mail, mail, 'same')).toBe('none')
    expect(effectOf(mail, mail, 'different')).toBe('decoration')
  })

  test('equal pixels of the part that was compared do not outweigh a text that is gone below it', () => {
    const after = lie(text(0), text(50), picture(100), text(210, { letters: 100, place: null }))
    expect(effectOf(mail, after, 'same')).toBe('function')
  })
})

describe('which harm counts', () => {
  test.each([
    ['css-float', 'layout', undefined, 'word', 'layout', false],
    ['css-float', 'layout', 'none', 'word', 'none', true],
    ['css-max-width', 'none', 'layout', 'word', 'none', false],
    ['css-max-width', 'layout', 'layout', 'word', 'layout', true],
    ['css-display-none', 'decoration', 'layout', 'others', 'layout', true],
    ['css-height', 'spacing', 'none', 'others', 'none', true],
    ['css-height', 'spacing', undefined, 'others', 'spacing', false],
    ['css-padding', 'spacing', 'none', 'word', 'spacing', false],
  ] as const)('%s: %s by the table, %s as measured, for %s', (slug, table, found, scope, harm, measured) => {
    expect(chosenHarm(slug, table, found, scope)).toEqual({ harm, measured })
  })
})
