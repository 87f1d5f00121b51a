import type { Advice } from '#contract/spam-test.ts'
import type { Ability } from '#services/plans/entitlements/entitlements.ts'
import type { Visitor } from '../../accounts/visitor.ts'
import { partOf } from '../../pictures/present-pictures.ts'
import { findRow, rawOf } from '../find-test.ts'
import type { SpamTestsWorld } from '../world.ts'

/** What to do about a report. */
export async function advise(world: SpamTestsWorld, id: string, visitor?: Visitor): Promise<Advice> {
  const isSample = id === 'example'
  const row = isSample ? null : await findRow(world, id)
  const report = row ? row.report : (await world.sample.report()).report
  if (!report) return { id, status: 'pending', source: 'rules', summary: '', items: [], generated_at: null }
  // What is to be drawn again may take hours, and the rest is judged.
  const complete = row !== null && (row.pictures_cut || partOf(row.pictures) !== 'pending')
  const mayAsk = complete && (await entitledTo(world, 'assistant', row.owner))
  const { language } = visitor ?? {}
  const test = { id, report, kept: (mayAsk && row?.advice) || null, mayAsk, language }
  return world.assistant.advise(test, () => rawOf(world, id))
}

/** Decided by the plan of the test's owner, not of the reader. */
async function entitledTo({ plans }: SpamTestsWorld, what: Ability, owner: string | null): Promise<boolean> {
  const found = await plans.entitledOwner(owner)
  return (found ?? (await plans.entitled({ account: null }))).can[what]
}
