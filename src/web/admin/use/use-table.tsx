import { Link } from 'react-router'
import type { Limit, Use } from '#contract/operations.ts'
import { paths } from '#web/shell/paths.ts'
import { useAccount } from '#web/shell/site.ts'
import { Section } from '#web/ui/card.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { LimitDialog } from './limit-dialog.tsx'

type Props = { title: string; rows: Use[]; limits: Limit[] }

/** Who used most of one kind, with one press to limit each. */
export function UseTable({ title, rows, limits }: Props) {
  const { use: words } = useWords().operators
  const { whole } = useFigures()
  const own = useAccount()?.email
  const count = (day: number, week: number) =>
    words.dayAndWeek({ day: whole(String(day)), week: whole(String(week)) })
  const isLimited = ({ kind, name }: Use) =>
    limits.some((limit) => limit.kind === kind && limit.name === name)
  const columns: Column<Use>[] = [
    { title: words.columns.name, cell: (row) => <Name row={row} /> },
    {
      title: words.columns.tests,
      look: 'tabular-nums md:w-[150px]',
      cell: ({ day, week }) => count(day.tests, week.tests),
    },
    {
      title: words.columns.verifications,
      look: 'tabular-nums md:w-[150px]',
      cell: ({ day, week }) => count(day.verifications, week.verifications),
    },
    {
      title: words.columns.calls,
      look: 'tabular-nums md:w-[150px]',
      cell: ({ day, week }) => count(day.calls, week.calls),
    },
    {
      title: words.columns.act,
      look: 'md:w-[120px]',
      cell: (row) => {
        if (isLimited(row)) return <span className="text-soft">{words.limited}</span>
        // Nobody limits themselves.
        return row.email !== null && row.email === own ? null : <LimitDialog row={row} />
      },
    },
  ]
  return (
    <Section title={title} note={words.span}>
      {rows.length === 0 ? (
        <Empty>{words.none}</Empty>
      ) : (
        <DataTable label={title} columns={columns} rows={rows} rowKey={({ name }) => name} width={820} />
      )}
    </Section>
  )
}

/** An account by its address, which leads to it; anything else as it is. */
export function Name({ row: { kind, name, email } }: { row: Pick<Use, 'kind' | 'name' | 'email'> }) {
  const shown = (
    <bdi dir="ltr" className="font-mono text-13 wrap-anywhere">
      {email ?? name}
    </bdi>
  )
  if (kind !== 'account' || email === null) return shown
  return (
    <Link to={paths.adminUser(name)} className="link">
      {shown}
    </Link>
  )
}
