import type { ReactNode } from 'react'
import type { Status, TestResult } from '#contract/spam-test.ts'
import { Card } from '#web/ui/card.tsx'
import { ChevronRight } from '#web/ui/icons.tsx'
import { RawValue } from '#web/ui/raw-value.tsx'
import { StatusIcon } from '#web/ui/status.tsx'
import { useWords } from '#web/words/words.ts'
import { ListName } from './list-name.tsx'

type Report = TestResult['blacklists'][number]
type List = Report['lists'][number]

const unasked: List['state'][] = ['refused', 'broken', 'timeout', 'not-applicable']

type Props = { report: Report; pending?: boolean; folded?: boolean }

/**
 * What the lists say of one address or domain: listed, not listed, could not ask. `pending`: more answers come.
 * `folded`: in one line, until it is opened.
 */
export function BlacklistSubject({ report, pending, folded }: Props) {
  const words = useWords()
  const answered = pending
    ? words.checkers.lists.soFar({ count: report.lists.length })
    : words.report.blacklists.answered({ answered: report.answered, asked: report.asked })
  return (
    <Card className="overflow-hidden">
      {folded ? (
        <details className="fold">
          <summary className="flex items-center gap-x-3 px-4 py-3 hover:bg-well md:px-5">
            <StatusIcon status={report.status} />
            <span className="sr-only">{words.status[report.status]}</span>
            <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
              <code className="min-w-0 font-bold wrap-anywhere">{report.subject}</code>
              <span className="text-13 text-faint">{report.role}</span>
              <span className="ms-auto text-13 text-soft">{answered}</span>
            </span>
            <ChevronRight aria-hidden="true" className="fold-chevron size-4 text-faint" />
          </summary>
          <Answers report={report} />
        </details>
      ) : (
        <>
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-4 py-3 md:px-5">
            <div className="flex min-w-0 flex-wrap items-baseline gap-x-3">
              <h3 className="text-16 font-bold">
                <RawValue value={report.subject} what={report.role} />
              </h3>
              <p className="text-13 text-faint">{report.role}</p>
            </div>
            <p className="text-13 text-soft">{answered}</p>
          </div>
          <Answers report={report} />
        </>
      )}
    </Card>
  )
}

/** What was found first. */
function Answers({ report }: { report: Report }) {
  const { blacklists } = useWords().report
  const of = (kind: List['kind'], state: List['state']) =>
    report.lists.filter((list) => list.kind === kind && list.state === state)
  const clean = of('block', 'not-listed')
  const listed = of('block', 'listed')
  const grave = listed.some(({ tier }) => tier === 1)
  return (
    <>
      <Group
        status={grave ? 'bad' : 'warning'}
        title={blacklists.listed}
        lists={listed.filter(({ tier }) => tier !== 'info')}
        detailed
      />
      <Group
        status="no-data"
        title={blacklists.said}
        lists={listed.filter(({ tier }) => tier === 'info')}
        detailed
      />
      <Group
        status="no-data"
        title={blacklists.unasked}
        lists={report.lists.filter((list) => unasked.includes(list.state))}
        detailed
      />
      <Group status="good" title={blacklists.allowed} lists={of('allow', 'listed')} detailed />
      <Group status="good" title={blacklists.clean} lists={clean} />
      <Group status="no-data" title={blacklists.notAllowed} lists={of('allow', 'not-listed')} />
      {report.lists.some(({ state, unconfirmed }) => state === 'not-listed' && unconfirmed.length > 0) ? (
        <p className="border-line border-t px-4 py-3 text-13 text-faint md:px-5">
          {blacklists.unconfirmedNote}
        </p>
      ) : null}
    </>
  )
}

type GroupProps = { status: Status; title: string; lists: List[]; detailed?: boolean }

function Group({ status, title, lists, detailed }: GroupProps) {
  if (lists.length === 0) return null
  return (
    <div className="grid gap-x-4 gap-y-2 border-line border-t px-4 py-3 md:grid-cols-[188px_minmax(0,1fr)] md:px-5">
      <p className="flex items-center gap-2 self-start font-medium">
        <StatusIcon status={status} />
        {title}
        <span className="font-normal text-faint tabular-nums">{lists.length}</span>
      </p>
      {detailed ? (
        <ul className="flex min-w-0 flex-col gap-3">
          {lists.map((list) => (
            <ListAnswer key={list.name} list={list} />
          ))}
        </ul>
      ) : (
        <ul className="flex min-w-0 flex-wrap gap-x-4 gap-y-1 text-soft">
          {lists.map((list) => (
            <li key={list.name}>
              <ListName list={list} />
              {list.unconfirmed.length > 0 ? <sup>*</sup> : null}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function ListAnswer({ list }: { list: List }) {
  const { blacklists } = useWords().report
  return (
    <li className="min-w-0">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-medium">
          <ListName list={list} />
        </span>
        {list.codes.map((code) => (
          <code key={code} className="text-13 text-soft">
            {code}
          </code>
        ))}
        <span className="text-13 text-faint">{sideNote(list, blacklists)}</span>
        {list.unconfirmed.length > 0 ? (
          <span className="text-13 text-faint">
            {blacklists.unconfirmed({
              parts: list.unconfirmed.map((part) => blacklists.parts[part]).join(', '),
            })}
          </span>
        ) : null}
      </p>
      <Sentence>{list.meaning}</Sentence>
      <Sentence>{list.reason}</Sentence>
      {list.removal_url ? (
        <a href={list.removal_url} target="_blank" rel="noreferrer" className="link">
          {blacklists.removal}
        </a>
      ) : null}
    </li>
  )
}

type BlacklistWords = ReturnType<typeof useWords>['report']['blacklists']

function sideNote(list: List, words: BlacklistWords): string {
  return list.state === 'listed' || list.state === 'not-listed'
    ? words.tier[list.tier]
    : words.state[list.state]
}

function Sentence({ children }: { children: ReactNode }) {
  return children ? <p className="prose text-soft wrap-anywhere">{children}</p> : null
}
