import { Link } from 'react-router'
import type { CheckResult } from '#contract/spam-test.ts'
import { paths } from '#web/shell/paths.ts'
import { CopyValue } from '#web/ui/copy-button.tsx'
import { useWords } from '#web/words/words.ts'

type Evidence = CheckResult['evidence'][number]

/** The raw values themselves, each with its line in the source of that report where it has one. */
export function EvidenceList({ evidence, report }: { evidence: Evidence[]; report?: string }) {
  return (
    <dl className="@container rounded-md border border-line">
      {evidence.map((each, index) => (
        // Values may repeat; their order is fixed.
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <EvidenceItem key={index} evidence={each} report={report} />
      ))}
    </dl>
  )
}

function EvidenceItem({ evidence, report }: { evidence: Evidence; report?: string }) {
  const { checks } = useWords().report
  const { label, value, mono, place } = evidence
  return (
    <div className="has-copy grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 border-line border-t py-1.5 ps-3 pe-1.5 first:border-t-0 @lg:grid-cols-[128px_minmax(0,1fr)_auto]">
      <dt className="py-1 text-13 text-faint wrap-anywhere">{label}</dt>
      <dd
        className={`col-span-2 row-start-2 break-words pb-1 leading-5 @lg:col-span-1 @lg:row-auto @lg:pt-1 ${mono ? 'font-mono text-13 wrap-anywhere' : ''}`}
      >
        {value}
      </dd>
      <dd className="col-start-2 row-start-1 flex items-center gap-1 @lg:col-start-3">
        {place && report ? (
          <Link
            to={paths.line(report, place)}
            className="inline-flex min-h-7 items-center whitespace-nowrap rounded-sm px-1.5 text-13 link"
          >
            {checks.inSource({ line: place.line })}
          </Link>
        ) : null}
        <CopyValue text={value} what={label} />
      </dd>
    </div>
  )
}
