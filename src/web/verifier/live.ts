import { useEffect, useEffectEvent, useState } from 'react'
import type { ListEvent, Verification, VerificationEvent, VerifierList } from '#contract/verifier.ts'
import { paths } from '#web/shell/paths.ts'

const askVerificationMs = 2000
const askListMs = 3000
const askWaitingMs = 30_000

type Source<T> = {
  /** The address of the events; null when nothing more will come. */
  events: string | null
  /** The address that answers the whole. */
  whole: string
  kind: string
  read(event: unknown): T
  every: number
}

/** What the page was loaded with, and then as it changes: by events, or by asking where events do not come through. */
function useFollowed<T>(loaded: T, { events, whole, kind, read, every }: Source<T>) {
  const [state, setState] = useState({ loaded, value: loaded, polling: false })
  // Loaded again: that is what counts now.
  const current = state.loaded === loaded ? state : { loaded, value: loaded, polling: false }
  const { polling } = current
  const tell = useEffectEvent((more: { value?: T; polling?: boolean }) =>
    setState((before) => ({ ...(before.loaded === loaded ? before : current), ...more, loaded })),
  )
  const hear = useEffectEvent((event: string) => tell({ value: read(JSON.parse(event)) }))
  useEffect(() => {
    if (events === null || polling) return
    const source = new EventSource(events)
    source.addEventListener(kind, ({ data }: MessageEvent<string>) => hear(data))
    source.addEventListener('error', () => {
      if (source.readyState === EventSource.CLOSED) tell({ polling: true })
    })
    return () => source.close()
  }, [events, kind, polling])
  useEffect(() => {
    if (events === null || !polling) return
    const timer = setInterval(async () => {
      const value = await ask<T>(whole)
      if (value) tell({ value })
    }, every)
    return () => clearInterval(timer)
  }, [events, whole, polling, every])
  return current
}

async function ask<T>(url: string): Promise<T | null> {
  try {
    const answer = await fetch(url, { headers: { accept: 'application/json' } })
    return answer.ok ? ((await answer.json()) as T) : null
  } catch {
    // Offline for a moment: the next question may come through.
    return null
  }
}

/** Steps are still being taken. */
export const isRunning = ({ status }: Pick<Verification, 'status'>): boolean => status === 'pending'

/** Until its verdict; a greylisted address until it was asked for the last time. */
export function useVerification(loaded: Verification) {
  const [over, setOver] = useState<Verification | null>(null)
  const { id } = loaded
  const followed = useFollowed<Verification>(loaded, {
    events: isOpen(loaded) && over !== loaded ? paths.api.verificationEvents(id) : null,
    whole: paths.api.verification(id),
    kind: 'verification',
    read: (event) => (event as VerificationEvent).verification,
    every: isRunning(loaded) ? askVerificationMs : askWaitingMs,
  })
  const open = isOpen(followed.value)
  useEffect(() => {
    if (!open) setOver(loaded)
  }, [open, loaded])
  return followed
}

const isOpen = (verification: Verification): boolean =>
  isRunning(verification) || Boolean(verification.smtp?.next_retry_at)

const isMoving = ({ status, counts }: VerifierList): boolean =>
  status === 'reading' || status === 'running' || status === 'waiting' || counts.waiting_retry > 0

export function useList(loaded: VerifierList) {
  const { id } = loaded
  return useFollowed<VerifierList>(loaded, {
    events: isMoving(loaded) ? paths.api.verifierListEvents(id) : null,
    whole: paths.api.verifierList(id),
    kind: 'list',
    read: (event) => (event as ListEvent).list,
    every: askListMs,
  })
}
