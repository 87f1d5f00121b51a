import { type ActionAdvice, actionAdvice } from '@postproof/attention/action-advice'
import { CLIP_BYTES } from '@postproof/attention/screenshots/clip'
import type { Drawn, DrawnHeatMap, DrawnPicture } from '@postproof/attention/screenshots/drawn'
import type { CallToAction } from '@postproof/attention/types'
import { fitted } from '@postproof/attention/weights'
import type { Language } from '@postproof/engine/language'
import { type Device, devices, pictureKinds, type Variant } from '@postproof/engine/world'
import { type Message, message } from '@postproof/messages/message'
import { type Say, sayIn } from '@postproof/messages/say'
import { isOurs } from '@postproof/spam-test/rendering/pictures'
import type { Again, DeviceHeatMap, HeatMap, Screenshot, Screenshots } from '#contract/pictures.ts'
import type { PicturesState } from '#storage/tables.ts'
import type { Output } from '../analysis/operations.ts'

/** What was drawn of a mail and the words for it -> what the API answers and the pages show. */

export type PicturesSubject = {
  id: string
  state: PicturesState
  drawn: Drawn | null
  /** Names of the PNGs kept so far. */
  names: ReadonlySet<string>
  /** What our limits cut short, or other servers did not deliver; null where nothing is missing. `at`: not before. */
  again: { state: Again['state']; at: Date | null } | null
  /** How often it was tried to draw them. Default: once. */
  tries?: number
  /** Default: English. */
  language?: Language
}

type Part = Screenshots['status']

const parts: Record<PicturesState, Part> = {
  none: 'disabled',
  pending: 'pending',
  drawing: 'pending',
  ready: 'ready',
  failed: 'failed',
  disabled: 'disabled',
  locked: 'locked',
}

export const partOf = (state: PicturesState): Part => parts[state]

export function noteOf({
  state,
  drawn,
  language = 'en',
}: Pick<PicturesSubject, 'state' | 'drawn' | 'language'>): string | null {
  const say = sayIn(language)
  if (state === 'ready') return drawn ? null : say('pictures.none.empty')
  return state === 'pending' || state === 'drawing' ? null : say(`pictures.none.${state}`)
}

/** A picture that is drawn again has an address of its own: the one before is kept by browsers. */
export const pictureUrl = ({ id, tries = 1 }: Pick<PicturesSubject, 'id' | 'tries'>, name: string) =>
  `/api/emails/${id}/pictures/${name}.png${tries > 1 ? `?try=${tries}` : ''}`

function presentAgain({ again, drawn }: PicturesSubject): Again | null {
  if (!again) return null
  const hosts = drawn?.undelivered ?? []
  const isCut = drawn === null || drawn.pictures.some((picture) => !picture.ok && isOurs(picture.failure))
  const isOthers = again.state !== 'waiting' && hosts.length > 0 && !isCut
  return {
    state: again.state,
    at: again.at?.toISOString() ?? null,
    cause: isOthers ? 'other-servers' : 'this-server',
    hosts,
  }
}

export function presentScreenshots(subject: PicturesSubject, inbox: Output<'inbox'>): Screenshots {
  const { sender, subject: title, preview, previewSource } = inbox.line
  return {
    id: subject.id,
    status: partOf(subject.state),
    note: noteOf(subject),
    again: presentAgain(subject),
    renderer: subject.drawn?.browser ?? null,
    inbox: { sender, subject: title, preview, preview_source: previewSource },
    html_bytes: inbox.htmlBytes,
    clip_bytes: CLIP_BYTES,
    screenshots: pictureKinds
      .filter((kind) => isOffered(subject, kind))
      .map(({ device, variant }) => ({
        ...screenshotOf(subject, device, variant),
        clipped: inbox.clipped,
      })),
  }
}

/** A kind of picture that was not drawn yet when the mail was is no failure, and is left out. */
function isOffered({ drawn, state }: PicturesSubject, kind: { device: Device; variant: Variant }): boolean {
  if (!drawn || partOf(state) === 'pending') return true
  return drawn.pictures.some(({ device, variant }) => device === kind.device && variant === kind.variant)
}

function screenshotOf(
  subject: PicturesSubject,
  device: Device,
  variant: Variant,
): Omit<Screenshot, 'clipped'> {
  const name = `${device}-${variant}`
  const found = subject.drawn?.pictures.find((each) => each.device === device && each.variant === variant)
  const base = {
    device,
    variant,
    ...unmeasured,
    url: subject.names.has(name) ? pictureUrl(subject, name) : null,
  }
  if (found?.ok) return { ...base, status: 'ready', ...measuresOf(found) }
  if (found) {
    const waits = partOf(subject.state) === 'pending' && isOurs(found.failure)
    const failure = sayIn(subject.language ?? 'en')(`pictures.failed.${found.failure}`)
    return { ...base, status: waits ? 'pending' : 'failed', failure }
  }
  if (base.url) return { ...base, status: 'ready' }
  return { ...base, status: withoutPicture(subject), failure: noteOf(subject) }
}

/** What is to be said of one picture that is not there. */
function withoutPicture({ state }: PicturesSubject): 'pending' | 'failed' | 'disabled' {
  const part = partOf(state)
  return part === 'pending' || part === 'disabled' ? part : 'failed'
}

const unmeasured = {
  width: null,
  height: null,
  page_height: null,
  cut: false,
  fold: null,
  clip: null,
  overflow: null,
  dark: null,
  uncovered: [],
  content: null,
  failure: null,
  lines: [],
}

const measuresOf = (found: Extract<DrawnPicture, { ok: true }>) => ({
  width: found.width,
  height: found.height,
  page_height: found.pageHeight,
  cut: found.cut,
  fold: found.fold,
  clip: found.clip,
  overflow: found.overflow,
  dark: found.dark,
  uncovered: found.uncovered ?? [],
  content: found.content ?? null,
  lines: found.lines ?? [],
})

/** What the prediction is worth; to stand wherever a heat map is shown. */
const { ours, halfOfPeople } = fitted.figures
const disclaimer = message('heat_map.disclaimer', {
  pages: fitted.pages,
  people: fitted.people,
  auc: ours.auc,
  nss: ours.nss,
  cc: ours.cc,
  halfAuc: halfOfPeople.auc,
  halfNss: halfOfPeople.nss,
  halfCc: halfOfPeople.cc,
})

export function presentHeatMap(subject: PicturesSubject): HeatMap {
  return {
    id: subject.id,
    status: partOf(subject.state),
    note: noteOf(subject),
    again: presentAgain(subject),
    model: { name: 'log-linear with a network', version: fitted.version },
    disclaimer: sayIn(subject.language ?? 'en')(disclaimer),
    errors: fitted.blockErrors,
    devices: devices.map((device) => deviceHeatMap(subject, device)),
  }
}

function deviceHeatMap(subject: PicturesSubject, device: Device): DeviceHeatMap {
  const map = subject.drawn?.heatMaps.find((each) => each.device === device)
  const url = (name: string) => (subject.names.has(name) ? pictureUrl(subject, name) : null)
  const urls = {
    image_url: url(`${device}-plain`),
    heat_url: url(`${device}-heat`),
    focus_url: url(`${device}-focus`),
    cells_url: url(`${device}-cells`),
  }
  if (map) return { device, ...urls, ...presentMap(map, subject.language) }
  return {
    device,
    ...unmapped,
    ...urls,
    status: withoutPicture(subject),
    failure: whyNoMap(subject, device),
  }
}

const unmapped = {
  width: null,
  height: null,
  fold: null,
  first_look: [],
  elements: [],
  screenfuls: [],
  sections: [],
  regions: [],
  call_to_action: null,
}

function whyNoMap(subject: PicturesSubject, device: Device): string | null {
  const { language = 'en' } = subject
  const picture = subject.drawn?.pictures.find((each) => each.device === device && each.variant === 'plain')
  if (picture && !picture.ok) return sayIn(language)(`pictures.failed.${picture.failure}`)
  if (partOf(subject.state) === 'pending') return null
  return noteOf(subject) ?? sayIn(language)('heat_map.not_computed')
}

function presentMap(map: DrawnHeatMap, language: Language = 'en') {
  const say = sayIn(language)
  return {
    status: 'ready' as const,
    failure: null,
    width: map.width,
    height: map.height,
    fold: map.fold,
    first_look: map.firstLook.flatMap((index) => map.elements[index]?.rank ?? []),
    elements: map.elements.map(({ aboveFold, ...element }) => ({ ...element, above_fold: aboveFold })),
    ...partsOf(map),
    call_to_action: map.callToAction && presentAction(map.callToAction, actionAdvice(map), say),
  }
}

/** Screens, sections and regions; maps that were kept before these were told lack them. */
function partsOf({
  screenfuls = [],
  sections = [],
  regions = [],
  elements,
}: Omit<DrawnHeatMap, Later> & Partial<Pick<DrawnHeatMap, Later>>) {
  return {
    screenfuls,
    sections,
    regions: regions.flatMap(({ element, partOfPicture, ...region }) => {
      const picture = elements[element]
      return picture ? { ...region, picture: picture.rank, part_of_picture: partOfPicture } : []
    }),
  }
}
type Later = 'screenfuls' | 'sections' | 'regions'

const presentAction = (action: CallToAction, advice: ActionAdvice[], say: Say) => ({
  text: action.text,
  href: action.href,
  box: action.box,
  rank: action.rank,
  share: action.share,
  in_first_screen: action.inFirstScreen,
  contrast: action.contrast,
  contrast_enough: action.contrast === null ? null : action.contrast >= 4.5,
  tap_size_enough: action.tapSizeEnough,
  outranked_by: action.outrankedBy,
  advice: advice.map(({ code, facts }) => say({ code: `heat_map.advice.${code}`, facts } as Message)),
})
