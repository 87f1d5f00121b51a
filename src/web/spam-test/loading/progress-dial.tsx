import { useEffect, useState } from 'react'
import { Dial } from '#web/ui/dial.tsx'
import { clock } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import type { LiveTest } from './live-test.ts'

/** Seconds since this page began to wait. Counted in the browser: 0 on the server. */
export function useElapsed(): number {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const start = Date.now()
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - start) / 1000)), 1000)
    return () => clearInterval(timer)
  }, [])
  return seconds
}

/** Before the mail: a clock. After it: finished steps of all steps. The score takes its place in the end. */
export function ProgressDial({ test }: { test: LiveTest }) {
  const { loading } = useWords()
  const seconds = useElapsed()
  if (test.status === 'waiting') {
    return (
      <div
        role="timer"
        className="report-dial dial-clock"
        aria-label={`${loading.elapsed} ${clock(seconds)}`}
      >
        <span aria-hidden="true" className="text-44 font-bold tabular-nums">
          {clock(seconds)}
        </span>
        <span aria-hidden="true" className="text-13 text-faint">
          {loading.elapsed}
        </span>
      </div>
    )
  }
  const percent = test.total ? Math.round((test.done / test.total) * 100) : 0
  return (
    <Dial
      value={percent}
      level="running"
      caption="%"
      label={loading.progress({ done: test.done, total: test.total })}
      still
      className="report-dial size-40 shrink-0"
    />
  )
}
