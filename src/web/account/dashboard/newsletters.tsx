import { Link } from 'react-router'
import type { Newsletter } from '#contract/domains.ts'
import { levelOfScore } from '#contract/score-level.ts'
import { paths } from '#web/shell/paths.ts'
import { Section } from '#web/ui/card.tsx'
import { StatusMark } from '#web/ui/status.tsx'
import { useWords } from '#web/words/words.ts'
import { ScoreChart } from './score-chart.tsx'

type Props = { newsletters: { data: Newsletter[]; total: number } }

/** The scores of each newsletter over time, small and on one scale, so that they can be compared. */
export function Newsletters({ newsletters: { data, total } }: Props) {
  const { domains: words } = useWords()
  const scored = data.filter(({ points }) => points.length > 0)
  if (scored.length === 0) return null
  return (
    <Section
      title={words.newsletters}
      note={
        <Link to={paths.tests} className="link inline-flex min-h-6 items-center">
          {words.allTests}
        </Link>
      }
    >
      <ul className="score-cards">
        {scored.map((newsletter) => (
          <NewsletterCard key={`${newsletter.by} ${newsletter.name}`} newsletter={newsletter} />
        ))}
      </ul>
      {total > data.length ? (
        <p className="mt-2 text-13 text-faint">{words.newslettersShown({ count: data.length, total })}</p>
      ) : null}
    </Section>
  )
}

function NewsletterCard({ newsletter: { name, tests, points } }: { newsletter: Newsletter }) {
  const { domains: words } = useWords()
  const [before, last] = [points.at(-2), points.at(-1)!]
  return (
    <li className="min-w-0 rounded-lg border border-line bg-card px-5 py-4">
      <div className="mb-3 flex items-baseline justify-between gap-3">
        <h3 className="min-w-0 truncate font-mono text-14 font-medium" dir="ltr" title={name}>
          {name}
        </h3>
        <StatusMark status={levelOfScore(last.score)} word={words.score({ score: Math.round(last.score) })} />
      </div>
      <ScoreChart name={name} points={points} />
      <div className="mt-1 flex min-h-6 flex-wrap items-center justify-between gap-x-3 text-13 text-faint">
        <span>{words.tests({ count: tests })}</span>
        {before ? (
          <Link
            to={paths.compare(before.id, last.id)}
            className="link inline-flex min-h-6 items-center"
            aria-label={words.compareLast({ name })}
          >
            {words.compare}
          </Link>
        ) : null}
      </div>
    </li>
  )
}
