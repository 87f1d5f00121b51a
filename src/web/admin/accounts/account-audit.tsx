import type { AdminAuditEntry } from '#contract/admin.ts'
import type { List } from '#contract/common.ts'
import { Pages } from '#web/account/pages.tsx'
import { Section } from '#web/ui/card.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'

/** What was done in and to the account and by whom, the newest first. */
export function AccountAudit({ audit }: { audit: List<AdminAuditEntry> }) {
  const { dateTime } = useFigures()
  const words = useWords()
  const { log } = words.account.data
  const { audit: own } = words.operators
  const columns: Column<AdminAuditEntry>[] = [
    {
      title: log.columns.at,
      look: 'md:w-[230px] text-soft tabular-nums',
      cell: ({ at }) => dateTime(at),
    },
    {
      title: log.columns.action,
      cell: ({ action, detail }) => (
        <>
          {log.actions[action] ?? action}
          {typeof detail.reason === 'string' ? (
            <span className="block text-13 text-soft wrap-anywhere">{detail.reason}</span>
          ) : null}
        </>
      ),
    },
    {
      title: log.columns.actor,
      look: 'md:w-[240px] text-soft wrap-anywhere',
      cell: ({ actor, by }) => (actor === 'account' ? own.account : (by ?? log.actor[actor] ?? own.gone)),
    },
  ]
  return (
    <Section title={log.title}>
      {audit.data.length === 0 ? (
        <Empty>{log.none}</Empty>
      ) : (
        <DataTable
          label={log.title}
          columns={columns}
          rows={audit.data}
          rowKey={({ at, action }, index) => `${at} ${action} ${index}`}
        />
      )}
      <div className="mt-3 flex justify-end">
        <Pages meta={audit.meta} />
      </div>
    </Section>
  )
}
