import { gradeNamed } from '#contract/grades.ts'
import type { TestResult } from '#contract/spam-test.ts'
import { Dial } from '#web/ui/dial.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'

/** Which mail, what it scored, and what that rests on. */
export function PaperHead({ result }: { result: TestResult }) {
  const { pictures, report } = useWords()
  const { print } = pictures
  const { score, verdict, cap, covers } = result
  const grade = gradeNamed(result.grade)
  return (
    <header>
      <p className="text-13 text-faint">{print.kicker}</p>
      <p className="mb-4 text-20 font-bold wrap-anywhere">{result.subject ?? report.untitled}</p>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-6">
        <Dial
          value={score}
          level={verdict?.level ?? 'no-data'}
          caption={score === null ? report.noScore : report.outOf}
          label={score === null ? report.noScore : `${report.score} ${score} ${report.outOf}`}
          still
          className="size-28"
        />
        <div className="min-w-0">
          <h1 className="text-20 font-bold">{verdict?.title ?? report.noScore}</h1>
          <p className="mt-1">{verdict?.text}</p>
          {grade ? <p className="mt-1 font-medium">{report.gradeWord[grade]}</p> : null}
          {cap?.reasons.map((reason) => (
            <p key={reason} className="mt-1">
              {report.capped({ score: cap.score })} {reason}
            </p>
          ))}
          {covers ? <p className="mt-1 text-13 text-faint">{covers}</p> : null}
        </div>
      </div>
      <Facts result={result} />
    </header>
  )
}

function Facts({ result }: { result: TestResult }) {
  const { dateTime } = useFigures()
  const { print } = useWords().pictures
  const { sender } = useWords().report
  const facts = [
    [print.from, [result.sender?.name, result.sender?.email].filter(Boolean).join(' · ') || sender.unknown],
    [sender.ip, result.sender?.ip ?? sender.unknown],
    [print.received, dateTime(result.received_at ?? result.created_at)],
    [print.address, result.report_url],
  ] as const
  return (
    <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-0.5 text-13">
      {facts.map(([label, value]) => (
        <div key={label} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-faint">{label}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
