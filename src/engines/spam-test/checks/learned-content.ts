import { notApplicable } from '../content/no-data.ts'
import type { Check } from '../types.ts'

const id = 'learned_content'

/** The place of a learned content model. There is none yet, so nothing is judged. */
export const check: Check = { id, run: () => notApplicable(id, 'no-model') }
