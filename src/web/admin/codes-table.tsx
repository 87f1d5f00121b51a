import type { OfferCode } from '#contract/billing.ts'
import type { List } from '#contract/common.ts'
import { Pages } from '#web/account/pages.tsx'
import { Section } from '#web/ui/card.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { RemoveItem } from '#web/ui/remove-item.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'

/** The codes that were made, and the way to end one that nobody has. */
export function CodesTable({ codes }: { codes: List<OfferCode> }) {
  const { codes: words } = useWords().account.admin.plans
  const { day } = useFigures()
  const columns: Column<OfferCode>[] = [
    {
      title: words.columns.code,
      cell: ({ code }) => (
        <span className="font-mono text-13" dir="ltr">
          {code}
        </span>
      ),
    },
    { title: words.columns.plan, cell: ({ plan, interval }) => `${plan}, ${words.intervals[interval]}` },
    {
      title: words.columns.state,
      cell: ({ state, used_at, expires_at }) => (
        <>
          {state === 'used' ? words.state.used({ when: used_at ? day(used_at) : '' }) : words.state[state]}
          {state === 'open' && expires_at ? (
            <span className="block text-13 text-faint">{words.until({ when: day(expires_at) })}</span>
          ) : null}
        </>
      ),
    },
    {
      title: words.columns.made,
      look: 'md:w-[130px] text-soft tabular-nums',
      cell: ({ created_at }) => day(created_at),
    },
    {
      title: words.columns.action,
      look: 'md:w-[120px]',
      cell: ({ state, code }) =>
        state === 'open' ? (
          <RemoveItem
            id={code}
            item={code}
            words={{
              short: words.end,
              title: words.endTitle({ code }),
              text: words.endText,
              cancel: words.endKeep,
              confirm: words.endConfirm,
            }}
          />
        ) : null,
    },
  ]
  return (
    <Section title={words.list}>
      {codes.data.length === 0 ? (
        <p className="rounded-lg border border-line border-dashed px-5 py-4 text-soft">{words.none}</p>
      ) : (
        <DataTable
          label={words.list}
          columns={columns}
          rows={codes.data}
          rowKey={({ code }) => code}
          width={720}
        />
      )}
      <div className="mt-3 flex justify-end">
        <Pages meta={codes.meta} />
      </div>
    </Section>
  )
}
