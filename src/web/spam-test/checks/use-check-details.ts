import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import type { CheckResult } from '#contract/spam-test.ts'
import { paths } from '#web/shell/paths.ts'
import { useOpened } from '../report.ts'

/** All about one check of a report, asked for by whatever opens it first; null until it is there. */
export function useCheckDetails(id: string, report: string): CheckResult | null {
  const opened = useOpened(id)
  const { data, state, load } = useFetcher<CheckResult>({ key: `check ${report} ${id}` })
  const wanted = !opened && !data && state === 'idle'
  useEffect(() => {
    if (wanted) load(paths.checkDetails(report, id))
  }, [wanted, load, report, id])
  return data ?? opened
}
