import { checkAnchor } from '#web/shell/paths.ts'
import { useWords } from '#web/words/words.ts'
import type { CheckOutline } from '../outline.ts'
import { CheckDetails } from './check-details.tsx'
import { useCheckDetails } from './use-check-details.ts'

type Props = { check: Pick<CheckOutline, 'id'>; report: string }

/** All about a check: what came with the page where its address asks for it, else asked for now. */
export function LoadedDetails({ check: { id }, report }: Props) {
  const details = useCheckDetails(id, report)
  const { checks } = useWords().report
  if (details) return <CheckDetails check={details} report={report} />
  return (
    <div id={checkAnchor(id)} className="check-details" aria-busy="true">
      <p role="status" className="text-13 text-faint">
        {checks.loading}
      </p>
    </div>
  )
}
