import type { PlacementRow } from '#contract/placement.ts'
import { Field } from '#web/checkers/report/check-field.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { RawValue } from '#web/ui/raw-value.tsx'
import { ScrollBox } from '#web/ui/scroll-box.tsx'
import { StatusIcon } from '#web/ui/status.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { duration } from '../place.ts'
import { authMethods, authStatus } from './auth-marks.tsx'
import { Hops } from './hops.tsx'

/** All that is known of the mail in one mailbox: evidence in the provider's own words, and what they mean. */
export function RowDetails({ row }: { row: PlacementRow }) {
  const { row: words } = useWords().placement
  return (
    <div className="flex flex-col gap-5">
      <Field label={words.happened}>
        <p className="prose">{row.note}</p>
      </Field>
      <Arrival row={row} />
      <Origin row={row} />
      <Authentication auth={row.auth} />
      <Explained label={words.microsoft} items={row.ms?.explained ?? []} />
      <Explained label={words.filters} items={row.filters} />
      {row.hops.length > 0 ? (
        <Field label={words.hops}>
          <Hops hops={row.hops} />
        </Field>
      ) : null}
      <Rechecks rechecks={row.rechecks} />
      {row.raw_headers ? <RawHeaders text={row.raw_headers} of={row.address} /> : null}
    </div>
  )
}

function Arrival({ row }: { row: PlacementRow }) {
  const { dateTime, number } = useFigures()
  const { row: words } = useWords().placement
  const { delivered_at, delivery_seconds, matched_by } = row
  return (
    <>
      {delivered_at ? (
        <Field label={words.arrivedAt}>
          <p>
            {delivery_seconds === null
              ? dateTime(delivered_at)
              : words.arrived({ when: dateTime(delivered_at), took: duration(delivery_seconds, number) })}
          </p>
        </Field>
      ) : null}
      {matched_by ? (
        <Field label={words.found}>
          <p>{words.matchedBy[matched_by]}</p>
        </Field>
      ) : null}
    </>
  )
}

function Origin({ row: { sender, sender_ip, ptr, blacklists } }: { row: PlacementRow }) {
  const { report, row: words } = useWords().placement
  return (
    <>
      {sender ? (
        <Field label={words.sender}>
          <RawValue value={sender} what={words.sender} />
        </Field>
      ) : null}
      {sender_ip ? (
        <Field label={words.from}>
          <RawValue value={sender_ip} what={words.from} />
          <p className="text-13 text-soft wrap-anywhere">{ptr ?? words.noPtr}</p>
        </Field>
      ) : null}
      {sender_ip ? (
        <Field label={words.lists}>
          {blacklists === null ? (
            <p>{report.notAsked}</p>
          ) : blacklists.length === 0 ? (
            <p>{report.notListed}</p>
          ) : (
            <ul>
              {blacklists.map(({ list, code }) => (
                <li key={`${list} ${code}`} className="flex flex-wrap items-center gap-x-2">
                  <StatusIcon status="bad" />
                  <span className="font-medium">{list}</span>
                  <code className="text-13 text-soft">{code}</code>
                </li>
              ))}
            </ul>
          )}
        </Field>
      ) : null}
    </>
  )
}

function Authentication({ auth }: Pick<PlacementRow, 'auth'>) {
  const { row: words } = useWords().placement
  if (!auth) return null
  return (
    <Field label={words.auth}>
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {authMethods.map((method) => (
          <li key={method} className="flex items-center gap-1.5">
            <StatusIcon status={authStatus(auth[method])} />
            {method.toUpperCase()} <code className="text-13 text-soft">{auth[method]}</code>
          </li>
        ))}
      </ul>
    </Field>
  )
}

type Item = { name: string; value: string; text: string }

/** Raw values, each with what it means. */
function Explained({ label, items }: { label: string; items: Item[] }) {
  if (items.length === 0) return null
  return (
    <Field label={label}>
      <dl className="explained">
        {items.map(({ name, value, text }) => (
          <div key={`${name} ${value}`}>
            <dt>
              <code className="text-13 wrap-anywhere">
                {name} {value}
              </code>
            </dt>
            <dd className="text-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </Field>
  )
}

function Rechecks({ rechecks }: Pick<PlacementRow, 'rechecks'>) {
  const { dateTime } = useFigures()
  const { row: words, places } = useWords().placement
  if (rechecks.length === 0) return null
  return (
    <Field label={words.rechecks}>
      <ul>
        {rechecks.map(({ at, tab, folder }) => {
          const place = tab ? [places[tab], folder].filter(Boolean).join(', ') : (folder ?? words.gone)
          return <li key={at}>{words.recheck({ when: dateTime(at), place })}</li>
        })}
      </ul>
    </Field>
  )
}

function RawHeaders({ text, of }: { text: string; of: string }) {
  const { row: words } = useWords().placement
  return (
    <Field label={words.headers}>
      <div className="rounded-md border border-line bg-card">
        <div className="flex justify-end border-line border-b px-1.5 py-1">
          <CopyButton text={text} name={words.copyHeaders} label={words.copyHeaders} className="copy-value" />
        </div>
        <ScrollBox label={`${words.headers}: ${of}`} className="raw-headers">
          <pre dir="ltr">{text}</pre>
        </ScrollBox>
      </div>
    </Field>
  )
}
