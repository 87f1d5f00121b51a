import { type Finding, noData } from '@postproof/engine/finding'
import type { Device, Picture, RenderFailure, Rendering, Variant } from '@postproof/engine/world'

export type Drawn = Extract<Picture, { ok: true }>

/**
 * The picture of that device and variant as its reader sees it; null when it was not drawn, or lacks files that our own
 * limits kept from it, so that it is no evidence against the mail.
 */
export function drawn(rendering: Rendering, device: Device, variant: Variant): Drawn | null {
  const found = pictureOf(rendering, device, variant)
  return found?.ok && !isLacking(found) ? found : null
}

export const isLacking = ({ lacking }: Drawn): boolean => lacking.late + lacking.bound > 0

const pictureOf = ({ pictures }: Rendering, device: Device, variant: Variant) =>
  pictures.find((picture) => picture.device === device && picture.variant === variant)

/** What the mail itself does; all else is ours, and another try may succeed. */
const OF_THE_MAIL = new Set<RenderFailure>(['costly', 'too-large'])

export const isOurs = (failure: RenderFailure): boolean => !OF_THE_MAIL.has(failure)

/**
 * Why a check that needs this picture could not judge; the renderer's own words stay out of the report. `ours`: cut
 * short by our own limits. `failed`: the mail cannot be drawn.
 */
export function notDrawn(id: string, rendering: Rendering, device: Device, variant: Variant): Finding {
  const found = pictureOf(rendering, device, variant)
  if (found?.ok) return noData(id, 'ours', { device, variant, ...found.lacking })
  const failure = found?.failure ?? null
  if (failure === 'unavailable' || (failure === null && rendering.browser === null))
    return noData(id, 'no-browser')
  return noData(id, failure !== null && isOurs(failure) ? 'ours' : 'failed', { device, variant, failure })
}
