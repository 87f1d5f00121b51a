import { useEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { Status } from '#contract/spam-test.ts'
import { breakable } from '#web/ui/breakable.tsx'
import { ChevronRight } from '#web/ui/icons.tsx'
import { withSearch } from '#web/ui/list-search.ts'
import { PageTurns } from '#web/ui/page-turns.tsx'
import { partOf, perTallPart } from '#web/ui/parts.ts'
import { StatusIcon, statusColor } from '#web/ui/status.tsx'
import { useWords } from '#web/words/words.ts'
import { type LinkGroup, type Target, tallyOf } from './link-groups.ts'
import { LinkRow } from './link-row.tsx'

type Props = {
  group: LinkGroup
  report: string
  /** The first of all: open where it has a problem and nothing else is asked for. */
  first: boolean
  open: boolean
}

/** One domain in one line; opened, its targets. What is closed is not written: a mail may have hundreds. */
export function LinkGroupRow({ group, report, first, open }: Props) {
  const [query] = useSearchParams()
  const asked = query.get('domain')
  const begins = open || (asked === null ? first && isGrave(group.rank) : asked === group.key)
  const [opened, setOpened] = useState(begins)
  const fold = useRef<HTMLDetailsElement>(null)
  // It may have been opened before the scripts were there.
  useEffect(() => {
    if (fold.current?.open) setOpened(true)
  }, [])
  return (
    <details
      ref={fold}
      className="fold border-line border-t first:border-t-0"
      open={begins || undefined}
      onToggle={(event) => event.currentTarget.open && setOpened(true)}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by itself */}
      <summary className="link-group" onClick={() => setOpened(true)}>
        <GroupLine group={group} />
        <ChevronRight aria-hidden="true" className="fold-chevron size-4 text-faint" />
      </summary>
      {begins || opened ? (
        <Targets group={group} report={report} part={asked === group.key ? query.get('part') : null} />
      ) : (
        <ToOpen group={group} />
      )}
    </details>
  )
}

function GroupLine({ group }: { group: LinkGroup }) {
  const words = useWords()
  const { content } = words.report
  return (
    <>
      <span className="flex">
        <StatusIcon status={group.rank} />
        <span className="sr-only">{words.status[group.rank]}</span>
      </span>
      <span className="min-w-0 font-medium wrap-anywhere">
        <GroupName group={group} />
      </span>
      <span className="link-tally">
        {group.listedOn.length > 0 ? (
          <span className={`font-medium ${statusColor('bad')}`}>
            {content.listedOn({ lists: group.listedOn.join(', ') })}
          </span>
        ) : null}
        <Tally group={group} />
      </span>
      <span className="whitespace-nowrap text-end text-13 text-faint tabular-nums">
        {content.uses({ count: group.uses })}
      </span>
    </>
  )
}

function GroupName({ group }: { group: LinkGroup }) {
  const { schemes } = useWords().report.content
  const { key } = group
  if (key === '') return schemes.none
  if (key === 'mailto:' || key === 'tel:') return schemes[key]
  return breakable(key)
}

function Tally({ group }: { group: LinkGroup }) {
  const { tally, alike } = useWords().report.content
  const counts = tallyOf(group)
  return counts.map(([status, count]) => (
    <span key={status} className={isGrave(status) ? `font-medium ${statusColor(status)}` : 'text-faint'}>
      {counts.length === 1 ? alike[status] : tally[status]({ count })}
    </span>
  ))
}

const isGrave = (status: Status) => status === 'bad' || status === 'warning'

function ToOpen({ group }: { group: LinkGroup }) {
  const { marks, report } = useWords()
  const [query] = useSearchParams()
  return (
    <p className="px-4 py-3 md:px-5">
      <Link
        to={withSearch(query, { domain: group.key, part: null })}
        preventScrollReset
        className="link inline-flex min-h-6 items-center"
      >
        {report.checks.show}
        {marks.colon}
        <GroupName group={group} />
      </Link>
    </p>
  )
}

/** Neighbours of which the same was found: it is said once. */
function runsOf(targets: Target[]): Target[][] {
  const runs: Target[][] = []
  for (const target of targets) {
    const [first] = runs.at(-1) ?? []
    if (first?.rank === target.rank && first.note === target.note) runs.at(-1)!.push(target)
    else runs.push([target])
  }
  return runs
}

function Note({ target }: { target: Target }) {
  const { note, rank } = target
  if (!note) return null
  return (
    <p
      className={`px-4 pt-2.5 text-13 wrap-anywhere md:px-5 ${isGrave(rank) ? `font-medium ${statusColor(rank)}` : 'text-soft'}`}
    >
      {note}
    </p>
  )
}

type TargetsProps = { group: LinkGroup; report: string; part: string | null }

function Targets({ group, report, part }: TargetsProps) {
  const { parts } = useWords().report
  const { rows, page, last } = partOf(group.targets, part, perTallPart)
  return (
    <div className="border-line border-t bg-ground">
      {runsOf(rows).map((run) => (
        <div key={run[0]!.url} className="border-line border-t first:border-t-0">
          <Note target={run[0]!} />
          <ul>
            {run.map((target) => (
              <LinkRow key={target.url} target={target} report={report} />
            ))}
          </ul>
        </div>
      ))}
      {last > 1 ? (
        <div className="flex justify-end border-line border-t px-4 py-2 md:px-5">
          <PageTurns
            page={page}
            last={last}
            words={parts}
            name="part"
            label={parts.of({ list: group.key })}
            beside={{ domain: group.key }}
            inPlace
          />
        </div>
      ) : null}
    </div>
  )
}
