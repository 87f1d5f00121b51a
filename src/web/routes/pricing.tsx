import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { visitOf } from '../account.ts'
import { ButtonLink } from '../components/button.tsx'
import { GuestLimits } from '../components/plans/guest-limits.tsx'
import { PriceList } from '../components/plans/price-list.tsx'
import { brandOf, pageMeta } from '../page-meta.ts'
import { paths } from '../paths.ts'
import { useWords, wordsOf } from '../words/words.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const { services } = visitOf({ context })
  if (services.siteConfig.billing === 'off') return { plans: null, guest: null }
  return { plans: await services.plans.list(), guest: await services.plans.guest() }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  const { meta: title, lead } = wordsOf(matches).plans.pricing
  return pageMeta(
    matches,
    wordsOf(matches).meta.checker({ title, brand: brandOf(matches) }),
    !loaderData?.plans,
    lead,
  )
}

/** The plans; where there are none, that there are none. */
export default function Pricing() {
  const { pricing: words } = useWords().plans
  const { plans, guest } = useLoaderData<typeof loader>()
  return (
    <div className="content pt-6 md:pt-12">
      <h1 className="text-28 font-bold md:text-44">{plans ? words.title : words.freeTitle}</h1>
      <p className="prose mt-2 mb-8 text-balance text-16 text-soft md:mt-3">
        {plans ? words.lead : words.freeLead} <GuestLimits plan={guest} />
      </p>
      {plans ? (
        <PriceList plans={plans} level={2} />
      ) : (
        <ButtonLink look="primary" to={paths.spamTest}>
          {words.start}
        </ButtonLink>
      )}
    </div>
  )
}
