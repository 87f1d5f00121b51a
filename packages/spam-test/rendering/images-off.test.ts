import { expect, test } from 'vitest'
import { mail } from '../context/fixture.ts'
import {
  box,
  button,
  describeRows,
  gray,
  inputOf,
  link,
  picture,
  type Setting,
  undelivered,
} from './fixture.ts'
import { check } from './images-off.ts'

const off = (boxes: Setting['boxes'], after: Setting['boxes'] = boxes): Setting => ({
  boxes,
  drawings: { 'desktop images-off': { boxes: after } },
})
const text = (characters: number) => box({ text: 'x'.repeat(characters), y: 900 })
const href = 'https://example.org/sale'
const poster = picture({ width: 600, height: 600 })
const named = picture({ width: 600, height: 600, text: 'Winter sale: half off all jackets', href })
const overPicture = box({ color: gray(255), background: null })
const vanished = box({ color: gray(255), background: gray(250) })

describeRows(check, [
  ['no-data no-html', {}, mail()],
  ['no-data failed', { rendering: { pictures: [] } }],
  [
    'no-data undelivered',
    { drawings: { 'desktop plain': undelivered, 'tablet plain': undelivered, 'mobile plain': undelivered } },
  ],
  [
    'no-data ours',
    {
      drawings: {
        'desktop images-off': { failure: 'crashed' },
        'tablet images-off': { failure: 'crashed' },
        'mobile images-off': { failure: 'crashed' },
      },
    },
  ],
  ['no-data no-browser', { rendering: { pictures: [], browser: null } }],
  ['good no-pictures', {}],
  ['good no-pictures', { boxes: [] }],
  ['good no-pictures', off([box(), picture({ width: 600, height: 2 })])],
  ['good readable', off([picture({ width: 120, height: 40 }), box(), button()])],
  ['good readable', off([poster, text(199), button()])],
  ['bad nothing', off([poster])],
  ['bad nothing', off([poster, text(19)])],
  ['bad mostly-lost', off([poster, text(30), link({ text: 'Unsubscribe', y: 950 })])],
  ['bad mostly-lost', off([overPicture, box()], [vanished, box({ text: 'Only this short line is left.' })])],
  ['warning text-lost', off([overPicture, text(199), text(199)], [vanished, text(199), text(199)])],
  ['warning alt-only', off([named, text(30)])],
  ['warning partly', off([picture({ width: 100, height: 150 }), text(60)])],
  ['warning action-lost', off([picture({ href, text: '' }), text(199), text(150)])],
  ['good readable', off([picture({ href, text: 'Sale' }), text(199), text(150)])],
  // The renderer leaves out text in the color of its ground.
  ['warning text-lost', off([overPicture, text(199), text(199)], [text(199), text(199)])],
  ['good no-pictures', off([box(), text(199)], [text(199)])],
  // It failed as sent: the plain picture shows neither the picture nor the text on it.
  [
    'warning text-lost',
    off([picture({ missing: true }), text(199), text(199)], [vanished, text(199), text(199)]),
  ],
  // A picture behind text says nothing itself.
  ['good readable', off([picture({ x: 0, y: 0, width: 600, height: 2000 }), text(150), button()])],
  ['warning main-action-lost', off([picture({ href }), text(199), text(150), link({ y: 950 })])],
  ['good readable', off([picture({ href }), text(199), text(150), button({ y: 950 })])],
  ['good readable', off([picture({ href, width: 120, height: 40 }), text(199), text(150), link({ y: 950 })])],
  // To leave the list is nothing to go on with.
  [
    'warning action-lost',
    off([
      picture({ href }),
      text(199),
      text(150),
      link({ text: 'Unsubscribe', href: 'https://example.org/u', y: 950 }),
    ]),
  ],
  // White on white before as well: it was never there to be lost.
  ['good no-pictures', off([vanished, text(150)])],
])

test('another device stands in where the desktop could not be drawn without images', () => {
  const finding = check.run(
    inputOf({ boxes: [poster], drawings: { 'desktop images-off': { failure: 'crashed' } } }),
  )
  expect(finding).toMatchObject({ code: 'nothing', facts: { device: 'tablet' } })
})

test('the largest pictures without words are shown first', () => {
  const small = picture({ width: 100, height: 50, line: 4 })
  const { evidence, facts } = check.run(inputOf(off([small, picture({ line: 9 }), text(40)])))
  expect(evidence.map(({ place }) => place?.line)).toEqual([9, 4])
  expect(facts).toMatchObject({ pictures: 2, without_alt: 2, picture_share: 93, blank_share: 100 })
})
