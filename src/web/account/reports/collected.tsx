import { Link, useSearchParams } from 'react-router'
import type { ReportDomain, ReportSetup, ReportSummary } from '#contract/domain-reports.ts'
import { paths } from '#web/shell/paths.ts'
import { ButtonLink, buttonClass } from '#web/ui/button.tsx'
import { Card, Section } from '#web/ui/card.tsx'
import { choosing, chosen } from '#web/ui/choices.ts'
import { Empty } from '#web/ui/empty.tsx'
import { RemoveItem } from '#web/ui/remove-item.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { DayChart } from './day-chart.tsx'
import { Notices } from './notices.tsx'
import { Refusals, Reporters, Tls } from './reporters.tsx'
import { SetupCard } from './setup-card.tsx'
import { SourcesTable } from './sources-table.tsx'
import { SummaryHead } from './summary-head.tsx'
import { UploadForm } from './upload-form.tsx'

/** Periods of days that the page shows. */
export const spans = ['30', '90', 'all'] as const

type Props = {
  domain: ReportDomain
  summary: ReportSummary
  setup: ReportSetup | null
  /** It only shows: nothing can be changed. */
  isSample?: boolean
}

/** All that the reports of a domain say, and what its owner can do with them. */
export function Collected({ domain, summary, setup, isSample = false }: Props) {
  const { domainReports: words } = useWords()
  const hasMail = summary.messages > 0
  return (
    <>
      {domain.reports > 0 && !isSample ? <Spans /> : null}
      {hasMail ? <SummaryHead summary={summary} /> : <NoMail domain={domain} />}
      <Notices notices={summary.notices} sources={summary.sources} />
      {hasMail ? (
        <>
          <Section id="sources" title={words.sources.title}>
            <SourcesTable sources={summary.sources} more={summary.more_sources} canDecide={!isSample} />
          </Section>
          <Section title={words.lost.title}>
            <ul className="prose flex flex-col gap-1">
              {summary.lost.says.map((said) => (
                <li key={said}>{said}</li>
              ))}
            </ul>
          </Section>
        </>
      ) : null}
      {summary.by_day.length > 0 ? (
        <Section title={words.days.title}>
          <DayChart days={summary.by_day} />
        </Section>
      ) : null}
      <Section id="setup" title={words.setup.title}>
        <SetupCard domain={domain} setup={setup} canCheck={!isSample} />
      </Section>
      {isSample ? null : (
        <Section title={words.upload.title}>
          <UploadForm />
        </Section>
      )}
      {domain.reports > 0 ? (
        <Section title={words.tls.title}>
          <Tls tls={summary.tls} />
        </Section>
      ) : null}
      {summary.reporters.length > 0 ? (
        <Section id="reporters" title={words.reporters.title}>
          <Reporters reporters={summary.reporters} />
        </Section>
      ) : null}
      {isSample ? null : (
        <>
          <Section title={words.refused.title}>
            <Refusals refused={summary.refused} />
          </Section>
          <Notes notes={summary.notes} />
          <Ways domain={domain} />
        </>
      )}
    </>
  )
}

function Spans() {
  const [query] = useSearchParams()
  const { span: words } = useWords().domainReports
  const current = chosen(query, 'span', spans)
  return (
    <nav aria-label={words.label} className="flex flex-wrap gap-2">
      {spans.map((span) => (
        <Link
          key={span}
          to={choosing(query, 'span', span, spans)}
          aria-current={span === current ? 'true' : undefined}
          className={buttonClass(span === current ? 'primary' : 'plain', '', 'small')}
        >
          {words[span]}
        </Link>
      ))}
    </nav>
  )
}

function NoMail({ domain }: { domain: ReportDomain }) {
  const { dayAlone } = useFigures()
  const { empty: words } = useWords().domainReports
  if (domain.last_day !== null)
    return (
      <div className="flex flex-col items-start gap-3">
        <Empty>{words.elsewhere({ when: dayAlone(domain.last_day) })}</Empty>
        <ButtonLink to="?span=all">{words.all}</ButtonLink>
      </div>
    )
  return (
    <Card className="p-5 md:p-6">
      <h2 className="text-20 font-bold">{words.title}</h2>
      <p className="prose mt-1 text-soft">
        {words.text}{' '}
        <Link to={paths.sampleReports} className="link">
          {words.sample}
        </Link>
      </p>
    </Card>
  )
}

function Notes({ notes }: Pick<ReportSummary, 'notes'>) {
  const { notes: words, reporters } = useWords().domainReports
  if (notes.length === 0) return null
  return (
    <Section title={words.title}>
      <ul className="flex flex-col gap-1 text-14 text-soft">
        {notes.map(({ reporter, says }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same may be said twice
          <li key={index} className="wrap-anywhere">
            <bdi className="font-medium">{reporter || reporters.unnamed}</bdi>: {says}
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Ways({ domain: { domain, reports } }: { domain: ReportDomain }) {
  const { domainReports: words } = useWords()
  return (
    <div className="flex flex-wrap gap-2">
      {reports > 0
        ? (['csv', 'json'] as const).map((format) => (
            <a
              key={format}
              href={paths.api.reportExport(domain, format)}
              download
              className={buttonClass('plain', '', 'small')}
            >
              {words.export[format]}
            </a>
          ))
        : null}
      <RemoveItem
        id={domain}
        item={domain}
        words={{ ...words.remove, title: words.remove.title({ domain }) }}
      />
    </div>
  )
}
