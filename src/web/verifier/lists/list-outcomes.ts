import type { ListSummary, VerifierList } from '#contract/verifier.ts'

/** What became of the addresses of a list, by what to do with them, what has to be done first. */
export const listOutcomes = ['remove', 'risky', 'corrected', 'deliverable', 'noFault', 'unsettled'] as const
export type ListOutcome = (typeof listOutcomes)[number]

/** How many there are of each. What was corrected counts apart from its verdict before, as the downloads divide it. */
export function outcomesOf({ counts }: VerifierList, summary: ListSummary): Record<ListOutcome, number> {
  const corrected = (of: string, noFault: boolean) =>
    summary.outcomes
      .filter(({ verdict, no_fault }) => verdict === of && no_fault === noFault)
      .reduce((sum, each) => sum + each.corrected, 0)
  return {
    remove: counts.undeliverable - corrected('undeliverable', false),
    risky: counts.risky - corrected('risky', false),
    corrected: summary.corrected,
    deliverable: counts.deliverable - corrected('deliverable', false),
    noFault: counts.no_fault - corrected('unknown', true),
    unsettled: counts.unknown - counts.no_fault - corrected('unknown', false),
  }
}
