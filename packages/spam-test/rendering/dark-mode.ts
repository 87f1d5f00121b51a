import { unappliedDark } from '@postproof/client-support/dark-scheme'
import { bad, type Evidence, type Finding, good, noData, warning } from '@postproof/engine/finding'
import { plain } from '@postproof/engine/plain-message'
import { type CutOut, devices, type RenderedBox, type Rendering } from '@postproof/engine/world'
import type { Html } from '@postproof/message/types'
import { notApplicable } from '../content/no-data.ts'
import { listRules } from '../kind/kinds.ts'
import { drawnPlace, isText, longestFirst, quoteBox, shareOf, soundBoxes, tenths } from './boxes.ts'
import { type Contrasts, contrastsIn, type Measured, shareOfMeasured } from './dark-contrast.ts'
import { lostCutOuts, turnedLight } from './dark-pictures.ts'
import { isEnough } from './measured.ts'
import { type Drawn, drawn, notDrawn } from './pictures.ts'
import { declaredIn } from './styles.ts'
import { hiddenInDark } from './swapped.ts'
import type { RenderingInput } from './types.ts'
import { defineRenderingCheck } from './types.ts'
import { vanishedTexts } from './vanished.ts'

const id = 'dark_mode'

/** Shares of the characters that could be measured, in percent. */
const MUCH_UNREADABLE = 10
const SOME_POOR = 2
const MOST_SWAPPED = 50

/**
 * Contrast of the text in two simulated dark modes, for two families of clients: those that use the mail's own dark styles
 * or darken light grounds, and those that turn all colors over. Text that is as hard to read in the light picture is left
 * to the accessibility check: darkness did not make it so.
 */
export const check = defineRenderingCheck({
  id,
  group: 'rendering',
  points: 3,
  topic: 'dark',
  decidedBy: 'html',
  refs: [
    { label: 'WCAG 1.4.3', url: 'https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum.html' },
    {
      label: 'Can I email: prefers-color-scheme',
      url: 'https://www.caniemail.com/features/css-at-media-prefers-color-scheme/',
    },
    {
      label: 'Can I email: meta color-scheme',
      url: 'https://www.caniemail.com/features/html-meta-color-scheme/',
    },
  ],
  run(input) {
    const { message, rendering } = input
    if (!message.html) return notApplicable(id, 'no-html')
    const device = devices.find((each) => drawn(rendering, each, 'dark'))
    if (!device) return notDrawn(id, rendering, 'desktop', 'dark')
    const dark = drawn(rendering, device, 'dark')!
    const light = drawn(rendering, device, 'plain')
    const gone = light ? lostTexts(message.html, soundBoxes(light.layout), soundBoxes(dark.layout)) : []
    const contrasts = contrastsIn(rendering, dark, gone)
    if (contrasts.texts.length === 0) return notApplicable(id, 'no-text')
    if (contrasts.measured.length === 0) return noData(id, 'not-measurable', { device })
    return judge(input, dark, contrasts)
  },
})

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

/** What the clients make of it that turn all colors over; those of the light mail, so that nothing is swapped. */
type Turned = { contrasts: Contrasts; light: number; lost: CutOut[] }

function turnedOver(rendering: Rendering): Turned | null {
  const device = devices.find((each) => drawn(rendering, each, 'dark-full'))
  const full = device && drawn(rendering, device, 'dark-full')
  if (!full) return null
  const plainly = drawn(rendering, device, 'plain')
  const gone = plainly ? vanishedTexts(soundBoxes(plainly.layout), soundBoxes(full.layout)) : []
  return {
    contrasts: contrastsIn(rendering, full, gone),
    light: turnedLight(plainly, full),
    lost: lostCutOuts(plainly, full),
  }
}

function judge({ message, kind, rendering }: RenderingInput, dark: Drawn, contrasts: Contrasts): Finding {
  const declared = declaredIn(message.html!)
  const { fresh, unreadable, poor, measured, texts } = contrasts
  const full = turnedOver(rendering)
  const lost = lostCutOuts(drawn(rendering, dark.device, 'plain'), dark)
  const facts = {
    device: dark.device,
    simulated: true,
    how: dark.dark,
    lowest: lowestOf(fresh),
    unreadable_share: shareOfMeasured(unreadable, contrasts),
    poor_share: shareOfMeasured(poor, contrasts),
    lost_button: unreadable.some(({ box }) => box.kind === 'button'),
    poor_before: new Set(measured.filter((each) => !fresh.includes(each)).map(({ box }) => box)).size,
    measured_share: contrasts.share,
    texts: texts.length,
    measured_texts: contrasts.whole,
    lost_pictures: lost.length,
    ...factsOf(full),
    color_scheme: declared.colorScheme,
    dark_styles: declared.darkStyles,
  }
  const evidence = quote(poor)
  if (facts.unreadable_share >= MUCH_UNREADABLE || facts.lost_button)
    return bad(id, 'unreadable', facts, evidence)
  if (full && (facts.full_unreadable_share >= SOME_POOR || facts.full_lost_button))
    return warning(id, 'turned-over', facts, quote(full.contrasts.unreadable))
  if (lost.length > 0 || facts.full_lost_pictures > 0)
    return warning(id, 'picture-lost', facts, quoteCutOuts([...lost, ...(full?.lost ?? [])]))
  if (facts.poor_share >= SOME_POOR || unreadable.length > 0) return warning(id, 'dim', facts, evidence)
  if (!isEnough(facts.measured_share)) return noData(id, 'not-measured', facts)
  const unapplied = unappliedDark(message.html!)
  if (unapplied.length > 0) return warning(id, 'scheme-missing', facts, quoteQueries(unapplied))
  // Personal letters need not declare anything; only the owner of a template can change it.
  if (listRules(kind) === 'yes' && !declared.colorScheme && !declared.darkStyles)
    return warning(id, 'not-declared', facts)
  return good(id, 'readable', facts)
}

/** `full_light_share`: how much of the text stands on a ground that was dark and turned light. */
function factsOf(full: Turned | null) {
  const unreadable = full?.contrasts.unreadable ?? []
  return {
    full: full !== null,
    full_lowest: full && lowestOf(full.contrasts.fresh),
    full_texts: full?.contrasts.texts.length ?? 0,
    full_measured_texts: full?.contrasts.whole ?? 0,
    full_measured_share: full?.contrasts.share ?? 0,
    full_unreadable_share: full ? shareOfMeasured(unreadable, full.contrasts) : 0,
    full_lost_button: unreadable.some(({ box }) => box.kind === 'button'),
    full_light_share: full?.light ?? 0,
    full_lost_pictures: full?.lost.length ?? 0,
  }
}

const lowestOf = (measured: Measured[]): number | null =>
  measured.length === 0 ? null : tenths(measured.reduce((low, { contrast }) => Math.min(low, contrast), 21))

function quote(poor: Measured[]): Evidence[] {
  const contrasts = new Map(poor.map(({ box, contrast }) => [box, contrast]))
  return longestFirst([...contrasts.keys()])
    .slice(0, 8)
    .map((box) =>
      quoteBox(box, { code: 'evidence.contrast', facts: { contrast: tenths(contrasts.get(box)!) } }),
    )
}

const quoteQueries = (queries: ReturnType<typeof unappliedDark>): Evidence[] =>
  queries.slice(0, 8).map(({ line, what }) => ({ label: '@media', value: what, place: { in: 'html', line } }))

function quoteCutOuts(lost: CutOut[]): Evidence[] {
  const different = new Map(lost.map((each) => [`${each.line} ${each.text}`, each]))
  return [...different.values()].slice(0, 8).map(({ text, line, column, contrast }) => ({
    label: { code: 'evidence.contrast', facts: { contrast: tenths(contrast ?? 1) } },
    value: text || plain('evidence.a-picture'),
    ...drawnPlace(line, column),
  }))
}
