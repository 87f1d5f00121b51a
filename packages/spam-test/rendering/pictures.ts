import { type Finding, noData } from '@postproof/engine/finding'
import type { Device, Picture, RenderFailure, Rendering, Variant } from '@postproof/engine/world'

export type Drawn = Extract<Picture, { ok: true }>

/**
 * The picture of that device and variant as its reader sees it; null when it was not drawn, or lacks files that our own limits
 * or other servers kept from it, so that it is no evidence for or against the mail. Fonts are no such files.
 */
export function drawn(rendering: Rendering, device: Device, variant: Variant): Drawn | null {
  const found = pictureOf(rendering, device, variant)
  return found?.ok && !isLacking(found) ? found : null
}

export const isLacking = (picture: Drawn): boolean => isCut(picture) || undeliveredBy(picture).length > 0

const isCut = ({ lacking }: Drawn): boolean => lacking.late + lacking.bound > 0

/** The hosts that did not deliver what a reader would see in this picture. */
const undeliveredBy = ({ lacking }: Drawn): string[] => lacking.undelivered?.hosts ?? []

const pictureOf = ({ pictures }: Rendering, device: Device, variant: Variant) =>
  pictures.find((picture) => picture.device === device && picture.variant === variant)

/** What the mail itself does; all else is ours, and another try may succeed. */
const OF_THE_MAIL = new Set<RenderFailure>(['costly', 'too-large'])

export const isOurs = (failure: RenderFailure): boolean => !OF_THE_MAIL.has(failure)

/** Why a check could not judge by this picture, which lacks files. `undelivered`: other servers alone are to blame. */
export function lackingFiles(id: string, picture: Drawn, facts: Finding['facts']): Finding {
  const { late, bound } = picture.lacking
  return isCut(picture)
    ? noData(id, 'ours', { ...facts, late, bound })
    : noData(id, 'undelivered', { ...facts, servers: undeliveredBy(picture).slice(0, MOST_SERVERS) })
}

const MOST_SERVERS = 3

/**
 * Why a check that needs this picture could not judge; the renderer's own words stay out of the report. `ours`: cut
 * short by our own limits. `failed`: the mail cannot be drawn.
 */
export function notDrawn(id: string, rendering: Rendering, device: Device, variant: Variant): Finding {
  const found = pictureOf(rendering, device, variant)
  if (found?.ok) return lackingFiles(id, found, { device, variant })
  const failure = found?.failure ?? null
  if (failure === 'unavailable' || (failure === null && rendering.browser === null))
    return noData(id, 'no-browser')
  return noData(id, failure !== null && isOurs(failure) ? 'ours' : 'failed', { device, variant, failure })
}
