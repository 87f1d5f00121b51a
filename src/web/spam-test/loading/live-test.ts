import { useEffect, useReducer } from 'react'
import type { LiveEvent, Step, TestResult } from '#contract/spam-test.ts'
import { paths } from '#web/shell/paths.ts'
import { listen } from '../events.ts'

const pollMs = 3000

/** What the waiting page knows of a test. */
export type LiveTest = {
  status: TestResult['status']
  from: string | null
  tls: string | null
  size: number | null
  steps: Step[]
  done: number
  total: number
  /** Events do not come through; the result is asked for every 3 s. */
  polling: boolean
}

type News = LiveEvent | { type: 'result'; result: TestResult } | { type: 'poll' }

export function initialLiveTest(result: TestResult): LiveTest {
  const { sender, progress } = result
  return {
    status: result.status,
    from: sender?.helo ?? sender?.ip ?? null,
    tls: sender?.tls?.version ?? null,
    size: result.size_bytes,
    steps: progress.steps,
    done: progress.done,
    total: progress.total,
    polling: false,
  }
}

export function liveTestAfter(test: LiveTest, news: News): LiveTest {
  switch (news.type) {
    case 'status':
      return {
        ...test,
        status: news.status,
        from: news.from ?? test.from,
        tls: news.tls ?? test.tls,
        size: news.size_bytes ?? test.size,
      }
    case 'step': {
      const steps = test.steps.map((step) => (step.id === news.step.id ? { ...step, ...news.step } : step))
      const status = test.status === 'waiting' || test.status === 'received' ? 'analyzing' : test.status
      // Events may overtake each other; the count never goes back.
      return { ...test, status, steps, done: Math.max(test.done, news.done), total: news.total }
    }
    case 'result':
      return { ...initialLiveTest(news.result), polling: test.polling }
    case 'poll':
      return { ...test, polling: true }
    case 'newer':
    case 'picture':
    case 'pictures':
    case 'client-picture':
    case 'advice':
      return test
  }
}

const over = (status: LiveTest['status']) =>
  status === 'completed' || status === 'failed' || status === 'expired'

/** Follows a test by its events, or by asking every 3 s where events do not come through. */
export function useLiveTest(result: TestResult): LiveTest {
  const [test, tell] = useReducer(liveTestAfter, result, initialLiveTest)
  const { id } = result
  const ended = over(test.status)
  const { polling } = test
  useEffect(() => {
    if (ended || polling) return
    return listen(paths.api.events(id), { onEvent: tell, onFail: () => tell({ type: 'poll' }) })
  }, [id, ended, polling])
  useEffect(() => {
    if (ended || !polling) return
    const timer = setInterval(
      () => ask(id).then((found) => found && tell({ type: 'result', result: found })),
      pollMs,
    )
    return () => clearInterval(timer)
  }, [id, ended, polling])
  return test
}

async function ask(id: string): Promise<TestResult | null> {
  try {
    const answer = await fetch(paths.api.result(id), { headers: { accept: 'application/json' } })
    return answer.ok ? ((await answer.json()) as TestResult) : null
  } catch {
    // Offline for a moment: the next question may come through.
    return null
  }
}
