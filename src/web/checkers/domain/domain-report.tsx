import type { ReactNode } from 'react'
import type { DomainReport as Report, ShownDomain } from '#contract/checkers.ts'
import { paths } from '#web/shell/paths.ts'
import { useRevealTarget } from '#web/spam-test/reveal.ts'
import { ButtonLink, buttonClass } from '#web/ui/button.tsx'
import { Card, Section } from '#web/ui/card.tsx'
import { Download } from '#web/ui/icons.tsx'
import { useWords } from '#web/words/words.ts'
import { RecordBadge } from '../report/record-badge.tsx'
import { VerdictCard } from '../report/verdict-card.tsx'
import { CompareForm } from './compare-form.tsx'
import { DomainPicture } from './domain-picture.tsx'
import { NotChecked } from './not-checked.tsx'
import { PartRow } from './part-row.tsx'
import { ToPublish } from './to-publish.tsx'

/** The verdict and the picture, what to publish, every part in a line, and what was not checked. */
export function DomainReport({ shown: { sentence, parties, report } }: { shown: ShownDomain }) {
  useRevealTarget()
  const { domainReport: words, domainSetup } = useWords()
  const { domain, sections } = report
  return (
    <div className="flex flex-col gap-10">
      <VerdictCard
        status={report.status}
        summary={sentence}
        facts={useFacts(report)}
        actions={<PdfLink domain={domain} />}
      >
        <DomainPicture domain={domain} parties={parties} sections={sections} />
      </VerdictCard>
      <ToPublish report={report} />
      <WayOn words={domainSetup.begin} domain={domain} to={paths.domainSetup(domain)} />
      <Section title={words.parts.title}>
        <Card className="overflow-hidden">
          {sections.map((section) => (
            <PartRow key={section.id} section={section} domain={domain} open={section.status === 'bad'} />
          ))}
        </Card>
      </Section>
      <NotChecked report={report} />
      <WayOn words={words.watch} domain={domain} to={paths.watch(domain)} />
      <CompareForm one={domain} />
      <RecordBadge checker="domain" domain={domain} />
    </div>
  )
}

/** The whole report for people who do not open this page. */
function PdfLink({ domain }: { domain: string }) {
  const { domainReport: words } = useWords()
  return (
    <a href={paths.domainPdf(domain)} rel="nofollow" className={buttonClass('quiet', '', 'compact')}>
      <Download aria-hidden="true" />
      <span className="max-sm:sr-only">{words.pdf}</span>
    </a>
  )
}

type WayOnProps = {
  words: { title: string; text(facts: { domain: string }): string; go: string }
  domain: string
  to: string
}

/** What else can be done with the domain, on a page of its own. */
function WayOn({ words, domain, to }: WayOnProps) {
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-4 md:px-5">
      <div className="min-w-0">
        <h2 className="font-medium">{words.title}</h2>
        <p className="text-soft wrap-anywhere">{words.text({ domain })}</p>
      </div>
      <ButtonLink to={to}>{words.go}</ButtonLink>
    </Card>
  )
}

function useFacts({ score, sections }: Report): { label: string; value: ReactNode }[] {
  const { checkers, domainReport: words } = useWords()
  const asked = sections.filter(({ status }) => status !== 'no-data')
  const good = asked.filter(({ status }) => status === 'good').length
  return [
    ...(score === null ? [] : [{ label: checkers.score, value: checkers.scoreOf({ score }) }]),
    ...(asked.length > 0 ? [{ label: words.good, value: words.goodOf({ good, all: asked.length }) }] : []),
  ]
}
