import type { Verification } from '#contract/verifier.ts'
import { Card, Section } from '#web/ui/card.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { RawValue } from '#web/ui/raw-value.tsx'
import { useWords } from '#web/words/words.ts'

type Dns = NonNullable<Verification['dns']>
type Host = Dns['mx'][number]

/** The mail servers of the domain, in the order in which they are tried. */
export function MailHosts({ dns }: { dns: Dns }) {
  const { hosts: words } = useWords().verifier
  const notes = [dns.null_mx ? words.nullMx : null, dns.a_fallback ? words.fallback : null, dns.error].filter(
    (note) => note !== null,
  )
  if (dns.mx.length === 0 && notes.length === 0) return null
  return (
    <Section title={words.title}>
      {notes.length > 0 ? (
        <Card className={dns.mx.length > 0 ? 'mb-3 p-5' : 'p-5'}>
          {notes.map((note) => (
            <p key={note} className="prose">
              {note}
            </p>
          ))}
        </Card>
      ) : null}
      {dns.mx.length > 0 ? <HostTable mx={dns.mx} /> : null}
    </Section>
  )
}

function HostTable({ mx }: { mx: Host[] }) {
  const { hosts: words } = useWords().verifier
  const columns: Column<Host>[] = [
    {
      title: words.preference,
      look: 'md:w-[128px] whitespace-nowrap text-soft tabular-nums',
      cell: ({ priority }) => priority,
    },
    { title: words.host, cell: ({ host }) => <RawValue value={host} what={host} /> },
    {
      title: words.ips,
      cell: ({ ips }) =>
        ips.length === 0 ? (
          <span className="text-faint">{words.noIps}</span>
        ) : (
          <ul>
            {ips.map((ip) => (
              <li key={ip} className="font-mono text-13 wrap-anywhere">
                {ip}
              </li>
            ))}
          </ul>
        ),
    },
    ...(mx.some(({ provider }) => provider)
      ? [{ title: words.provider, look: 'text-soft', cell: ({ provider }: Host) => provider ?? '' }]
      : []),
    {
      title: words.state,
      look: 'text-soft',
      cell: ({ state }) => words.states[state] ?? state,
    },
  ]
  return (
    <DataTable
      label={words.label}
      columns={columns}
      rows={mx}
      rowKey={({ host, priority }) => `${priority} ${host}`}
      width={720}
    />
  )
}
