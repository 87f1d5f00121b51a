import { type Effect, pictureKinds, type RenderedBox } from '@postproof/engine/world'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mail } from '../context/fixture.ts'
import { renderingWords } from '../words/rendering.ts'
import { textsIn } from '../words/texts.ts'
import { box, type Drawing, expectRounded, expectWords, inputOf } from './fixture.ts'
import { judgeRendering, judgeSupport, renderingChecks } from './index.ts'
import { isRendered, pendingRendering, renderingIds } from './pending.ts'

const ids = ['responsive', 'dark_mode', 'images_off', 'accessibility', 'fold', 'render_cost']

test('the checks stand in the order of the catalog, each with words and references', () => {
  expect(renderingChecks.map(({ id }) => id)).toEqual(ids)
  expect(renderingIds).toEqual(ids)
  expect(Object.keys(renderingWords)).toEqual(ids)
  for (const { refs, title, what, why } of ids.map((id) => textsIn('en')[id]!)) {
    expect(refs.length).toBeGreaterThan(0)
    for (const { url } of refs) expect(new URL(url).protocol).toBe('https:')
    for (const words of [title, what, why]) expect(words).toMatch(/^[A-Z][^!]+$/)
  }
  expect(ids.every((id) => isRendered({ id, facts: {} }))).toBe(true)
  expect(isRendered({ id: 'image_alt', facts: {} })).toBe(false)
})

describe('before the pictures, or without them', () => {
  test.each(['pending', 'disabled', 'no-browser', 'failed', 'empty', 'locked'] as const)('%s', (reason) => {
    const findings = pendingRendering(reason)
    expect(findings.map(({ id, status, code }) => `${id} ${status} ${code}`)).toEqual(
      ids.map((id) => `${id} no-data ${reason}`),
    )
    findings.forEach(expectWords)
  })

  test('a mail of plain text does not apply to any of them', () => {
    for (const finding of judgeRendering(inputOf({}, mail()))) {
      expect(finding).toMatchObject({ status: 'no-data', code: 'no-html', facts: { applies: false } })
    }
  })

  test('without a browser all say so, and none counts as not applying', () => {
    const rendering = { browser: null, pictures: [], accessibility: null }
    for (const finding of judgeRendering(inputOf({ rendering }))) {
      expect(finding).toMatchObject({ status: 'no-data', code: 'no-browser', facts: {} })
    }
  })
})

describe('client support, where it was measured what the mail loses', () => {
  const html = `<div style="float:left;display:flex">text</div>`
  const supportOf = (effects?: Effect[]) =>
    judgeRendering(inputOf({ html, rendering: effects ? { effects } : {} })).find(
      ({ id }) => id === 'client_support',
    )

  test('nothing is lost: it is judged again and costs nothing', () => {
    const finding = supportOf([
      { slug: 'css-float', scopes: ['word'], harm: 'none' },
      { slug: 'css-display-flex', scopes: ['others', 'word'], harm: 'none' },
    ])!
    expect(finding).toMatchObject({ status: 'good', code: 'works', facts: { features: [], drawn: true } })
    expect(isRendered(finding)).toBe(true)
  })

  test('each costly feature says where its loss is from', () => {
    const finding = supportOf([{ slug: 'css-float', scopes: ['word'], harm: 'layout' }])!
    expect(finding.facts.features).toEqual([
      expect.objectContaining({ slug: 'css-display-flex', measured: false }),
      expect.objectContaining({ slug: 'css-float', measured: true }),
    ])
    const said = textsIn('en').client_support!.found(finding)
    expect(said).toContain('The loss was measured on this email for float.')
    expect(said).toContain('The loss is taken from our table for display:flex.')
  })

  test('what was not measured is not judged here: the table stands', () => {
    expect(supportOf()).toBeUndefined()
    expect(isRendered(judgeSupport(inputOf({ html }).message))).toBe(false)
  })
})

test('a picture that failed takes only its own check along', () => {
  const failed = (name: 'mobile plain' | 'desktop dark' | 'desktop images-off') =>
    judgeRendering(inputOf({ drawings: { [name]: { failure: 'timeout' } } }))
      .filter(({ status }) => status === 'no-data')
      .map(({ id }) => id)
  expect(failed('mobile plain')).toEqual(['responsive', 'fold'])
  expect(failed('desktop dark')).toEqual([])
  expect(failed('desktop images-off')).toEqual([])
})

test('no check blames the mail for what our limits cut short or another server did not deliver', () => {
  const names = pictureKinds.map(({ device, variant }) => `${device} ${variant}` as const)
  const faint = [box({ color: { r: 250, g: 250, b: 250 }, fontSize: 6, width: 3000 })]
  const every = (drawing: Drawing) => Object.fromEntries(names.map((name) => [name, drawing]))
  const judged = (drawing: Drawing) => judgeRendering(inputOf({ boxes: faint, drawings: every(drawing) }))
  expect(judged({}).some(({ status }) => status === 'bad')).toBe(true)
  const owing = (...hosts: string[]) => ({ hosts, fonts: [] })
  for (const [code, lacking] of [
    ['ours', { late: 1, bound: 0 }],
    ['ours', { late: 0, bound: 2 }],
    ['ours', { late: 1, bound: 0, undelivered: owing('img.example') }],
    ['undelivered', { late: 0, bound: 0, undelivered: owing('img.example') }],
    [
      'undelivered',
      { late: 0, bound: 0, undelivered: owing('a.example', 'b.example', 'c.example', 'd.example') },
    ],
  ] as const) {
    for (const finding of judged({ lacking })) {
      expect(finding).toMatchObject({ status: 'no-data', code })
      expectWords(finding)
    }
  }
  const named = judged({ lacking: { late: 0, bound: 0, undelivered: owing('img.example') } })
  expect(named.map(({ facts }) => facts.servers)).toEqual(named.map(() => ['img.example']))
  const fonts = { hosts: [], fonts: ['fonts.example'] }
  expect(judged({ lacking: { late: 0, bound: 0, undelivered: fonts } })).toEqual(judged({}))
  const cut = { accessibility: null, accessibilityFailure: 'timeout' as const }
  for (const failure of ['timeout', 'crashed', 'refused'] as const) {
    const input = inputOf({ drawings: every({ failure }), rendering: cut })
    expect(new Set(judgeRendering(input).map(({ code }) => code))).toEqual(new Set(['ours']))
  }
})

test('a broken check is no-data, and the others are judged', () => {
  const input = inputOf({})
  const broken = { ...input, rendering: { ...input.rendering, resources: null as never } }
  const findings = judgeRendering(broken)
  expect(findings.at(-1)).toMatchObject({ id: 'render_cost', status: 'no-data', code: 'check-failed' })
  expect(findings.slice(0, -1).every(({ code }) => code !== 'check-failed')).toBe(true)
})

const number = fc.oneof(
  fc.double(),
  fc.constantFrom(0, -1, 1, Number.NaN, Number.POSITIVE_INFINITY, 1e308, 44, 390),
)
const color = fc.option(fc.record({ r: number, g: number, b: number }))
const anyBox: fc.Arbitrary<RenderedBox> = fc.record({
  kind: fc.constantFrom('text', 'heading', 'link', 'button', 'picture'),
  box: fc.record({ x: number, y: number, width: number, height: number }),
  text: fc.string({ maxLength: 200 }),
  href: fc.option(fc.oneof(fc.webUrl(), fc.string())),
  fontSize: number,
  fontWeight: number,
  color,
  background: color,
  missing: fc.boolean(),
  line: fc.option(fc.integer({ min: 1 })),
})
const anySize = fc.record({ width: number, height: number })

test('layouts of any numbers are judged in sound facts', () => {
  fc.assert(
    fc.property(fc.array(anyBox, { maxLength: 30 }), anySize, anySize, (boxes, viewport, document) => {
      const drawing = { boxes, layout: { viewport, document } }
      const names = pictureKinds.map(({ device, variant }) => `${device} ${variant}` as const)
      const drawings = Object.fromEntries(names.map((name) => [name, drawing]))
      for (const finding of judgeRendering(inputOf({ drawings }))) {
        expect(finding.code).not.toBe('check-failed')
        expect(JSON.stringify(finding)).not.toMatch(/:null,"(?:scale|typical_size)|NaN/)
        expectRounded(finding.facts)
        expect(textsIn('en')[finding.id]!.found(finding)).not.toMatch(/NaN|Infinity|undefined/)
      }
    }),
    { numRuns: 200 },
  )
})

test('a thousand boxes are judged, and no more', () => {
  const href = (at: number) => `https://example.org/${at}`
  const boxes = Array.from({ length: 5000 }, (_, at) =>
    box({
      kind: 'link',
      href: href(at),
      y: at * 3,
      height: 3,
      text: 'x'.repeat(200),
      color: { r: 250, g: 250, b: 250 },
    }),
  )
  for (const finding of judgeRendering(inputOf({ boxes }))) {
    expect(finding.code).not.toBe('check-failed')
    expect(finding.evidence.length).toBeLessThanOrEqual(20)
    expect(JSON.stringify(finding).length).toBeLessThan(20_000)
  }
})
