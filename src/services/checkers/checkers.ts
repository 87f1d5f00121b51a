import { createBlacklistCheckers } from './blacklist-checkers.ts'
import { createDomainChecker } from './domain/domain-checker.ts'
import type { DomainWorld } from './domain/examine.ts'
import { createRecordCheckers } from './record-checkers.ts'
import { createDomainSetups } from './setup/setup.ts'
import type { Checkers } from './types.ts'

export type CheckerWorld = DomainWorld & Parameters<typeof createBlacklistCheckers>[0]

export function createCheckers(world: CheckerWorld): Checkers {
  const records = createRecordCheckers(world)
  return {
    ...records,
    ...createBlacklistCheckers(world),
    ...createDomainChecker(world),
    ...createDomainSetups({ ...world, checkers: records }),
  }
}
