import type { RecordFindingView } from '#contract/checkers.ts'

/** An id in the page for each finding of a report; the same code may be found several times. */
export function findingAnchors(findings: RecordFindingView[]): Map<RecordFindingView, string> {
  const seen = new Map<string, number>()
  return new Map(
    findings.map((finding) => {
      const name = `finding-${finding.id}-${finding.code}`
      const count = (seen.get(name) ?? 0) + 1
      seen.set(name, count)
      return [finding, count === 1 ? name : `${name}-${count}`]
    }),
  )
}
