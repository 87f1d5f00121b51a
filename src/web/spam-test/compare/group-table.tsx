import type { Comparison } from '#contract/comparison.ts'
import { Card, Section } from '#web/ui/card.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { Moved } from './moved.tsx'

type Group = Comparison['groups'][number]

/** Where points were won and lost, group by group, and what held each score down. */
export function GroupTable({
  comparison,
}: {
  comparison: Pick<Comparison, 'before' | 'after' | 'gain' | 'groups'>
}) {
  const { groups: words, older, newer } = useWords().compare
  const { before, after, gain, groups } = comparison
  return (
    <Section title={gain ? words.title : words.titleSame}>
      <Card className="px-5 py-2">
        <table className="compare-table">
          <thead>
            <tr>
              <th scope="col">{words.group}</th>
              <th scope="col">{older}</th>
              <th scope="col">{newer}</th>
              <th scope="col">{words.change}</th>
            </tr>
          </thead>
          <tbody>
            {groups.map((group) => (
              <Row key={group.id} group={group} />
            ))}
          </tbody>
        </table>
      </Card>
      <div className="mt-3 flex flex-col gap-1 text-13 text-faint">
        <p>{words.note}</p>
        {before.cap ? <Cap words={words.capBefore} cap={before.cap} /> : null}
        {after.cap ? <Cap words={words.capAfter} cap={after.cap} /> : null}
      </div>
    </Section>
  )
}

type CapProps = {
  words(facts: { score: number }): string
  cap: NonNullable<Comparison['before']['cap']>
}

const Cap = ({ words, cap }: CapProps) => (
  <p>
    {words({ score: cap.score })} {cap.reasons.join(' ')}
  </p>
)

function Row({ group: { title, max, before, after } }: { group: Group }) {
  const { number } = useFigures()
  const { groups: words, older, newer } = useWords().compare
  const said = (score: number | null) =>
    score === null ? words.unchecked : words.points({ score: number(score), max: number(max) })
  return (
    <tr>
      <th scope="row">{title}</th>
      <td data-title={older}>{said(before)}</td>
      <td data-title={newer}>{said(after)}</td>
      <td data-title={words.change}>
        {before === null || after === null ? '–' : <Moved by={after - before} isJudged />}
      </td>
    </tr>
  )
}
