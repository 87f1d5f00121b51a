import { expect, test } from 'vitest'
import { heatMapSchema, screenshotsSchema } from '#contract/pictures.ts'
import { type PicturesSubject, presentHeatMap, presentScreenshots } from './present-pictures.ts'

const raw = (html: string) => Buffer.from(`Subject: A\r\nContent-Type: text/html\r\n\r\n${html}`)
const subject = (state: PicturesSubject['state']): PicturesSubject => ({
  id: 'a',
  state,
  drawn: null,
  names: new Set(),
})

test.each([
  ['disabled', 'disabled'],
  ['pending', 'pending'],
  ['drawing', 'pending'],
  ['failed', 'failed'],
  ['locked', 'failed'],
] as const)('where pictures are %s, each of them is %s', (state, status) => {
  const shots = screenshotsSchema.parse(presentScreenshots(subject(state), raw('<p>a')))
  expect(new Set(shots.screenshots.map((shot) => shot.status))).toEqual(new Set([status]))
  const heat = heatMapSchema.parse(presentHeatMap(subject(state)))
  expect(new Set(heat.devices.map((device) => device.status))).toEqual(new Set([status]))
})

test('a long mail is clipped, whether or not a place for the line is known', () => {
  const of = (length: number) =>
    presentScreenshots(subject('pending'), raw('x'.repeat(length))).screenshots[0]
  expect(of(150_000)).toMatchObject({ clipped: true, clip: null })
  expect(of(100_000)).toMatchObject({ clipped: false, clip: null })
})
