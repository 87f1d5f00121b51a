import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { visitOf } from '#web/request/access.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import { paths } from '#web/shell/paths.ts'
import { useBilling } from '#web/shell/site.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { useWords, wordsOf } from '#web/words/words.ts'
import { deals } from '../plans/features.ts'
import { PlanCard } from '../plans/plan-card.tsx'
import { Choose } from '../plans/price-list.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const { services } = visitOf({ context })
  return { deals: services.siteConfig.billing === 'off' ? [] : deals(await services.plans.list()) }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  const { meta: title, lead } = wordsOf(matches).plans.ltd
  return pageMeta(matches, { name: title, hidden: !loaderData?.deals.length, description: lead })
}

/** What is paid once. */
export default function LifetimeDeal() {
  const { ltd: words, pricing } = useWords().plans
  const billing = useBilling()
  const loaded = useLoaderData<typeof loader>()
  if (loaded.deals.length === 0) {
    return (
      <div className="content pt-6 md:pt-12">
        <h1 className="text-28 font-bold md:text-44">{billing === 'off' ? pricing.freeTitle : words.none}</h1>
        <ButtonLink to={billing === 'off' ? paths.spamTest : paths.pricing} className="mt-6">
          {billing === 'off' ? pricing.start : words.see}
        </ButtonLink>
      </div>
    )
  }
  return (
    <div className="content grid gap-10 pt-6 md:pt-12 lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-16">
      <div>
        <h1 className="text-28 font-bold md:text-44">{words.title}</h1>
        <p className="prose mt-2 text-balance text-16 text-soft md:mt-3">{words.lead}</p>
        <dl className="prose mt-10 border-line-strong border-t">
          {words.facts.map(([fact, text]) => (
            <div key={fact} className="border-line border-b py-4">
              <dt className="text-16 font-medium">{fact}</dt>
              <dd className="mt-1 text-16 text-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <ul className="flex flex-col gap-4">
        {loaded.deals.map((plan) => (
          <PlanCard key={plan.id} plan={plan} interval="lifetime" level={2}>
            <Choose plan={plan} interval="lifetime" />
          </PlanCard>
        ))}
      </ul>
    </div>
  )
}
