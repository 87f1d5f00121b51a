import { describe, expect, test } from 'vitest'
import { devices } from '#contract/devices.ts'
import { clientSupportSchema, heatMapSchema, screenshotsSchema } from '#contract/pictures.ts'
import { adviceSchema } from '#contract/spam-test.ts'
import { choosing, chosen } from '#web/ui/choices.ts'
import { loadWords } from '#web/words/catalogs.ts'
import { figuresIn } from '#web/words/figures.ts'
import { arriving, clientSupport, heatMap, plan, screenshots } from '../../../../tests/fixtures/pictures.ts'
import { careless } from '../../../../tests/fixtures/report.ts'
import { planText } from '../assistant/plan-text.ts'
import { linkedPictures, saidMissing } from './heat-facts.ts'
import { middle, placed, sharePercent } from './heat-figures.ts'
import { placesOfRegions } from './heat-marks.ts'
import { pictureName } from './picture-name.ts'

test('the fixtures are what the API answers', () => {
  expect(screenshotsSchema.parse(screenshots)).toEqual(screenshots)
  expect(screenshotsSchema.parse(arriving)).toEqual(arriving)
  expect(heatMapSchema.parse(heatMap)).toEqual(heatMap)
  expect(clientSupportSchema.parse(clientSupport)).toEqual(clientSupport)
  expect(adviceSchema.parse(plan)).toEqual(plan)
})

describe('choices in the address', () => {
  test('an unknown one is the first', () => {
    expect(chosen(new URLSearchParams('device=mobile'), 'device', devices)).toBe('mobile')
    expect(chosen(new URLSearchParams('device=fridge'), 'device', devices)).toBe('desktop')
    expect(chosen(new URLSearchParams(), 'device', devices)).toBe('desktop')
  })

  test('one choice keeps the others; the first option is left out', () => {
    const query = new URLSearchParams('variant=dark&device=mobile')
    expect(choosing(query, 'device', 'tablet', devices)).toBe('?variant=dark&device=tablet')
    expect(choosing(query, 'device', 'desktop', devices)).toBe('?variant=dark')
  })
})

describe('names of downloaded pictures', () => {
  test.each([
    ['LAST CHANCE!!! Sunday rolls for 1 €', 'last-chance-sunday-rolls-for-1-mobile-dark.png'],
    ['Größe & Straße', 'größe-straße-mobile-dark.png'],
    ['日曜日のパン', '日曜日のパン-mobile-dark.png'],
    ['../../etc/passwd', 'etc-passwd-mobile-dark.png'],
    ['!!!', 'mail-mobile-dark.png'],
    [null, 'mail-mobile-dark.png'],
  ])('%s', (subject, name) => {
    expect(pictureName(subject, 'mobile', 'dark')).toBe(name)
  })

  test('a plain picture does not name its variant, a long subject is cut between characters', () => {
    expect(pictureName('Hi', 'desktop', 'plain')).toBe('hi-desktop.png')
    expect(pictureName('𝒳'.repeat(500), 'tablet', 'plain')).toBe(`${'𝒳'.repeat(60)}-tablet.png`)
  })
})

describe('figures of the heat map', () => {
  test.each([
    [0, '<1'],
    [0.0099, '<1'],
    [0.01, '1'],
    [0.0449, '4.5'],
    [0.0996, '10'],
    [0.1249, '12'],
    [1, '100'],
  ])('%d is said as %s %%', (share, text) => {
    expect(sharePercent(share, figuresIn('en'))).toBe(`${text}%`)
  })

  test('a box and its middle in percent of the picture', () => {
    const box = { x: 100, y: 50, width: 200, height: 100 }
    const picture = { width: 400, height: 1000 }
    expect(placed(box, picture)).toEqual({
      left: '25.000%',
      top: '5.000%',
      width: '50.000%',
      height: '10.000%',
    })
    expect(middle(box, picture)).toEqual({ x: 50, y: 10 })
  })
})

describe('what the heat map says of pictures', () => {
  test('those that did not load, in the sentence of the check', () => {
    const check = { ...careless.results[0]!, id: 'render_cost', summary: 'One picture could not be loaded.' }
    expect(saidMissing({ results: [{ ...check, code: 'pictures-missing' }] })).toBe(check.summary)
    expect(saidMissing({ results: [{ ...check, code: 'light' }] })).toBeNull()
    expect(saidMissing({ results: [] })).toBeNull()
  })

  test('without a button, those that are links are counted', async () => {
    const { none } = (await loadWords('en')).pictures.heat.action
    const [map] = heatMap.devices
    const element = { ...map!.elements[0]!, kind: 'picture' as const, href: null }
    const elements = [element, { ...element, href: 'https://krume.example/' }]
    expect(none({ pictures: linkedPictures({ elements }) })).toMatch('1 image is a link')
    expect(none({ pictures: linkedPictures({ elements: [element] }) })).toMatch(
      'no button and no link that looks like one',
    )
  })
})

test('the plan as Markdown', () => {
  const text = planText(
    { ...plan, items: plan.items.slice(0, 1) },
    {
      title: 'Plan',
      gain: (points) => `+${points}`,
      effort: { minutes: 'Minutes', hours: 'Hours', days: 'Days' },
      rests: 'Rests on',
      check: (id) => id.toUpperCase(),
    },
  )
  expect(text).toBe(`# Plan

${plan.summary}

## 1. Name your server in SPF

+12.4. Minutes. Rests on SPF, SPF_ALIGN.

SPF fails: 203.0.113.25 is not in the record. Gmail and Yahoo ask bulk senders for it.

1. Publish the record shown with the SPF check.
2. Wait until its old time to live is over.
`)
})

describe('parts of one picture', () => {
  const picture = { rank: 4, box: { x: 100, y: 200, width: 300, height: 300 } }
  const at = (x: number, y: number, of = 4) => ({
    picture: of,
    box: { x, y, width: 20, height: 20 },
    peak: { x: 100 + x, y: 200 + y },
    share: 0.1,
    part_of_picture: 0.2,
  })

  test.each([
    [
      'each in a ninth of its own',
      [at(10, 10), at(150, 290)],
      [
        [0, 'top-left', null],
        [1, 'bottom-center', null],
      ],
    ],
    [
      'two in one ninth are numbered, the others are not',
      [at(10, 10), at(290, 10), at(60, 80)],
      [
        [0, 'top-left', 1],
        [1, 'top-right', null],
        [2, 'top-left', 2],
      ],
    ],
    ['those of other pictures are not counted', [at(10, 10, 9), at(20, 20)], [[1, 'top-left', null]]],
    ['a point outside counts to the next ninth', [at(-40, 400)], [[0, 'bottom-left', null]]],
  ] as const)('%s', (_name, regions, expected) => {
    const found = [...placesOfRegions(regions, picture)].map(([index, { place, number }]) => [
      index,
      place,
      number,
    ])
    expect(found).toEqual(expected)
  })
})
