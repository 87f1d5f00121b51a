import type { CheckGroup } from './types.ts'
import { groups } from './weights.ts'

/** The way of a spam test, in order. */
export type StepId = 'read' | 'authenticate' | CheckGroup | 'score'
export const stepIds: StepId[] = ['read', 'authenticate', ...groups, 'score']

/** Told when a step starts and when it is done, with the milliseconds it took. */
export type OnStep = (step: StepId, state: 'running' | 'done', ms: number) => void
