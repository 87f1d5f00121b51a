import type { RenderedBox } from '@postproof/engine/world'
import { expect, test } from 'vitest'
import { actionsOf, mainAction } from './actions.ts'

/** Which box of a mail is its button: by box, place and contrast, whatever its words are. */

const WHITE = { r: 255, g: 255, b: 255 }
const INK = { r: 30, g: 30, b: 30 }
const GREEN = { r: 20, g: 90, b: 60 }
const href = 'https://shop.example/'

const box = (
  kind: RenderedBox['kind'],
  text: string,
  y: number,
  more: Partial<RenderedBox> = {},
): RenderedBox => ({
  kind,
  text,
  box: { x: 100, y, width: 200, height: 44 },
  href: kind === 'text' ? null : href,
  fontSize: kind === 'picture' ? 0 : 16,
  fontWeight: 400,
  color: kind === 'picture' ? null : INK,
  background: kind === 'picture' ? null : WHITE,
  missing: false,
  line: null,
  ...more,
})
const sized = (width: number, height: number, y: number) => ({ box: { x: 100, y, width, height } })
const filled = { color: WHITE, background: GREEN }
const text = box('text', 'Three things that we learned this month', 100, sized(400, 120, 100))

const main = (...boxes: RenderedBox[]) => mainAction(boxes, 800)?.text ?? null

test.each<[string, RenderedBox[], string | null]>([
  ['one button', [text, box('button', 'Go', 300, filled)], 'Go'],
  [
    'the upper of two alike',
    [text, box('button', 'Upper', 300, filled), box('button', 'Lower', 1500, filled)],
    'Upper',
  ],
  [
    'the larger beside a smaller',
    [
      text,
      box('button', 'Small', 300, { ...filled, ...sized(90, 24, 300) }),
      box('button', 'Large', 320, filled),
    ],
    'Large',
  ],
  [
    'the filled one before the outlined one',
    [text, box('button', 'Outlined', 300), box('button', 'Filled', 320, filled)],
    'Filled',
  ],
  [
    'a filled link at the top before a button far below',
    [text, box('link', 'At the top', 300, filled), box('button', 'Read more', 3000, filled)],
    'At the top',
  ],
  [
    'words that can be read before words that cannot',
    [
      text,
      box('button', 'Pale', 300, { background: GREEN, color: { r: 30, g: 100, b: 70 } }),
      box('button', 'Clear', 310, filled),
    ],
    'Clear',
  ],
  [
    'what a mail is for before what every mail offers',
    [box('button', 'View in browser', 10, filled), text, box('button', 'Order', 900, filled)],
    'Order',
  ],
  ['no plain link', [text, box('link', 'Read more', 300, sized(80, 20, 300))], null],
  ['nothing', [], null],
])('the main action: %s', (_, boxes, expected) => {
  expect(main(...boxes)).toBe(expected)
})

test.each<[string, RenderedBox, boolean, boolean]>([
  ['a drawn picture of a button', box('picture', 'Shop now', 300), true, true],
  ['a photograph of the same size', box('picture', '(c) Shutterstock', 300), false, false],
  ['a picture higher than buttons are', box('picture', 'Shop now', 300, sized(300, 110, 300)), true, false],
  ['a picture without words', box('picture', '', 300), true, false],
  ['a picture that leads nowhere', box('picture', 'Shop now', 300, { href: null }), true, false],
])('%s: drawn %s', (_, picture, drawn, expected) => {
  expect(actionsOf([text, picture], () => drawn).includes(picture)).toBe(expected)
})
