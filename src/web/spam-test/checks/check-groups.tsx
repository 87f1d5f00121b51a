import type { ReportPart } from '#web/shell/paths.ts'
import { partOfCheck, useReport } from '../report.ts'
import { CheckGroup } from './check-group.tsx'

type Props = {
  part: ReportPart
  /** Which categories of it. Default: all. */
  of?: (category: string) => boolean
  /** Of problems that stand in the open. Default: all. */
  most?: number
  /** The first fixes stand above, in full. */
  fixesAbove?: boolean
}

/** The groups of checks that belong to a part of the report. */
export function CheckGroups({ part, of = () => true, most, fixesAbove }: Props) {
  const result = useReport()
  return result.categories
    .filter(({ id }) => of(id))
    .map((category) => (
      <CheckGroup
        key={category.id}
        result={result}
        category={category}
        most={most}
        fixesAbove={fixesAbove}
        of={(check) => partOfCheck(check) === part}
      />
    ))
}
