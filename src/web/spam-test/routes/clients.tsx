import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import type { ClientSupport } from '#contract/pictures.ts'
import { visitOf } from '#web/request/access.ts'
import { isRefusal, orErrorPage } from '#web/request/refusals.ts'
import { Card, Section } from '#web/ui/card.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { CheckGroups } from '../checks/check-groups.tsx'
import { ClientBars } from '../clients/client-bars.tsx'
import { counted, supportOf, supportPercent, worksIn } from '../clients/client-support.ts'
import { FeatureList } from '../clients/feature-list.tsx'
import { MyClients } from '../clients/my-clients.tsx'
import { Shown } from '../clients/shown.tsx'
import { InboxLists } from '../pictures/inbox-lists.tsx'
import { useClientArrivals } from '../pictures/live.ts'
import { revalidateWhenAsked, useReport } from '../report.ts'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { services, visitor } = visitOf({ context })
  const support = services.spamTests.clientSupport(params.id ?? '', visitor).catch((error: unknown) => {
    if (isRefusal(error) && error.code === 'no_html') return null
    throw error
  })
  const pictures = services.spamTests.clientPictures(params.id ?? '', visitor).catch((error: unknown) => {
    if (isRefusal(error) && error.code === 'no_html') return null
    throw error
  })
  const { inbox } = await orErrorPage(services.spamTests.screenshots(params.id ?? '', visitor))
  return { support: await orErrorPage(support), pictures: await orErrorPage(pictures), inbox }
}

export const shouldRevalidate = revalidateWhenAsked

export default function ClientsTab() {
  const { support, pictures, inbox } = useLoaderData<typeof loader>()
  const { id } = useReport()
  const { clients: words } = useWords().pictures
  useClientArrivals(id, pictures?.status === 'pending')
  return (
    <>
      {pictures ? <Shown pictures={pictures} report={id} /> : null}
      <InboxLists line={inbox} />
      {support ? <Support support={support} /> : <Empty>{words.noHtml}</Empty>}
      <CheckGroups part="clients" />
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
  const failing = support.features.filter((feature) => !worksIn(feature, clients))
  const measured = failing.filter((feature) => feature.measured).length
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
              {failing.length === 0
                ? null
                : measured > 0
                  ? words.measured({ measured, all: failing.length })
                  : words.estimated}{' '}
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
