import {
  type ActionFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useLoaderData,
} from 'react-router'
import { serviceLanguage } from '#contract/language.ts'
import { ActionForm } from '#web/forms/action-form.tsx'
import { attempt, textOf } from '#web/forms/form.ts'
import { requireAccount } from '#web/request/access.ts'
import { orErrorPage } from '#web/request/refusals.ts'
import { ErrorInPage } from '#web/shell/error-page.tsx'
import { pageMeta } from '#web/shell/page-meta.ts'
import { paths } from '#web/shell/paths.ts'
import { Card } from '#web/ui/card.tsx'
import { chosen } from '#web/ui/choices.ts'
import { Submit } from '#web/ui/submit.tsx'
import { useWords, wordsOf } from '#web/words/words.ts'
import { Collected, spans } from '../reports/collected.tsx'

/** Milliseconds for DNS when the page is opened; after a press on "Check again" it may take longer. */
const PATIENCE = 1_500

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
  const { add: words, empty } = useWords().domainReports
  return (
    <Card className="p-5 md:p-6">
      <p className="prose mb-4 text-soft">{words.this({ domain: name })}</p>
      <ActionForm intent="add" className="flex flex-wrap items-center gap-4">
        <Submit>{words.submit}</Submit>
        <Link to={paths.docs('guide/dmarc-reports')} className="link min-h-6">
          {words.guide}
        </Link>
        <Link to={paths.sampleReports} className="link min-h-6">
          {empty.sample}
        </Link>
      </ActionForm>
    </Card>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorInPage error={error} />
}
