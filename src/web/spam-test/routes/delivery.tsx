import { useMemo } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { BlacklistRefusals } from '#web/checkers/blacklists/blacklist-refusals.tsx'
import { BlacklistSubject } from '#web/checkers/blacklists/blacklist-subject.tsx'
import { Terms } from '#web/docs/term.tsx'
import { visitOf } from '#web/request/access.ts'
import { orErrorPage } from '#web/request/refusals.ts'
import { Section } from '#web/ui/card.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { useWords } from '#web/words/words.ts'
import { CheckGroups } from '../checks/check-groups.tsx'
import { Filters } from '../checks/filters.tsx'
import { recheck } from '../checks/recheck.ts'
import { RecheckDns } from '../checks/recheck-dns.tsx'
import { type DeliveryFacts, deliveryOf } from '../outline.ts'
import { ProviderCards } from '../report/provider-cards.tsx'
import { SenderCard } from '../report/sender-card.tsx'
import { revalidateWhenAsked, useReport } from '../report.ts'
import { textOf } from '../report-text.ts'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { services, visitor } = visitOf({ context })
  const result = await orErrorPage(services.spamTests.result(params.id ?? '', visitor))
  return { facts: textOf(result, deliveryOf) }
}

export const shouldRevalidate = revalidateWhenAsked

export const action = recheck

/** Whether it arrives: who it says it is from, what providers ask for, who lists the sender, what filters make of it. */
export default function Delivery() {
  const data = useLoaderData<typeof loader>()
  const facts = useMemo(() => JSON.parse(data.facts) as DeliveryFacts, [data.facts])
  const result = useReport()
  return (
    <>
      <ProviderCards providers={facts.requirements} result={result} />
      <div id="authentication" className="flex flex-col gap-4">
        <RecheckDns />
        <CheckGroups part="delivery" of={(category) => category === 'authentication'} />
        <Terms ids={terms} />
        <SenderCard result={result} />
      </div>
      <div id="blacklists" className="flex flex-col gap-12">
        <CheckGroups part="delivery" of={(category) => category !== 'authentication'} />
        <Blacklists reports={facts.blacklists} />
      </div>
      <Filters filters={facts.filters} />
    </>
  )
}

const terms = [
  'spf',
  'dkim',
  'dmarc',
  'alignment',
  'envelope-sender',
  'selector',
  'ptr',
  'helo',
  'bimi',
  'arc',
] as const

/** The sender itself comes first; behind it, a newsletter's links may name dozens of domains. */
const shownWhole = 5

/** Who is listed comes first; the others stay in their order. */
const problemsAbove = (subjects: DeliveryFacts['blacklists']) => [
  ...subjects.filter(({ status }) => status === 'bad'),
  ...subjects.filter(({ status }) => status === 'warning'),
  ...subjects.filter(({ status }) => status !== 'bad' && status !== 'warning'),
]

function Blacklists({ reports }: { reports: DeliveryFacts['blacklists'] }) {
  const { blacklists } = useWords().report
  return (
    <Section title={blacklists.title}>
      <p className="prose mb-4 text-soft">{blacklists.lead}</p>
      {reports.length === 0 ? <Empty>{blacklists.none}</Empty> : null}
      <div className="flex flex-col gap-4">
        <BlacklistRefusals reports={reports} />
        {problemsAbove(reports).map((report, index) => (
          <BlacklistSubject
            key={`${report.role} ${report.subject}`}
            report={report}
            folded={index >= shownWhole}
          />
        ))}
      </div>
    </Section>
  )
}
