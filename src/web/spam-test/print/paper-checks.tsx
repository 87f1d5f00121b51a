import type { CheckResult, TestResult } from '#contract/spam-test.ts'
import { StatusIcon } from '#web/ui/status.tsx'
import { useWords } from '#web/words/words.ts'
import { problemsFirst } from '../report.ts'

/** What else was found, a line each, and what passed, a line for each group. */
export function PaperChecks({ result }: { result: TestResult }) {
  const { print } = useWords().pictures
  const others = problemsFirst(result.results).filter(({ id }) => !result.fix_first.includes(id))
  return (
    <section>
      <h2>{print.problems}</h2>
      {others.length === 0 ? <p>{print.noProblems}</p> : null}
      <ul>
        {others.map((check) => (
          <PaperLine key={check.id} check={check} />
        ))}
      </ul>
      <Rest result={result} />
    </section>
  )
}

function PaperLine({ check }: { check: CheckResult }) {
  const { status, marks } = useWords()
  return (
    <li className="paper-line">
      <StatusIcon status={check.status} className="me-1.5 inline size-3.5 align-[-2px]" />
      <span className="sr-only">
        {status[check.status]}
        {marks.colon}
      </span>
      <b>{check.title}.</b> {check.summary}
    </li>
  )
}

function Rest({ result }: { result: TestResult }) {
  const { print } = useWords().pictures
  const titles = (checks: CheckResult[]) => checks.map(({ title }) => title).join(', ')
  return (
    <div className="mt-3 flex flex-col gap-1 text-13">
      {result.categories.map((category) => {
        const checks = result.results.filter((check) => check.category === category.id)
        const passed = checks.filter((check) => check.status === 'good')
        const unasked = checks.filter((check) => check.status === 'no-data' && check.applies)
        if (passed.length + unasked.length === 0) return null
        return (
          <p key={category.id}>
            <b>{category.title}.</b>{' '}
            {passed.length > 0 ? print.passed({ count: passed.length, titles: titles(passed) }) : null}{' '}
            {unasked.length > 0 ? print.unasked({ count: unasked.length, titles: titles(unasked) }) : null}
          </p>
        )
      })}
    </div>
  )
}
