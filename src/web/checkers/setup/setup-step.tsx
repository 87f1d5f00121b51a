import { recordKinds } from '@postproof/records/kinds'
import { Link, useRevalidator } from 'react-router'
import type { DomainSetup, SetupState, SetupStep } from '#services/checkers/setup/types.ts'
import { paths } from '#web/shell/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { CopyValue } from '#web/ui/copy-button.tsx'
import { type Status, StatusIcon, StatusMark } from '#web/ui/status.tsx'
import { useWords } from '#web/words/words.ts'
import { RecordToPublish } from '../report/record-to-publish.tsx'
import { WayBack } from '../report/way-back.tsx'
import { OwnKey } from './own-key.tsx'
import { setupSearch } from './setup-search.ts'

const marks: Record<SetupState, Status> = {
  done: 'good',
  todo: 'warning',
  asks: 'warning',
  later: 'no-data',
  skipped: 'no-data',
  unsafe: 'bad',
  'no-data': 'no-data',
}

/** One step: its state and sentences, the record to publish, and how to undo it. */
export function SetupStepCard({
  step,
  number,
  setup,
}: {
  step: SetupStep
  number: number
  setup: DomainSetup
}) {
  const { domainSetup: words } = useWords()
  const { id, title, state, says, record, file, links } = step
  return (
    <li>
      <Card className="p-4 md:p-5">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h3 className="text-16 font-bold">
            {number}. {title}
          </h3>
          <StatusMark status={marks[state]} word={words.states[state]} />
        </div>
        {says.map((sentence) => (
          <p key={sentence} className="prose mt-2 wrap-anywhere">
            {sentence}
          </p>
        ))}
        {links.length > 0 ? (
          <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
            {links.map(({ name, url }) => (
              <li key={url}>
                <a href={url} rel="noreferrer" className="link">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        ) : null}
        {file ? <PolicyFile {...file} /> : null}
        {record ? (
          <div className="mt-4 flex flex-col gap-3">
            <RecordToPublish record={record} form={record.form} />
            <dl className="text-14">
              <WayBack record={record} />
            </dl>
            <Servers servers={step.servers} />
          </div>
        ) : null}
        {id === 'dkim' && setup.choices.addresses.length > 0 && state !== 'skipped' ? (
          <OwnKey domain={setup.domain} />
        ) : null}
        <p className="mt-3 flex flex-wrap gap-x-5 text-14">
          <Link
            to={`${paths.checker(id)}?domain=${encodeURIComponent(setup.domain)}`}
            className="link py-1.5"
          >
            {words.checker({ name: recordKinds[id].label })}
          </Link>
          <Wanted step={step} setup={setup} />
        </p>
      </Card>
    </li>
  )
}

/** Skips a step, or takes it up again. SPF, DKIM and DMARC cannot be skipped because mail needs them. */
function Wanted({ step: { id, state }, setup }: { step: SetupStep; setup: DomainSetup }) {
  const { domainSetup: words } = useWords()
  const to = (change: Parameters<typeof setupSearch>[1]) =>
    paths.domainSetup(setup.domain, setupSearch(setup, change))
  if (state === 'skipped')
    return (
      <Link to={to({ unskip: id })} preventScrollReset className="link py-1.5">
        {words.unskip}
      </Link>
    )
  if (state === 'done' || id === 'spf' || id === 'dkim' || id === 'dmarc') return null
  return (
    <Link to={to({ skip: id })} preventScrollReset className="link py-1.5">
      {words.skip}
    </Link>
  )
}

function Servers({ servers }: Pick<SetupStep, 'servers'>) {
  const { servers: words } = useWords().domainSetup
  const { revalidate, state } = useRevalidator()
  if (servers.length === 0) return null
  return (
    <div className="flex flex-wrap items-end justify-between gap-3">
      <div>
        <p className="text-13 text-faint">{words.title}</p>
        <ul>
          {servers.map(({ name, shows }) => (
            <li key={name} className="flex items-center gap-1.5 text-14 wrap-anywhere">
              <StatusIcon status={shows === null ? 'no-data' : shows ? 'good' : 'warning'} />
              {shows === null
                ? words.silent({ name })
                : shows
                  ? words.shows({ name })
                  : words.lacks({ name })}
            </li>
          ))}
        </ul>
      </div>
      <Button size="compact" onClick={() => revalidate()} aria-busy={state === 'loading'}>
        {words.look}
      </Button>
    </div>
  )
}

function PolicyFile({ url, text }: { url: string; text: string }) {
  const { domainSetup: words } = useWords()
  return (
    <div className="has-copy mt-4 rounded-md border border-line">
      <div className="flex items-center justify-between gap-3 border-line border-b bg-well px-3 py-1.5">
        <code className="text-13 wrap-anywhere">{url}</code>
        <CopyValue text={text} what={words.file} />
      </div>
      <pre className="whitespace-pre-wrap px-3 py-2 text-13 wrap-anywhere">{text}</pre>
    </div>
  )
}
