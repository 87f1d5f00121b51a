import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { requireAccount } from '#web/request/access.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import { paths } from '#web/shell/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Section } from '#web/ui/card.tsx'
import { Plus } from '#web/ui/icons.tsx'
import { useWords, wordsOf } from '#web/words/words.ts'
import { FirstTest } from '../dashboard/first-test.tsx'
import { Newsletters } from '../dashboard/newsletters.tsx'
import { NextCard } from '../dashboard/next-card.tsx'
import { QuotaLine } from '../dashboard/quota-line.tsx'
import { DomainCards } from '../domains/domain-card.tsx'

const shown = { domains: 4, newsletters: 6 }

export async function loader(args: LoaderFunctionArgs) {
  const { services, account, visitor } = requireAccount(args)
  const [plan, overview] = await Promise.all([
    services.plans.current(account.accountId),
    services.domains.overview(shown, visitor),
  ])
  const isReader = account.seat?.role === 'reader'
  const isEmpty = overview.domains.data.length === 0
  const address = isEmpty && !isReader ? services.spamTests.issueAddress(visitor) : null
  return { plan, address, isReader, isEmpty, ...overview }
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { name: wordsOf(matches).account.dashboard.meta, hidden: true })

/** The state of your mail: what to repair next, each sending domain, each newsletter. */
export default function Dashboard() {
  const { domains: words } = useWords()
  const { plan, address, isReader, isEmpty, domains, newsletters, next } = useLoaderData<typeof loader>()
  return (
    <div className="flex flex-col gap-8">
      <div className="-mb-2 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-28 font-bold">{words.yourMail}</h1>
        {address || isReader ? null : (
          <ButtonLink to={paths.newTest}>
            <Plus aria-hidden="true" />
            {words.newTest}
          </ButtonLink>
        )}
      </div>
      {address ? (
        <FirstTest address={address} />
      ) : isEmpty ? (
        <p className="prose text-soft">{words.first.none}</p>
      ) : (
        <>
          <NextCard next={next} mayTest={!isReader} />
          <Section title={words.title} note={<AllDomains total={domains.meta.total} />}>
            <DomainCards domains={domains.data} />
          </Section>
          <Newsletters newsletters={newsletters} />
        </>
      )}
      <QuotaLine plan={plan} />
    </div>
  )
}

function AllDomains({ total }: { total: number }) {
  const { domains: words } = useWords()
  if (total <= shown.domains) return null
  return (
    <Link to={paths.domains()} className="link inline-flex min-h-6 items-center">
      {words.all({ count: total })}
    </Link>
  )
}
