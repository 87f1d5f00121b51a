import type { CheckResult, TestResult } from '#contract/spam-test.ts'
import { Steps } from '#web/checkers/report/check-field.tsx'
import { shortened } from '#web/ui/shortened.ts'
import { StatusMark } from '#web/ui/status.tsx'
import { useWords } from '#web/words/words.ts'
import { problemsFirst } from '../report.ts'

/** Every problem with its evidence and repair; what passed in one line a group. */
export function PaperChecks({ result }: { result: TestResult }) {
  const { print } = useWords().pictures
  const problems = problemsFirst(result.results)
  return (
    <>
      <section>
        <h2>{print.problems}</h2>
        {problems.length === 0 ? <p>{print.noProblems}</p> : null}
        {problems.map((check) => (
          <PaperCheck key={check.id} check={check} />
        ))}
      </section>
      <Rest result={result} />
    </>
  )
}

function PaperCheck({ check }: { check: CheckResult }) {
  const { checks } = useWords().report
  return (
    <article className="border-line border-t py-3 first-of-type:border-t-0">
      <div className="keep flex flex-wrap items-center gap-x-3">
        <StatusMark status={check.status} />
        <h3>{check.title}</h3>
        {check.points.lost > 0 ? (
          <span className="ms-auto text-13 text-faint">{checks.pointsText({ lost: check.points.lost })}</span>
        ) : null}
      </div>
      <p className="mt-1 wrap-anywhere">{check.summary}</p>
      <p className="mt-1 text-soft">{check.why}</p>
      <Evidence check={check} />
      {check.fix.steps.length > 0 ? (
        <div className="mt-2">
          <Steps steps={check.fix.steps} />
        </div>
      ) : null}
      {check.fix.records.map((record) => (
        <p key={`${record.type} ${record.host} ${record.value}`} className="keep mt-2">
          <span className="text-13 text-faint wrap-anywhere">
            {checks.record} · {record.type} · {record.host}
          </span>
          <code className="block text-13 wrap-anywhere">{record.value}</code>
        </p>
      ))}
      {check.refs.map((ref) => (
        <p key={ref.url} className="mt-1 text-13">
          {ref.label} <span className="paper-url">{ref.url}</span>
        </p>
      ))}
    </article>
  )
}

/** Nobody copies from paper: what a value begins and ends with is enough to find it. */
const shownOfEvidence = 300

function Evidence({ check }: { check: CheckResult }) {
  const { marks } = useWords()
  if (check.evidence.length === 0) return null
  return (
    <ul className="mt-1 text-13">
      {check.evidence.map(({ label, value, mono }, index) => (
        // Values may repeat; their order is fixed.
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <li key={index} className="wrap-anywhere">
          <span className="text-faint">
            {label}
            {marks.colon}
          </span>
          {mono ? <code>{shortened(value, shownOfEvidence)}</code> : shortened(value, shownOfEvidence)}
        </li>
      ))}
    </ul>
  )
}

function Rest({ result }: { result: TestResult }) {
  const { print } = useWords().pictures
  const titles = (checks: CheckResult[]) => checks.map(({ title }) => title).join(', ')
  return (
    <section className="mt-4 flex flex-col gap-2 text-13">
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
    </section>
  )
}
