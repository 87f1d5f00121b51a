import type { RecordFindingView } from '#contract/checkers.ts'
import { ChevronRight } from '#web/ui/icons.tsx'
import { StatusIcon, statusColor } from '#web/ui/status.tsx'
import { useWords } from '#web/words/words.ts'
import { Field, References, Steps } from './check-field.tsx'
import { EvidenceList } from './evidence.tsx'

type Props = { finding: RecordFindingView; anchor: string; record: string | null; open?: boolean }

const mostPlaces = 5

/** One finding in one line; opened: where, evidence, cause, fix, reference. */
export function FindingRow({ finding, anchor, record, open }: Props) {
  const words = useWords()
  const { findings } = words.checkers
  const { checks } = words.report
  const places =
    record === null ? [] : finding.spans.map(({ start, end }) => record.slice(start, end)).filter(Boolean)
  return (
    <details className="fold check border-line border-t first:border-t-0" open={open}>
      <summary className="check-summary">
        <span
          className={`check-status flex items-center gap-1.5 text-13 font-medium ${statusColor(finding.status)}`}
        >
          <StatusIcon status={finding.status} />
          <span className="max-md:sr-only">{words.status[finding.status]}</span>
        </span>
        <span className="check-title font-medium">{finding.title}</span>
        <span className="check-finding text-soft">{finding.summary}</span>
        <span className="check-points whitespace-nowrap text-13 text-faint max-lg:hidden">
          {findings.concerns[finding.concerns]}
        </span>
        <ChevronRight aria-hidden="true" className="fold-chevron check-chevron size-4 text-faint" />
      </summary>
      <div id={anchor} className="check-details">
        {places.length > 0 && places.length <= mostPlaces && places.join('') !== record ? (
          <Field label={findings.where}>
            <p className="flex flex-wrap gap-2">
              {places.map((place, index) => (
                <code
                  // biome-ignore lint/suspicious/noArrayIndexKey: the places never move
                  key={index}
                  className="rounded-sm bg-well px-1.5 py-0.5 text-13 wrap-anywhere"
                  dir="ltr"
                >
                  {place}
                </code>
              ))}
            </p>
          </Field>
        ) : null}
        {finding.evidence.length > 0 ? (
          <Field label={checks.evidence}>
            <EvidenceList evidence={finding.evidence} />
          </Field>
        ) : null}
        {finding.why ? (
          <Field label={checks.why}>
            <p className="prose">{finding.why}</p>
          </Field>
        ) : null}
        {finding.fix.length > 0 ? (
          <Field label={checks.fix}>
            <Steps steps={finding.fix} />
          </Field>
        ) : null}
        {finding.refs.length > 0 ? (
          <Field label={checks.refs}>
            <References refs={finding.refs} />
          </Field>
        ) : null}
      </div>
    </details>
  )
}
