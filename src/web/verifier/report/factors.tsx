import type { Verification } from '#contract/verifier.ts'
import { Card, Section } from '#web/ui/card.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'

/** What the score is made of. */
export function Factors({ verification }: { verification: Verification }) {
  const { factors: words, ofHundred } = useWords().verifier
  const { signed } = useFigures()
  const { factors, score } = verification
  if (factors.length === 0) return null
  return (
    <Section title={words.title}>
      <Card className="overflow-hidden">
        <table className="w-full">
          <thead className="sr-only">
            <tr>
              <th scope="col">{words.why}</th>
              <th scope="col">{words.points}</th>
            </tr>
          </thead>
          <tbody>
            {factors.map(({ name, points, text }) => (
              <tr key={`${name} ${text}`} className="border-line border-t align-top first:border-t-0">
                <td className="px-4 py-2.5 text-soft md:px-5">{text}</td>
                <td
                  className={`whitespace-nowrap px-4 py-2.5 text-end tabular-nums md:px-5 ${points < 0 ? 'text-bad' : points === 0 ? 'text-faint' : ''}`}
                >
                  {signed(points)}
                </td>
              </tr>
            ))}
          </tbody>
          {score === null ? null : (
            <tfoot>
              <tr className="border-line-strong border-t font-medium">
                <th scope="row" className="px-4 py-2.5 text-start font-medium md:px-5">
                  {words.sum}
                </th>
                <td className="whitespace-nowrap px-4 py-2.5 text-end tabular-nums md:px-5">
                  {score} <span className="font-normal text-faint">{ofHundred}</span>
                </td>
              </tr>
            </tfoot>
          )}
        </table>
      </Card>
    </Section>
  )
}
