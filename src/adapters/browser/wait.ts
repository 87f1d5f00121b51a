import type { Clock } from '@postproof/engine/world'

/** How much of the wait one tick is worth, in milliseconds. */
const TICK_MS = 100

/**
 * Why a wait is over. `used`: this process listened for all of it. `starved`: the clock ran on while this process, on a busy
 * machine, could not listen; that is no fault of the servers it waits for.
 */
export type WaitEnd = 'used' | 'starved'

export type Wait = {
  /** Starts to wait for one answer; call the result when it is there. */
  begin(): () => void
  /** Stops the timer. */
  close(): void
}

/**
 * One wait for many answers. It runs while at least one is open, and counts the ticks of this process rather than the clock:
 * a machine that is too busy to listen waits longer. `ms`: ticks in all, in milliseconds. `clockMs`: the most by the clock.
 * `onEnd` is called once.
 */
export function createWait(
  clock: Clock,
  { ms, clockMs }: { ms: number; clockMs: number },
  onEnd: (end: WaitEnd) => void,
): Wait {
  const tickMs = Math.min(TICK_MS, ms)
  let timer: NodeJS.Timeout | undefined
  let open = 0
  let heard = 0
  let passed = 0
  let last = 0
  let isOver = false

  const pause = () => {
    clearInterval(timer)
    timer = undefined
  }
  const close = () => {
    isOver = true
    pause()
  }
  /** Since the last look: at most one tick was listened to. */
  const count = () => {
    const now = clock.now()
    heard += Math.min(tickMs, now - last)
    passed += now - last
    last = now
  }
  const tick = () => {
    count()
    const end = heard >= ms ? 'used' : passed >= clockMs ? 'starved' : undefined
    if (!end) return
    close()
    onEnd(end)
  }
  return {
    begin() {
      if (open === 0) last = clock.now()
      open += 1
      if (!isOver) timer ??= setInterval(tick, tickMs)
      return () => {
        open -= 1
        if (open > 0) return
        count()
        pause()
      }
    },
    close,
  }
}
