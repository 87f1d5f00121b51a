import { type Finding, noData } from '#engines/finding.ts'
import type { Device, Picture, Rendering, Variant } from '#engines/world.ts'

export type Drawn = Extract<Picture, { ok: true }>

/** The picture of that device and variant; null when it was not drawn. */
export function drawn(rendering: Rendering, device: Device, variant: Variant): Drawn | null {
  const found = pictureOf(rendering, device, variant)
  return found?.ok ? found : null
}

const pictureOf = ({ pictures }: Rendering, device: Device, variant: Variant) =>
  pictures.find((picture) => picture.device === device && picture.variant === variant)

/** Why a check that needs this picture could not judge; the renderer's own words stay out of the report. */
export function notDrawn(id: string, rendering: Rendering, device: Device, variant: Variant): Finding {
  const found = pictureOf(rendering, device, variant)
  const failure = found && !found.ok ? found.failure : null
  if (failure === 'unavailable' || (failure === null && rendering.browser === null))
    return noData(id, 'no-browser')
  return noData(id, 'failed', { device, variant, failure })
}
