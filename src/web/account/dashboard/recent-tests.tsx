import { Link } from 'react-router'
import type { TestRow } from '#contract/spam-test.ts'
import { paths } from '#web/shell/paths.ts'
import { TestScore } from '#web/spam-test/results/test-score.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card, Section } from '#web/ui/card.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'

/** The newest tests in a few lines; an account without any is led to its first. */
export function RecentTests({ tests }: { tests: TestRow[] }) {
  const { dateTime } = useFigures()
  const { dashboard, results } = useWords().account
  return (
    <Section
      title={dashboard.recent}
      note={
        tests.length > 0 ? (
          <Link to={paths.account('subscription')} className="link inline-block py-0.5">
            {dashboard.all}
          </Link>
        ) : null
      }
    >
      {tests.length === 0 ? (
        <div className="rounded-lg border border-line border-dashed px-5 py-6">
          <p className="prose text-soft">{dashboard.noTests}</p>
          <ButtonLink look="primary" to={paths.spamTest} className="mt-4">
            {dashboard.first}
          </ButtonLink>
        </div>
      ) : (
        <Card className="p-0">
          <ul>
            {tests.map((test) => (
              <li key={test.id} className="border-line border-t first:border-t-0">
                <Link
                  to={paths.report(test.id)}
                  className="group flex min-h-14 items-center justify-between gap-4 px-5 py-2.5 hover:bg-well"
                >
                  <span className="min-w-0">
                    <span className="block truncate font-medium group-hover:underline" dir="auto">
                      {test.subject || results.noSubject}
                    </span>
                    <span className="block truncate text-13 text-faint">
                      {[test.sender, dateTime(test.created_at)].filter(Boolean).join(' · ')}
                    </span>
                  </span>
                  <TestScore test={test} />
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </Section>
  )
}
