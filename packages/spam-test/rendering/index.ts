import { type Finding, noData } from '@postproof/engine/finding'
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
