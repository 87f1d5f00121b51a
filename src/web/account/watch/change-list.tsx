import { Form, Link } from 'react-router'
import type { ClientChange } from '#contract/client-links.ts'
import type { WatchChange } from '#contract/watched-domains.ts'
import { paths } from '#web/shell/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ChevronRight } from '#web/ui/icons.tsx'
import { type Status, StatusMark } from '#web/ui/status.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'

const statuses: Record<NonNullable<WatchChange['severity']>, Status> = {
  ...{ bad: 'bad', warning: 'warning', info: 'no-data', good: 'good' },
}

const severityStatus = (severity: WatchChange['severity']): Status =>
  severity === null ? 'no-data' : statuses[severity]

type Props = { changes: WatchChange[]; named?: boolean }

/** Changes, a line each until it is opened. `named`: of several domains. */
export function ChangeList({ changes, named = false }: Props) {
  return (
    <Card className="divide-y divide-line overflow-hidden">
      {changes.map((change) => (
        <ChangeLine key={change.id} change={change} named={named} />
      ))}
    </Card>
  )
}

function ChangeLine({ change, named }: { change: WatchChange; named: boolean }) {
  return (
    <details className="fold" name={named ? undefined : 'changes'}>
      <summary className="flex min-h-11 items-start gap-x-3 px-4 py-2.5 hover:bg-well md:px-5">
        <ChangeFacts change={change} named={named} />
        <ChevronRight aria-hidden="true" className="fold-chevron mt-1 size-4 text-faint" />
      </summary>
      <Details change={change} named={named} />
    </details>
  )
}

/** What changed, in one line: for its owner and for a client. */
export function ChangeFacts({ change, named }: { change: ClientChange; named: boolean }) {
  const { dateTime } = useFigures()
  const { kinds } = useWords().watch
  const { title, domain, at, severity, kind, says, planned } = change
  return (
    <span className="grid min-w-0 grow gap-x-4 gap-y-0.5 md:grid-cols-[150px_minmax(0,1fr)_auto]">
      <StatusMark status={severityStatus(severity)} word={planned ? kinds.planned : kinds[kind]} />
      <span className="min-w-0 wrap-anywhere">
        {named ? (
          <bdi dir="ltr" className="font-mono text-13">
            {domain}
          </bdi>
        ) : null}{' '}
        <span className="font-medium">{title}</span> <span className="text-soft">{says}</span>
      </span>
      <span className="text-13 text-faint md:whitespace-nowrap">{dateTime(at)}</span>
    </span>
  )
}

function Details({ change, named }: { change: WatchChange; named: boolean }) {
  const { dateTime } = useFigures()
  const { changes: words, one } = useWords().watch
  const { id, domain, fix, before, after, sent_at, acknowledged_at, severity, planned } = change
  return (
    <div className="flex flex-col gap-3 border-line border-t px-4 py-4 md:px-5">
      <div className="grid gap-3 md:grid-cols-2">
        <Side title={words.before} lines={before} />
        <Side title={words.after} lines={after} />
      </div>
      {fix.length > 0 ? (
        <div>
          <h4 className="text-13 text-faint">{words.fix}</h4>
          {fix.map((line) => (
            <p key={line} className="prose">
              {line}
            </p>
          ))}
        </div>
      ) : null}
      {severity === null || acknowledged_at ? null : <SeenButton id={id} />}
      <p className="flex flex-wrap gap-x-4 text-13 text-faint">
        {named ? (
          <Link to={paths.domains(domain)} className="link inline-flex min-h-6 items-center">
            {domain}
          </Link>
        ) : null}
        <Link to={paths.domain(domain)} className="link inline-flex min-h-6 items-center">
          {one.report}
        </Link>
        {severity === null ? <span>{planned ? words.planned : words.quiet}</span> : null}
        {sent_at ? <span>{words.mailed({ when: dateTime(sent_at) })}</span> : null}
        {acknowledged_at ? <span>{words.seen({ when: dateTime(acknowledged_at) })}</span> : null}
      </p>
    </div>
  )
}

function SeenButton({ id }: { id: string }) {
  const { changes: words } = useWords().watch
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="acknowledge" />
      <input type="hidden" name="id" value={id} />
      <Button type="submit" size="small">
        {words.acknowledgeOne}
      </Button>
    </Form>
  )
}

function Side({ title, lines }: { title: string; lines: string[] }) {
  const { changes: words } = useWords().watch
  return (
    <div className="min-w-0">
      <h4 className="text-13 text-faint">{title}</h4>
      {lines.length === 0 ? <p className="text-soft">{words.nothing}</p> : null}
      {lines.map((line) => (
        <p key={line} dir="auto" className="font-mono text-13 wrap-anywhere">
          {line}
        </p>
      ))}
    </div>
  )
}
