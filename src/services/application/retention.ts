import type { Logger } from 'pino'

/** How to remove what is past its time, by kind of thing; each may answer how many it removed. */
export type Removals = Readonly<Record<string, () => Promise<unknown>>>

/**
 * Removes what is past its time and answers how many things went. A kind that fails stops no other. Throws at the end if
 * one failed, with all errors, so that the job counts as failed and is tried again.
 */
export async function removeExpired(removals: Removals, log: Logger): Promise<number> {
  let removed = 0
  const errors: unknown[] = []
  for (const [kind, remove] of Object.entries(removals)) {
    try {
      removed += numberOf(await remove())
    } catch (err) {
      log.error({ err, kind }, 'could not remove what is past its time')
      errors.push(err)
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, `retention failed for ${errors.length} kinds`)
  return removed
}

const numberOf = (answer: unknown) => (typeof answer === 'number' ? answer : 0)
