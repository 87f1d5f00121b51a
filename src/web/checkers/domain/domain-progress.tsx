import { domainSections } from '#contract/checker-names.ts'
import type { DomainSectionView } from '#contract/checkers.ts'
import { Card, Section } from '#web/ui/card.tsx'
import { useWords } from '#web/words/words.ts'
import { PartRow } from './part-row.tsx'

/** The report while it is being made: what has been answered, and the shape of what comes. */
export function DomainProgress({ domain, sections }: { domain: string; sections: DomainSectionView[] }) {
  const { domainReport: words } = useWords()
  const known = new Map(sections.map((section) => [section.id, section]))
  return (
    <div className="flex flex-col gap-10">
      <Card className="overflow-hidden">
        <div className="flex flex-col gap-3 border-s-4 border-s-line px-4 py-4 md:px-6">
          <p role="status" className="text-13 text-soft">
            {words.checking({ domain })}
          </p>
          <span aria-hidden="true" className="skeleton h-7 w-4/5 max-w-[520px]" />
          <p className="text-13 text-faint tabular-nums">
            {words.progress({ done: sections.length, all: domainSections.length })}
          </p>
        </div>
      </Card>
      <Section title={words.parts.title}>
        <Card className="overflow-hidden">
          {domainSections.map((id) => {
            const section = known.get(id)
            return section ? <PartRow key={id} section={section} /> : <Waiting key={id} />
          })}
        </Card>
      </Section>
    </div>
  )
}

function Waiting() {
  return (
    <div
      aria-hidden="true"
      className="flex h-11 items-center gap-4 border-line border-t px-4 first:border-t-0 md:px-5"
    >
      <span className="skeleton size-4 rounded-full!" />
      <span className="skeleton h-3.5 w-2/5" />
    </div>
  )
}
