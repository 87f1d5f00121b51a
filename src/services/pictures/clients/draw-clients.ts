import { causeOf, compareLayouts } from '@postproof/client-support/differences'
import {
  type Device,
  devices,
  type MailDocument,
  type MailRenderer,
  type Picture,
  variants,
} from '@postproof/engine/world'
import { isOurs } from '@postproof/spam-test/rendering/pictures'
import type { ClientDocument } from '../../analysis/client-document.ts'
import type { MailReader } from '../../analysis/reader.ts'
import type { Made } from '../drawing.ts'
import {
  type ClientPart,
  drawnClients,
  type Marked,
  nameOf,
  referenceDevices,
  type Size,
} from './client-picture.ts'

/** Differences that can be told apart on one picture. */
const MOST_MARKS = 60

type Drawn = { picture: Picture; browser: string | null }
type Options = {
  signal: AbortSignal
  /** Names of what is kept already. */
  kept: ReadonlySet<string>
  /** What limits of ours kept from being drawn is told too: nothing tries once more. */
  last: boolean
  onMade(made: Made): Promise<void>
}

/**
 * Draws a mail as each client shows it, one after another, and compares each with the mail as sent on the same device.
 * What limits of ours kept from being drawn is not made, but for the last try. `whole`: nothing is left to be made.
 */
export async function drawClients(
  read: MailReader,
  renderer: MailRenderer,
  { signal, kept, last, onMade }: Options,
): Promise<'whole' | 'cut' | 'no-html'> {
  const document = await read('document', undefined)
  if (!document) return 'no-html'
  let outcome: 'whole' | 'cut' = 'whole'
  for (const device of referenceDevices) {
    const waiting = drawnClients.filter((each) => each.device === device && !kept.has(nameOf(each.client)))
    if (waiting.length === 0) continue
    const reference = await drawOne(renderer, document, device, signal)
    for (const { client } of waiting) {
      if (signal.aborted) return 'cut'
      const rewritten = await read('clientDocument', client)
      if (!rewritten) return 'no-html'
      const drawn = await drawOne(renderer, { ...document, html: rewritten.html }, device, signal)
      const settled = [reference.picture, drawn.picture].every(isSettled)
      if (!settled) outcome = 'cut'
      if (signal.aborted || (!settled && !last)) continue
      const png = drawn.picture.ok ? { png: drawn.picture.png } : {}
      await onMade({ name: nameOf(client), ...png, part: partOf(rewritten, reference, drawn) })
    }
  }
  return outcome
}

/** Without what limits of ours kept from it: another try may give more. */
const isSettled = (picture: Picture): boolean => picture.ok || !isOurs(picture.failure)

async function drawOne(
  renderer: MailRenderer,
  document: MailDocument,
  device: Device,
  signal: AbortSignal,
): Promise<Drawn> {
  const without = new Set(devices.flatMap((each) => variants.map((variant) => `${each}-${variant}`)))
  without.delete(`${device}-plain`)
  const { pictures, browser } = await renderer.render(document, signal, undefined, {
    without,
    pictureAlone: true,
  })
  return { picture: pictures[0]!, browser }
}

function partOf(rewritten: ClientDocument, reference: Drawn, { picture, browser }: Drawn): ClientPart {
  const { approximate, clippedAt, changes } = rewritten
  const differences =
    reference.picture.ok && picture.ok ? compareLayouts(reference.picture.layout, picture.layout) : []
  const marks: Marked[] = differences
    .filter(({ reference: one, drawn }) => isInside(one, reference.picture) || isInside(drawn, picture))
    .slice(0, MOST_MARKS)
    .map((difference) => ({ ...difference, cause: causeOf(difference, changes) }))
  return {
    approximate,
    clippedAt,
    changes: changes.map(({ reach: _, ...change }) => change),
    picture: picture.ok ? { ok: true, browser, ...sizeOf(picture) } : { ok: false, failure: picture.failure },
    reference: reference.picture.ok ? sizeOf(reference.picture) : null,
    marks,
    differences: differences.length,
  }
}

/** What lies below where the picture is cut cannot be marked. */
const isInside = (box: Marked['drawn'], picture: Picture): boolean =>
  box !== null && picture.ok && box.y < picture.height

const sizeOf = ({ width, height, cut, layout }: Extract<Picture, { ok: true }>): Size => ({
  width,
  height,
  cut,
  pageHeight: layout.document.height,
})
