import { useEffect } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { VerifierList } from '#contract/verifier.ts'
import { paths } from '#web/shell/paths.ts'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { ShareBar } from './list-counts.tsx'

/** The lists of this browser, the newest first. */
export function EarlierLists({ lists }: { lists: VerifierList[] }) {
  const { dateTime, whole } = useFigures()
  const { lists: words } = useWords().verifier
  const columns: Column<VerifierList>[] = [
    {
      title: words.name,
      cell: ({ id, name }) => (
        <Link to={paths.verifierLists(id)} className="link -my-0.5 inline-block py-0.5 wrap-anywhere">
          {name}
        </Link>
      ),
    },
    {
      title: words.state,
      look: 'md:w-[120px] whitespace-nowrap',
      cell: ({ status }) => words.status[status],
    },
    {
      title: words.progress,
      look: 'md:w-[220px]',
      cell: ({ counts, status }) =>
        status === 'refused' ? null : (
          <div className="pt-1">
            <ShareBar counts={counts} />
          </div>
        ),
    },
    {
      title: words.rows,
      look: 'md:w-[120px] whitespace-nowrap md:text-end tabular-nums',
      cell: ({ counts }) => whole(counts.addresses),
    },
    {
      title: words.started,
      look: 'md:w-[180px] whitespace-nowrap text-soft tabular-nums',
      cell: ({ created_at }) => dateTime(created_at),
    },
  ]
  return (
    <DataTable label={words.earlier} columns={columns} rows={lists} rowKey={({ id }) => id} width={760} />
  )
}

/** Says once that a list was deleted, and takes it out of the address. */
export function useRemovedNotice() {
  const { lists: words } = useWords().verifier
  const toast = useToast()
  const [query, setQuery] = useSearchParams()
  useEffect(() => {
    if (!query.has('removed')) return
    toast.success(words.removed, { id: 'removed' })
    setQuery({}, { replace: true, preventScrollReset: true })
  }, [query, setQuery, words, toast])
}
