import type { Invoice } from '#contract/billing.ts'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'

export function InvoicesTable({ invoices }: { invoices: Invoice[] }) {
  const { day, money } = useFigures()
  const { orders: words } = useWords().billing
  const columns: Column<Invoice>[] = [
    {
      title: words.columns.number,
      cell: ({ number }) => <span className="font-mono text-13">{number ?? words.noNumber}</span>,
    },
    { title: words.columns.plan, cell: ({ plan }) => plan },
    {
      title: words.columns.status,
      look: 'md:w-[120px]',
      // What is below zero was paid by nobody: a change to a smaller plan wrote it to the customer's credit.
      cell: ({ status, amount }) =>
        amount < 0 && status === 'paid' ? words.status.credit : (words.status[status] ?? status),
    },
    {
      title: words.columns.amount,
      look: 'md:w-[160px] tabular-nums',
      cell: ({ amount, tax, currency }) => (
        <span>
          {money(amount, currency)}
          {tax !== 0 ? (
            <span className="block text-13 text-faint">{words.withTax({ tax: money(tax, currency) })}</span>
          ) : null}
        </span>
      ),
    },
    {
      title: words.columns.created,
      look: 'md:w-[130px] text-soft tabular-nums',
      cell: ({ created_at }) => day(created_at),
    },
    {
      title: words.pdf,
      look: 'md:w-[120px]',
      cell: ({ pdf_url, hosted_url, number }) => (
        <span className="flex gap-4">
          {pdf_url ? <Outside href={pdf_url} label={words.pdf} of={number} /> : null}
          {hosted_url ? <Outside href={hosted_url} label={words.open} of={number} /> : null}
        </span>
      ),
    },
  ]
  return (
    <DataTable label={words.title} columns={columns} rows={invoices} rowKey={({ id }) => id} width={720} />
  )
}

function Outside({ href, label, of }: { href: string; label: string; of: string | null }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className="link inline-block min-h-6 py-0.5">
      {label}
      {of ? <span className="sr-only"> {of}</span> : null}
    </a>
  )
}
