import type { Clock } from '@postproof/engine/world'
import { withRendering } from '@postproof/spam-test/join'
import { pendingRendering } from '@postproof/spam-test/rendering/pending'
import type { SpamTestReport } from '@postproof/spam-test/report'
import { storable } from '@postproof/spam-test/storable'
import type { PicturesEnd } from '#storage/pictures.ts'
import type { Charge } from '#storage/usage.ts'
import type { Drawing, JudgedDrawing } from './drawing.ts'

/** How a try at the pictures of a mail ends, and when it is tried again. */

const MINUTE = 60_000
/**
 * Before each further try of what our limits cut short, in milliseconds; after the last one it is drawn again when someone
 * asks. What other servers did not deliver is final at once, and drawn again only when someone asks.
 */
export const defaultPauses = [1, 5, 30, 120, 360].map((minutes) => minutes * MINUTE)
export type PicturePauses = readonly number[]

type Pausing = { clock: Clock; pausesMs: PicturePauses }

/** With everything there is to have, or due again, or with what there is. `shown`: null without a body. */
export function endOf(
  { cut, shown }: Pick<Drawing, 'cut'> & { shown: JudgedDrawing | null },
  tries: number,
  counted: Charge[],
  pausing: Pausing,
): PicturesEnd {
  const isCut = cut !== 'nothing'
  const dueAt = cut === 'ours' ? nextTry(tries, pausing) : undefined
  const isEmpty = shown?.drawn.pictures.every(({ ok }) => !ok) ?? false
  return {
    state: dueAt ? 'pending' : isCut && isEmpty ? 'failed' : 'ready',
    cut: isCut,
    ...(dueAt && { dueAt }),
    drawn: shown && storable(shown.drawn),
    join: (report) => withRendering(report, shown?.findings ?? pendingRendering('empty')),
    charges: shown && !dueAt && !(isCut && isEmpty) ? counted : [],
    locked: withoutPictures,
  }
}

/** Nothing of this try is of use. */
export function endWithout(mayAgain: boolean, tries: number, pausing: Pausing) {
  const dueAt = mayAgain ? nextTry(tries, pausing) : undefined
  return {
    state: dueAt ? ('pending' as const) : ('failed' as const),
    cut: mayAgain,
    ...(dueAt && { dueAt }),
    drawn: null,
    join: (report: SpamTestReport) => withRendering(report, pendingRendering(dueAt ? 'ours' : 'failed')),
  }
}

export const withoutPictures = (report: SpamTestReport) => withRendering(report, pendingRendering('locked'))

function nextTry(tries: number, { clock, pausesMs }: Pausing): Date | undefined {
  const pause = pausesMs[tries - 1]
  return pause === undefined ? undefined : new Date(clock.now() + pause)
}
