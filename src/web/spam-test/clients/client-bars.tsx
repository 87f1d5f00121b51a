import { Card, Section } from '#web/ui/card.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { clientName } from './client-name.ts'
import { type Client, supportPercent } from './client-support.ts'
import { RestFold } from './rest-fold.tsx'

const shownAtFirst = 8

/** Each client as a bar as long as its share of opens, filled as far as the mail works there. */
export function ClientBars({ clients, note }: { clients: Client[]; note: string }) {
  const { bars } = useWords().pictures.clients
  const longest = Math.max(...clients.map(({ share }) => share), Number.EPSILON)
  const rest = clients.slice(shownAtFirst)
  return (
    <Section title={bars.title}>
      <Card className="px-5 py-1">
        <p className="prose pt-3 pb-1 text-13 text-faint">{bars.note}</p>
        <Bars clients={clients.slice(0, shownAtFirst)} longest={longest} />
        {rest.length > 0 ? (
          <RestFold label={bars.rest({ count: rest.length })}>
            <Bars clients={rest} longest={longest} />
          </RestFold>
        ) : null}
      </Card>
      <p className="prose mt-2 text-13 text-faint">{note}</p>
    </Section>
  )
}

function Bars({ clients, longest }: { clients: Client[]; longest: number }) {
  const figures = useFigures()
  const { clients: words } = useWords().pictures
  return (
    <ul>
      {clients.map((client) => (
        <li key={client.id} className="meter-row border-line border-t first:border-t-0">
          <span className="font-medium">{clientName(client, words.platform)}</span>
          <span aria-hidden="true" className="max-md:col-span-2 max-md:row-start-2">
            <span className="meter" style={{ inlineSize: `${(client.share / longest) * 100}%` }}>
              <span style={{ inlineSize: `${client.score * 100}%` }} />
            </span>
          </span>
          <span className="text-end text-soft tabular-nums">
            {words.bars.works({ percent: supportPercent(client.score, figures) })}
          </span>
          <span className="text-end text-13 text-faint tabular-nums max-md:col-span-2 max-md:row-start-3 max-md:text-start">
            {words.bars.share({ percent: figures.percent(client.share) })}
          </span>
        </li>
      ))}
    </ul>
  )
}
