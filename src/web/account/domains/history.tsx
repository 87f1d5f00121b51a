import { Link } from 'react-router'
import type { DomainHistory, DomainKind, DomainState } from '#contract/domains.ts'
import { paths } from '#web/shell/paths.ts'
import { Card } from '#web/ui/card.tsx'
import { StatusMark } from '#web/ui/status.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'

/** What each light was over time, the newest first, each with the test that saw it last. */
export function History({ history }: Pick<DomainHistory, 'history'>) {
  const { domains: words } = useWords()
  return (
    <ul className="domain-cards">
      {history.map(({ kind, runs }) => (
        <li key={kind} className="min-w-0">
          <Card className="px-5 py-4">
            <h3 className="mb-1 font-medium">{words.kinds[kind]}</h3>
            <ol>
              {runs.map((run) => (
                <Run key={run.since} kind={kind} run={run} />
              ))}
            </ol>
          </Card>
        </li>
      ))}
    </ul>
  )
}

function Run({ kind, run }: { kind: DomainKind; run: DomainState }) {
  const { day } = useFigures()
  const { domains: words } = useWords()
  const [from, to] = [day(run.since), day(run.last_at)]
  const isList = kind === 'ip_lists' || kind === 'domain_lists'
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 py-1">
      <StatusMark status={run.state} word={isList ? words.lists[run.state] : words.words[run.state]} />
      <Link
        to={kind === 'placement' ? paths.placement(run.test_id) : paths.report(run.test_id)}
        className="inline-flex min-h-6 items-center text-13 text-faint hover:underline"
      >
        {from === to ? from : words.history.span({ from, to })}
      </Link>
    </li>
  )
}
