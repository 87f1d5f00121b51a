import { effectsOf } from '@postproof/client-support/effect'
import { type Finding, noData } from '@postproof/engine/finding'
import { check as clientSupport, judgeSupport } from '../checks/client-support.ts'
import { check as accessibility } from './accessibility.ts'
import { check as darkMode } from './dark-mode.ts'
import { check as fold } from './fold.ts'
import { check as imagesOff } from './images-off.ts'
import { check as renderCost } from './render-cost.ts'
import { check as responsive } from './responsive.ts'
import { withColumns } from './source-columns.ts'
import type { RenderingCheck, RenderingInput } from './types.ts'

export { judgeSupport } from '../checks/client-support.ts'
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

const measuredSupport: RenderingCheck = {
  ...clientSupport,
  run: ({ message, rendering }) => judgeSupport(message, effectsOf(rendering.effects ?? [])),
}

/**
 * The findings of the drawn mail, one for each check in order. Where it was measured what the mail loses, the check of client
 * support is judged again by that, as the last. Never throws: a broken check is no-data.
 */
export function judgeRendering(input: RenderingInput): Finding[] {
  const checks = input.rendering.effects ? [...renderingChecks, measuredSupport] : renderingChecks
  const placed = withColumns(input)
  return checks.map((check) => {
    try {
      return check.run(placed)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      return noData(check.id, 'check-failed', { reason })
    }
  })
}
