import { Link } from 'react-router'
import type { TestResult } from '#contract/spam-test.ts'
import { Card } from '#web/ui/card.tsx'
import { ChevronRight } from '#web/ui/icons.tsx'
import { StatusIcon } from '#web/ui/status.tsx'
import { useWords } from '#web/words/words.ts'
import type { ReportOutline } from '../outline.ts'
import { checkPath } from '../report.ts'
import { RuleCells } from './rule-cells.tsx'

type Requirements = TestResult['requirements'][number]
type Rule = Requirements['items'][number]

/** What one provider asks for, and which of it this mail misses. */
export function ProviderCard({ provider, report }: { provider: Requirements; report: ReportOutline }) {
  const { providers } = useWords().report
  const missed = provider.items.filter((item) => item.status === 'bad' || item.status === 'warning')
  const unclear = provider.items.filter((item) => item.status === 'no-data')
  return (
    <Card className="flex flex-col gap-3 p-5">
      <div>
        <div className="mb-2 flex items-baseline justify-between gap-3">
          <h3 className="text-16 font-bold">{provider.title}</h3>
          <p className="whitespace-nowrap text-16 font-medium tabular-nums">
            {providers.passed({ passed: provider.passed, total: provider.total })}
          </p>
        </div>
        <RuleCells items={provider.items} />
      </div>
      <p className="text-13 text-faint">{provider.applies}</p>
      <RuleList title={providers.missed} items={missed} report={report} />
      <RuleList title={providers.unclear} items={unclear} report={report} />
      {missed.length + unclear.length === 0 ? (
        <p className="flex gap-2">
          <StatusIcon status="good" className="mt-0.5 size-4" />
          {providers.allMet}
        </p>
      ) : null}
      <AllRules provider={provider} report={report} />
    </Card>
  )
}

function AllRules({ provider, report }: { provider: Requirements; report: ReportOutline }) {
  const { providers } = useWords().report
  return (
    <details className="fold mt-auto border-line border-t pt-2">
      <summary className="flex min-h-7 items-center justify-between gap-2 text-13 text-soft hover:text-ink">
        {providers.all({ total: provider.items.length })}
        <ChevronRight aria-hidden="true" className="fold-chevron size-4" />
      </summary>
      <div className="flex flex-col gap-3 pt-2">
        <RuleList items={provider.items} report={report} />
        {provider.not_checked.length > 0 ? (
          <div>
            <p className="mb-1 text-13 text-faint">{providers.notChecked}</p>
            <ul className="flex flex-col gap-1.5">
              {provider.not_checked.map((rule) => (
                <li key={rule} className="flex gap-2 text-soft">
                  <StatusIcon status="no-data" className="mt-0.5 size-4" />
                  {rule}
                </li>
              ))}
            </ul>
          </div>
        ) : null}
      </div>
    </details>
  )
}

function RuleList({ title, items, report }: { title?: string; items: Rule[]; report: ReportOutline }) {
  const words = useWords()
  if (items.length === 0) return null
  return (
    <ul className="flex flex-col gap-0.5">
      {title ? <li className="text-13 text-faint">{title}</li> : null}
      {items.map((item) => (
        <li key={item.id} className="flex gap-2">
          <StatusIcon status={item.status} className="mt-1 size-4" />
          <span className="sr-only">{words.status[item.status]}: </span>
          {item.check_ids[0] ? (
            <Link
              to={checkPath(report, item.check_ids[0])}
              className="inline-block min-h-6 min-w-0 py-0.5 hover:underline"
            >
              {item.title}
            </Link>
          ) : (
            <span className="min-w-0 py-0.5">{item.title}</span>
          )}
        </li>
      ))}
    </ul>
  )
}
