import type { ReactNode } from 'react'
import type { MailServerView } from '#contract/checkers.ts'
import { useWords } from '#web/words/words.ts'

type Words = ReturnType<typeof useWords>['domainReport']['servers']

/** What each mail server answered on port 25, one below the other; two to a line where there is room. */
export function MailServers({ servers }: { servers: MailServerView[] }) {
  const { servers: words } = useWords().domainReport
  return (
    <ul className="grid gap-4 xl:grid-cols-2" aria-label={words.title}>
      {servers.map((server) => (
        <li key={server.host} className="min-w-0 rounded-lg bg-well p-4">
          <h4 className="mb-2 font-medium wrap-anywhere">
            <bdi dir="ltr">{server.host}</bdi>
          </h4>
          <dl className="flex flex-col gap-1.5">
            {rowsOf(server, words).map(({ label, lines }) => (
              <div key={label} className="grid gap-x-3 sm:grid-cols-[minmax(0,10rem)_minmax(0,1fr)]">
                <dt className="text-13 text-faint sm:pt-px">{label}</dt>
                <dd className="min-w-0 wrap-anywhere">
                  {lines.map((line) => (
                    <p key={line.key}>{line.text}</p>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}

type Line = { key: string; text: ReactNode }
type Row = { label: string; lines: Line[] }

const said = (text: string): Line => ({ key: text, text })
/** What comes from elsewhere is read in its own direction. */
const quoted = (text: string): Line => ({ key: text, text: <bdi dir="ltr">{text}</bdi> })

function rowsOf(server: MailServerView, words: Words): Row[] {
  const rows: Row[] = [
    { label: words.address, lines: addressesOf(server, words) },
    { label: words.reverse, lines: server.reverse.map((one) => reverseOf(one, words)) },
    {
      label: words.answer,
      lines: [said(words.state[server.state]), ...(server.said === null ? [] : [quoted(server.said)])],
    },
    { label: words.greeting, lines: greetingOf(server, words) },
    { label: words.encryption, lines: encryptionOf(server, words) },
    { label: words.certificate, lines: certificateOf(server, words) },
    {
      label: words.policy,
      lines: server.mta_sts === null ? [] : [said(words.policyResult[server.mta_sts])],
    },
    { label: words.dane, lines: daneOf(server, words) },
  ]
  // Two addresses often have one reverse name.
  const once = (lines: Line[]) => [...new Map(lines.map((line) => [line.key, line])).values()]
  return rows
    .filter(({ lines }) => lines.length > 0)
    .map(({ label, lines }) => ({ label, lines: once(lines) }))
}

function addressesOf({ addresses, address, state }: MailServerView, words: Words): Line[] {
  return addresses.map((one) =>
    one === address && state === 'answered' ? said(words.connected({ address: one })) : quoted(one),
  )
}

function reverseOf({ address, name, confirmed }: MailServerView['reverse'][number], words: Words): Line {
  if (confirmed === null) return said(words.reverseUnknown({ address }))
  return confirmed && name !== null ? quoted(name) : said(words.reverseNone({ address }))
}

function greetingOf({ name, banner, greeting_ms: ms }: MailServerView, words: Words): Line[] {
  const lines =
    name === null || ms === null ? [] : [said(words.greeted({ name, seconds: Math.round(ms / 100) / 10 }))]
  return banner === null ? lines : [...lines, quoted(banner)]
}

function encryptionOf({ starttls, tls }: MailServerView, words: Words): Line[] {
  if (tls) return [quoted(`${tls.version}, ${tls.cipher}`)]
  return starttls === null || starttls === 'works' ? [] : [said(words.starttls[starttls])]
}

function certificateOf({ certificate }: MailServerView, words: Words): Line[] {
  if (!certificate) return []
  const { faults, issuer, days, names } = certificate
  if (faults.includes('unreadable')) return [said(words.fault.unreadable)]
  const end = certificate.expires_at.slice(0, 10)
  const [first, ...more] = names
  const shown =
    first === undefined
      ? '-'
      : more.length > 2
        ? `${[first, ...more.slice(0, 2)].join(', ')} …`
        : names.join(', ')
  return [
    ...faults.map((fault) => said(words.fault[fault])),
    said(faults.length > 0 ? words.until({ end, issuer }) : words.valid({ end, days, issuer })),
    said(words.for({ names: shown })),
  ]
}

function daneOf({ dane }: MailServerView, words: Words): Line[] {
  if (!dane) return []
  const result = words.daneResult[dane.match]
  const secure = dane.secure === null ? 'unknown' : dane.secure ? 'yes' : 'no'
  return [said(words.dnssec[secure]({ result }))]
}
