import { Form, Link, useLocation, useSearchParams } from 'react-router'
import { ownPath } from '#contract/local-path.ts'
import type { TestRow } from '#contract/spam-test.ts'
import { paths } from '#web/shell/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { ArrowDown, ArrowUp, ExternalLink, Trash2 } from '#web/ui/icons.tsx'
import { withSearch } from '#web/ui/list-search.ts'
import { ScrollBox } from '#web/ui/scroll-box.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { TestScore } from './test-score.tsx'

/** Columns by which the list can be ordered, as the API names them. */
export const resultOrders = ['subject', 'sender', 'created_at', 'score'] as const
type Order = (typeof resultOrders)[number]

type Props = { tests: TestRow[]; order: string; direction: 'asc' | 'desc'; compareForm: string }

/** The tests of the account: each with its box for comparing, and ways to open and delete it. */
export function ResultsTable({ tests, order, direction, compareForm }: Props) {
  const { results: words } = useWords().account
  const sortable: [Order, string, string][] = [
    ['subject', words.columns.subject, ''],
    ['sender', words.columns.sender, ''],
    ['created_at', words.columns.created, 'w-[204px]'],
    ['score', words.columns.score, 'w-[104px]'],
  ]
  return (
    <ScrollBox label={words.title} className="table-box table-cards table-lines">
      <table className="w-full table-fixed" style={{ '--least': '700px' } as React.CSSProperties}>
        <thead>
          <tr>
            <th scope="col" className="w-12 py-2 ps-5">
              <span className="sr-only">{words.chooseTitle}</span>
            </th>
            {sortable.map(([name, label, look]) => (
              <th
                key={name}
                scope="col"
                aria-sort={order === name ? (direction === 'asc' ? 'ascending' : 'descending') : undefined}
                className={`px-3 py-1 text-start text-13 font-normal text-faint ${look}`}
              >
                <SortLink name={name} label={label} order={order} direction={direction} />
              </th>
            ))}
            <th scope="col" className="w-[92px]">
              <span className="sr-only">{words.open}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {tests.map((test) => (
            <Row key={test.id} test={test} compareForm={compareForm} />
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}

type SortProps = { name: Order; label: string; order: string; direction: 'asc' | 'desc' }

function SortLink({ name, label, order, direction }: SortProps) {
  const { results: words } = useWords().account
  const [search] = useSearchParams()
  const active = order === name
  const next = active && direction === 'desc' ? 'asc' : 'desc'
  const Icon = direction === 'asc' ? ArrowUp : ArrowDown
  return (
    <Link
      to={withSearch(search, { orders: name, direction: next, page: null })}
      aria-label={words.sortBy({ column: label })}
      preventScrollReset
      className={`inline-flex min-h-8 items-center gap-1 rounded-sm hover:text-ink ${active ? 'font-medium text-ink' : ''}`}
    >
      {label}
      {active ? <Icon aria-hidden="true" className="size-3.5" /> : null}
    </Link>
  )
}

function Row({ test, compareForm }: { test: TestRow; compareForm: string }) {
  const { dateTime, day } = useFigures()
  const { results: words } = useWords().account
  const subject = test.subject || words.noSubject
  return (
    <tr className="border-line border-t">
      <td className="py-0.5 ps-5" data-phone="before">
        <input
          type="checkbox"
          name="test"
          value={test.id}
          form={compareForm}
          aria-label={words.choose({ subject })}
          className="check-box block size-6!"
        />
      </td>
      <td className="px-3 py-0.5">
        <Link
          to={paths.report(test.id)}
          className="block truncate py-0.5 font-medium hover:underline"
          dir="auto"
        >
          {subject}
        </Link>
        <span className="block truncate text-13 leading-[18px] text-faint md:hidden">
          {[day(test.created_at), test.sender].filter(Boolean).join(' · ')}
        </span>
      </td>
      <td className="px-3 py-0.5 text-soft" data-phone="none">
        <span className="block truncate" dir="ltr">
          {test.sender ?? '–'}
        </span>
      </td>
      <td className="px-3 py-0.5 text-13 text-soft whitespace-nowrap tabular-nums" data-phone="none">
        {dateTime(test.created_at)}
      </td>
      <td className="px-3 py-0.5" data-phone="aside">
        <TestScore test={test} />
      </td>
      <td className="py-0.5 pe-3" data-phone="none">
        <RowActions id={test.id} subject={subject} />
      </td>
    </tr>
  )
}

const square =
  'inline-grid size-9 place-items-center rounded-md text-faint hover:bg-well hover:text-ink [&_svg]:size-4'

function RowActions({ id, subject }: { id: string; subject: string }) {
  const { results: words } = useWords().account
  const { pathname } = useLocation()
  return (
    <div className="flex justify-end gap-1">
      <Link
        to={paths.report(id)}
        aria-label={`${words.open}: ${subject}`}
        title={words.open}
        className={square}
      >
        <ExternalLink aria-hidden="true" />
      </Link>
      <ConfirmDialog
        trigger={<Trash2 aria-hidden="true" />}
        name={`${words.remove}: ${subject}`}
        look={`${square} needs-scripts`}
        title={words.removeTitle}
        text={words.removeText}
        cancel={words.cancel}
      >
        <Form method="post" action={ownPath({ pathname })}>
          <input type="hidden" name="intent" value="delete" />
          <input type="hidden" name="id" value={id} />
          <Button type="submit" look="danger">
            {words.remove}
          </Button>
        </Form>
      </ConfirmDialog>
    </div>
  )
}
