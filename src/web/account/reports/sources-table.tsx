import { Form } from 'react-router'
import type { ReportSource } from '#contract/domain-reports.ts'
import { Button } from '#web/ui/button.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { FoldCard } from '#web/ui/fold-card.tsx'
import { StatusMark } from '#web/ui/status.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { isOpen, sourceAnchor, statusOf } from './verdicts.ts'

const folded = ['forwarded', 'stranger'] as const

type Props = {
  sources: ReportSource[]
  /** Sources that are not listed. */
  more: number
  /** Whether the visitor may say which sources are theirs. */
  canDecide: boolean
}

/** Who sends, the busiest first, each with what to do about it; forwarders and strangers fold away. */
export function SourcesTable({ sources, more, canDecide }: Props) {
  const { domainReports } = useWords()
  const { sources: words } = domainReports
  const open = sources.filter(isOpen)
  return (
    <div className="flex flex-col gap-3">
      {open.length > 0 ? <Table label={words.label} sources={open} canDecide={canDecide} /> : null}
      {folded.map((verdict) => (
        <Folded
          key={verdict}
          verdict={verdict}
          sources={sources.filter((each) => each.verdict === verdict)}
          canDecide={canDecide}
        />
      ))}
      {more > 0 ? <p className="text-13 text-faint">{words.more({ count: more })}</p> : null}
    </div>
  )
}

type FoldedProps = Omit<Props, 'more'> & { verdict: (typeof folded)[number] }

function Folded({ verdict, sources, canDecide }: FoldedProps) {
  const { whole } = useFigures()
  const words = useWords().domainReports
  if (sources.length === 0) return null
  const messages = sources.reduce((sum, each) => sum + each.messages, 0)
  const title = `${words.folded[verdict]} (${whole(sources.length)})`
  return (
    <FoldCard title={title} note={words.list.messages({ count: messages })}>
      <Table label={title} sources={sources} canDecide={canDecide} />
    </FoldCard>
  )
}

function Table({ label, sources, canDecide }: Omit<Props, 'more'> & { label: string }) {
  return (
    <DataTable
      label={label}
      columns={useColumns(canDecide)}
      rows={sources}
      rowKey={({ sender, verdict }, index) => `${sender} ${verdict} ${index}`}
      width={860}
    />
  )
}

function useColumns(canDecide: boolean): Column<ReportSource>[] {
  const { whole, percent } = useFigures()
  const { domainReports } = useWords()
  const { sources: words } = domainReports
  return [
    { title: words.sender, look: 'md:w-[190px]', cell: (source) => <Sender source={source} /> },
    {
      title: words.verdict,
      look: 'md:w-[150px]',
      cell: ({ verdict }) => <StatusMark status={statusOf[verdict]} word={domainReports.verdicts[verdict]} />,
    },
    {
      title: words.messages,
      look: 'md:text-end tabular-nums md:w-[90px]',
      cell: ({ messages }) => whole(messages),
    },
    {
      title: words.passed,
      look: 'md:text-end tabular-nums md:w-[70px]',
      cell: ({ messages, passed }) => (messages > 0 ? percent(passed / messages) : '–'),
    },
    { title: words.seen, look: 'md:w-[120px] text-soft text-13', cell: (source) => <Seen source={source} /> },
    {
      title: words.todo,
      look: 'md:min-w-[260px]',
      cell: (source) => <Todo source={source} canDecide={canDecide} />,
    },
  ]
}

function Sender({ source }: { source: ReportSource }) {
  const { domainReports } = useWords()
  const { sources: words } = domainReports
  return (
    <span id={isOpen(source) ? sourceAnchor(source.sender) : undefined} className="scroll-mt-6">
      <bdi dir="ltr" className="font-medium wrap-anywhere">
        {source.name}
      </bdi>
      <span className="block text-13 text-faint">
        {words.addresses({ count: source.addresses })}
        {source.certainty === 'guess' ? `, ${words.guess}` : null}
      </span>
    </span>
  )
}

function Seen({ source: { first, last } }: { source: ReportSource }) {
  const { dayAlone } = useFigures()
  const { sources: words } = useWords().domainReports
  if (!first || !last) return '–'
  return first === last ? dayAlone(first) : words.span({ from: dayAlone(first), to: dayAlone(last) })
}

function Todo({ source, canDecide }: { source: ReportSource; canDecide: boolean }) {
  const { sources: words } = useWords().domainReports
  const { advice, said, may_say: maySay, sender } = source
  return (
    <div>
      <p className={advice ? 'wrap-anywhere' : 'text-faint'}>
        {advice ?? (said === 'not_ours' ? words.saidNotOurs : words.nothing)}
      </p>
      {said === 'ours' ? <p className="text-13 text-faint">{words.saidOurs}</p> : null}
      {maySay && canDecide ? (
        <Form method="post" preventScrollReset className="mt-2 flex flex-wrap gap-2">
          <input type="hidden" name="intent" value="decide" />
          <input type="hidden" name="sender" value={sender} />
          {said === null ? (
            <>
              <Decision value="ours" sender={source.name}>
                {words.ours}
              </Decision>
              <Decision value="not_ours" sender={source.name}>
                {words.notOurs}
              </Decision>
            </>
          ) : (
            <Decision value="none" sender={source.name}>
              {words.undo}
            </Decision>
          )}
        </Form>
      ) : null}
    </div>
  )
}

function Decision({ value, sender, children }: { value: string; sender: string; children: string }) {
  return (
    <Button type="submit" size="small" name="ours" value={value} aria-label={`${children}: ${sender}`}>
      {children}
    </Button>
  )
}
