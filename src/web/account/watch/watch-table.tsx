import { Link } from 'react-router'
import type { ClientDomain } from '#contract/client-links.ts'
import type { WatchedDomain, WatchedDomains } from '#contract/watched-domains.ts'
import { paths } from '#web/shell/paths.ts'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { StatusMark } from '#web/ui/status.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { PartMark, partOf } from './part-mark.tsx'
import { SilenceLine } from './silence-card.tsx'

/** Every watched domain on one line: verdict, records, lists, since when it is unchanged, and what is new. */
export function WatchTable({ watched }: { watched: WatchedDomains }) {
  const words = useWords().watch
  const columns: Column<WatchedDomain>[] = [
    { title: words.columns.domain, look: 'md:min-w-[190px]', cell: (domain) => <Name domain={domain} /> },
    ...useStateColumns(),
    {
      title: words.columns.parts,
      onPhone: 'below',
      look: 'md:hidden',
      cell: (domain) => <OnPhone domain={domain} alerts={domain.open_alerts} />,
    },
  ]
  return (
    <DataTable
      label={words.title}
      columns={columns}
      rows={watched.data}
      rowKey={({ domain }) => domain}
      width={960}
      among={{
        total: watched.meta.total,
        preceding: (watched.meta.current_page - 1) * watched.meta.per_page,
      }}
    />
  )
}

/** The same for a client, who has no pages of their own to go to. */
export function ClientTable({ domains }: { domains: ClientDomain[] }) {
  const words = useWords().watch
  const columns: Column<ClientDomain>[] = [
    {
      title: words.columns.domain,
      look: 'md:min-w-[190px]',
      cell: ({ domain }) => (
        <bdi dir="ltr" className="font-mono text-14 font-medium wrap-anywhere">
          {domain}
        </bdi>
      ),
    },
    ...useStateColumns(),
    {
      title: words.columns.parts,
      onPhone: 'below',
      look: 'md:hidden',
      cell: (domain) => <OnPhone domain={domain} alerts={0} />,
    },
  ]
  return (
    <DataTable
      label={words.columns.domain}
      columns={columns}
      rows={domains}
      rowKey={({ domain }) => domain}
      width={960}
    />
  )
}

/** Of a watched domain, for its owner and for a client. */
type Shown = Omit<ClientDomain, 'problems'>

/** How a domain is. */
function useStateColumns(): Column<Shown>[] {
  const { day, dayBeside } = useFigures()
  const words = useWords().watch
  return [
    {
      title: words.columns.verdict,
      onPhone: 'aside',
      look: 'md:px-2.5! whitespace-nowrap',
      cell: (domain) => <Verdict domain={domain} />,
    },
    ...(['spf', 'dkim'] as const).map(
      (part): Column<Shown> => ({
        title: words.columns[part],
        onPhone: 'none',
        look: 'md:px-2.5!',
        cell: (domain) => <PartMark part={partOf(domain, part)} />,
      }),
    ),
    {
      title: words.columns.dmarc,
      onPhone: 'none',
      look: 'md:px-2.5! whitespace-nowrap',
      cell: (domain) => <Policy domain={domain} />,
    },
    {
      title: words.columns.lists,
      onPhone: 'none',
      look: 'md:px-2.5! whitespace-nowrap',
      cell: (domain) => <Lists domain={domain} />,
    },
    {
      title: words.columns.mx,
      onPhone: 'none',
      look: 'md:px-2.5! whitespace-nowrap',
      cell: (domain) => <MailServers domain={domain} />,
    },
    {
      title: words.columns.certificate,
      onPhone: 'none',
      look: 'md:px-2.5! whitespace-nowrap',
      cell: (domain) => <Certificate domain={domain} />,
    },
    {
      title: words.columns.since,
      onPhone: 'none',
      look: 'md:px-2.5! whitespace-nowrap text-soft',
      cell: ({ unchanged_since, looked_at }) => (
        <>
          {day(unchanged_since)}
          <span className="block text-13 text-faint">
            {looked_at ? words.looked({ when: dayBeside(looked_at, unchanged_since) }) : words.notYet}
          </span>
        </>
      ),
    },
  ]
}

function Policy({ domain }: { domain: Shown }) {
  const words = useWords().watch
  const part = partOf(domain, 'dmarc')
  const isUnknown = part === undefined || part.state === 'no-data'
  const none = isUnknown ? undefined : words.policyNone
  const said = domain.policy === null ? none : `p=${domain.policy}`
  return <PartMark part={part} {...(said === undefined ? {} : { said })} />
}

function Name({ domain: { domain, client, silence, open_alerts: count } }: { domain: WatchedDomain }) {
  const words = useWords().watch
  return (
    <div className="min-w-0">
      <Link
        to={paths.domains(domain)}
        className="inline-flex min-h-6 items-center font-mono text-14 font-medium wrap-anywhere hover:underline"
      >
        <bdi dir="ltr">{domain}</bdi>
      </Link>
      {client ? <span className="block text-13 text-faint wrap-anywhere">{client}</span> : null}
      {silence ? (
        <span className="block text-13 text-soft wrap-anywhere">
          <SilenceLine silence={silence} />
        </span>
      ) : null}
      {count > 0 ? (
        <span className="block text-13 font-medium max-md:hidden">{words.alerts({ count })}</span>
      ) : null}
    </div>
  )
}

function Verdict({ domain: { status, score } }: { domain: Shown }) {
  const words = useWords().watch
  if (status === null) return <span className="text-13 text-faint">{words.notYet}</span>
  return (
    <span className="flex items-center gap-2">
      <StatusMark status={status} />
      {score === null ? null : (
        <span className="text-13 text-soft tabular-nums">
          <span aria-hidden="true">{words.scoreShort({ score })}</span>
          <span className="sr-only">{words.score({ score })}</span>
        </span>
      )}
    </span>
  )
}

function Lists({ domain }: { domain: Shown }) {
  const words = useWords().watch
  const part = partOf(domain, 'blacklists')
  const count = domain.listed.length
  if (count > 0) return <PartMark part={part} said={words.listedOn({ count })} />
  return <PartMark part={part} {...(part?.state === 'good' ? { said: words.clean } : {})} />
}

function MailServers({ domain }: { domain: Shown }) {
  const words = useWords().watch
  const part = partOf(domain, 'mx')
  const isNone = domain.mail_servers.length === 0 && part?.state !== 'no-data'
  return <PartMark part={part} {...(isNone ? { said: words.noMx } : {})} />
}

/** How its mail servers answer, and when their first certificate ends. */
function Certificate({ domain }: { domain: Shown }) {
  const { dayAlone } = useFigures()
  const part = partOf(domain, 'mail-servers')
  const ends = domain.certificate_ends
  return <PartMark part={part} {...(ends === null ? {} : { said: dayAlone(ends.slice(0, 10)) })} />
}

const shortParts = ['spf', 'dkim', 'dmarc', 'blacklists', 'mx', 'mail-servers'] as const

/** What the columns say, on two lines. */
function OnPhone({ domain, alerts: count }: { domain: Shown; alerts: number }) {
  const { day, dayBeside } = useFigures()
  const words = useWords().watch
  return (
    <div className="flex flex-col gap-1 pt-1">
      <span className="flex flex-wrap gap-x-3 gap-y-1">
        {shortParts.map((name) => (
          <span key={name} className="inline-flex items-center gap-1 text-soft">
            <PartMark part={partOf(domain, name)} /> {words.names[name]}
          </span>
        ))}
      </span>
      <span className="text-faint">
        {words.unchanged({ when: day(domain.unchanged_since) })}
        {domain.looked_at
          ? `, ${words.looked({ when: dayBeside(domain.looked_at, domain.unchanged_since) })}`
          : null}
        {count > 0 ? <span className="font-medium text-ink">{`, ${words.alerts({ count })}`}</span> : null}
      </span>
    </div>
  )
}
