import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Steps } from '#web/checkers/report/check-field.tsx'
import { EvidenceList } from '#web/checkers/report/evidence.tsx'
import { RecordToPublish } from '#web/checkers/report/record-to-publish.tsx'
import { paths } from '#web/shell/paths.ts'
import { useWords } from '#web/words/words.ts'
import { useCheckDetails } from '../checks/use-check-details.ts'
import { LoadAgain } from '../load-again.tsx'
import type { CheckOutline } from '../outline.ts'
import { partOfCheck } from '../report.ts'

/** What to do about one finding: steps, record to copy, and where it stands; the rest is with the check. */
export function WhatToDo({ check, report }: { check: CheckOutline; report: string }) {
  const { checks, fix } = useWords().report
  const { data: details, failed, again } = useCheckDetails(check.id, report)
  if (failed && !details)
    return (
      <div className="pb-5">
        <LoadAgain again={again} />
      </div>
    )
  if (!details)
    return (
      <p role="status" className="pb-5 text-13 text-faint">
        {checks.loading}
      </p>
    )
  const { evidence } = details
  const { steps, records } = details.fix
  return (
    <div className="flex flex-col gap-4 pb-5">
      {steps.length > 0 ? (
        <Part label={checks.fix}>
          <Steps steps={steps} />
        </Part>
      ) : null}
      {records.length > 0 ? (
        <Part label={checks.record}>
          {records.map((record) => (
            <RecordToPublish key={`${record.type} ${record.host} ${record.value}`} record={record} />
          ))}
        </Part>
      ) : null}
      {evidence.length > 0 ? (
        <Part label={checks.evidence}>
          <EvidenceList evidence={evidence} report={report} />
        </Part>
      ) : null}
      <Link
        to={paths.check(report, check.id, partOfCheck(check))}
        className="link inline-flex min-h-6 items-center self-start text-13"
      >
        {fix.why}
      </Link>
    </div>
  )
}

function Part({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <p className="text-13 text-faint">{label}</p>
      {children}
    </div>
  )
}
