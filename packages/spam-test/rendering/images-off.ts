import { bad, type Evidence, type Finding, good, warning } from '@postproof/engine/finding'
import { plain } from '@postproof/engine/plain-message'
import { type Device, devices, type RenderedBox, type Rendering } from '@postproof/engine/world'
import { findUnsubscribeWord, findViewOnlineWord, saysUnsubscribe } from '@postproof/message/word-lists'
import { notApplicable } from '../content/no-data.ts'
import { areaOf, isText, quoteBox, shareOf, soundBoxes, sumOfCharacters } from './boxes.ts'
import { isFaint } from './measured.ts'
import { type Drawn, drawn, notDrawn } from './pictures.ts'
import { defineRenderingCheck } from './types.ts'
import { keyOf, vanishedTexts } from './vanished.ts'

const id = 'images_off'

/** Smaller pictures are rules, spacers and icons. */
const SMALLEST_SIDE = 16
const NOTHING = 20
const ENOUGH_TEXT = 200
/** Shares of area, or of characters, in percent. */
const HEAVY = 60
const MOSTLY = 80
const HALF = 50
const SOME_LOST = 5
/** Linked pictures over so much of the mail are what it wants clicked. */
const MAIN = 30

/** What is left to read and to do while a mail program shows no pictures. */
export const check = defineRenderingCheck({
  id,
  group: 'rendering',
  points: 4,
  topic: 'images',
  decidedBy: 'html',
  refs: [
    { label: 'WCAG 1.1.1', url: 'https://www.w3.org/WAI/WCAG22/Understanding/non-text-content.html' },
    { label: 'WCAG 1.4.5', url: 'https://www.w3.org/WAI/WCAG22/Understanding/images-of-text.html' },
  ],
  run({ message, rendering }) {
    if (!message.html) return notApplicable(id, 'no-html')
    const device = devices.find((each) => pair(rendering, each))
    const both = device && pair(rendering, device)
    if (!both) {
      const missing = drawn(rendering, 'desktop', 'plain') ? 'images-off' : 'plain'
      return notDrawn(id, rendering, 'desktop', missing)
    }
    return judge(both.plain, both.off)
  },
})

function pair(rendering: Rendering, device: Device): { plain: Drawn; off: Drawn } | null {
  const plain = drawn(rendering, device, 'plain')
  const off = drawn(rendering, device, 'images-off')
  return plain && off && { plain, off }
}

function judge(plain: Drawn, off: Drawn): Finding {
  const before = soundBoxes(plain.layout)
  const after = soundBoxes(off.layout)
  const pictures = before.filter(isPicture)
  const lost = lostTexts(before, after)
  if (pictures.length === 0 && lost.length === 0) return good(id, 'no-pictures', { device: plain.device })
  const shown = pictures.filter((picture) => !isBackground(picture, before))
  const blank = shown.filter(({ text }) => text.trim() === '')
  const kept = after.filter((box) => isText(box) && !lost.includes(box))
  const facts = {
    device: plain.device,
    pictures: pictures.length,
    backgrounds: pictures.length - shown.length,
    without_alt: blank.length,
    characters: sumOfCharacters(kept),
    alt_characters: pictures.reduce((sum, { text }) => sum + text.trim().length, 0),
    picture_share: percent(areas(shown), areas(shown) + areas(before.filter(isText))),
    blank_share: percent(areas(blank), areas(shown)),
    lost_share: shareOf(lost, [...kept, ...lost]),
    main_lost_share: mainLostShare(before, shown),
    actions_before: before.filter(isAction).length,
    actions_after: after.filter((box) => isAction(box) && box.text.trim() !== '' && !lost.includes(box))
      .length,
  }
  return verdict(facts, evidenceOf(lost, blank))
}

type Facts = Record<
  | 'characters'
  | 'alt_characters'
  | 'picture_share'
  | 'blank_share'
  | 'lost_share'
  | 'main_lost_share'
  | 'actions_before'
  | 'actions_after',
  number
> &
  Finding['facts']

function verdict(facts: Facts, evidence: Evidence[]): Finding {
  const pictured = facts.picture_share >= HEAVY && facts.characters < ENOUGH_TEXT
  const blank = facts.blank_share >= HALF
  if (facts.characters + facts.alt_characters < NOTHING) return bad(id, 'nothing', facts, evidence)
  if (facts.lost_share >= HALF || (pictured && blank && facts.picture_share >= MOSTLY))
    return bad(id, 'mostly-lost', facts, evidence)
  if (facts.lost_share >= SOME_LOST) return warning(id, 'text-lost', facts, evidence)
  if (facts.actions_before > 0 && facts.actions_after === 0)
    return warning(id, 'action-lost', facts, evidence)
  if (facts.main_lost_share >= MAIN) return warning(id, 'main-action-lost', facts, evidence)
  if (pictured) return warning(id, blank ? 'partly' : 'alt-only', facts, evidence)
  return good(id, 'readable', facts)
}

const isPicture = ({ kind, box }: RenderedBox): boolean =>
  kind === 'picture' && box.width >= SMALLEST_SIDE && box.height >= SMALLEST_SIDE

/** Text stands on it: it says nothing itself. */
function isBackground({ box, text }: RenderedBox, boxes: RenderedBox[]): boolean {
  if (text.trim() !== '') return false
  const right = box.x + box.width
  const bottom = box.y + box.height
  return boxes.some((other) => {
    const x = other.box.x + other.box.width / 2
    const y = other.box.y + other.box.height / 2
    return isText(other) && x > box.x && x < right && y > box.y && y < bottom
  })
}

const areas = (boxes: RenderedBox[]): number => boxes.reduce((sum, box) => sum + areaOf(box), 0)

const percent = (part: number, whole: number): number => (whole > 0 ? Math.round((100 * part) / whole) : 0)

/** Something to do, other than to leave the list or to read the mail elsewhere. */
function isAction({ href, text, kind }: RenderedBox): boolean {
  if (href === null || kind === 'text' || !/^https?:/i.test(href)) return false
  return !saysUnsubscribe(href) && !findUnsubscribeWord(text) && !findViewOnlineWord(text)
}

/**
 * Area of linked pictures without words, in percent of all that is shown; 0 where a button or a linked picture with
 * words leads on in their place.
 */
function mainLostShare(boxes: RenderedBox[], shown: RenderedBox[]): number {
  const actions = boxes.filter(isAction)
  const linked = shown.filter(isAction)
  if (actions.some(({ kind }) => kind === 'button') || linked.some(({ text }) => text.trim() !== '')) return 0
  return percent(areas(linked), areas(shown) + areas(boxes.filter(isText)))
}

/** Texts that vanish into the ground once the picture behind them is gone; hidden ones were never seen. */
function lostTexts(before: RenderedBox[], after: RenderedBox[]): RenderedBox[] {
  const gone = vanishedTexts(before, after).filter(({ background }) => background === null)
  const faint = after.filter((box) => isText(box) && isFaint(box))
  const hidden = new Set(before.filter((box) => isText(box) && isFaint(box)).map(keyOf))
  return [...gone, ...faint.filter((box) => !hidden.has(keyOf(box)))]
}

function evidenceOf(lost: RenderedBox[], blank: RenderedBox[]): Evidence[] {
  const largest = [...blank].sort((a, b) => areaOf(b) - areaOf(a))
  return [
    ...lost.slice(0, 5).map((box) => quoteBox(box, plain('evidence.unreadable-without-background'))),
    ...largest.slice(0, 5).map((box) => quoteBox(box, plain('evidence.no-alternative'))),
  ]
}
