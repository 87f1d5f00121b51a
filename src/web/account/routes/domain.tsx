import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useLoaderData,
  useSearchParams,
} from 'react-router'
import { serviceLanguage } from '#contract/language.ts'
import { acknowledgeSchema, silenceSchema, watchEditSchema } from '#contract/watched-domains.ts'
import { attempt, handle, readForm, textOf } from '#web/forms/form.ts'
import { requireAccount } from '#web/request/access.ts'
import { isRefusal, orErrorPage } from '#web/request/refusals.ts'
import { ErrorInPage } from '#web/shell/error-page.tsx'
import { pageMeta } from '#web/shell/page-meta.ts'
import { paths } from '#web/shell/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card, Section } from '#web/ui/card.tsx'
import { CopyValue } from '#web/ui/copy-button.tsx'
import { useWords, wordsOf } from '#web/words/words.ts'
import { History } from '../domains/history.tsx'
import { Lights } from '../domains/lights.tsx'
import { WatchedDomainPage, WatchThis } from '../watch/one-domain.tsx'

/** What is watched, what tests found, or both; the error page for a domain of which there is neither. */
export async function loader(args: LoaderFunctionArgs) {
  const { services, visitor, account, language } = requireAccount(args)
  const name = args.params.name ?? ''
  const watched = await orNull(services.watchedDomains.read(name, account, serviceLanguage(language)))
  const tested = services.domains.read(name, visitor)
  return { name: name.toLowerCase(), watched, domain: await (watched ? orNull(tested) : orErrorPage(tested)) }
}

/** Null where there is none of that name. */
async function orNull<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked
  } catch (error) {
    if (isRefusal(error) && error.status === 404) return null
    throw error
  }
}

export async function action(args: ActionFunctionArgs) {
  const { services, account } = requireAccount(args)
  const { watchedDomains } = services
  const name = args.params.name ?? ''
  const typed = await readForm(args.request)
  const here = paths.domains(name)
  const intent = textOf(typed, 'intent')
  if (intent === 'edit')
    return handle(args, typed, watchEditSchema, async (change) => {
      await watchedDomains.edit(name, change, account)
      return redirect(here)
    })
  if (intent === 'silence')
    return handle(args, typed, silenceSchema, async (silence) => {
      await watchedDomains.silence(name, silence, account)
      return redirect(here)
    })
  if (intent === 'acknowledge')
    return handle(args, typed, acknowledgeSchema, async (which) => {
      await watchedDomains.acknowledge({ ...which, domain: name }, account)
      return redirect(here)
    })
  return attempt(typed, async () => {
    if (intent === 'end-silence') await watchedDomains.endSilence(name, account)
    if (intent === 'remove') {
      await watchedDomains.remove(name, account)
      return redirect(paths.domains())
    }
    if (intent === 'watch') await watchedDomains.add({ domains: name, client: '' }, account)
    if (intent !== 'check') return redirect(here)
    await watchedDomains.lookAgain(name, account)
    return redirect(`${here}?check=now`)
  })
}

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) =>
  pageMeta(matches, { name: loaderData?.name ?? wordsOf(matches).domains.title, hidden: true })

/** One domain: how it is and what changed, what tests found there, and the ways to ask again. */
export default function Domain() {
  const { domains: words } = useWords()
  const [search] = useSearchParams()
  const { name, watched, domain } = useLoaderData<typeof loader>()
  return (
    <div className="flex flex-col gap-8">
      <div>
        <p className="text-13">
          <Link to={paths.domains()} className="link inline-flex min-h-6 items-center">
            {words.title}
          </Link>
        </p>
        <h1 className="has-copy flex items-center gap-2 text-28 font-bold wrap-anywhere">
          <bdi dir="ltr">{name}</bdi>
          <CopyValue text={name} what={words.domain} />
        </h1>
        {domain ? <p className="mt-1 text-soft">{words.tests({ count: domain.tests })}</p> : null}
      </div>
      {watched ? (
        <WatchedDomainPage watched={watched} isAsked={search.has('check')} />
      ) : (
        <WatchThis domain={name} />
      )}
      {domain ? (
        <Section title={words.found}>
          <Card className="max-w-[560px] px-5 py-4">
            <Lights domain={domain} />
          </Card>
        </Section>
      ) : null}
      <Ways name={name} />
      {domain && domain.history.length > 0 ? (
        <Section title={words.history.title}>
          <History history={domain.history} />
        </Section>
      ) : null}
    </div>
  )
}

/** Other pages that look at this domain. */
function Ways({ name }: { name: string }) {
  const { domains: words, domainReports, shell } = useWords()
  return (
    <Section title={words.ask} note={words.askNote}>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={paths.domain(name)}>{shell.checkers.domain.name}</ButtonLink>
        {checkers.map(([checker, kind]) => (
          <ButtonLink key={checker} to={paths.checker(checker, `?domain=${encodeURIComponent(name)}`)}>
            {words.kinds[kind]}
          </ButtonLink>
        ))}
        <ButtonLink to={paths.domainReports(name)}>{domainReports.link}</ButtonLink>
        <ButtonLink to={paths.newTest}>{words.newTest}</ButtonLink>
        <ButtonLink to={paths.newPlacement}>{words.kinds.placement}</ButtonLink>
      </div>
    </Section>
  )
}

const checkers = [
  ['spf', 'spf'],
  ['dkim', 'dkim'],
  ['dmarc', 'dmarc'],
  ['domain-blacklist', 'lists'],
] as const

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorInPage error={error} />
}
