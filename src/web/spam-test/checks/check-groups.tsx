import type { ReportPart } from '#web/shell/paths.ts'
import { partOfCheck, useReport } from '../report.ts'
import { CheckGroup } from './check-group.tsx'

type Props = {
  part: ReportPart
  /** Which categories of it. Default: all. */
  of?: (category: string) => boolean
  /** Of problems that stand in the open. Default: all. */
  most?: number
}

/** The groups of checks that belong to a part of the report. */
export function CheckGroups({ part, of = () => true, most }: Props) {
  const result = useReport()
  return result.categories
    .filter(({ id }) => of(id))
    .map((category) => (
      <CheckGroup
        key={category.id}
        result={result}
        category={category}
        most={most}
        of={(check) => partOfCheck(check) === part}
      />
    ))
}
