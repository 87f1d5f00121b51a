/** The first fixes of a report, in their order. */
export const firstFixes = <Check extends { id: string }>(report: {
  fix_first: string[]
  results: Check[]
}): Check[] => report.fix_first.flatMap((id) => report.results.find((check) => check.id === id) ?? [])
