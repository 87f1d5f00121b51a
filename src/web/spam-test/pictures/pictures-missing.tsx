import { StatusIcon } from '#web/ui/status.tsx'
import type { ReportOutline } from '../outline.ts'
import { saidMissing } from './heat-facts.ts'

/** Says above a map that it was made without some pictures: their empty boxes draw attention all the same. */
export function PicturesMissing({ result }: { result: ReportOutline }) {
  const said = saidMissing(result)
  if (said === null) return null
  return (
    <p className="flex gap-2 rounded-md bg-warning-tint px-3 py-2.5">
      <StatusIcon status="warning" className="mt-0.5 size-4" />
      {said}
    </p>
  )
}
