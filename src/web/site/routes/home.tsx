import { type ReactNode, useEffect } from 'react'
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
  useSearchParams,
} from 'react-router'
import type { Plan } from '#contract/billing.ts'
import { Offer } from '#web/billing/offer.tsx'
import { keepOffer, offerOf, readHash } from '#web/billing/offer-cookie.ts'
import { GuestLimits } from '#web/billing/plans/guest-limits.tsx'
import { PriceList } from '#web/billing/plans/price-list.tsx'
import { usedUp } from '#web/billing/quota/quota.ts'
import { UsedUp } from '#web/billing/quota/used-up.tsx'
import { visitOf } from '#web/request/access.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import { paths } from '#web/shell/paths.ts'
import { useSite } from '#web/shell/site.ts'
import { applicationData, faqData, StructuredData } from '#web/shell/structured-data.tsx'
import { Instrument } from '#web/spam-test/begin/begin-form.tsx'
import { CheckedList } from '#web/spam-test/begin/checked-list.tsx'
import { checkedGroups } from '#web/spam-test/begin/example.ts'
import { LocalHint } from '#web/spam-test/begin/local-hint.tsx'
import { submit } from '#web/spam-test/begin/submissions.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Questions } from '#web/ui/questions.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useWords, wordsOf } from '#web/words/words.ts'
import { HowItWorks } from '../how-it-works.tsx'
import { type Sample, sampleFor } from '../sample/sample.ts'
import { SampleReport } from '../sample/sample-report.tsx'
import { useSectionToNavigate } from '../sections.ts'
import { Tools } from '../tools.tsx'

/** `payment_hash` is kept and taken out of the address; guests log in first and come back here. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { services, visitor, account } = visitOf({ context })
  const billing = services.siteConfig.billing
  const hash = readHash(new URL(request.url).searchParams.get('payment_hash'))
  if (hash && billing !== 'off') {
    throw redirect(account ? paths.home : paths.login(), { headers: { 'Set-Cookie': keepOffer(hash) } })
  }
  return {
    address: services.spamTests.issueAddress(visitor),
    sample: await sampleFor(services, visitor),
    checked: await checkedGroups(services, visitor),
    offer: account !== null && billing !== 'off' && offerOf(request) !== null,
    plans: billing === 'off' ? null : await services.plans.list(),
    guest: account || billing === 'off' ? null : await services.plans.guest(),
    spent: await usedUp(services, visitor, 'spam_check'),
  }
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: (brand) => wordsOf(matches).meta.title({ brand }), written: 'home' })

export const action = submit

/** The address on the screen stays until the page is loaded again. */
export const shouldRevalidate = () => false

export default function Home() {
  const words = useWords()
  const { home } = words
  const site = useSite()
  useNotices()
  useSectionToNavigate()
  const { address, sample, checked, offer, plans, guest, spent } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  return (
    <div className="content flex flex-col gap-20 pt-6 pb-24 md:gap-24 md:pt-12">
      <StructuredData data={applicationData(site.brand, site.publicUrl, words.meta.description)} />
      <StructuredData data={faqData(home.questions)} />
      <Opening sample={sample}>
        <h1 className="max-w-[16ch] text-28 font-bold text-balance md:text-44">{home.title}</h1>
        <p className="prose mt-3 mb-6 max-w-[52ch] text-16 text-soft md:mt-4 md:mb-8">{home.lead}</p>
        {offer ? <Offer /> : null}
        {spent ? <UsedUp until={spent.until} /> : null}
        <Instrument address={address} error={refused?.error} />
      </Opening>
      <div className="flex flex-col gap-8">
        <HowItWorks />
        <LocalHint email={address.email} />
      </div>
      {checked ? <CheckedList groups={checked} /> : null}
      <Tools />
      <Pricing plans={plans} guest={guest} />
      <Questions items={home.questions} />
    </div>
  )
}

const Opening = ({ sample, children }: { sample: Sample; children: ReactNode }) =>
  sample ? <SampleReport sample={sample}>{children}</SampleReport> : <div>{children}</div>

/** Null where nothing is billed: then that is what is to be said. */
function Pricing({ plans, guest }: { plans: Plan[] | null; guest: Plan | null }) {
  const words = useWords()
  const { pricing } = words.plans
  const { free } = words.home
  if (!plans) {
    return (
      <section id="pricing">
        <h2 className="text-28 font-bold">{free.title}</h2>
        <p className="prose mt-2 mb-6 text-16 text-soft">{free.text}</p>
        <ButtonLink look="primary" to={paths.spamTest}>
          {free.start}
        </ButtonLink>
      </section>
    )
  }
  return (
    <section id="pricing">
      <h2 className="text-28 font-bold">{pricing.homeTitle}</h2>
      <p className="prose mt-1 mb-6 text-16 text-soft">
        {pricing.lead} <GuestLimits plan={guest} />
      </p>
      <PriceList plans={plans} />
    </section>
  )
}

/** Says once what led here, and takes it out of the address. */
function useNotices() {
  const { notices } = useWords().home
  const toast = useToast()
  const [query, setQuery] = useSearchParams()
  useEffect(() => {
    const order = query.get('order')
    if (query.has('removed')) toast.success(notices.removed, { id: 'removed' })
    else if (order === 'success') toast.success(notices.changed, { id: 'order' })
    else if (order === 'cancel') toast.error(notices.failed, { id: 'order' })
    else return
    setQuery({}, { replace: true, preventScrollReset: true })
  }, [query, setQuery, notices, toast])
}
