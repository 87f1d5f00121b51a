import { useEffect } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { VerifierList } from '#contract/verifier.ts'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { ShareBar } from './list-counts.tsx'
import { useListPath } from './list-path.ts'

/** The lists of this browser, the newest first. */
export function EarlierLists({ lists }: { lists: VerifierList[] }) {
  const { dateTime, whole } = useFigures()
  const { lists: words } = useWords().verifier
  const listPath = useListPath()
  const columns: Column<VerifierList>[] = [
    {
      title: words.name,
      cell: ({ id, name }) => (
        <Link to={listPath(id)} className="link -my-0.5 inline-block py-0.5 wrap-anywhere">
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
      title: words.result,
      look: 'md:w-[260px]',
      cell: (list) => <Outcome list={list} />,
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
    <DataTable label={words.earlier} columns={columns} rows={lists} rowKey={({ id }) => id} width={800} />
  )
}

/** How far a list is while it is being verified, and after that how much of it is good: a finished one has no progress. */
function Outcome({ list: { counts, status } }: { list: VerifierList }) {
  const { whole } = useFigures()
  const { lists: words } = useWords().verifier
  if (status === 'refused' || status === 'reading' || counts.addresses === 0) return null
  const over = status === 'completed'
  const all = whole(counts.addresses)
  return (
    <div>
      <p className="tabular-nums">
        {over
          ? words.resultOf({ good: whole(counts.deliverable), all })
          : words.progressOf({ done: whole(counts.done), all })}
      </p>
      <div className="pt-1.5">
        <ShareBar counts={counts} running={!over} />
      </div>
    </div>
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
