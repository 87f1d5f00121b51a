/**
 * Repairs of the HTML of a mail, as edits of its text: alternative text, language, title, comments, https, contrast, and
 * in `clients/` faults of one mail client each. Open first: `find.ts`, then `prove.ts`, by which none makes things worse.
 */

export { findSourceRepairs, type SourceRepairs } from './find.ts'
export { secureBy } from './https.ts'
export { applyEdits } from './prove.ts'
export type { Repair, RepairKind, SourceEdit, Withheld, WithheldReason } from './types.ts'
export { repairKinds } from './types.ts'
