import type { ClientChange, ClientDomain, ClientView } from '#contract/client-links.ts'
import { useSite } from '#web/shell/site.ts'
import { Button } from '#web/ui/button.tsx'
import { Card, Section } from '#web/ui/card.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { Printer } from '#web/ui/icons.tsx'
import { StatusIcon } from '#web/ui/status.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { ChangeFacts } from '../watch/change-list.tsx'
import { ClientTable } from '../watch/watch-table.tsx'

/** What a client sees: each domain and how it is, what is not in order, and what changed. Complete without scripts. */
export function ClientPage({ view }: { view: ClientView }) {
  const { view: words } = useWords().clients
  const { domains, total, changes } = view
  const troubled = domains.filter(({ problems }) => problems.length > 0)
  return (
    <>
      <Head view={view} />
      <Section
        title={words.domains}
        note={total > domains.length ? words.some({ shown: domains.length, total }) : undefined}
      >
        <Summary domains={domains} />
        <ClientTable domains={domains} />
      </Section>
      {troubled.length > 0 ? (
        <Section title={words.problems}>
          <Card className="divide-y divide-line overflow-hidden">
            {troubled.map((domain) => (
              <Problems key={domain.domain} domain={domain} />
            ))}
          </Card>
        </Section>
      ) : null}
      <Section title={words.changes}>
        {changes.length > 0 ? <Changes changes={changes} /> : <Empty>{words.noChanges}</Empty>}
      </Section>
      <Foot view={view} />
    </>
  )
}

function Head({ view: { owner, client } }: { view: ClientView }) {
  const { view: words } = useWords().clients
  return (
    <header className="flex flex-wrap items-end justify-between gap-4">
      <div className="min-w-0">
        <p className="text-13 text-faint wrap-anywhere">{words.from({ owner })}</p>
        <h1 className="text-28 font-bold wrap-anywhere">{client}</h1>
        <p className="prose mt-1 text-soft">{words.lead}</p>
      </div>
      <span className="needs-scripts screen-only">
        <Button onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          {words.print}
        </Button>
      </span>
    </header>
  )
}

/** How they are, in one line. */
function Summary({ domains }: { domains: ClientDomain[] }) {
  const { clients, watch } = useWords()
  const { view: words } = clients
  const counted = (status: ClientDomain['status']) => domains.filter((one) => one.status === status).length
  const [bad, warning, unchecked] = [counted('bad'), counted('warning'), counted('no-data')]
  const said = [
    bad + warning > 0 ? watch.state.troubled({ bad, warning }).trim() : null,
    unchecked > 0 ? words.unchecked({ count: unchecked }) : null,
    counted('good') === domains.length ? words.allWell({ count: domains.length }) : null,
  ].filter((line) => line !== null)
  return said.length > 0 ? <p className="mb-3 font-medium">{said.join(' ')}</p> : null
}

function Problems({ domain: { domain, problems } }: { domain: ClientDomain }) {
  return (
    <div className="keep px-4 py-3 md:px-5">
      <h3 className="font-mono text-14 font-medium wrap-anywhere">
        <bdi dir="ltr">{domain}</bdi>
      </h3>
      <ul className="mt-1 flex flex-col gap-1">
        {problems.map(({ title, status, says }) => (
          <li key={`${title} ${says}`} className="flex items-start gap-2">
            <StatusIcon status={status} className="mt-[3px] size-4" />
            <span className="min-w-0 wrap-anywhere">
              <span className="font-medium">{title}</span> <span className="text-soft">{says}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

const Changes = ({ changes }: { changes: ClientChange[] }) => (
  <Card className="divide-y divide-line overflow-hidden">
    {changes.map((change) => (
      <div key={change.id} className="keep flex px-4 py-2.5 md:px-5">
        <ChangeFacts change={change} named />
      </div>
    ))}
  </Card>
)

function Foot({ view: { ends_at } }: { view: ClientView }) {
  const { view: words } = useWords().clients
  const { brand } = useSite()
  const { day } = useFigures()
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-line border-t pt-4 text-13 text-faint">
      <p>
        {words.about} <span className="screen-only">{words.ends({ when: day(ends_at) })}</span>
      </p>
      <p className="hidden print:block">{words.by({ brand })}</p>
    </div>
  )
}
