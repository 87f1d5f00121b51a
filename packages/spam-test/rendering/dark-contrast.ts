import type { RenderedBox, Rendering } from '@postproof/engine/world'
import { contrastNeeded, contrastOfBox, isText, shareOf, soundBoxes } from './boxes.ts'
import { textsWithoutGround } from './measured.ts'
import { type Drawn, drawn } from './pictures.ts'
import { keyOf } from './vanished.ts'

/** Reading a dark picture: the contrast of its text, less what is as hard to read in the light. */

/** WCAG 2.2, 1.4.3: what even large text needs. */
const UNREADABLE = 3

export type Measured = { box: RenderedBox; contrast: number }

export type Contrasts = {
  /** All texts, measured or not. */
  texts: RenderedBox[]
  measured: Measured[]
  /** Those that are readable in the light picture. */
  fresh: Measured[]
  unreadable: Measured[]
  /** Below what their size needs. */
  poor: Measured[]
}

/** `gone`: texts of the light picture that are lost in the dark one. */
export function contrastsIn(rendering: Rendering, dark: Drawn, gone: RenderedBox[]): Contrasts {
  const texts = [...soundBoxes(dark.layout).filter(isText), ...gone]
  const unknown = new Set(textsWithoutGround(rendering, dark.device).map(keyOf))
  const known = texts.filter((box) => !unknown.has(keyOf(box)) && !gone.includes(box))
  const measured = [...measure(known), ...gone.map((box) => ({ box, contrast: 1 }))]
  const light = poorBefore(drawn(rendering, dark.device, 'plain'))
  const fresh = measured.filter(({ box }) => !light.has(keyOf(box)))
  return {
    texts,
    measured,
    fresh,
    unreadable: fresh.filter(({ contrast }) => contrast < UNREADABLE),
    poor: fresh.filter(({ box, contrast }) => contrast < contrastNeeded(box)),
  }
}

/** In percent of all characters that were measured. */
export const shareOfMeasured = (part: Measured[], { measured }: Contrasts): number =>
  shareOf(
    part.map(({ box }) => box),
    measured.map(({ box }) => box),
  )

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
