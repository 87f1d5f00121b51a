import { expect, test } from 'vitest'
import { mail } from '../context/fixture.ts'
import { textsIn } from '../words/texts.ts'
import { check } from './dark-mode.ts'
import {
  box,
  button,
  type Drawings,
  describeRows,
  gray,
  inputOf,
  letter,
  picture,
  type Setting,
  undelivered,
} from './fixture.ts'

const ink = { color: gray(0), background: gray(255) }
const dark = (...boxes: Parameters<typeof box>[0][]): Setting => ({
  boxes: boxes.map(({ contrasts: _, ...changes } = {}) => box({ ...changes, ...ink })),
  drawings: { 'desktop dark': { boxes: boxes.map((changes) => box({ background: gray(0), ...changes })) } },
})
/** On black: 119 has a contrast of 4.69, 116 of 4.5 (4.495), 94 of 3.2, 88 of 2.9. */
const [ample, short, poor, lost] = [119, 115, 94, 88].map((level) => ({ color: gray(level) }))
const white = { color: gray(255) }
/** Black on white as sent; the given boxes, on black, where all colors are turned over. */
const full = (...boxes: Parameters<typeof box>[0][]): Setting => ({
  boxes: boxes.map(({ contrasts: _, ...changes } = {}) => box({ ...changes, ...ink })),
  drawings: {
    'desktop dark-full': { boxes: boxes.map((changes) => box({ background: gray(0), ...changes })) },
  },
})
const noFull = {
  'desktop dark-full': { failure: 'timeout' },
  'mobile dark-full': { failure: 'timeout' },
} as const
/** A logo that is seen as sent, with that contrast in another picture. */
function logo(name: 'desktop dark' | 'desktop dark-full', contrast: number | null): Setting {
  const cutOuts = (value: number | null) => [
    { text: 'Krume', line: 9, width: 120, height: 40, contrast: value },
  ]
  const boxes = [box()]
  const drawings: Drawings = {
    'desktop plain': { boxes, layout: { cutOuts: cutOuts(15) } },
    [name]: { boxes, layout: { cutOuts: cutOuts(contrast) } },
  }
  return { boxes, drawings }
}
const half = 'x'.repeat(26)
const meta = letter.replace('<body>', '<head><meta name="Color-Scheme" content="light dark"></head><body>')
const query = letter.replace(
  '<body>',
  '<style>@media (prefers-color-scheme: dark) { p { color: #fff } }</style><body>',
)

describeRows(check, [
  ['no-data no-html', {}, mail()],
  ['no-data failed', { rendering: { pictures: [] } }],
  ['no-data no-browser', { rendering: { pictures: [], browser: null } }],
  ['no-data no-text', { boxes: [picture()] }],
  ['no-data no-text', { boxes: [] }],
  ['no-data not-measurable', dark({ background: null })],
  ['no-data not-measured', dark(white, { background: null }, { background: null })],
  ['good readable', dark(white, white, { background: null })],
  ['bad unreadable', dark(lost!, { background: null }, { background: null })],
  ['good readable', dark(white)],
  ['good readable', dark(ample!)],
  ['warning dim', dark(short!)],
  ['good readable', dark({ ...short!, fontSize: 24 })],
  ['good readable', dark({ ...poor!, fontSize: 19, fontWeight: 700 })],
  ['warning dim', dark({ ...poor!, fontSize: 18, fontWeight: 700 })],
  ['bad unreadable', dark(lost!)],
  ['warning dim', dark({ ...lost!, text: half }, ...Array(9).fill(white))],
  ['bad unreadable', dark({ ...lost!, kind: 'button', text: 'Go' }, ...Array(9).fill(white))],
  ['good readable', dark({ ...poor!, text: '·' }, ...Array(9).fill(white))],
  ['warning not-declared', { ...dark(white), kind: 'subscribers' }],
  ['good readable', { ...dark(white), kind: 'subscribers', html: meta }],
  ['warning scheme-missing', { ...dark(white), kind: 'subscribers', html: query }],
  ['warning scheme-missing', { ...dark(white), html: query }],
  [
    'warning scheme-missing',
    { ...dark(white), html: `<meta name="color-scheme" content="light dark">${query}` },
  ],
  ['warning scheme-missing', { ...dark(white), html: `<style>.a{color-scheme:light dark}</style>${query}` }],
  [
    'warning scheme-missing',
    { ...dark(white), html: '<style media="(prefers-color-scheme: dark)">p{color:#fff}</style>' },
  ],
  ['good readable', { ...dark(white), html: `<style>:root{color-scheme:light dark}</style>${query}` }],
  ['good readable', { ...dark(white), html: `<style>html,body{color-scheme:light dark}</style>${query}` }],
  ['warning turned-over', full(lost!)],
  ['warning turned-over', full({ ...lost!, kind: 'button', text: 'Go' }, ...Array(60).fill(white))],
  ['good readable', full(poor!)],
  ['good readable', full({ ...lost!, text: '·' }, ...Array(9).fill(white))],
  ['bad unreadable', { ...full(lost!), drawings: { ...full(lost!).drawings, ...dark(lost!).drawings } }],
  ['good readable', { ...dark(white), drawings: { ...dark(white).drawings, ...noFull } }],
  ['warning picture-lost', logo('desktop dark-full', 1.1)],
  ['warning picture-lost', logo('desktop dark', 1.6)],
  ['good readable', logo('desktop dark', 1.8)],
  ['good readable', logo('desktop dark', null)],
  // Another device stands in where the desktop could not be drawn.
  [
    'bad unreadable',
    {
      drawings: {
        'desktop dark': { failure: 'timeout' },
        'tablet dark': { boxes: [box({ ...lost!, background: gray(0) })] },
      },
    },
  ],
  [
    'no-data undelivered',
    { drawings: { 'desktop dark': undelivered, 'tablet dark': undelivered, 'mobile dark': undelivered } },
  ],
  [
    'no-data ours',
    {
      drawings: {
        'desktop dark': { failure: 'timeout' },
        'tablet dark': { failure: 'timeout' },
        'mobile dark': { failure: 'timeout' },
      },
    },
  ],
  [
    'no-data failed',
    {
      drawings: {
        'desktop dark': { failure: 'too-large' },
        'tablet dark': { failure: 'too-large' },
        'mobile dark': { failure: 'too-large' },
      },
    },
  ],
])

const lines = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => box({ text: `Line ${from + at} of the letter.` }))
const gone = (plain: number, left: ReturnType<typeof box>[]): Setting => ({
  boxes: lines(plain),
  drawings: { 'desktop dark': { boxes: left } },
})

test.each([
  ['a text in the color of its ground', gone(5, lines(4)), 'bad unreadable'],
  ['all text', gone(5, [picture()]), 'bad unreadable'],
  ['one line of many', gone(100, lines(97)), 'warning dim'],
  ['the middle of a long mail', gone(200, [...lines(50), ...lines(100, 100)]), 'bad unreadable'],
  ['the end of a long mail, which the renderer had no time for', gone(200, lines(150)), 'good readable'],
  ['nothing, though it moved', gone(5, [...lines(2, 3), ...lines(3)]), 'good readable'],
])('what is gone in the dark: %s', (_, setting, expected) => {
  const { status, code } = check.run(inputOf(setting))
  expect(`${status} ${code}`).toBe(expected)
})

test('text that is as pale in the light picture is left to the accessibility check', () => {
  const pale = box({ color: gray(190) })
  const setting: Setting = {
    boxes: [pale, button()],
    drawings: { 'desktop dark': { boxes: [box({ color: gray(60), background: gray(0) }), button()] } },
  }
  const finding = check.run(inputOf(setting))
  expect(finding).toMatchObject({ status: 'good', facts: { poor_before: 1, unreadable_share: 0 } })
})

test('the picture is always called simulated, with how it was made', () => {
  const finding = check.run(inputOf({ drawings: { 'desktop dark': { dark: 'own-styles' } } }))
  expect(finding.facts).toMatchObject({ simulated: true, how: 'own-styles', device: 'desktop' })
})

test('says what turns light where all colors are turned over', () => {
  const night = { color: gray(255), background: gray(20) }
  const turned = { color: gray(51), background: gray(235) }
  const setting: Setting = {
    boxes: [box({ ...night, text: 'x'.repeat(30) }), box({ text: 'y'.repeat(90) })],
    drawings: {
      'desktop dark-full': {
        boxes: [
          box({ ...turned, text: 'x'.repeat(30) }),
          box({ color: gray(255), background: gray(51), text: 'y'.repeat(90) }),
        ],
      },
    },
  }
  const { status, facts } = check.run(inputOf(setting))
  expect({ status, share: facts.full_light_share }).toEqual({ status: 'good', share: 25 })
})

test('colors out of range are taken as the nearest', () => {
  const odd = { color: { r: 900, g: Number.NaN, b: -5 }, background: { r: 0, g: 0, b: 0 } }
  expect(check.run(inputOf(dark(odd))).facts.lowest).toBe(5.3)
})

test('a text whose background picture failed as sent is not called readable', () => {
  const hero = box({ text: 'Half of everything, until Sunday night only', color: gray(255) })
  const line = box({ text: 'A short line.' })
  const setting: Setting = {
    boxes: [picture({ missing: true }), line],
    drawings: {
      'desktop images-off': { boxes: [picture({ missing: true }), hero, line] },
      'desktop dark': {
        boxes: [
          { ...hero, background: gray(20) },
          { ...line, color: gray(250), background: gray(20) },
        ],
      },
    },
  }
  expect(check.run(inputOf(setting))).toMatchObject({ status: 'no-data', code: 'not-measured' })
})

const mixed = (contrast: number | null) => ({
  contrasts: [
    { characters: 97, contrast: 12 },
    { characters: 3, contrast },
  ],
})

test.each([
  [
    'three percent of a text are unreadable',
    mixed(1.5),
    'warning dim',
    { unreadable_share: 3, measured_texts: 1 },
  ],
  [
    'three percent of a text are not measured',
    mixed(null),
    'good readable',
    { measured_share: 97, measured_texts: 0 },
  ],
  ['the colors say more than was measured', { contrasts: [] }, 'no-data not-measurable', {}],
  ['nothing was measured', { contrasts: [{ characters: 9, contrast: null }] }, 'no-data not-measurable', {}],
])('the picture is what counts: %s', (_, changes, expected, facts) => {
  const finding = check.run(inputOf(dark({ ...white, ...changes })))
  expect(`${finding.status} ${finding.code}`).toBe(expected)
  expect(finding.facts).toMatchObject({ ...facts, ...(expected.includes('measurable') ? {} : { texts: 1 }) })
})

test('where all colors are turned over, nothing is said of text that was not measured there', () => {
  const finding = check.run(inputOf(full({ contrasts: [{ characters: 9, contrast: null }] })))
  expect(finding).toMatchObject({
    code: 'readable',
    facts: { full_texts: 1, full_measured_texts: 0, full_measured_share: 0 },
  })
  const said = textsIn('en').dark_mode!.found(finding)
  expect(said).not.toContain('It is readable, too')
  expect(said).toContain('1 of 1 text; with all colors inverted, 0 of 1.')
})

test('a color of a text that is as pale in the light picture is left to the accessibility check, the others are not', () => {
  const prices = (main: number, struck: number) => [
    { characters: 40, contrast: main },
    { characters: 10, contrast: struck },
  ]
  const judged = (main: number) =>
    check.run(
      inputOf({
        boxes: [box({ contrasts: prices(12, 2.3) })],
        drawings: {
          'desktop plain': { boxes: [box({ contrasts: prices(12, 2.3) })] },
          'desktop dark': { boxes: [box({ contrasts: prices(main, 2.1) })] },
        },
      }),
    )
  expect(judged(11)).toMatchObject({ facts: { unreadable_share: 0, poor_before: 1 } })
  expect(judged(2)).toMatchObject({ code: 'unreadable', facts: { unreadable_share: 80 } })
})
