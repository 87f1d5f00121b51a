import type { Checker } from '#contract/checker-names.ts'
import { Card } from '#web/ui/card.tsx'
import { specimenOf } from '#web/words/specimens.ts'
import { useWords } from '#web/words/words.ts'
import { TypesetRecord } from './report/typeset-record.tsx'

/** An example to read, before there is one of one's own: the same instrument over a made-up record. */
export function Specimen({ checker }: { checker: Checker }) {
  const { checkers: words, specimens } = useWords()
  const { read, parts } = specimenOf(checker, specimens)
  let at = 0
  const parsed = parts.map(([text, role, explanation = '']) => {
    const start = at
    at += text.length
    return { start, end: at, role, explanation }
  })
  return (
    <section className="mt-10 md:mt-14">
      <h2 className="mb-3 text-20 font-bold tracking-[-0.01em]">{words.specimen}</h2>
      <Card className="overflow-hidden [&>div]:border-t-0">
        <TypesetRecord
          key={checker}
          result={{ record: parts.map(([text]) => text).join(''), parsed, checks: [] }}
          initial={read}
        />
      </Card>
    </section>
  )
}
