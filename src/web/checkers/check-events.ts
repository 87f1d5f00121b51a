/** What a page does with the events of a check. */
export type CheckEvents<Event> = {
  /** The events that are heard, by name; the last one ends it. */
  names: readonly string[]
  hear(event: Event): void
  /** No events come, or no more. */
  broke(): void
}

/** Hears Server-Sent Events at an address; returns how to stop. */
export function hearEvents<Event>(address: string, { names, hear, broke }: CheckEvents<Event>): () => void {
  const source = new EventSource(address)
  for (const name of names) {
    source.addEventListener(name, ({ data }: MessageEvent<string>) => {
      hear(JSON.parse(data) as Event)
      // Else the browser would ask all over again once the server hangs up.
      if (name === names.at(-1)) source.close()
    })
  }
  source.addEventListener('error', () => {
    source.close()
    broke()
  })
  return () => source.close()
}
