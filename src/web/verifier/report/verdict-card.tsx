import type { ReactNode } from 'react'
import type { Verdict, Verification, VerifierInfo } from '#contract/verifier.ts'
import { paths } from '#web/shell/paths.ts'
import { Card } from '#web/ui/card.tsx'
import { CopyLink } from '#web/ui/copy-link.tsx'
import { Dial } from '#web/ui/dial.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { isRunning } from '../live.ts'
import { currentStep, StepLine } from './steps.tsx'
import { Suggestion } from './suggestion.tsx'
import { AddressForms, TypesetAddress } from './typeset-address.tsx'
import { VerdictMark, verdictEdge, verdictLevel } from './verdict.tsx'

type Props = {
  verification: Verification
  info: VerifierInfo
  /** A made-up one: without link and buttons. */
  specimen?: boolean
}

/** The answer in a sentence, or how far it is; then the address itself. Both stand in the same places. */
export function VerdictCard({ verification, info, specimen }: Props) {
  const running = isRunning(verification)
  const verdict = verdictOf(verification)
  return (
    <Card className="overflow-hidden">
      <div className={`border-s-4 ${running ? 'border-s-line' : verdictEdge[verdict]}`}>
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 px-4 pt-3 md:px-6">
          <StepLine steps={verification.steps} running={running} />
          {specimen ? null : (
            <div className="-me-2 max-sm:hidden">
              <CopyLink address={paths.verifier(verification.id)} />
            </div>
          )}
        </div>
        <div className="flex items-center gap-6 px-4 pt-2 pb-4 md:px-6 md:pb-5">
          <div className="min-h-[184px] sm:min-h-[156px] min-w-0 flex-1">
            <Sentence verification={verification} running={running} verdict={verdict} />
          </div>
          <Reading verification={verification} running={running} verdict={verdict} />
        </div>
        <Suggestion verification={verification} info={info} specimen={specimen} />
        <div className="border-line border-t px-4 py-5 md:px-6">
          <TypesetAddress shown={verification} />
          <AddressForms shown={verification} />
        </div>
      </div>
    </Card>
  )
}

/** A greylisted address that waits is unknown until it was asked again. */
const verdictOf = ({ status }: Verification): Verdict => (status === 'pending' ? 'unknown' : status)

type PartProps = { verification: Verification; running: boolean; verdict: Verdict }

function Sentence({ verification, running, verdict }: PartProps) {
  const { verifier: words } = useWords()
  const { title, text } = verification
  const step = currentStep(verification)
  const said = running ? words.steps.now[step?.id ?? 'verdict'] : (title ?? words.verdictTitle[verdict])
  return (
    <>
      <div className="mt-1 flex min-h-6 items-center">
        {running ? (
          <span className="text-13 text-faint">{words.running}</span>
        ) : (
          <VerdictMark verdict={verdict} />
        )}
      </div>
      <h2
        aria-live="polite"
        className={`max-w-[48ch] text-balance font-bold tracking-[-0.01em] wrap-anywhere ${said.length < 100 ? 'text-20 md:text-28' : 'text-16 md:text-20'}`}
      >
        {said}
      </h2>
      {running ? (
        <span aria-hidden="true" className="skeleton mt-3 h-3.5 w-3/5 max-w-[420px]" />
      ) : (
        <>
          {text && text !== said ? <p className="prose mt-1.5 text-16 text-soft">{text}</p> : null}
          <Facts verification={verification} />
        </>
      )}
    </>
  )
}

function Facts({ verification }: { verification: Verification }) {
  const { dateTime } = useFigures()
  const { verifier: words } = useWords()
  const { score, checked_at, cached } = verification
  return (
    <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-13">
      {score === null ? null : (
        <Fact label={words.score} className="sm:hidden">
          {score} {words.ofHundred}
        </Fact>
      )}
      {checked_at ? (
        <Fact label={words.checked}>
          {dateTime(checked_at)}
          {cached ? ` (${words.cached})` : ''}
        </Fact>
      ) : null}
    </dl>
  )
}

function Fact({
  label,
  className = '',
  children,
}: {
  label: string
  className?: string
  children: ReactNode
}) {
  return (
    <div className={`flex min-w-0 gap-1.5 ${className}`}>
      <dt className="shrink-0 text-faint">{label}</dt>
      <dd className="min-w-0 text-soft">{children}</dd>
    </div>
  )
}

function Reading({ verification, running, verdict }: PartProps) {
  const { verifier: words } = useWords()
  const { inPercent } = useFigures()
  const { score, steps } = verification
  const ended = steps.filter(({ state }) => state !== 'pending').length
  const percent = steps.length ? Math.round((ended / steps.length) * 100) : 0
  return running ? (
    <Dial
      value={percent}
      level="running"
      caption="%"
      label={inPercent(percent)}
      still
      className="size-32 shrink-0 max-sm:hidden"
    />
  ) : (
    <Dial
      value={score}
      level={verdictLevel[verdict]}
      caption={score === null ? words.noScore : words.ofHundred}
      label={score === null ? words.verdict[verdict] : words.scoreOf({ score })}
      className="size-32 shrink-0 max-sm:hidden"
    />
  )
}
