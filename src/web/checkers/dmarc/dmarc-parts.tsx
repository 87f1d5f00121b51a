import type { RecordDetails } from '#contract/checkers.ts'
import { Card, Section } from '#web/ui/card.tsx'
import { useWords } from '#web/words/words.ts'
import { DmarcPlan } from './dmarc-plan.tsx'
import { DmarcReports } from './dmarc-reports.tsx'

export function DmarcParts({ details }: { details: RecordDetails<'dmarc'> }) {
  const { dmarc: words } = useWords().checkers
  return (
    <>
      <div className="grid gap-10 lg:grid-cols-2 lg:gap-4">
        <Walk details={details} />
        {details.alignment ? (
          <Section title={words.alignment} className="flex flex-col">
            <AlignmentCard alignment={details.alignment} />
          </Section>
        ) : null}
      </div>
      {details.plan.length > 0 ? <DmarcPlan plan={details.plan} /> : null}
      {details.reports.length > 0 ? <DmarcReports reports={details.reports} /> : null}
    </>
  )
}

/** The names that receivers ask, and where they stop. */
function Walk({ details }: { details: RecordDetails<'dmarc'> }) {
  const words = useWords().checkers
  const { walk, alignment } = details
  if (walk.length === 0) return null
  return (
    <Section title={words.dmarc.walk} className="flex flex-col">
      <Card className="flex-1 p-4 md:p-5">
        <p className="prose mb-4 text-soft">{words.dmarc.walkLead}</p>
        <ol className="walk">
          {walk.map(({ name, outcome, records, applies }) => (
            <li key={name} data-applies={applies || undefined}>
              <code className={`wrap-anywhere ${applies ? 'font-medium' : 'text-soft'}`}>{name}</code>
              <span className="block text-13 text-faint">
                {[
                  applies
                    ? words.dmarc.applies
                    : records.length > 0
                      ? words.dmarc.recordsHere({ count: records.length })
                      : outcome === 'nxdomain' || outcome === 'nodata'
                        ? words.dmarc.noRecord
                        : words.dns.outcomes[outcome],
                  name === `_dmarc.${alignment?.organizational}` ? words.dmarc.organizational : '',
                ]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </li>
          ))}
        </ol>
      </Card>
    </Section>
  )
}

function AlignmentCard({ alignment }: { alignment: NonNullable<RecordDetails<'dmarc'>['alignment']> }) {
  const { dmarc: words } = useWords().checkers
  const { organizational, byPublicSuffixList } = alignment
  const differs = byPublicSuffixList && organizational && byPublicSuffixList !== organizational
  const rows = [
    { label: words.dkim, value: words.modes[alignment.dkim] },
    { label: words.spf, value: words.modes[alignment.spf] },
    { label: words.organization, value: organizational ? <code>{organizational}</code> : null },
  ]
  return (
    <Card className="flex-1 p-4 md:p-5">
      <p className="prose mb-4 text-soft">{words.alignmentLead}</p>
      <dl className="grid gap-3">
        {rows.map(({ label, value }) =>
          value ? (
            <div key={label} className="grid grid-cols-[112px_minmax(0,1fr)] gap-3">
              <dt className="text-13 text-faint">{label}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {differs ? (
        <p className="mt-3 text-13 text-warning">{words.pslDiffers({ listed: byPublicSuffixList })}</p>
      ) : null}
    </Card>
  )
}
