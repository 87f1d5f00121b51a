/** The newest live events of each test, so that a reader who reconnects gets those that it missed. */

/** An event as one process sent it. `number` counts up in that process; events of a process arrive in its order. */
export type Sent = { process: string; number: number; json: string }
/** The number of the last event of each process that a reader has. */
export type Position = Map<string, number>

/** Tests with few readers come and go; a test has some thirty events. */
const MOST_TESTS = 2_000
const MOST_EVENTS = 100

export const processPattern = /^[0-9a-f]{12}$/
const positionPattern = /^[0-9a-f]{12}-\d{1,15}(?:\.[0-9a-f]{12}-\d{1,15}){0,15}$/

/** Such as `3f2a9c01b7de-12.90ab12cd34ef-3`, empty for no event. */
export const writePosition = (position: Position): string =>
  [...position].map(([process, number]) => `${process}-${number}`).join('.')

/** Null for text that is not a position with events. */
export function readPosition(text: string): Position | null {
  if (!positionPattern.test(text)) return null
  return new Map(
    text.split('.').map((part) => {
      const [process, number] = part.split('-') as [string, string]
      return [process, Number(number)]
    }),
  )
}

export type Recent = ReturnType<typeof createRecent>

export function createRecent() {
  /** The least recently used test first. `isCut`: older events were dropped. */
  const tests = new Map<string, { events: Sent[]; isCut: boolean }>()
  return {
    add(id: string, event: Sent): void {
      const test = tests.get(id) ?? { events: [], isCut: false }
      tests.delete(id)
      tests.set(id, test)
      test.events.push(event)
      if (test.events.length > MOST_EVENTS) {
        test.events.shift()
        test.isCut = true
      }
      if (tests.size > MOST_TESTS) tests.delete(tests.keys().next().value!)
    },

    /** The position after all events that are known here. */
    newest: (id: string): Position =>
      new Map((tests.get(id)?.events ?? []).map(({ process, number }) => [process, number])),

    /** The events that a reader at this position has not had. Null where it cannot be known that these are all. */
    after(id: string, position: Position): Sent[] | null {
      const test = tests.get(id)
      if (!test) return null
      const { events, isCut } = test
      const isKnown = (process: string, number: number) =>
        events.some((event) => event.process === process && event.number === number)
      if (![...position].every(([process, number]) => isKnown(process, number))) return null
      if (isCut && events.some(({ process }) => !position.has(process))) return null
      return events.filter(({ process, number }) => number > (position.get(process) ?? 0))
    },

    /** When events may have been missed. */
    clear: (): void => tests.clear(),
  }
}
