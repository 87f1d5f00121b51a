import { expect, test } from 'vitest'
import { mail } from '../context/fixture.ts'
import { textsIn } from '../words/texts.ts'
import {
  attention,
  box,
  button,
  describeRows,
  heading,
  inputOf,
  picture,
  type Setting,
  undelivered,
} from './fixture.ts'
import { check } from './fold.ts'

const far = (boxes: NonNullable<Setting['boxes']>) => [...boxes, button({ y: 900 })]

describeRows(check, [
  ['no-data no-html', {}, mail()],
  ['no-data failed', { drawings: { 'mobile plain': { failure: 'too-large' } } }],
  ['no-data undelivered', { drawings: { 'mobile plain': undelivered } }],
  ['no-data ours', { drawings: { 'mobile plain': { failure: 'crashed' } } }],
  ['no-data no-browser', { rendering: { pictures: [], browser: null } }],
  ['no-data no-button', { boxes: [heading(), box()] }],
  ['no-data no-button', { boxes: [] }],
  ['no-data no-button', { heatMaps: { mobile: attention([], null), desktop: attention([], null) } }],
  ['good action', {}],
  ['good action', { boxes: [box(), button({ y: 776 })] }],
  ['good headline', { boxes: [heading(), box(), button({ y: 777 })] }],
  ['warning below', { boxes: [box(), button({ y: 777 })] }],
  ['good headline', { boxes: far([heading()]) }],
  ['good headline', { boxes: far([box({ fontSize: 20, text: 'Winter sale' }), box(), box()]) }],
  ['warning below', { boxes: far([box({ fontSize: 19, text: 'Winter sale' }), box(), box()]) }],
  ['warning below', { boxes: far([box({ fontSize: 20, text: '%' }), box(), box()]) }],
  ['warning below', { boxes: far([box(), heading({ y: 900 })]) }],
  ['good headline', { boxes: far([picture({ text: 'Winter sale' }), box()]) }],
  ['warning below', { boxes: far([picture(), box()]) }],
  ['warning below', { boxes: far([picture({ text: 'Harbor & Pine', height: 40 }), box()]) }],
  // What the heat map takes for the main action counts, where there is one.
  [
    'warning below',
    {
      boxes: [box(), button()],
      heatMaps: { mobile: attention([], { box: { x: 0, y: 2000, width: 200, height: 44 } }) },
    },
  ],
  ['good action', { drawings: { 'desktop plain': { failure: 'timeout' } } }],
])

test('the attention above the fold is a fact of each screen', () => {
  const shares: [number, number][] = [
    [100, 0.4],
    [789, 0.2],
    [791, 0.1],
    [1500, 0.05],
    [200, Number.NaN],
    [200, 7],
  ]
  const { facts } = check.run(inputOf({ heatMaps: { desktop: attention(shares, {}) } }))
  expect(facts.screens).toEqual([
    { device: 'mobile', fold: 844, action_at: 300, attention_above_fold: null },
    { device: 'desktop', fold: 800, action_at: 300, attention_above_fold: 80 },
  ])
})

test('a phone that shrinks a wide mail shows more of it', () => {
  const setting: Setting = {
    boxes: [box(), button({ y: 1200 })],
    drawings: { 'mobile plain': { width: 600 }, 'desktop plain': { failure: 'timeout' } },
  }
  const { code, facts } = check.run(inputOf(setting))
  expect(code).toBe('action')
  expect(facts.screens).toMatchObject([{ fold: 1298 }])
})

test('a screen that was not drawn is not spoken of', () => {
  const say = (setting: Setting) => textsIn('en').fold!.found(check.run(inputOf(setting)))
  expect(say({})).toBe('The button “Read the steps” is on the first screen of a phone and a desktop.')
  expect(say({ drawings: { 'desktop plain': { failure: 'timeout' } } })).toBe(
    'The button “Read the steps” is on the first screen of a phone.',
  )
})

test('a linked picture of a button with words is the action, a logo is not', () => {
  const href = 'https://example.org/shop'
  const logo = picture({ text: 'Harbor & Pine', href, y: 10, width: 180, height: 40 })
  const image = picture({ text: 'Shop now', href, y: 300, width: 220, height: 50 })
  const say = (boxes: NonNullable<Setting['boxes']>) =>
    textsIn('en').fold!.found(check.run(inputOf({ boxes })))
  expect(say([logo, box(), image])).toBe(
    'The linked image “Shop now” is on the first screen of a phone and a desktop.',
  )
  expect(say([logo, box()])).toBe('The email has no button; not every email needs one.')
  expect(say([picture({ href, y: 0, width: 390, height: 700 })])).toBe(
    'The linked image is on the first screen of a phone and a desktop.',
  )
})

test('a headline that is the alternative text of a picture is called a picture', () => {
  const finding = check.run(inputOf({ boxes: far([picture({ text: 'Winter sale' }), box()]) }))
  expect(textsIn('en').fold!.found(finding)).toBe(
    'The first screen shows an image with the text (“Winter sale”); the button “Read the steps” comes further down on at least one device.',
  )
})
