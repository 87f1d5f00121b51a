import { domainSections } from '#contract/checker-names.ts'
import type { DomainSectionView } from '#contract/checkers.ts'
import { Card, Section } from '#web/ui/card.tsx'
import { useWords } from '#web/words/words.ts'
import { SkeletonRow } from '../checker-skeleton.tsx'
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
            return section ? (
              <PartRow key={id} section={section} domain={domain} />
            ) : (
              <SkeletonRow key={id} width="w-2/5" />
            )
          })}
        </Card>
      </Section>
    </div>
  )
}
