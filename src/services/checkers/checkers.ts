import { createBlacklistCheckers } from './blacklist-checkers.ts'
import { createRecordCheckers } from './record-checkers.ts'
import type { Checkers } from './types.ts'

export type CheckerWorld = Parameters<typeof createRecordCheckers>[0] &
  Parameters<typeof createBlacklistCheckers>[0]

export function createCheckers(world: CheckerWorld): Checkers {
  return { ...createRecordCheckers(world), ...createBlacklistCheckers(world) }
}
