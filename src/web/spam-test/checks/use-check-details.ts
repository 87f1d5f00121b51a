import type { CheckResult } from '#contract/spam-test.ts'
import { paths } from '#web/shell/paths.ts'
import { type Loaded, useLoaded } from '../loaded.ts'
import { useOpened } from '../report.ts'

/** All about one check of a report: what came with the page where its address asks for it, else asked for now. */
export function useCheckDetails(id: string, report: string): Loaded<CheckResult> {
  const opened = useOpened(id)
  const loaded = useLoaded<CheckResult>(paths.checkDetails(report, id), opened === null)
  return { ...loaded, data: opened ?? loaded.data }
}
