import { expect, test } from 'vitest'
import { mail } from '../context/fixture.ts'
import { textsIn } from '../words/texts.ts'
import {
  box,
  button,
  describeRows,
  heading,
  inputOf,
  letter,
  link,
  type Setting,
  undelivered,
} from './fixture.ts'
import { check } from './responsive.ts'

const wide = (mobile: number, tablet = 768, desktop = 1280): Setting => ({
  drawings: {
    'mobile plain': { width: mobile },
    'tablet plain': { width: tablet },
    'desktop plain': { width: desktop },
  },
})
const text = (characters: number, fontSize: number) => box({ text: 'x'.repeat(characters), fontSize })
const onPhone = (desktop: Setting['boxes'], phone: Setting['boxes']): Setting => ({
  boxes: phone,
  drawings: { 'desktop plain': { boxes: desktop } },
})
const url = 'https://example.org/'

describeRows(check, [
  ['no-data no-html', {}, mail()],
  ['no-data failed', { drawings: { 'mobile plain': { failure: 'costly' } } }],
  ['no-data undelivered', { drawings: { 'mobile plain': undelivered } }],
  ['no-data ours', { drawings: { 'mobile plain': { failure: 'timeout' } } }],
  ['no-data no-browser', { drawings: { 'mobile plain': { failure: 'unavailable' } } }],
  ['good fits', {}],
  ['good fits', { boxes: [] }],
  ['good fits', wide(392)],
  // The others fail without taking this along.
  [
    'good fits',
    { drawings: { 'desktop plain': { failure: 'crashed' }, 'mobile dark': { failure: 'timeout' } } },
  ],
  // Cut off on the phone: to the middle of a line, of a paragraph, or wholly; wrapped again, or hidden on purpose.
  ['bad cut-off', onPhone([box({ width: 610 })], [box({ width: 370 })])],
  ['bad cut-off', onPhone([box({ width: 610, height: 150 })], [box({ width: 330, height: 150 })])],
  ['bad cut-off', onPhone([box(), button({ x: 450 })], [box()])],
  ['good fits', onPhone([box({ width: 610 })], [box({ width: 350, height: 48 })])],
  ['good fits', onPhone([button({ width: 600 })], [button({ width: 350 })])],
  [
    'good fits',
    {
      ...onPhone([box(), button({ x: 450 })], [box()]),
      html: letter.replace('<body>', '<style>@media (max-width:600px){.wide{display:none}}</style><body>'),
    },
  ],
  ['warning shrunk', wide(393)],
  ['warning shrunk', wide(600)],
  ['warning shrunk', wide(780, 780)],
  ['warning shrunk', wide(390, 800)],
  ['bad overflow', wide(781, 781)],
  ['bad overflow', wide(390, 768, 1283)],
  ['bad overflow', wide(1_000_000_000)],
  ['bad tiny-text', { boxes: [heading(), text(150, 11.9), text(100, 16)] }],
  ['bad tiny-text', { boxes: [heading(), text(180, 11)] }],
  ['warning small-text', { boxes: [text(150, 13), text(100, 16)] }],
  ['warning small-text', { boxes: [text(30, 11), text(100, 16)] }],
  ['good fits', { boxes: [text(12, 11), text(100, 16)] }],
  ['good fits', { boxes: [text(120, 13.97), text(100, 14)] }],
  // The footer does not decide.
  ['good fits', { boxes: [heading(), text(150, 16), text(140, 11), link({ y: 400, fontSize: 12 })] }],
  ['good fits', { boxes: [heading(), text(30, 16), button(), text(140, 11)] }],
  ['bad tiny-text', { boxes: [heading(), text(150, 11), button(), text(140, 11)] }],
  ['bad tiny-text', { boxes: [heading(), text(150, 16), text(190, 9)] }],
  ['good fits', { boxes: [box({ text: 'Thanks, until soon.', fontSize: 9 })] }],
  ['warning small-targets', { boxes: [box(), button({ height: 43 })] }],
  ['good fits', { boxes: [box(), button({ height: 43.6 })] }],
  [
    'warning small-targets',
    { boxes: [link({ href: `${url}a`, y: 200, height: 18 }), link({ href: `${url}b`, y: 218, height: 18 })] },
  ],
  [
    'good fits',
    { boxes: [link({ href: `${url}a`, y: 200, height: 18 }), link({ href: `${url}b`, y: 226, height: 18 })] },
  ],
  // Two ways to one place, and links within a sentence, are no trap.
  ['good fits', { boxes: [link({ y: 200, height: 18 }), link({ y: 210, height: 18 })] }],
  [
    'good fits',
    {
      boxes: [
        box({ y: 200, height: 40 }),
        link({ href: `${url}a`, y: 200, height: 18 }),
        link({ href: `${url}b`, y: 218, height: 18 }),
      ],
    },
  ],
])

test('a shrunk mail is told with the size its text takes', () => {
  const finding = check.run(inputOf(wide(600)))
  expect(finding.facts).toMatchObject({ scale: 0.65, typical_size: 16, effective_size: 10.4 })
  expect(textsIn('en').responsive!.found(finding)).toBe(
    'The email is 600 px wide on a 390 px phone. Phones shrink it to 65% to fit; its text then looks like 10.4 px.',
  )
})

test('all that is wrong is told, the worst first, with steps for each', () => {
  const finding = check.run(inputOf({ boxes: [box({ fontSize: 11 }), button({ height: 30 })], ...wide(600) }))
  expect(finding.code).toBe('tiny-text')
  expect(finding.facts.problems).toEqual(['shrunk', 'tiny-text', 'small-targets'])
  const said = textsIn('en').responsive!.found(finding)
  expect(said).toMatch(/^On a phone, 79% .* 600 px wide .* 1 button under 44 px\.$/)
  expect(textsIn('en').responsive!.fix(finding, { fromDomain: null, esp: null })).toHaveLength(7)
})

test('what sticks out is quoted with its line', () => {
  const setting = wide(700)
  setting.boxes = [box(), box({ x: 0, width: 700, text: 'Winter jackets', line: 31 })]
  expect(check.run(inputOf(setting)).evidence).toEqual([
    {
      label: { code: 'evidence.ends-at', facts: { px: 700 } },
      value: 'Winter jackets',
      place: { in: 'html', line: 31 },
    },
  ])
})

test('a text that was cut counts by its area', () => {
  const long = box({ text: 'x'.repeat(200), width: 350, height: 600, fontSize: 11 })
  const { facts } = check.run(inputOf({ boxes: [long, box({ text: 'y'.repeat(199) })] }))
  expect(facts.tiny_share).toBe(92)
})
