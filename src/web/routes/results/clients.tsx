import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import type { ClientSupport } from '#contract/pictures.ts'
import { Card, Section } from '../../components/card.tsx'
import { CheckGroups } from '../../components/check-groups.tsx'
import { Empty } from '../../components/empty.tsx'
import { ClientBars } from '../../components/pictures/client-bars.tsx'
import { counted, supportOf, supportPercent } from '../../components/pictures/client-support.ts'
import { FeatureList } from '../../components/pictures/feature-list.tsx'
import { MyClients } from '../../components/pictures/my-clients.tsx'
import { isRefusal, orErrorPage } from '../../refusals.ts'
import { revalidateWhenAsked, useReport } from '../../report.ts'
import { visitContext } from '../../visit.ts'
import { useFigures } from '../../words/figures.ts'
import { useWords } from '../../words/words.ts'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { services, visitor } = context.get(visitContext)
  const support = services.spamTests.clientSupport(params.id ?? '', visitor).catch((error: unknown) => {
    if (isRefusal(error) && error.code === 'no_html') return null
    throw error
  })
  return { support: await orErrorPage(support) }
}

export const shouldRevalidate = revalidateWhenAsked

export default function ClientsTab() {
  const { support } = useLoaderData<typeof loader>()
  const { clients: words } = useWords().pictures
  return (
    <>
      {support ? <Support support={support} /> : <Empty>{words.noHtml}</Empty>}
      <CheckGroups tab="clients" />
    </>
  )
}

function Support({ support }: { support: ClientSupport }) {
  const figures = useFigures()
  const { id } = useReport()
  const { clients: words } = useWords().pictures
  const [query] = useSearchParams()
  const known = new Set(support.clients.map((client) => client.id))
  const asked = [...new Set(query.getAll('client'))].filter((each) => known.has(each))
  const clients = counted(support.clients, asked)
  const sum = supportOf(clients)
  return (
    <>
      <Section title={words.title}>
        <div className="flex flex-col gap-4">
          <Card className="p-5 md:px-8">
            <p className="text-20 font-bold tracking-[-0.01em]" role="status">
              {words.support({ percent: supportPercent(sum.support, figures) })}
            </p>
            <p className="prose mt-1 text-soft">
              {words.everywhere({ percent: supportPercent(sum.everywhere, figures) })} {words.supportNote}{' '}
              {asked.length > 0
                ? words.chosen({ chosen: clients.length, all: support.clients.length })
                : null}
            </p>
          </Card>
          <MyClients clients={support.clients} asked={asked} />
        </div>
      </Section>
      <ClientBars clients={clients} note={support.shares_note} />
      <FeatureList
        features={support.features}
        clients={clients}
        date={figures.day(support.data_date)}
        report={id}
      />
    </>
  )
}
