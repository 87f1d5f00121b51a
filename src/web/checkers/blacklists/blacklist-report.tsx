import { Link } from 'react-router'
import type { BlacklistResult } from '#contract/checkers.ts'
import { paths } from '#web/shell/paths.ts'
import { Card } from '#web/ui/card.tsx'
import { LoaderCircle } from '#web/ui/icons.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { VerdictCard } from '../report/verdict-card.tsx'
import { BlacklistRefusals } from './blacklist-refusals.tsx'
import { BlacklistSubject } from './blacklist-subject.tsx'

type Props = { result: BlacklistResult } | { result?: undefined; subjects: BlacklistResult['subjects'] }

/** What the lists say, whole or so far. */
export function BlacklistReport(props: Props) {
  const { listHistory } = useWords().checkers
  const subjects = props.result?.subjects ?? ('subjects' in props ? props.subjects : [])
  return (
    <div className="flex flex-col gap-6">
      {props.result ? <Verdict result={props.result} /> : <Asking subjects={subjects} />}
      <BlacklistRefusals reports={subjects} />
      <div className="flex flex-col gap-4">
        {subjects.map((report) => (
          <BlacklistSubject key={report.subject} report={report} pending={!props.result} />
        ))}
      </div>
      <p>
        <Link className="link" to={paths.blacklists}>
          {listHistory.title}
        </Link>
      </p>
    </div>
  )
}

function Verdict({ result }: { result: BlacklistResult }) {
  const { dateTime } = useFigures()
  const { checkers: words } = useWords()
  return (
    <VerdictCard
      status={result.status}
      summary={result.summary}
      facts={[{ label: words.checkedAt, value: dateTime(result.checked_at) }]}
    />
  )
}

function Asking({ subjects }: { subjects: BlacklistResult['subjects'] }) {
  const { lists: words } = useWords().checkers
  const count = subjects.reduce((all, { lists }) => all + lists.length, 0)
  return (
    <Card className="flex items-center gap-4 px-4 py-5 md:px-6">
      <LoaderCircle aria-hidden="true" className="size-6 shrink-0 animate-spin text-accent" />
      <div>
        <p className="text-20 font-bold">{words.asking}</p>
        <p aria-live="off" className="text-soft tabular-nums">
          {words.soFar({ count })}
        </p>
      </div>
    </Card>
  )
}
