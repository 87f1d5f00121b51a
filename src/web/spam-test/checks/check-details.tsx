import { Link } from 'react-router'
import type { CheckResult } from '#contract/spam-test.ts'
import { Field, References, Steps } from '#web/checkers/report/check-field.tsx'
import { EvidenceList } from '#web/checkers/report/evidence.tsx'
import { RecordToPublish } from '#web/checkers/report/record-to-publish.tsx'
import { checkAnchor, paths } from '#web/shell/paths.ts'
import { BookOpen, Link2 } from '#web/ui/icons.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { partOfCheck } from '../report.ts'

/** Evidence, what, why, fix, record, reference, points: in that order. `report`: the report's id. */
export function CheckDetails({ check, report }: { check: CheckResult; report: string }) {
  const { report: words, docs } = useWords()
  const { checks } = words
  const { fix, refs, evidence } = check
  return (
    <div id={checkAnchor(check.id)} className="check-details">
      {evidence.length > 0 ? (
        <Field label={checks.evidence}>
          <EvidenceList evidence={evidence} report={report} />
        </Field>
      ) : null}
      <Field label={checks.what}>
        <p className="prose">{check.what}</p>
      </Field>
      <Field label={checks.why}>
        <p className="prose">{check.why}</p>
      </Field>
      {fix.steps.length > 0 ? (
        <Field label={checks.fix}>
          <Steps steps={fix.steps} />
        </Field>
      ) : null}
      {fix.records.length > 0 ? (
        <Field label={checks.record}>
          <div className="flex flex-col gap-4">
            {fix.records.map((record) => (
              <RecordToPublish key={`${record.type} ${record.host} ${record.value}`} record={record} />
            ))}
          </div>
        </Field>
      ) : null}
      {refs.length > 0 ? (
        <Field label={checks.refs}>
          <References refs={refs} />
        </Field>
      ) : null}
      <Field label={checks.points}>
        <PointsText check={check} />
        <Link
          to={paths.check(report, check.id, partOfCheck(check))}
          className="mt-2 inline-flex min-h-6 items-center gap-1.5 text-13 text-soft hover:text-ink hover:underline"
        >
          <Link2 aria-hidden="true" className="size-3.5" />
          {checks.link}
        </Link>
        <Link
          to={paths.checkGuide(check.id)}
          className="ms-5 inline-flex min-h-6 items-center gap-1.5 text-13 text-soft hover:text-ink hover:underline"
        >
          <BookOpen aria-hidden="true" className="size-3.5" />
          {docs.guideLink}
        </Link>
      </Field>
    </div>
  )
}

function PointsText({ check }: { check: CheckResult }) {
  const { number } = useFigures()
  const { checks } = useWords().report
  const { lost, max } = check.points
  if (max === 0) return <p>{checks.pointsInfo}</p>
  if (check.status === 'no-data') return <p>{checks.pointsNone}</p>
  if (lost === 0) return <p>{checks.pointsFull({ max })}</p>
  return (
    <p>
      {checks.pointsText({ lost })} {check.fix.gain ? checks.gain({ gain: number(check.fix.gain) }) : null}
    </p>
  )
}
