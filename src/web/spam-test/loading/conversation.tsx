import type { ReactNode } from 'react'
import type { Step } from '#contract/spam-test.ts'
import { Check, Circle, LoaderCircle, X } from '#web/ui/icons.tsx'
import { tlsVersion, useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import type { LiveTest } from './live-test.ts'
import { useElapsed } from './progress-dial.tsx'
import { WaitingTips } from './waiting-tips.tsx'

const tipsAfterSeconds = 60

/** What happened so far, as it happens: the connection, then the steps with their times. */
export function Conversation({ test, address }: { test: LiveTest; address: string | null }) {
  const { loading } = useWords()
  const seconds = useElapsed()
  const waiting = test.status === 'waiting'
  return (
    <div className="border-line border-t p-5 md:px-8 md:py-6">
      <h2 className="mb-2 text-14 font-bold">{loading.conversation}</h2>
      <ol aria-live="polite" aria-relevant="additions" className="max-w-[720px]">
        {waiting && address ? <Line state="running">{loading.listening({ address })}</Line> : null}
        {waiting ? null : <Arrival test={test} />}
        {test.steps.map((step) => (
          <StepLine key={step.id} step={step} />
        ))}
      </ol>
      {test.polling ? <p className="mt-3 text-13 text-faint">{loading.polling}</p> : null}
      {waiting && seconds >= tipsAfterSeconds ? <WaitingTips /> : null}
    </div>
  )
}

function Arrival({ test }: { test: LiveTest }) {
  const { size } = useFigures()
  const { loading } = useWords()
  return (
    <>
      <Line state="done">{test.from ? loading.connected({ from: test.from }) : loading.arrived}</Line>
      {test.tls ? <Line state="done">{loading.encrypted({ tls: tlsVersion(test.tls) })}</Line> : null}
      {test.size === null ? null : <Line state="done">{loading.size({ size: size(test.size) })}</Line>}
    </>
  )
}

function StepLine({ step }: { step: Step }) {
  const { took } = useFigures()
  return (
    <Line state={step.status} time={step.ms === null ? null : took(step.ms)}>
      {step.label}
    </Line>
  )
}

const icons = { pending: Circle, running: LoaderCircle, done: Check, failed: X }
const colors = {
  pending: 'text-line-strong',
  running: 'text-accent animate-spin',
  done: 'text-good',
  failed: 'text-bad',
}

function Line({
  state,
  time,
  children,
}: {
  state: Step['status']
  time?: string | null
  children: ReactNode
}) {
  const { loading } = useWords()
  const Icon = icons[state]
  return (
    <li className="flex min-h-8 items-start gap-3 py-1.5">
      <Icon aria-hidden="true" className={`mt-0.5 size-4 shrink-0 stroke-[2.25] ${colors[state]}`} />
      <span className={`min-w-0 flex-1 break-words ${state === 'pending' ? 'text-faint' : ''}`}>
        {children} <span className="sr-only">{loading.stepStatus[state]}</span>
      </span>
      {time ? <span className="whitespace-nowrap text-13 text-faint tabular-nums">{time}</span> : null}
    </li>
  )
}
