import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { visitOf } from '#web/request/access.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import { paths } from '#web/shell/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { useWords, wordsOf } from '#web/words/words.ts'
import { GuestLimits } from '../plans/guest-limits.tsx'
import { PriceList } from '../plans/price-list.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const { services } = visitOf({ context })
  if (services.siteConfig.billing === 'off') return { plans: null, guest: null }
  return { plans: await services.plans.list(), guest: await services.plans.guest() }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  const { meta: title, lead } = wordsOf(matches).plans.pricing
  return pageMeta(matches, { name: title, hidden: !loaderData?.plans, description: lead })
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
