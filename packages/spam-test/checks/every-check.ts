import type { CheckFacts } from '../define-check.ts'
import { renderingChecks } from '../rendering/index.ts'
import { checks } from './index.ts'

/** The checks of the mail and those of the drawn mail, in the order of reports. */
export const everyCheck: CheckFacts[] = [...checks, ...renderingChecks]
