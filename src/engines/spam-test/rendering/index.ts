import { type Finding, noData } from '#engines/finding.ts'
import { check as accessibility } from './accessibility.ts'
import { check as darkMode } from './dark-mode.ts'
import { check as fold } from './fold.ts'
import { check as imagesOff } from './images-off.ts'
import { check as renderCost } from './render-cost.ts'
import { check as responsive } from './responsive.ts'
import type { RenderingCheck, RenderingInput } from './types.ts'

export type { RenderingCheck, RenderingInput } from './types.ts'

/** The checks that need the drawn mail, in the order of the catalog. */
export const renderingChecks: RenderingCheck[] = [
  responsive,
  darkMode,
  imagesOff,
  accessibility,
  fold,
  renderCost,
]

/**
 * Why the drawn mail cannot be judged. `pending`: it is being drawn. `disabled`: this installation draws no mails.
 * `no-browser`: no browser could be started. `failed`: the drawing failed or came too late.
 * `empty`: the mail has nothing to draw. `locked`: the plan of whoever sent it had no pictures left.
 */
export type NotRendered = 'pending' | 'disabled' | 'no-browser' | 'failed' | 'empty' | 'locked'

/** No-data for each of these checks, before the pictures are ready or in place of them. */
export function pendingRendering(reason: NotRendered): Finding[] {
  const facts: Finding['facts'] = reason === 'empty' ? { applies: false } : {}
  return renderingChecks.map(({ id }) => noData(id, reason, facts))
}

/** The findings of the drawn mail, one for each check in order. Never throws: a broken check is no-data. */
export function judgeRendering(input: RenderingInput): Finding[] {
  return renderingChecks.map((check) => {
    try {
      return check.run(input)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      return noData(check.id, 'check-failed', { reason })
    }
  })
}

/** Whether the finding of that check is made from the drawn mail. */
export function isRendered(id: string): boolean {
  return renderingChecks.some((check) => check.id === id)
}
