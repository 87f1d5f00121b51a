import type { CallToAction } from '@postproof/attention/types'
import type { Finding } from '@postproof/engine/finding'
import { evidenceIn } from '@postproof/engine/words/evidence'
import {
  type AccessibilityIssue,
  type Device,
  type Lacking,
  type Layout,
  type Picture,
  pictureKinds,
  type RenderedBox,
  type RenderFailure,
  type Rendering,
  type Variant,
} from '@postproof/engine/world'
import { readMessage } from '@postproof/message/read'
import { expect, test } from 'vitest'
import { bytesOf, contexts, htmlMail } from '../context/fixture.ts'
import type { MailKind } from '../kind/kinds.ts'
import { textsIn } from '../words/texts.ts'
import { contrastOfBox } from './boxes.ts'
import type { AttentionFacts, RenderingCheck, RenderingInput } from './types.ts'

/** Renderings written by hand, for the tests of the checks of the drawn mail. */

export const windows: Record<Device, Layout['viewport']> = {
  desktop: { width: 1280, height: 800 },
  tablet: { width: 768, height: 1024 },
  mobile: { width: 390, height: 844 },
}

const black = { r: 0, g: 0, b: 0 }
const white = { r: 255, g: 255, b: 255 }
export const gray = (level: number) => ({ r: level, g: level, b: level })

type BoxChanges = Partial<Omit<RenderedBox, 'box'>> & Partial<RenderedBox['box']>

/** A line of black text on white, 300 by 20 px at (20, 100), with changes. */
export function box({ x = 20, y = 100, width = 300, height = 20, ...changes }: BoxChanges = {}): RenderedBox {
  return {
    kind: 'text',
    box: { x, y, width, height },
    text: 'The first frost came early to the workshop this year.',
    href: null,
    fontSize: 16,
    fontWeight: 400,
    color: black,
    background: white,
    missing: false,
    line: 7,
    ...changes,
  }
}

export const heading = (changes: BoxChanges = {}) =>
  box({
    kind: 'heading',
    text: 'A garden bench',
    fontSize: 28,
    fontWeight: 700,
    y: 40,
    height: 34,
    ...changes,
  })

export const button = (changes: BoxChanges = {}) =>
  box({
    kind: 'button',
    text: 'Read the steps',
    href: 'https://example.org/steps',
    y: 300,
    width: 160,
    height: 48,
    color: white,
    background: gray(40),
    ...changes,
  })

export const link = (changes: BoxChanges = {}) =>
  box({ kind: 'link', text: 'Our stools', href: 'https://example.org/stools', width: 80, ...changes })

export const picture = (changes: BoxChanges = {}) =>
  box({
    kind: 'picture',
    text: '',
    fontSize: 0,
    fontWeight: 0,
    color: null,
    background: null,
    width: 350,
    height: 200,
    ...changes,
  })

/** One drawn picture: its boxes, the width of its document where it is not the window's, or how it failed. */
export type Drawing = {
  boxes?: RenderedBox[]
  width?: number
  failure?: RenderFailure
  lacking?: Lacking
  layout?: Partial<Layout>
  dark?: 'own-styles' | 'inverted'
}

/** `desktop dark` and the like; all others are drawn with `boxes` as they are. */
export type Drawings = Partial<Record<`${Device} ${Variant}`, Drawing>>

export type Setting = {
  html?: string
  kind?: MailKind
  boxes?: RenderedBox[]
  drawings?: Drawings
  accessibility?: AccessibilityIssue[] | null
  rendering?: Partial<Rendering>
  heatMaps?: RenderingInput['heatMaps']
}

/** A text as it is measured where all that is said of its colors is true. */
function measured(box: RenderedBox): RenderedBox {
  if (box.kind === 'picture' || box.contrasts) return box
  return { ...box, contrasts: [{ characters: box.text.length, contrast: contrastOfBox(box) }] }
}

function draw(device: Device, variant: Variant, drawing: Drawing): Picture {
  if (drawing.failure) return { ok: false, device, variant, failure: drawing.failure, detail: '', ms: 9 }
  const viewport = windows[device]
  const width = drawing.width ?? viewport.width
  const layout: Layout = {
    viewport,
    document: { width, height: 2000 },
    content: { x: 0, y: 0, width, height: 2000 },
    direction: 'ltr',
    boxes: (drawing.boxes ?? []).map((each) => (variant.startsWith('dark') ? measured(each) : each)),
    ...drawing.layout,
  }
  const made = { dark: 'inverted', 'dark-full': 'fully-inverted' } as const
  const dark = variant in made ? (drawing.dark ?? made[variant as keyof typeof made]) : null
  const size = { width, height: 2000, scale: 1, cut: false }
  const { lacking = { late: 0, bound: 0 } } = drawing
  return {
    ok: true,
    device,
    variant,
    png: new Uint8Array(),
    ...size,
    dark,
    layout,
    lacking,
    uncovered: [],
    ms: 120,
  }
}

export const letter = '<!doctype html><html lang="en"><body><p>The first frost came early.</p></body></html>'

export function inputOf(setting: Setting = {}, source?: string): RenderingInput {
  const { boxes = [heading(), box(), button()], drawings = {} } = setting
  const pictures = pictureKinds.map(({ device, variant }) =>
    draw(device, variant, { boxes, ...drawings[`${device} ${variant}`] }),
  )
  return {
    message: readMessage(bytesOf(source ?? htmlMail(setting.html ?? letter))),
    kind: { kind: setting.kind ?? 'personal', confidence: 'chosen' },
    language: null,
    rendering: {
      browser: 'Chromium 153',
      pictures,
      accessibility: setting.accessibility === undefined ? [] : setting.accessibility,
      accessibilityFailure: null,
      resources: { asked: 3, loaded: 3, refused: 0, bytes: 90_000, broken: [] },
      ms: 900,
      ...setting.rendering,
    },
    heatMaps: setting.heatMaps ?? {},
  }
}

/** What a heat map says: elements by the y of their top with their share of attention, and the main action. */
export function attention(
  shares: [y: number, share: number][],
  action: Partial<CallToAction> | null,
): AttentionFacts {
  const callToAction: CallToAction = {
    text: 'Read the steps',
    href: 'https://example.org/steps',
    box: button().box,
    rank: 1,
    share: 0.2,
    inFirstScreen: true,
    contrast: 12,
    tapSizeEnough: true,
    outrankedBy: [],
  }
  return {
    elements: shares.map(([y, share], at) => ({
      rank: at + 1,
      kind: 'text',
      text: 'A line',
      href: null,
      box: box({ y }).box,
      share,
      low: 0,
      high: 1,
      band: 'medium',
      aboveFold: true,
    })),
    callToAction: action && { ...callToAction, ...action },
  }
}

/** Every number in a fact is finite and rounded to two decimals at most. */
export function expectRounded(value: unknown): void {
  if (typeof value === 'number') expect(Math.abs(value * 100 - Math.round(value * 100))).toBeLessThan(1e-6)
  else if (value && typeof value === 'object') Object.values(value).forEach(expectRounded)
}

/** The words of a finding: a sentence for each code, steps where something is to be done. */
export function expectWords(finding: Finding): void {
  const text = textsIn('en')[finding.id]!
  const found = text.found(finding)
  expect(found, finding.code).not.toMatch(/This was not judged\.$|NaN|\[object|undefined|null|: none|!/)
  expect(found.length, finding.code).toBeGreaterThan(10)
  const due = finding.status === 'warning' || finding.status === 'bad'
  for (const context of contexts) {
    const steps = text.fix(finding, context)
    expect(steps.length > 0, finding.code).toBe(due)
    expect(new Set(steps).size).toBe(steps.length)
  }
}

export type Row = [expected: string, setting: Setting, source?: string]

/** A picture that another server did not deliver files of. */
export const undelivered: Drawing = {
  lacking: { late: 0, bound: 0, undelivered: { hosts: ['img.example'], fonts: [] } },
}

/** One test a row: what the check must say, in sound facts and in words. */
export function describeRows(check: RenderingCheck, rows: Row[]): void {
  test.each(rows.map((row, at) => ({ at, expected: row[0], row })))('$expected ($at)', ({ row }) => {
    const [expected, setting, source] = row
    const finding = check.run(inputOf(setting, source))
    expect(`${finding.status} ${finding.code}`).toBe(expected)
    expect(finding.id).toBe(check.id)
    expectRounded(finding.facts)
    expectWords(finding)
    for (const { label, value } of finding.evidence.map((shown) => evidenceIn('en', shown))) {
      expect(label.trim()).not.toBe('')
      expect(String(value).trim()).not.toBe('')
    }
  })

  test('every code that has words is reached', () => {
    const reached = new Set(rows.map(([expected]) => expected.split(' ')[1]))
    const codes = (textsIn('en')[check.id] as unknown as { codes: string[] }).codes
    const before = ['pending', 'disabled', 'empty', 'locked']
    expect(codes.filter((code) => !before.includes(code) && !reached.has(code))).toEqual([])
  })
}
