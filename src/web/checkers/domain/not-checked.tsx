import type { DomainReport } from '#contract/checkers.ts'
import { Card, Section } from '#web/ui/card.tsx'
import { StatusIcon } from '#web/ui/status.tsx'
import { useWords } from '#web/words/words.ts'

/** What got no answer, each reason once with the parts that it is about. */
export function NotChecked({ report: { not_asked, sections } }: { report: DomainReport }) {
  const { domainReport: words } = useWords()
  if (not_asked.length === 0) return null
  const titles = new Map(sections.map(({ id, title }) => [id, title]))
  const reasons = [...new Set(not_asked.map(({ reason }) => reason))]
  const partsOf = (reason: string) =>
    not_asked.flatMap((one) => (one.reason === reason ? [titles.get(one.section) ?? one.section] : []))
  return (
    <Section title={words.notChecked.title} note={words.notChecked.note}>
      <Card className="overflow-hidden">
        <dl>
          {reasons.map((reason) => (
            <div
              key={reason}
              className="grid gap-x-4 gap-y-0.5 border-line border-t px-4 py-2.5 first:border-t-0 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] md:px-5"
            >
              <dt className="flex items-start gap-2 font-medium">
                <StatusIcon status="no-data" className="mt-0.5 size-4" />
                {partsOf(reason).join(', ')}
              </dt>
              <dd className="prose text-soft wrap-anywhere max-md:ps-6">{reason}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </Section>
  )
}
