import { fitted } from '@postproof/attention/weights'
import { pictureKinds } from '@postproof/engine/world'
import { expect, test } from 'vitest'
import { heatMapSchema, screenshotsSchema } from '#contract/pictures.ts'
import { operations } from '../analysis/operations.ts'
import { type PicturesSubject, presentHeatMap, presentScreenshots } from './present-pictures.ts'

const inbox = (html: string) =>
  operations.inbox(Buffer.from(`Subject: A\r\nContent-Type: text/html\r\n\r\n${html}`))
const subject = (state: PicturesSubject['state']): PicturesSubject => ({
  id: 'a',
  state,
  drawn: null,
  names: new Set(),
  again: null,
})

test.each([
  ['disabled', 'disabled'],
  ['pending', 'pending'],
  ['drawing', 'pending'],
  ['failed', 'failed'],
  ['locked', 'failed'],
] as const)('where pictures are %s, each of them is %s', (state, status) => {
  const shots = screenshotsSchema.parse(presentScreenshots(subject(state), inbox('<p>a')))
  expect(new Set(shots.screenshots.map((shot) => shot.status))).toEqual(new Set([status]))
  const heat = heatMapSchema.parse(presentHeatMap(subject(state)))
  expect(new Set(heat.devices.map((device) => device.status))).toEqual(new Set([status]))
})

test('a long mail is clipped, whether or not a place for the line is known', () => {
  const of = (length: number) =>
    presentScreenshots(subject('pending'), inbox('x'.repeat(length))).screenshots[0]
  expect(of(150_000)).toMatchObject({ clipped: true, clip: null })
  expect(of(100_000)).toMatchObject({ clipped: false, clip: null })
})

test.each([
  ['disabled', 'Der Betreiber dieses Servers hat Screenshots und Heatmaps ausgeschaltet.'],
  [
    'locked',
    'Der Tarif enthielt keine Screenshots und Heatmaps mehr, als diese Mail kam. Der übrige Bericht ist vollständig.',
  ],
] as const)('where pictures are %s, a German reader is told so in German', (state, note) => {
  const german = { ...subject(state), language: 'de' as const }
  const shots = presentScreenshots(german, inbox('<p>a'))
  expect(shots.note).toBe(note)
  expect(shots.screenshots[0]?.failure).toBe(note)
  const heat = presentHeatMap(german)
  expect(heat.note).toBe(note)
  expect(heat.disclaimer).toMatch(/^Vorhergesagt, nicht gemessen\. .*\d,\d\d.* Nie an Mails getestet\.$/)
})

test('the disclaimer names our figures, those of people, and what was never tested', () => {
  const { disclaimer } = presentHeatMap(subject('ready'))
  const { ours, halfOfPeople } = fitted.figures
  for (const { auc, nss, cc } of [ours, halfOfPeople]) {
    for (const figure of [auc, nss, cc]) expect(disclaimer).toContain(figure.toFixed(2))
  }
  expect(disclaimer).toMatch(/^Predicted, not measured\. .* Never tested on emails\.$/)
})

const button = {
  text: 'Buy',
  href: null,
  inFirstScreen: false,
  contrast: 3.25,
  tapSizeEnough: false,
  box: { x: 0, y: 900, width: 80.4, height: 20 },
  rank: 6,
  share: 0.1,
  outrankedBy: ['Winter sale'],
}
test.each([
  [
    'en',
    [
      'Move it up, or repeat it near the top: on a phone readers have to scroll to see it.',
      'Raise the contrast of its text from 3.3:1 to at least 4.5:1 (WCAG 2.2, 1.4.3).',
      'Make it at least 44 px wide and high. At 80 by 20 px it is hard to hit with a thumb.',
      'Make it stand out more: 5 other elements are predicted to draw more attention, most of all “Winter sale”.',
    ],
  ],
  [
    'de',
    [
      'Setzen Sie ihn weiter nach oben, oder wiederholen Sie ihn oben: Auf einem Smartphone müssen Ihre Leser scrollen, um ihn zu sehen.',
      'Den Kontrast des Textes von 3,3:1 auf mindestens 4,5:1 erhöhen (WCAG 2.2, 1.4.3).',
      'Mindestens 44 px breit und hoch machen; mit 80 mal 20 px ist die Fläche mit dem Daumen schwer zu treffen.',
      'Stärker hervorheben: 5 andere Elemente ziehen laut Vorhersage mehr Aufmerksamkeit auf sich, zuerst „Winter sale“.',
    ],
  ],
] as const)('what to do about a button is said in %s', (language, advice) => {
  const map = { device: 'mobile', elements: [], firstLook: [], callToAction: button }
  const drawn = { browser: 'x', pictures: [], heatMaps: [map] } as unknown as PicturesSubject['drawn']
  const { devices } = presentHeatMap({ ...subject('ready'), drawn, language })
  expect(devices.find(({ device }) => device === 'mobile')?.call_to_action?.advice).toEqual(advice)
})

test('what was cut short is to come again while it waits, and keeps an address of its own', () => {
  const pictures = [
    { ok: false as const, device: 'mobile' as const, variant: 'plain' as const, failure: 'timeout' as const },
    { ok: false as const, device: 'mobile' as const, variant: 'dark' as const, failure: 'costly' as const },
  ]
  const drawn = { browser: 'x', pictures, heatMaps: [] } as unknown as PicturesSubject['drawn']
  const at = new Date('2026-11-23T12:00:00Z')
  const names = new Set(['desktop-plain'])
  const cut = { ...subject('pending'), drawn, names, again: { state: 'waiting' as const, at }, tries: 2 }
  const shots = screenshotsSchema.parse(presentScreenshots(cut, inbox('<p>a')))
  expect(shots.again).toEqual({
    ...{ state: 'waiting', at: '2026-11-23T12:00:00.000Z', cause: 'this-server', hosts: [] },
  })
  const of = (name: string) => shots.screenshots.find((each) => `${each.device}-${each.variant}` === name)
  expect(of('mobile-plain')).toMatchObject({
    status: 'pending',
    failure: expect.stringContaining('not your email'),
  })
  expect(of('mobile-dark')).toMatchObject({
    status: 'failed',
    failure: expect.stringContaining('do not try again'),
  })
  expect(of('desktop-plain')).toMatchObject({
    status: 'ready',
    url: '/api/emails/a/pictures/desktop-plain.png?try=2',
  })
  const heat = heatMapSchema.parse(presentHeatMap(cut)).devices
  expect(heat.find(({ device }) => device === 'mobile')?.failure).toContain('not your email')
})

test.each([
  ['ready', 'offered', true, 'other-servers'],
  ['drawing', 'drawing', true, 'other-servers'],
  ['pending', 'waiting', true, 'this-server'],
  ['ready', 'offered', false, 'this-server'],
] as const)('whose doing it is: %s, %s, all drawn: %s', (state, again, isWhole, cause) => {
  const picture = isWhole ? { ok: true } : { ok: false, failure: 'timeout' }
  const pictures = [{ device: 'mobile', variant: 'dark', lines: [], uncovered: [], ...picture }]
  const drawn = { browser: 'x', pictures, heatMaps: [], undelivered: ['img.example'] }
  const given = { ...subject(state), drawn: drawn as unknown as PicturesSubject['drawn'] }
  const shown = presentHeatMap({ ...given, again: { state: again, at: null } })
  expect(shown.again).toEqual({ state: again, at: null, cause, hosts: ['img.example'] })
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
  const why = 'Diese Mail ist größer, als ein Bild hier sein darf.'
  const shots = presentScreenshots(german, inbox('<p>a')).screenshots
  expect(shots.find(({ device, variant }) => device === 'mobile' && variant === 'plain')?.failure).toBe(why)
  const heat = presentHeatMap(german).devices
  expect(heat.find(({ device }) => device === 'mobile')?.failure).toBe(why)
  expect(heat.find(({ device }) => device === 'desktop')?.failure).toBe(
    'Wir konnten aus diesem Bild keine Heatmap berechnen.',
  )
})

test('names the characters that no font of ours has, and reads pictures from before they were looked for', () => {
  const measures = {
    width: 390,
    height: 900,
    pageHeight: 900,
    cut: false,
    fold: 664,
    clip: null,
    overflow: 0,
  }
  const picture = (device: 'mobile' | 'tablet', more: { uncovered?: string[] }) =>
    ({ device, variant: 'plain', ok: true, ...measures, dark: null, ...more }) as const
  const pictures = [picture('mobile', { uncovered: ['ཀ', 'Ꭰ'] }), picture('tablet', {})]
  const drawn = { browser: 'x', pictures, heatMaps: [] }
  const { screenshots } = screenshotsSchema.parse(
    presentScreenshots({ ...subject('ready'), drawn }, inbox('<p>a')),
  )
  const of = (name: string) => screenshots.find(({ device, variant }) => `${device}-${variant}` === name)
  expect(of('mobile-plain')).toMatchObject({ status: 'ready', uncovered: ['ཀ', 'Ꭰ'] })
  expect(of('tablet-plain')).toMatchObject({ status: 'ready', uncovered: [] })
})

test('a report of before has the pictures that were drawn then, and none that failed for it', () => {
  const measures = {
    width: 390,
    height: 900,
    pageHeight: 900,
    cut: false,
    fold: 664,
    clip: null,
    overflow: 0,
  }
  const nine = pictureKinds.filter(({ variant }) => variant !== 'dark-full')
  const pictures = nine.map((kind) => ({ ...kind, ok: true as const, ...measures, dark: null }))
  const before = { ...subject('ready'), drawn: { browser: 'x', pictures, heatMaps: [] } }
  const shots = screenshotsSchema.parse(presentScreenshots(before, inbox('<p>a'))).screenshots
  expect(shots.map(({ device, variant }) => ({ device, variant }))).toEqual(nine)
  expect(new Set(shots.map(({ status }) => status))).toEqual(new Set(['ready']))
})
