import { Link } from 'react-router'
import type { ReportDomain } from '#contract/domain-reports.ts'
import { ActionForm } from '#web/forms/action-form.tsx'
import { paths } from '#web/shell/paths.ts'
import { Card, Section } from '#web/ui/card.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Submit } from '#web/ui/submit.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'

/** The domains whose reports are collected, and the way to add one. */
export function ReportDomains({ domains }: { domains: ReportDomain[] }) {
  const { domainReports: words } = useWords()
  return (
    <Section id="reports" title={words.list.title}>
      <p className="prose mb-4 text-soft">
        {words.list.lead}{' '}
        <Link to={paths.docs('guide/dmarc-reports')} className="link">
          {words.add.guide}
        </Link>
        {domains.length === 0 ? (
          <>
            {' · '}
            <Link to={paths.sampleReports} className="link">
              {words.empty.sample}
            </Link>
          </>
        ) : null}
      </p>
      <Card className="divide-y divide-line">
        {domains.map((domain) => (
          <DomainLine key={domain.domain} domain={domain} />
        ))}
        <ActionForm intent="add" className="p-4 md:p-5">
          <div className="flex flex-wrap items-start gap-3">
            <div className="min-w-56 grow">
              <TextField
                name="domain"
                label={words.add.field}
                hint={words.add.hint}
                autoCapitalize="none"
                spellCheck={false}
                dir="ltr"
              />
            </div>
            <Submit size="field" className="sm:mt-[26px]">
              {words.add.submit}
            </Submit>
          </div>
        </ActionForm>
      </Card>
    </Section>
  )
}

function DomainLine({ domain: { domain, messages, reports, last_day: last } }: { domain: ReportDomain }) {
  const { dayAlone } = useFigures()
  const { list: words } = useWords().domainReports
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-3 md:px-5">
      <Link
        to={paths.domainReports(domain)}
        className="link inline-flex min-h-6 items-center font-medium wrap-anywhere"
      >
        <bdi dir="ltr">{domain}</bdi>
      </Link>
      <span className="text-13 text-faint">
        {reports === 0
          ? words.none
          : `${words.messages({ count: messages })}${last ? `, ${words.until({ when: dayAlone(last) })}` : ''}`}
      </span>
    </p>
  )
}
