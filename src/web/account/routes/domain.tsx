import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { requireAccount } from '#web/request/access.ts'
import { orErrorPage } from '#web/request/refusals.ts'
import { ErrorInPage } from '#web/shell/error-page.tsx'
import { pageMeta } from '#web/shell/page-meta.ts'
import { paths } from '#web/shell/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card, Section } from '#web/ui/card.tsx'
import { CopyValue } from '#web/ui/copy-button.tsx'
import { useWords, wordsOf } from '#web/words/words.ts'
import { History } from '../domains/history.tsx'
import { Lights } from '../domains/lights.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { services, visitor } = requireAccount(args)
  return { domain: await orErrorPage(services.domains.read(args.params.name ?? '', visitor)) }
}

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) =>
  pageMeta(matches, { name: loaderData?.domain.domain ?? wordsOf(matches).domains.title, hidden: true })

/** One sending domain: its state, what it was over time, and the ways to ask again. */
export default function Domain() {
  const { domains: words, domainReports, shell } = useWords()
  const { domain } = useLoaderData<typeof loader>()
  return (
    <div className="flex flex-col gap-8">
      <div>
        <p className="text-13">
          <Link to={paths.domains()} className="link inline-flex min-h-6 items-center">
            {words.title}
          </Link>
        </p>
        <h1 className="has-copy flex items-center gap-2 text-28 font-bold wrap-anywhere">
          <bdi dir="ltr">{domain.domain}</bdi>
          <CopyValue text={domain.domain} what={words.domain} />
        </h1>
        <p className="mt-1 text-soft">{words.tests({ count: domain.tests })}</p>
      </div>
      <Card className="max-w-[560px] px-5 py-4">
        <Lights domain={domain} />
      </Card>
      <Section title={words.ask} note={words.askNote}>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={paths.domain(domain.domain)}>{shell.checkers.domain.name}</ButtonLink>
          {checkers.map(([checker, kind]) => (
            <ButtonLink
              key={checker}
              to={paths.checker(checker, `?domain=${encodeURIComponent(domain.domain)}`)}
            >
              {words.kinds[kind]}
            </ButtonLink>
          ))}
          <ButtonLink to={paths.domainReports(domain.domain)}>{domainReports.link}</ButtonLink>
          <ButtonLink to={paths.newTest}>{words.newTest}</ButtonLink>
          <ButtonLink to={paths.newPlacement}>{words.kinds.placement}</ButtonLink>
        </div>
      </Section>
      {domain.history.length > 0 ? (
        <Section title={words.history.title}>
          <History history={domain.history} />
        </Section>
      ) : null}
    </div>
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
