import type { PlacementRow } from '#contract/placement.ts'
import { StatusIcon, statusColor } from '#web/ui/status.tsx'
import { useWords } from '#web/words/words.ts'

/** Whether the sending address stands on blacklists, and on which. */
export function ListsFlag({ row }: { row: PlacementRow }) {
  const { blacklists } = row
  const { report } = useWords().placement
  const status = blacklists === null ? 'no-data' : blacklists.length > 0 ? 'bad' : 'good'
  const said =
    blacklists === null
      ? report.notAsked
      : blacklists.length > 0
        ? report.listed({ count: blacklists.length })
        : report.notListed
  const why = blacklists === null ? report.notAskedWhy[whyNot(row)] : undefined
  return (
    <div className="text-13">
      <p title={why} className={`flex items-start gap-1.5 font-medium ${statusColor(status)}`}>
        <StatusIcon status={status} className="mt-0.5 size-4" />
        {said}
        {why ? <span className="sr-only"> {why}</span> : null}
      </p>
      {blacklists?.map(({ list }) => (
        <p key={list} className="text-soft wrap-anywhere">
          {list}
        </p>
      ))}
    </div>
  )
}

/** Only public sending addresses are checked. */
function whyNot({ status, simulated }: PlacementRow): 'nothing' | 'simulated' | 'notPublic' {
  if (status !== 'delivered' && status !== 'late') return 'nothing'
  return simulated ? 'simulated' : 'notPublic'
}
