import type { ReportNotice, ReportSource } from '#contract/domain-reports.ts'
import { Card, Section } from '#web/ui/card.tsx'
import { FoldCard } from '#web/ui/fold-card.tsx'
import { type Status, StatusIcon } from '#web/ui/status.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { isOpen, sourceAnchor } from './verdicts.ts'

type Props = { notices: ReportNotice[]; sources: ReportSource[] }

/** What is new in the reports, each with a link to what it is about; older notices fold away. */
export function Notices({ notices, sources }: Props) {
  const { whole } = useFigures()
  const { notices: words } = useWords().domainReports
  const news = notices.filter(({ current, recent }) => current && recent)
  const earlier = notices.filter((notice) => !news.includes(notice))
  const fold =
    earlier.length > 0 ? (
      <FoldCard title={`${words.earlier} (${whole(earlier.length)})`}>
        <List notices={earlier} sources={sources} />
      </FoldCard>
    ) : null
  if (news.length === 0) return fold
  return (
    <Section id="notices" title={words.title}>
      <div className="flex flex-col gap-3">
        <Card className="overflow-hidden">
          <List notices={news} sources={sources} />
        </Card>
        {fold}
      </div>
    </Section>
  )
}

function List({ notices, sources }: Props) {
  return (
    <ul className="divide-y divide-line">
      {notices.map((notice) => (
        <Item key={`${notice.at} ${notice.kind} ${notice.says}`} notice={notice} sources={sources} />
      ))}
    </ul>
  )
}

function Item({ notice, sources }: { notice: ReportNotice; sources: ReportSource[] }) {
  const { day } = useFigures()
  const { notices: words } = useWords().domainReports
  const { at, says, fix, current } = notice
  const link = linkOf(notice, sources)
  return (
    <li className="flex gap-3 px-4 py-3 md:px-5">
      <StatusIcon status={statusOf(notice)} className="mt-1 size-4" />
      <div className="flex min-w-0 grow flex-col gap-x-6 gap-y-1 md:flex-row md:justify-between">
        <div className="prose min-w-0">
          <p className={`wrap-anywhere ${current ? 'font-medium' : 'text-soft'}`}>{says}</p>
          {fix ? <p className="mt-0.5 text-14 text-soft wrap-anywhere">{fix}</p> : null}
          <a href={link.to} className="link mt-0.5 inline-flex min-h-6 items-center text-14">
            {words.look[link.what]}
          </a>
        </div>
        <p className="shrink-0 text-13 text-faint md:pt-0.5 md:text-end">
          {day(at)}
          {current ? null : <span className="block">{words.over}</span>}
        </p>
      </div>
    </li>
  )
}

function statusOf({ kind, current, fix }: ReportNotice): Status {
  if (!current) return 'no-data'
  if (kind === 'failing') return 'bad'
  return kind === 'silent' || fix ? 'warning' : 'good'
}

type Linked = { what: 'source' | 'reporters' | 'next'; to: string }

function linkOf({ kind, sender }: ReportNotice, sources: ReportSource[]): Linked {
  if (kind === 'silent') return { what: 'reporters', to: '#reporters' }
  if (kind === 'ready') return { what: 'next', to: '#next' }
  const isListed = sources.some((source) => source.sender === sender && isOpen(source))
  return { what: 'source', to: sender !== null && isListed ? `#${sourceAnchor(sender)}` : '#sources' }
}
