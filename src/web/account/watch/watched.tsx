import { Form, Link } from 'react-router'
import type { ClientLink, CreatedClientLink } from '#contract/client-links.ts'
import type { ClientReportSettings } from '#contract/client-reports.ts'
import type { WatchAdded, WatchChange, WatchedDomains } from '#contract/watched-domains.ts'
import { paths } from '#web/shell/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card, Section } from '#web/ui/card.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { FoldCard } from '#web/ui/fold-card.tsx'
import { useWords } from '#web/words/words.ts'
import { LinksCard, NewLink } from '../clients/links-card.tsx'
import { ReportsCard } from '../clients/reports-card.tsx'
import { Pages } from '../pages.tsx'
import { AddedLines, AddForm } from './add-form.tsx'
import { ChangeList } from './change-list.tsx'
import { QuietCard, type QuietProps } from './quiet-card.tsx'
import { type Filter, WatchFilter } from './watch-filter.tsx'
import { WatchTable } from './watch-table.tsx'

type Props = {
  watched: WatchedDomains
  alerts: WatchChange[]
  filter: Filter
  /** What was added just now. */
  added: WatchAdded | undefined
  /** The form was refused. */
  isRefused: boolean
  /** Domains of tests that are not watched, or the one that another page asks for. */
  suggested: string[]
  isWanted: boolean
  links: ClientLink[]
  reports: ClientReportSettings
  /** The link that was made just now. */
  made: CreatedClientLink | undefined
  now: number
  hours: QuietProps
}

/** What is new, every watched domain, and the way to add more. */
export function Watched(props: Props) {
  const { watched, alerts, filter, added, isRefused, suggested, isWanted, made } = props
  const words = useWords().watch
  const { summary, data, meta, clients } = watched
  const { domains: count, limit, bad, warning } = summary
  const isEmpty = count === 0
  const addsAtTop = isWanted && !added && !isEmpty
  return (
    <Section
      id="watched"
      title={words.title}
      note={limit === null ? undefined : words.count({ count, limit })}
    >
      <p className="prose mb-4 text-soft">
        {isEmpty ? words.none : words.lead}{' '}
        <Link to={paths.docs('guide/watched-domains')} className="link">
          {words.guide}
        </Link>
      </p>
      {added ? (
        <div className="mb-4">
          <AddedLines added={added} />
        </div>
      ) : null}
      {addsAtTop ? (
        <Card className="mb-4">
          <AddForm suggested={suggested} />
        </Card>
      ) : null}
      {made ? <NewLink made={made} /> : null}
      {alerts.length > 0 ? <NewChanges alerts={alerts} /> : null}
      {isEmpty ? (
        <Card className="p-0">
          <AddForm suggested={suggested} />
        </Card>
      ) : (
        <>
          <p className="mb-3 font-medium">
            {bad + warning > 0 ? words.state.troubled({ bad, warning }) : null}
            {bad + warning === 0 && summary.open_alerts === 0 && data.every(({ status }) => status === 'good')
              ? words.state.allWell
              : null}
          </p>
          <WatchFilter filter={filter} clients={clients} />
          {data.length > 0 ? (
            <WatchTable watched={watched} />
          ) : (
            <Empty>
              {words.noneFound}{' '}
              <Link to={paths.domains()} className="link">
                {words.showAll}
              </Link>
            </Empty>
          )}
          <div className="my-4 flex justify-end">
            <Pages meta={meta} />
          </div>
          <div className="flex flex-col gap-3">
            {addsAtTop ? null : (
              <FoldCard title={words.add.title} open={isRefused}>
                <AddForm suggested={[]} />
              </FoldCard>
            )}
            <QuietCard {...props.hours} />
            {clients.length > 0 ? (
              <LinksCard clients={clients} links={props.links} now={props.now} chosen={filter.client} />
            ) : null}
            {clients.length > 0 ? (
              <ReportsCard clients={clients} reports={props.reports} chosen={filter.client} />
            ) : null}
          </div>
        </>
      )}
    </Section>
  )
}

function NewChanges({ alerts }: { alerts: WatchChange[] }) {
  const { changes: words } = useWords().watch
  return (
    <div className="mb-6">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <h3 className="font-medium">{words.title}</h3>
        <Form method="post">
          <input type="hidden" name="intent" value="acknowledge" />
          <Button type="submit" size="small">
            {words.acknowledge}
          </Button>
        </Form>
      </div>
      <ChangeList changes={alerts} named />
    </div>
  )
}
