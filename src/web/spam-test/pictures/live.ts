import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { paths } from '#web/shell/paths.ts'
import { listen } from '../events.ts'
import type { ReportOutline } from '../outline.ts'

/** Pictures arrive in bursts; the page asks once for each burst. */
const pauseMs = 400
const pollMs = 3000
const arrivals = new Set(['picture', 'pictures', 'advice'])

export const picturesPending = ({ features }: ReportOutline): boolean =>
  features.screenshots === 'pending' || features.heatmap === 'pending'

/** While parts are being made: shows what has arrived, by events, or by asking where events do not come. */
export function useArrivals(result: ReportOutline) {
  useEvents(result.id, picturesPending(result) || result.features.ai_assistant === 'pending', arrivals)
}

/** The same for pictures alone. */
export const usePictureArrivals = (id: string, pending: boolean) => useEvents(id, pending, arrivals)

const ofClients = new Set(['client-picture'])
/** Of many mails that are wished for at once, some are forgotten: whoever still waits asks again. */
const wishAgainMs = 30_000

/** The same for the mail as clients show it. */
export const useClientArrivals = (id: string, pending: boolean) =>
  useEvents(id, pending, ofClients, wishAgainMs)

/** Asks the page again after each burst of events of these types. */
function useEvents(id: string, pending: boolean, types: ReadonlySet<string>, everyMs?: number) {
  const { revalidate } = useRevalidator()
  const ask = useRef(revalidate)
  ask.current = revalidate
  useEffect(() => {
    if (!pending) return
    let burst: ReturnType<typeof setTimeout> | undefined
    let poll = everyMs ? setInterval(() => ask.current(), everyMs) : undefined
    const stop = listen(paths.api.events(id), {
      onEvent(event) {
        if (!types.has(event.type)) return
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
  }, [id, pending, types, everyMs])
}
