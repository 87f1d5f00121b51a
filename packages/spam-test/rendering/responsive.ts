import { bad, type Evidence, type Finding, good, warning } from '@postproof/engine/finding'
import { plain } from '@postproof/engine/plain-message'
import type { Device, Layout, RenderedBox } from '@postproof/engine/world'
import { notApplicable } from '../content/no-data.ts'
import {
  longestFirst,
  quoteBox,
  shareOf,
  soundBoxes,
  sumOfCharacters,
  tenths,
  typicalSize,
  wholePx,
} from './boxes.ts'
import { cutOff } from './cut-off.ts'
import { type Drawn, drawn, notDrawn } from './pictures.ts'
import { bodyText } from './small-print.ts'
import { type Declared, declaredIn } from './styles.ts'
import { tapTargets } from './tap-targets.ts'
import { defineRenderingCheck } from './types.ts'
import { isWide, scaleOf, TOLERANCE } from './width.ts'

const id = 'responsive'

/** Gmail's apps and Apple Mail shrink a wide mail to the phone; text below this size cannot be read without zooming. */
const LEAST_SCALE = 0.5

const READABLE = 14
const TINY = 12
/** Shares of the text's characters, in percent. */
const MUCH_TINY = 40
const SOME_TINY = 15
const MUCH_SMALL = 50
/** Characters below which sizes say nothing. */
const ENOUGH_TEXT = 20

type Problem = { code: string; bad: boolean; evidence: Evidence[] }

/** How the mail fits a phone, a tablet and a desktop, how large its text is, and what a thumb has to hit. */
export const check = defineRenderingCheck({
  id,
  group: 'rendering',
  points: 5,
  topic: 'phone',
  decidedBy: 'html',
  refs: [
    { label: 'WCAG 1.4.10', url: 'https://www.w3.org/WAI/WCAG22/Understanding/reflow.html' },
    { label: 'WCAG 2.5.8', url: 'https://www.w3.org/WAI/WCAG22/Understanding/target-size-minimum.html' },
    { label: 'Can I email: @media', url: 'https://www.caniemail.com/features/css-at-media/' },
    { label: 'Google: CSS in Gmail', url: 'https://developers.google.com/workspace/gmail/design/css' },
  ],
  run({ message, rendering }) {
    if (!message.html) return notApplicable(id, 'no-html')
    const phone = drawn(rendering, 'mobile', 'plain')
    if (!phone) return notDrawn(id, rendering, 'mobile', 'plain')
    const desktop = drawn(rendering, 'desktop', 'plain')
    const tablet = drawn(rendering, 'tablet', 'plain')
    const boxes = soundBoxes(phone.layout)
    const width = widthProblems(phone, desktop, tablet, boxes)
    const text = textProblems(boxes)
    const tap = tapProblems(boxes)
    const cut = desktop ? cutOff(soundBoxes(desktop.layout), boxes, message.html) : []
    const problems = [...width.problems, ...cutProblems(cut), ...text.problems, ...tap.problems]
    const facts = {
      ...width.facts,
      ...text.facts,
      effective_size: tenths(text.facts.typical_size * width.facts.scale),
      ...tap.facts,
      cut_off: cut.length,
      ...declarations(declaredIn(message.html)),
      problems: problems.map(({ code }) => code),
    }
    return verdict(problems, facts)
  },
})

function verdict(problems: Problem[], facts: Finding['facts']): Finding {
  const worst = problems.find((problem) => problem.bad) ?? problems[0]
  if (!worst) return good(id, 'fits', facts)
  const evidence = problems.flatMap((problem) => problem.evidence).slice(0, 20)
  return (worst.bad ? bad : warning)(id, worst.code, facts, evidence)
}

function cutProblems(cut: RenderedBox[]): Problem[] {
  if (cut.length === 0) return []
  const evidence = cut.slice(0, 5).map((box) => quoteBox(box, plain('evidence.cut-off')))
  return [{ code: 'cut-off', bad: true, evidence }]
}

const declarations = ({ viewport, mediaQueries }: Declared) => ({
  viewport_meta: viewport,
  media_queries: mediaQueries,
})

/** A wide page counts by how much a phone must shrink it; on a desktop nothing shrinks it. */
function widthProblems(phone: Drawn, desktop: Drawn | null, tablet: Drawn | null, boxes: RenderedBox[]) {
  const devices: [Device, Drawn | null][] = [
    ['desktop', desktop],
    ['tablet', tablet],
    ['mobile', phone],
  ]
  const wideOn = devices.filter(([, picture]) => picture && isWide(picture.layout)).map(([device]) => device)
  const scale = scaleOf(phone.layout)
  const facts = {
    phone_window: wholePx(phone.layout.viewport.width),
    phone_width: wholePx(phone.layout.document.width),
    tablet_width: tablet && wholePx(tablet.layout.document.width),
    desktop_width: desktop && wholePx(desktop.layout.document.width),
    wide_on: wideOn,
    scale: Math.round(scale * 100) / 100,
    not_drawn: devices.filter(([, picture]) => !picture).map(([device]) => device),
  }
  const evidence = widest(phone.layout, boxes)
  if (wideOn.includes('desktop') || scale < LEAST_SCALE)
    return { facts, problems: [{ code: 'overflow', bad: true, evidence }] }
  const problems: Problem[] = wideOn.length > 0 ? [{ code: 'shrunk', bad: false, evidence }] : []
  return { facts, problems }
}

function widest({ viewport }: Layout, boxes: RenderedBox[]): Evidence[] {
  const end = ({ box }: RenderedBox) => box.x + box.width
  return boxes
    .filter((box) => end(box) > viewport.width + TOLERANCE)
    .sort((a, b) => end(b) - end(a))
    .slice(0, 5)
    .map((box) => quoteBox(box, { code: 'evidence.ends-at', facts: { px: wholePx(end(box)) } }))
}

function textProblems(boxes: RenderedBox[]) {
  const body = bodyText(boxes)
  const smaller = (limit: number) => body.filter(({ fontSize }) => tenths(fontSize) < limit)
  const tiny = smaller(TINY)
  const small = smaller(READABLE)
  const enough = sumOfCharacters(body) >= ENOUGH_TEXT
  const facts = {
    typical_size: enough ? tenths(typicalSize(body)) : 0,
    tiny_share: shareOf(tiny, body),
    small_share: shareOf(small, body),
  }
  const evidence = longestFirst(small)
    .slice(0, 5)
    .map((box) => quoteBox(box, { code: 'evidence.text-size', facts: { px: tenths(box.fontSize) } }))
  const problems: Problem[] = []
  if (!enough) return { facts, problems }
  if (facts.tiny_share >= MUCH_TINY) problems.push({ code: 'tiny-text', bad: true, evidence })
  else if (facts.tiny_share >= SOME_TINY || facts.small_share >= MUCH_SMALL)
    problems.push({ code: 'small-text', bad: false, evidence })
  return { facts, problems }
}

function tapProblems(boxes: RenderedBox[]) {
  const { targets, small, crowded } = tapTargets(boxes)
  const size = ({ box }: RenderedBox) => ({ width: wholePx(box.width), height: wholePx(box.height) })
  const evidence = [
    ...small.slice(0, 5).map((box) => quoteBox(box, { code: 'evidence.button-size', facts: size(box) })),
    ...crowded.slice(0, 5).map((box) => quoteBox(box, { code: 'evidence.link-size', facts: size(box) })),
  ]
  const facts = { targets, small_buttons: small.length, crowded_links: crowded.length }
  const problems: Problem[] =
    small.length + crowded.length > 0 ? [{ code: 'small-targets', bad: false, evidence }] : []
  return { facts, problems }
}
