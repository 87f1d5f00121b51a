import type { AuditEntry } from '#contract/accounts.ts'
import type { List } from '#contract/common.ts'
import { Section } from '#web/ui/card.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { Pages } from './pages.tsx'

/** What was done in and to the account, the newest first. */
export function AuditTable({ audit }: { audit: List<AuditEntry> }) {
  const { dateTime } = useFigures()
  const { log: words } = useWords().account.data
  const columns: Column<AuditEntry>[] = [
    {
      title: words.columns.at,
      look: 'md:w-[230px] text-soft tabular-nums',
      cell: ({ at }) => dateTime(at),
    },
    {
      title: words.columns.action,
      cell: ({ action, about }) => (
        <span className="wrap-anywhere">
          {words.actions[action] ?? action}
          {about ? <span className="block text-13 text-faint">{about}</span> : null}
        </span>
      ),
    },
    {
      title: words.columns.actor,
      look: 'md:w-[180px] text-soft',
      cell: ({ actor, member }) => (
        <span className="wrap-anywhere">{member ?? words.actor[actor] ?? actor}</span>
      ),
    },
  ]
  return (
    <Section title={words.title}>
      {audit.data.length === 0 ? (
        <p className="rounded-lg border border-line border-dashed px-5 py-4 text-soft">{words.none}</p>
      ) : (
        <DataTable
          label={words.title}
          columns={columns}
          rows={audit.data}
          rowKey={({ at, action }, index) => `${at} ${action} ${index}`}
          width={560}
        />
      )}
      <div className="mt-3 flex justify-end">
        <Pages meta={audit.meta} />
      </div>
    </Section>
  )
}
