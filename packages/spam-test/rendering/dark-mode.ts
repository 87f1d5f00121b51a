import { bad, type Finding, good, noData, warning } from '@postproof/engine/finding'
import { devices, type RenderedBox } from '@postproof/engine/world'
import type { Html } from '@postproof/message/types'
import { notApplicable } from '../content/no-data.ts'
import {
  contrastNeeded,
  contrastOfBox,
  isText,
  longestFirst,
  quoteBox,
  shareOf,
  soundBoxes,
  tenths,
} from './boxes.ts'
import { isEnough, textsWithoutGround } from './measured.ts'
import { type Drawn, drawn, notDrawn } from './pictures.ts'
import { declaredIn } from './styles.ts'
import { hiddenInDark } from './swapped.ts'
import type { RenderingCheck, RenderingInput } from './types.ts'
import { keyOf, vanishedTexts } from './vanished.ts'

const id = 'dark_mode'

/** WCAG 2.2, 1.4.3: what even large text needs. */
const UNREADABLE = 3
/** Shares of the characters that could be measured, in percent. */
const MUCH_UNREADABLE = 10
const SOME_POOR = 2
const MOST_SWAPPED = 50

type Measured = { box: RenderedBox; contrast: number }

/**
 * Contrast of the text in a simulated dark mode. Text that is as hard to read in the light picture is left to the
 * accessibility check: darkness did not make it so.
 */
export const check: RenderingCheck = {
  id,
  run(input) {
    const { message, rendering } = input
    if (!message.html) return notApplicable(id, 'no-html')
    const device = devices.find((each) => drawn(rendering, each, 'dark'))
    if (!device) return notDrawn(id, rendering, 'desktop', 'dark')
    const dark = drawn(rendering, device, 'dark')!
    const light = drawn(rendering, device, 'plain')
    const boxes = soundBoxes(dark.layout)
    const gone = light ? lostTexts(message.html, soundBoxes(light.layout), boxes) : []
    const texts = [...boxes.filter(isText), ...gone]
    if (texts.length === 0) return notApplicable(id, 'no-text')
    const unknown = new Set(textsWithoutGround(rendering, device).map(keyOf))
    const known = texts.filter((box) => !unknown.has(keyOf(box)) && !gone.includes(box))
    const measured = [...measure(known), ...gone.map((box) => ({ box, contrast: 1 }))]
    if (measured.length === 0) return noData(id, 'not-measurable', { device })
    return judge(input, dark, texts, measured)
  },
}

/** Texts of the light picture that are not in the dark one, unless the mail swaps them for others. */
function lostTexts(html: Html, before: RenderedBox[], after: RenderedBox[]): RenderedBox[] {
  const gone = vanishedTexts(before, after)
  if (gone.length === 0) return gone
  const isSwapped = hiddenInDark(html)
  const left = gone.filter((box) => !isSwapped(box))
  const texts = before.filter(isText)
  // Who hides most of the mail in the dark has to show something in its place.
  const isReplaced = after.some((box) => isText(box) && !texts.some(({ text }) => text === box.text))
  return isReplaced || shareOf(gone, texts) <= MOST_SWAPPED ? left : gone
}

function judge(
  { message, bulk, rendering }: RenderingInput,
  dark: Drawn,
  texts: RenderedBox[],
  all: Measured[],
): Finding {
  const light = poorBefore(drawn(rendering, dark.device, 'plain'))
  const fresh = all.filter(({ box }) => !light.has(keyOf(box)))
  const unreadable = fresh.filter(({ contrast }) => contrast < UNREADABLE)
  const poor = fresh.filter(({ box, contrast }) => contrast < contrastNeeded(box))
  const share = (part: Measured[]) =>
    shareOf(
      part.map(({ box }) => box),
      all.map(({ box }) => box),
    )
  const declared = declaredIn(message.html!)
  const facts = {
    device: dark.device,
    simulated: true,
    how: dark.dark,
    lowest: lowestOf(fresh),
    unreadable_share: share(unreadable),
    poor_share: share(poor),
    lost_button: unreadable.some(({ box }) => box.kind === 'button'),
    poor_before: all.length - fresh.length,
    measured_share: shareOf(
      all.map(({ box }) => box),
      texts,
    ),
    color_scheme: declared.colorScheme,
    dark_styles: declared.darkStyles,
  }
  const evidence = quote(poor)
  if (facts.unreadable_share >= MUCH_UNREADABLE || facts.lost_button)
    return bad(id, 'unreadable', facts, evidence)
  if (facts.poor_share >= SOME_POOR || unreadable.length > 0) return warning(id, 'dim', facts, evidence)
  if (!isEnough(facts.measured_share)) return noData(id, 'not-measured', facts)
  // Personal letters need not declare anything; only the owner of a template can change it.
  if (bulk && !declared.colorScheme && !declared.darkStyles) return warning(id, 'not-declared', facts)
  return good(id, 'readable', facts)
}

function measure(boxes: RenderedBox[]): Measured[] {
  return boxes.flatMap((box) => {
    const contrast = contrastOfBox(box)
    return contrast === null ? [] : [{ box, contrast }]
  })
}

/** What cannot be read well in the light picture either. */
function poorBefore(light: Drawn | null): Set<string> {
  const boxes = light ? soundBoxes(light.layout).filter(isText) : []
  return new Set(
    measure(boxes)
      .filter(({ box, contrast }) => contrast < contrastNeeded(box))
      .map(({ box }) => keyOf(box)),
  )
}

const lowestOf = (measured: Measured[]): number | null =>
  measured.length === 0 ? null : tenths(measured.reduce((low, { contrast }) => Math.min(low, contrast), 21))

function quote(poor: Measured[]) {
  const contrasts = new Map(poor.map(({ box, contrast }) => [box, contrast]))
  return longestFirst([...contrasts.keys()])
    .slice(0, 8)
    .map((box) =>
      quoteBox(box, { code: 'evidence.contrast', facts: { contrast: tenths(contrasts.get(box)!) } }),
    )
}
