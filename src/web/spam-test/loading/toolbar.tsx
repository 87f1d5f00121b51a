import { paths } from '#web/shell/paths.ts'
import { TestBar } from '#web/shell/test-bar.tsx'
import { useWords } from '#web/words/words.ts'

/** The bar above a spam test and its report. */
export function Toolbar() {
  const { report } = useWords()
  const again = { label: report.testAgain, to: paths.home, inside: paths.newTest }
  return <TestBar kind={report.toolbar} own={paths.tests} again={again} />
}
