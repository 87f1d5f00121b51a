import type { ListHistory } from '#contract/list-history.ts'
import type { Status } from '#contract/spam-test.ts'
import { ChevronRight } from '#web/ui/icons.tsx'
import { StatusIcon } from '#web/ui/status.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'

type List = ListHistory['lists'][number]
type Month = List['months'][number]

const statuses: Record<NonNullable<List['last']>['state'], Status> = {
  answered: 'good',
  silent: 'no-data',
  refused: 'warning',
  broken: 'bad',
}

const total = ({ answered, silent, refused, broken }: Month) => answered + silent + refused + broken

/** One list: what it is, its last self-test, and the months behind it. */
export function ListHistoryRow({ list }: { list: List }) {
  const { checkers, report } = useWords()
  const { listHistory: words } = checkers
  const { blacklists } = report
  const { dateTime } = useFigures()
  const answered = list.months.reduce((sum, month) => sum + month.answered, 0)
  const all = list.months.reduce((sum, month) => sum + total(month), 0)
  return (
    <li className="border-line border-t first:border-t-0">
      <details className="fold">
        <summary className="flex items-start gap-x-3 px-4 py-3 hover:bg-well md:px-5">
          <StatusIcon status={list.last ? statuses[list.last.state] : 'no-data'} className="mt-0.5" />
          <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
            <span className="font-bold">{list.name}</span>
            <span className="text-13 text-faint">
              {words.asks[list.asks]} · {list.kind === 'allow' ? words.allow : blacklists.tier[list.tier]}
            </span>
            {list.unconfirmed.length > 0 ? (
              <span className="text-13 text-faint">
                {blacklists.unconfirmed({
                  parts: list.unconfirmed.map((part) => blacklists.parts[part]).join(', '),
                })}
              </span>
            ) : null}
            <span className="ms-auto text-13 text-soft tabular-nums">
              {all > 0 ? words.share({ answered, tests: all }) : words.untested}
            </span>
          </span>
          <ChevronRight aria-hidden="true" className="fold-chevron mt-0.5 size-4 text-faint" />
        </summary>
        <div className="px-4 pb-4 md:px-5">
          {list.last ? (
            <p className="prose text-soft wrap-anywhere">
              {words.last({ state: words.states[list.last.state], when: dateTime(list.last.at) })}
              {list.last.meaning ? ` ${words.because({ meaning: list.last.meaning })}` : null}
            </p>
          ) : null}
          {list.months.length > 0 ? <Months months={list.months} /> : null}
        </div>
      </details>
    </li>
  )
}

function Months({ months }: { months: Month[] }) {
  const { listHistory: words } = useWords().checkers
  const columns = ['answered', 'silent', 'refused', 'broken'] as const
  return (
    <table className="mt-2 w-full max-w-[560px] text-start text-13 tabular-nums">
      <thead>
        <tr className="text-faint">
          <th scope="col" className="py-1 pe-2 text-start font-normal">
            {words.month}
          </th>
          {columns.map((column) => (
            <th key={column} scope="col" className="py-1 ps-2 text-end font-normal">
              {words.columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.map((month) => (
          <tr key={month.month} className="border-line border-t">
            <th scope="row" className="py-1 pe-2 text-start font-normal">
              {month.month}
            </th>
            {columns.map((column) => (
              <td key={column} className="py-1 ps-2 text-end">
                {month[column]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
