/**
 * Yields what `run` pushes while it runs, then what it resolves to. Ends early when the signal aborts. Rejects as `run`
 * does, after everything that was pushed.
 */
export async function* eventsOf<Event>(
  signal: AbortSignal,
  run: (push: (event: Event) => void) => Promise<Event>,
): AsyncGenerator<Event> {
  const events: Event[] = []
  let wake = () => {}
  let ended = false
  const push = (event: Event) => {
    events.push(event)
    wake()
  }
  const whole = run(push).then(push)
  whole
    .catch(() => {})
    .finally(() => {
      ended = true
      wake()
    })
  while (!signal.aborted) {
    const event = events.shift()
    if (event) yield event
    else if (ended) break
    else
      await new Promise<void>((resolve) => {
        wake = resolve
      })
  }
  await whole
}
