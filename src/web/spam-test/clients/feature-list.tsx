import type { CSSProperties } from 'react'
import type { FeatureUse } from '#contract/pictures.ts'
import { Card, Section } from '#web/ui/card.tsx'
import { ChevronRight } from '#web/ui/icons.tsx'
import { useWords } from '#web/words/words.ts'
import { type Client, type Family, familiesOf, worksIn } from './client-support.ts'
import { FeatureRow } from './feature-row.tsx'

/** As many families as have room as columns; the others stand in the opened row. */
const columns = 6

type Props = { features: FeatureUse[]; clients: Client[]; date: string; report: string }

/** What the HTML uses: what fails somewhere one by one, what works everywhere folded. */
export function FeatureList({ features, clients, date, report }: Props) {
  const { clients: words } = useWords().pictures
  const families = familiesOf(clients)
  const works = features.filter((feature) => worksIn(feature, clients))
  const fails = features.filter((feature) => !worksIn(feature, clients))
  const rows = (list: FeatureUse[]) =>
    list.map((feature) => (
      <FeatureRow
        key={feature.slug}
        feature={feature}
        clients={clients}
        columns={families.slice(0, columns)}
        report={report}
      />
    ))
  return (
    <Section title={words.features.title} note={words.features.note({ date })}>
      {features.length === 0 ? <p className="text-soft">{words.nothing}</p> : null}
      <Card className="overflow-hidden">
        <div style={{ '--families': Math.min(columns, families.length) } as CSSProperties}>
          <Heads families={families.slice(0, columns)} />
          {fails.length === 0 ? (
            <p className="px-4 py-3 text-soft md:px-5">{words.features.problems}</p>
          ) : (
            rows(fails)
          )}
          {works.length > 0 ? (
            <details className="fold border-line border-t">
              <summary className="flex min-h-11 items-center gap-2 px-4 hover:bg-well md:px-5">
                <span className="whitespace-nowrap font-medium">
                  {words.features.works({ count: works.length })}
                </span>
                <span className="fold-preview min-w-0 flex-1 truncate text-13 text-faint">
                  {works.map(({ title }) => title).join(', ')}
                </span>
                <ChevronRight aria-hidden="true" className="fold-chevron ms-auto size-4 text-faint" />
              </summary>
              {rows(works)}
            </details>
          ) : null}
        </div>
      </Card>
    </Section>
  )
}

/** The names over the columns; each mark names its family again for those who do not see them. */
function Heads({ families }: { families: Family[] }) {
  const { features } = useWords().pictures.clients
  return (
    <div aria-hidden="true" className="feature-summary max-lg:hidden! hover:bg-card! text-13 text-faint">
      <span>{features.feature}</span>
      <span className="feature-levels">
        {families.map(({ name }) => (
          <span key={name} className="px-1 text-center leading-4">
            {name}
          </span>
        ))}
      </span>
    </div>
  )
}
