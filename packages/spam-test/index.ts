/**
 * Judges one received mail as inbox providers do. Open first: `run.ts`, the whole test on one screen; then one file of
 * `checks/`, `weights.ts` (points), `cap.ts` (what providers refuse), `score.ts` and
 * `ranking.ts` (what to repair first).
 */

export { offlineWorld } from './offline.ts'
export type { SpamTestReport } from './report.ts'
export { runSpamTest } from './run.ts'
export type { Session, TestWorld } from './types.ts'
export { uploaded } from './uploaded.ts'
