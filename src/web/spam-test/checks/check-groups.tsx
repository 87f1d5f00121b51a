import type { ReportTab } from '#web/shell/paths.ts'
import { tabOfCheck, useReport } from '../report.ts'
import { CheckGroup } from './check-group.tsx'

/** The groups of checks that belong to a tab. */
export function CheckGroups({ tab }: { tab: ReportTab }) {
  const result = useReport()
  return result.categories.map((category) => (
    <CheckGroup
      key={category.id}
      result={result}
      category={category}
      of={(check) => tabOfCheck(check) === tab}
    />
  ))
}
