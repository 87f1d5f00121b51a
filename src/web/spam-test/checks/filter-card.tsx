import type { TestResult } from '#contract/spam-test.ts'
import { Section } from '#web/ui/card.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { StatusIcon } from '#web/ui/status.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'

type Filter = TestResult['filters'][number]

/** One engine's number and the rules that made it, dearest first. */
export function FilterCard({ filter }: { filter: Filter }) {
  const { number, signed } = useFigures()
  const { filters } = useWords().report
  const status =
    filter.score >= filter.threshold ? 'bad' : filter.score >= filter.threshold * 0.4 ? 'warning' : 'good'
  const rules = filter.rules.toSorted((a, b) => b.points - a.points)
  return (
    <Section title={filter.engine} note={filters.version({ version: filter.version })}>
      <p className="mb-3 flex flex-wrap items-baseline gap-x-2">
        <StatusIcon status={status} className="size-5 self-center" />
        <span className="text-28 font-bold tabular-nums">{number(filter.score)}</span>
        <span className="text-soft">{filters.threshold({ threshold: number(filter.threshold) })}</span>
      </p>
      <DataTable
        label={filter.engine}
        width={560}
        rows={rules}
        rowKey={(rule) => rule.name}
        columns={[
          {
            title: filters.points,
            look: 'w-24 text-end tabular-nums',
            cell: (rule) => (
              <span className={rule.points > 0 ? 'font-medium' : 'text-faint'}>{signed(rule.points)}</span>
            ),
          },
          { title: filters.rule, look: 'w-64', cell: (rule) => <code className="text-13">{rule.name}</code> },
          { title: filters.meaning, cell: (rule) => <span className="text-soft">{rule.description}</span> },
        ]}
      />
    </Section>
  )
}
