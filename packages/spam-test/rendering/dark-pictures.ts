import type { CutOut, RenderedBox } from '@postproof/engine/world'
import { contrastOf } from '@postproof/message/contrast'
import { hex, isText, shareOf, soundBoxes } from './boxes.ts'
import type { Drawn } from './pictures.ts'
import { keyOf as keyOfBox } from './vanished.ts'

/** What happens to grounds and to pictures without a ground of their own, in one dark picture beside the light one. */

/** Black on #333 has 1.66, and is made out by those who know that it is there; above the other one it surely was seen. */
const LOST = 1.7
const SEEN = 2.5

/** Pictures with a transparent ground that are seen in the light and not in the dark. */
export function lostCutOuts(light: Drawn | null, dark: Drawn | null): CutOut[] {
  const before = new Map((light?.layout.cutOuts ?? []).map((each) => [keyOf(each), each]))
  return (dark?.layout.cutOuts ?? []).filter((each) => {
    const seen = before.get(keyOf(each))?.contrast ?? 0
    return seen >= SEEN && each.contrast !== null && each.contrast < LOST
  })
}

const keyOf = ({ line, text, width, height }: CutOut): string => `${line} ${width} ${height} ${text}`

/** Against black this is mid-gray: a darker ground is dark, a lighter one light. */
const MIDDLE = 4.6

/** Share of the text that stands on a dark ground in the light picture and on a light one in the dark, percent. */
export function turnedLight(light: Drawn | null, dark: Drawn): number {
  const texts = light ? soundBoxes(light.layout).filter(isText) : []
  const before = new Map(texts.map((box) => [keyOfBox(box), box]))
  const after = soundBoxes(dark.layout).filter(isText)
  const turned = after.filter((box) => isLight(box) === true && isLight(before.get(keyOfBox(box))) === false)
  return shareOf(turned, after)
}

function isLight(box: RenderedBox | undefined): boolean | undefined {
  const contrast = box?.background ? contrastOf(hex(box.background), '#000000') : null
  return contrast === null ? undefined : contrast > MIDDLE
}
