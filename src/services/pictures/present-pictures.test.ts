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

test.each([
  ['disabled', 'Auf diesem Server sind Screenshots und Heatmaps ausgeschaltet.'],
  [
    'locked',
    'Der Tarif enthielt keine Screenshots und Heatmaps mehr, als diese Mail kam. Der übrige Bericht ist vollständig.',
  ],
] as const)('where pictures are %s, a German reader is told so in German', (state, note) => {
  const german = { ...subject(state), language: 'de' as const }
  const shots = presentScreenshots(german, raw('<p>a'))
  expect(shots.note).toBe(note)
  expect(shots.screenshots[0]?.failure).toBe(note)
  const heat = presentHeatMap(german)
  expect(heat.note).toBe(note)
  expect(heat.disclaimer).toMatch(/^Vorhergesagt, nicht gemessen\. .*\d,\d\d.* Nie an Mails getestet\.$/)
})

test('a picture that failed says why in German', () => {
  const failed = {
    ok: false as const,
    device: 'mobile' as const,
    variant: 'plain' as const,
    failure: 'too-large' as const,
  }
  const drawn = { browser: 'x', pictures: [failed], heatMaps: [] } as unknown as PicturesSubject['drawn']
  const german = { ...subject('ready'), drawn, language: 'de' as const }
  const why = 'Die Mail ist größer, als ein Bild hier sein darf.'
  const shots = presentScreenshots(german, raw('<p>a')).screenshots
  expect(shots.find(({ device, variant }) => device === 'mobile' && variant === 'plain')?.failure).toBe(why)
  const heat = presentHeatMap(german).devices
  expect(heat.find(({ device }) => device === 'mobile')?.failure).toBe(why)
  expect(heat.find(({ device }) => device === 'desktop')?.failure).toBe(
    'Aus diesem Bild ließ sich keine Heatmap berechnen.',
  )
})
