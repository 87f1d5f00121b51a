import { Link } from 'react-router'
import type { Advice } from '#contract/spam-test.ts'
import { Steps } from '#web/checkers/report/check-field.tsx'
import { useWords } from '#web/words/words.ts'
import type { ReportOutline } from '../outline.ts'
import { checkPath } from '../report.ts'

type Item = Advice['items'][number]
type Props = { items: Item[]; result: ReportOutline }

/** What to do, in the order in which it helps most. */
export function Plan({ items, result }: Props) {
  return (
    <ol className="flex flex-col">
      {items.map((item) => (
        <PlanItem key={item.rank} item={item} result={result} />
      ))}
    </ol>
  )
}

function PlanItem({ item, result }: Omit<Props, 'items'> & { item: Item }) {
  const { assistant: words } = useWords().pictures
  const cited = item.check_ids.flatMap((id) => result.results.find((check) => check.id === id) ?? [])
  return (
    <li className="plan-item">
      <span aria-hidden="true" className="plan-rank">
        {item.rank}
      </span>
      <div className="min-w-0">
        <h3 className="text-16 font-bold">{item.title}</h3>
        <p className="flex flex-wrap gap-x-4 text-13">
          {item.gain === null ? null : (
            <span className="font-medium text-good">{words.gain({ points: item.gain })}</span>
          )}
          <span className="text-faint">{words.effort[item.effort]}</span>
        </p>
        <p className="mt-2 text-soft">{item.why}</p>
        {item.steps.length > 0 ? (
          <div className="mt-3">
            <Steps steps={item.steps} />
          </div>
        ) : null}
        {cited.length > 0 ? (
          <p className="mt-3 flex flex-wrap gap-x-3 text-13 text-faint">
            {words.rests}
            {cited.map((check) => (
              <Link key={check.id} to={checkPath(result, check.id)} className="link min-h-6">
                {check.title}
              </Link>
            ))}
          </p>
        ) : null}
      </div>
    </li>
  )
}
