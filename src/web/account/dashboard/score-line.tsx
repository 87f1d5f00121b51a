import type { TestRow } from '#contract/spam-test.ts'
import { Card, Section } from '#web/ui/card.tsx'
import { useWords } from '#web/words/words.ts'

const width = 560
const height = 96

/** The scores of the last tests as a line, from 0 at the bottom to 100 at the top. Nothing below two scores. */
export function ScoreLine({ tests }: { tests: TestRow[] }) {
  const { dashboard } = useWords().account
  const scores = tests.flatMap(({ score }) => (score === null ? [] : [score])).reverse()
  if (scores.length < 2) return null
  const points = scores.map((score, index) => ({
    x: 4 + ((width - 8) * index) / (scores.length - 1),
    y: 4 + (height - 8) * (1 - score / 100),
    score,
  }))
  const last = points.at(-1)!
  return (
    <Section title={dashboard.scores} note={dashboard.scoresNote({ count: scores.length })}>
      <Card className="flex items-center gap-5 px-5 py-5">
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={dashboard.scoresLabel({ scores: scores.map(Math.round).join(', ') })}
          className="h-24 w-full min-w-0 overflow-visible"
          fill="none"
        >
          {[0, 50, 100].map((level) => {
            const y = 4 + (height - 8) * (1 - level / 100)
            return (
              <path
                key={level}
                d={`M 0 ${y} H ${width}`}
                stroke="var(--line)"
                vectorEffect="non-scaling-stroke"
              />
            )
          })}
          <path
            d={`M ${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(' L ')}`}
            stroke="var(--accent)"
            strokeWidth="2"
            strokeLinejoin="round"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
          <path
            d={`M ${last.x} ${last.y} h 0`}
            stroke="var(--accent)"
            strokeWidth="9"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <p aria-hidden="true" className="shrink-0 text-28 font-bold tabular-nums">
          {Math.round(last.score)}
        </p>
      </Card>
    </Section>
  )
}
