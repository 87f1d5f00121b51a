import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import type { TestResult } from '#contract/spam-test.ts'
import { paths } from '#web/shell/paths.ts'
import { listen } from '../events.ts'

/** Pictures arrive in bursts; the page asks once for each burst. */
const pauseMs = 400
const pollMs = 3000
const arrivals = new Set(['picture', 'pictures', 'advice'])

export const picturesPending = ({ features }: TestResult): boolean =>
  features.screenshots === 'pending' || features.heatmap === 'pending'

/** While parts are being made: shows what has arrived, by events, or by asking where events do not come. */
export function useArrivals(result: TestResult) {
  const { revalidate } = useRevalidator()
  const ask = useRef(revalidate)
  ask.current = revalidate
  const pending = picturesPending(result) || result.features.ai_assistant === 'pending'
  const { id } = result
  useEffect(() => {
    if (!pending) return
    let burst: ReturnType<typeof setTimeout> | undefined
    let poll: ReturnType<typeof setInterval> | undefined
    const stop = listen(paths.api.events(id), {
      onEvent(event) {
        if (!arrivals.has(event.type)) return
        clearTimeout(burst)
        burst = setTimeout(() => ask.current(), pauseMs)
      },
      onFail() {
        poll ??= setInterval(() => ask.current(), pollMs)
      },
    })
    return () => {
      stop()
      clearTimeout(burst)
      clearInterval(poll)
    }
  }, [id, pending])
}
