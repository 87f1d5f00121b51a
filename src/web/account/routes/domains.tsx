import {
  type ActionFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
  useSearchParams,
} from 'react-router'
import { type CreatedClientLink, clientLinkInputSchema } from '#contract/client-links.ts'
import { clientReportInputSchema, reportBrandInputSchema } from '#contract/client-reports.ts'
import { readAs } from '#contract/issues.ts'
import { serviceLanguage } from '#contract/language.ts'
import {
  acknowledgeSchema,
  quietHoursSchema,
  type WatchAdded,
  watchInputSchema,
} from '#contract/watched-domains.ts'
import { attempt, handle, handleRead, type Typed, textOf, typedOf } from '#web/forms/form.ts'
import { requireAccount } from '#web/request/access.ts'
import { readListQuery } from '#web/request/list-query.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import { paths } from '#web/shell/paths.ts'
import { Section } from '#web/ui/card.tsx'
import { EmptyStart } from '#web/ui/empty.tsx'
import type { Refused } from '#web/ui/form-context.ts'
import { useWords, wordsOf } from '#web/words/words.ts'
import { DomainCards } from '../domains/domain-card.tsx'
import { Pages } from '../pages.tsx'
import { ReportDomains } from '../reports/add-domain.tsx'
import { readWatchQuery } from '../watch/watch-query.ts'
import { Watched } from '../watch/watched.tsx'

/** Domains of tests below the watched ones. */
const MOST_SENDING = 24

export async function loader(args: LoaderFunctionArgs) {
  const { services, visitor, account, language } = requireAccount(args)
  const search = new URL(args.request.url).searchParams
  const query = readWatchQuery(search)
  const { watchedDomains } = services
  const [watched, alerts, domains, reports, links, clientReports, quiet] = await Promise.all([
    watchedDomains.list(query, account),
    watchedDomains.alerts(account, serviceLanguage(language)),
    services.domains.list(
      { ...readListQuery(new URLSearchParams({ page: search.get('tested') ?? '1' }), MOST_SENDING, []) },
      visitor,
    ),
    services.domainReports.list(account),
    services.clientLinks.list(account),
    services.clientReports.list(account),
    watchedDomains.quietHours(account),
  ])
  const { page: _, per_page: __, direction: ___, ...filter } = query
  const zone = account.timezone
  return {
    ...{ watched, alerts, domains, reports, links, clientReports, filter, now: Date.now() },
    hours: { quiet, zones: [...new Set([quiet?.time_zone ?? zone, zone, 'UTC'])] },
  }
}

/** Watches domains, marks changes as seen, makes and revokes links for clients, or adds a domain whose reports are collected. */
export async function action(args: ActionFunctionArgs) {
  const { services, account, language } = requireAccount(args)
  const form = await args.request.formData()
  const typed = typedOf(form)
  const intent = textOf(typed, 'intent')
  if (intent === 'watch')
    return handle(args, typed, watchInputSchema, async (input) =>
      data({ added: await services.watchedDomains.add(input, account, serviceLanguage(language)) }),
    )
  if (intent === 'link')
    return handle(args, typed, clientLinkInputSchema, async (input) =>
      data(
        { made: await services.clientLinks.make(input, account) },
        { headers: { 'Cache-Control': 'no-store' } },
      ),
    )
  if (intent === 'report') {
    const read = readAs(clientReportInputSchema, { ...typed, day: typed.day || null })
    return handleRead(args, typed, read, async (input) => {
      await services.clientReports.set(input, account)
      return redirect(paths.domains())
    })
  }
  if (intent === 'brand')
    return handle(args, typed, reportBrandInputSchema.pick({ name: true }), async ({ name }) => {
      await services.clientReports.setBrand({ name, logo: await logoIn(form) }, account)
      return redirect(paths.domains())
    })
  if (intent === 'quiet')
    return handle(args, quietTyped(typed), quietHoursSchema, async (hours) => {
      await services.watchedDomains.setQuietHours(hours, account)
      return redirect(paths.domains())
    })
  if (intent === 'no-quiet')
    return attempt(typed, async () => {
      await services.watchedDomains.setQuietHours(null, account)
      return redirect(paths.domains())
    })
  if (intent === 'revoke')
    return attempt(typed, async () => {
      await services.clientLinks.revoke(textOf(typed, 'id'), account)
      return redirect(paths.domains())
    })
  if (intent === 'acknowledge')
    return handle(args, typed, acknowledgeSchema, async (which) => {
      await services.watchedDomains.acknowledge(which, account)
      return redirect(paths.domains())
    })
  return attempt(typed, async () => {
    const { domain } = await services.domainReports.add(textOf(typed, 'domain'), account)
    return redirect(paths.domainReports(domain))
  })
}

/** Undefined: none was chosen, and the one that is there stays. */
async function logoIn(form: FormData): Promise<Uint8Array | null | undefined> {
  if (form.has('no_logo')) return null
  const file = form.get('logo')
  return file instanceof File && file.size > 0 ? file.bytes() : undefined
}

/** A box that is not ticked is not sent. */
const quietTyped = ({ lets_bad, ...typed }: Typed): Typed => ({
  ...typed,
  ...(lets_bad && { lets_bad: true }),
})

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { name: wordsOf(matches).domains.title, hidden: true })

/** Every domain of the account: those it watches, those its tests came from, those whose reports it collects. */
export default function Domains() {
  const { domains: words, watch } = useWords()
  const { watched, alerts, domains, reports, links, clientReports, filter, now, hours } =
    useLoaderData<typeof loader>()
  const answer = useActionData() as (Refused & { added?: WatchAdded; made?: CreatedClientLink }) | undefined
  const isFirst = watched.summary.domains === 0
  const wanted = useSearchParams()[0].get('watch')
  return (
    <div className="flex flex-col gap-10">
      <div>
        <h1 className="text-28 font-bold">{words.title}</h1>
        <p className="prose mt-1 text-soft">{words.lead}</p>
      </div>
      <Watched
        watched={watched}
        alerts={alerts}
        filter={filter}
        added={answer?.added}
        isRefused={answer?.intent === 'watch'}
        links={links}
        reports={clientReports}
        hours={hours}
        made={answer?.made}
        now={now}
        suggested={wanted ? [wanted] : isFirst ? domains.data.map(({ domain }) => domain) : []}
        isWanted={wanted !== null}
      />
      <Section id="tested" title={watch.sending} note={domains.data.length > 0 ? words.fromTests : undefined}>
        {domains.data.length > 0 ? (
          <DomainCards domains={domains.data} />
        ) : (
          <EmptyStart to={paths.newTest} start={words.newTest}>
            {words.none}
          </EmptyStart>
        )}
        {domains.meta.last_page > 1 ? (
          <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
            <Link to={paths.domains()} className="text-13 text-faint">
              {words.all({ count: domains.meta.total })}
            </Link>
            <Pages meta={domains.meta} name="tested" />
          </div>
        ) : null}
      </Section>
      <ReportDomains domains={reports} />
    </div>
  )
}
