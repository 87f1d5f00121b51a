import {
  type ActionFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useLoaderData,
  useSearchParams,
} from 'react-router'
import type { ReportDomain, ReportSetup, ReportSummary } from '#contract/domain-reports.ts'
import { serviceLanguage } from '#contract/language.ts'
import { ActionForm } from '#web/forms/action-form.tsx'
import { attempt, textOf } from '#web/forms/form.ts'
import { requireAccount } from '#web/request/access.ts'
import { orErrorPage } from '#web/request/refusals.ts'
import { ErrorInPage } from '#web/shell/error-page.tsx'
import { pageMeta } from '#web/shell/page-meta.ts'
import { paths } from '#web/shell/paths.ts'
import { ButtonLink, buttonClass } from '#web/ui/button.tsx'
import { Card, Section } from '#web/ui/card.tsx'
import { choosing, chosen } from '#web/ui/choices.ts'
import { Empty } from '#web/ui/empty.tsx'
import { RemoveItem } from '#web/ui/remove-item.tsx'
import { Submit } from '#web/ui/submit.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords, wordsOf } from '#web/words/words.ts'
import { DayChart } from '../reports/day-chart.tsx'
import { Notices } from '../reports/notices.tsx'
import { Refusals, Reporters, Tls } from '../reports/reporters.tsx'
import { SetupCard } from '../reports/setup-card.tsx'
import { SourcesTable } from '../reports/sources-table.tsx'
import { SummaryHead } from '../reports/summary-head.tsx'
import { UploadForm } from '../reports/upload-form.tsx'

/** Milliseconds for DNS when the page is opened; after a press on "Check again" it may take longer. */
const PATIENCE = 1_500

const spans = ['30', '90', 'all'] as const

export async function loader(args: LoaderFunctionArgs) {
  const { services, account, language } = requireAccount(args)
  const { domainReports } = services
  const name = (args.params.name ?? '').toLowerCase()
  const query = new URL(args.request.url).searchParams
  const all = await domainReports.list(account)
  const domain = all.find((each) => each.domain === name)
  if (!domain) return { name, domain: null, summary: null, setup: null }
  const from = firstDay(chosen(query, 'span', spans))
  const [summary, setup] = await Promise.all([
    orErrorPage(domainReports.read(name, from, account, serviceLanguage(language))),
    domain.proved_by === 'dmarc' && !query.has('check')
      ? null
      : domainReports.setup(name, account, query.has('check') ? undefined : PATIENCE),
  ])
  return { name, domain, summary, setup }
}

function firstDay(span: (typeof spans)[number]): { from?: string } {
  if (span === 'all') return {}
  return { from: new Date(Date.now() - Number(span) * 86_400_000).toISOString().slice(0, 10) }
}

export async function action(args: ActionFunctionArgs) {
  const { services, account, language } = requireAccount(args)
  const { domainReports: reports } = services
  const name = args.params.name ?? ''
  const form = await args.request.formData()
  const intent = String(form.get('intent') ?? '')
  const here = `${paths.domainReports(name)}${args.url.search}`
  const typed = { intent, sender: String(form.get('sender') ?? '') }
  if (intent === 'check') return redirect(`${paths.domainReports(name)}?check=now#setup`)
  if (intent === 'upload') {
    const files = form.getAll('file').filter((each) => each instanceof File)
    const named = files.filter(({ size, name: file }) => size > 0 || file !== '')
    return attempt(typed, async () => {
      const given = await Promise.all(
        named.map(async (file) => ({ name: file.name, octets: await file.bytes() })),
      )
      return data({ uploaded: await reports.upload(name, given, account, serviceLanguage(language)) })
    })
  }
  return attempt(typed, async () => {
    if (intent === 'decide') {
      const said = String(form.get('ours'))
      const ours = said === 'ours' ? true : said === 'not_ours' ? false : null
      await reports.decide(name, { sender: textOf(typed, 'sender').slice(0, 300), ours }, account)
    } else if (intent === 'remove') {
      await reports.remove(name, account)
      return redirect(paths.domains())
    } else if (intent === 'add') await reports.add(name, account)
    return redirect(here)
  })
}

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) =>
  pageMeta(matches, {
    name: wordsOf(matches).domainReports.title({ domain: loaderData?.name ?? '' }),
    hidden: true,
  })

/** What receivers report about one domain: who sends in its name, and what to do. */
export default function DomainReports() {
  const { domains, domainReports: words } = useWords()
  const { name, domain, summary, setup } = useLoaderData<typeof loader>()
  return (
    <div className="flex flex-col gap-8">
      <div>
        <p className="text-13">
          <Link to={paths.domains()} className="link inline-flex min-h-6 items-center">
            {domains.title}
          </Link>
        </p>
        <h1 className="text-28 font-bold wrap-anywhere">{words.title({ domain: name })}</h1>
      </div>
      {domain && summary ? (
        <Collected domain={domain} summary={summary} setup={setup} />
      ) : (
        <NotCollected name={name} />
      )}
    </div>
  )
}

function NotCollected({ name }: { name: string }) {
  const { add: words } = useWords().domainReports
  return (
    <Card className="p-5 md:p-6">
      <p className="prose mb-4 text-soft">{words.this({ domain: name })}</p>
      <ActionForm intent="add" className="flex flex-wrap items-center gap-4">
        <Submit>{words.submit}</Submit>
        <Link to={paths.docs('guide/dmarc-reports')} className="link">
          {words.guide}
        </Link>
      </ActionForm>
    </Card>
  )
}

type Props = { domain: ReportDomain; summary: ReportSummary; setup: ReportSetup | null }

function Collected({ domain, summary, setup }: Props) {
  const { domainReports: words } = useWords()
  const hasMail = summary.messages > 0
  return (
    <>
      {domain.reports > 0 ? <Spans /> : null}
      {hasMail ? <SummaryHead summary={summary} /> : <NoMail domain={domain} />}
      <Notices notices={summary.notices} sources={summary.sources} />
      {hasMail ? (
        <>
          <Section id="sources" title={words.sources.title}>
            <SourcesTable sources={summary.sources} more={summary.more_sources} />
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
        <SetupCard domain={domain} setup={setup} />
      </Section>
      <Section title={words.upload.title}>
        <UploadForm />
      </Section>
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
      <Section title={words.refused.title}>
        <Refusals refused={summary.refused} />
      </Section>
      <Notes notes={summary.notes} />
      <Ways domain={domain} />
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
      <p className="prose mt-1 text-soft">{words.text}</p>
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

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorInPage error={error} />
}
