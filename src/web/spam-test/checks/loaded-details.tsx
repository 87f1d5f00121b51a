import { checkAnchor } from '#web/shell/paths.ts'
import { useWords } from '#web/words/words.ts'
import { LoadAgain } from '../load-again.tsx'
import type { CheckOutline } from '../outline.ts'
import { CheckDetails } from './check-details.tsx'
import { useCheckDetails } from './use-check-details.ts'

type Props = { check: Pick<CheckOutline, 'id'>; report: string }

/** All about a check: what came with the page where its address asks for it, else asked for now. */
export function LoadedDetails({ check: { id }, report }: Props) {
  const { data, failed, again } = useCheckDetails(id, report)
  const { checks } = useWords().report
  if (data) return <CheckDetails check={data} report={report} />
  return (
    <div id={checkAnchor(id)} className="check-details" aria-busy={!failed}>
      {failed ? (
        <LoadAgain again={again} />
      ) : (
        <p role="status" className="text-13 text-faint">
          {checks.loading}
        </p>
      )}
    </div>
  )
}
