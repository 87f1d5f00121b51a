import type { DrawnHeatMap } from '@postproof/attention/screenshots/drawn'
import {
  type Device,
  devices,
  type Effect,
  type Picture,
  pictureKinds,
  type Rendering,
  type Variant,
} from '@postproof/engine/world'
import { isOurs } from '@postproof/spam-test/rendering/pictures'

/**
 * What was drawn of one mail in all tries so far, without the PNGs: what a try draws is added, and stays when it is cut
 * short. Each part has a name under which it is kept: `desktop-plain`, `desktop-heat`, `accessibility`, `whole`, `effects`.
 */
export type Parts = {
  pictures: Map<string, Picture>
  heatMaps: Map<Device, DrawnHeatMap>
  /** Undefined until axe-core has ended. */
  accessibility: Accessibility | undefined
  whole: Whole | undefined
  /** Undefined until it was measured what the mail loses without single features. */
  effects: Effect[] | undefined
}
type Accessibility = Pick<Rendering, 'accessibility' | 'accessibilityFailure'>
type Whole = Pick<Rendering, 'browser' | 'resources'>

const nameOf = (device: Device, variant: Variant): string => `${device}-${variant}`

/** As they were kept, by name. */
export function readParts(kept: ReadonlyMap<string, unknown>): Parts {
  const pictures = new Map<string, Picture>()
  const heatMaps = new Map<Device, DrawnHeatMap>()
  for (const device of devices) {
    const map = kept.get(`${device}-heat`)
    if (map) heatMaps.set(device, map as DrawnHeatMap)
  }
  for (const { device, variant } of pictureKinds) {
    const name = nameOf(device, variant)
    const part = kept.get(name)
    if (part) pictures.set(name, { ...(part as Picture), ...none })
  }
  const accessibility = kept.get('accessibility') as Accessibility | undefined
  return {
    pictures,
    heatMaps,
    accessibility,
    whole: kept.get('whole') as Whole | undefined,
    effects: kept.get('effects') as Effect[] | undefined,
  }
}

const none = { png: new Uint8Array() }

/** A picture as it is kept beside its PNG. */
export function partOfPicture(picture: Picture): NonNullable<unknown> {
  if (!picture.ok) return picture
  const { png, ...part } = picture
  return part
}

/** Whether our limits kept nothing from it: it is as whole as other servers let it be, or the mail itself is to blame. */
export const isFinal = (picture: Picture | undefined): boolean =>
  picture !== undefined && (picture.ok ? picture.lacking.late === 0 : !isOurs(picture.failure))

/** Whether another try would not draw it better, not even once all servers deliver. */
export const isSettled = (picture: Picture | undefined): boolean =>
  isFinal(picture) && !(picture?.ok && picture.lacking.undelivered)

/**
 * The pictures that are settled. What axe-core has not seen is drawn again with the desktop as sent, on which
 * it runs; and so is a picture whose heat map is missing.
 */
export function settledNames(
  { pictures, heatMaps, accessibility }: Parts,
  settled: (picture: Picture | undefined) => boolean = isSettled,
): Set<string> {
  const isDone = (name: string, device: Device, variant: Variant) => {
    const picture = pictures.get(name)
    if (!settled(picture)) return false
    if (variant !== 'plain' || !picture?.ok) return true
    return heatMaps.has(device) && (device !== 'desktop' || accessibility !== undefined)
  }
  const done = pictureKinds.filter(({ device, variant }) => isDone(nameOf(device, variant), device, variant))
  return new Set(done.map(({ device, variant }) => nameOf(device, variant)))
}

/** Takes the new picture, unless it is worse than the one there is. */
export function addPicture({ pictures, heatMaps }: Parts, picture: Picture): boolean {
  const name = nameOf(picture.device, picture.variant)
  if (!picture.ok && pictures.get(name)?.ok) return false
  pictures.set(name, picture)
  if (picture.variant === 'plain') heatMaps.delete(picture.device)
  return true
}

/** How a try ended for the mail as a whole: the more of its files were had, the truer. */
export function addWhole(parts: Parts, { browser, resources, ...rendering }: Rendering): void {
  const { accessibility, accessibilityFailure, effects } = rendering
  if (effects) parts.effects = effects
  if (accessibility || (accessibilityFailure && !isOurs(accessibilityFailure)))
    parts.accessibility = { accessibility, accessibilityFailure }
  const before = parts.whole
  if (!before || resources.loaded >= before.resources.loaded) {
    parts.whole = { browser: browser ?? before?.browser ?? null, resources }
  }
}

/** All that is known, as if it had been drawn at once. What no try came to is `timeout`: we did not come to it. */
export function renderingOf({ pictures, accessibility, whole, effects }: Parts): Rendering {
  const all = pictureKinds.map(
    ({ device, variant }): Picture =>
      pictures.get(nameOf(device, variant)) ?? {
        ok: false,
        device,
        variant,
        failure: 'timeout',
        detail: '',
        ms: 0,
      },
  )
  return {
    browser: whole?.browser ?? null,
    resources: whole?.resources ?? { asked: 0, loaded: 0, refused: 0, bytes: 0, broken: [] },
    pictures: all,
    ...(accessibility ?? { accessibility: null, accessibilityFailure: 'timeout' }),
    ...(effects && { effects }),
    ms: all.reduce((sum, { ms }) => sum + ms, 0),
  }
}

/** The servers that did not deliver files of the mail, each once; at most 20. */
export function undeliveredBy({ pictures }: Parts): string[] {
  const all = [...pictures.values()].flatMap((picture) =>
    picture.ok && picture.lacking.undelivered ? [picture.lacking.undelivered] : [],
  )
  return [...new Set(all.flatMap(({ hosts, fonts }) => [...hosts, ...fonts]))].slice(0, MOST_HOSTS)
}

const MOST_HOSTS = 20
