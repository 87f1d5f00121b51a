import type { LiveEvent } from '#contract/spam-test.ts'

const kinds: LiveEvent['type'][] = [
  'status',
  'step',
  'newer',
  'picture',
  'pictures',
  'client-picture',
  'advice',
]

type Listener = {
  onEvent(event: LiveEvent): void
  onOpen?(): void
  /** The stream broke for good; the browser will not try again. */
  onFail?(): void
}

/** Listens to a test's live events; answers the function that stops listening. */
export function listen(url: string, { onEvent, onOpen, onFail }: Listener): () => void {
  const source = new EventSource(url)
  const receive = (message: MessageEvent<string>) => {
    const event = readEvent(message.data)
    if (event) onEvent(event)
  }
  for (const kind of kinds) source.addEventListener(kind, receive)
  if (onOpen) source.addEventListener('open', onOpen)
  source.addEventListener('error', () => {
    if (source.readyState === EventSource.CLOSED) onFail?.()
  })
  return () => source.close()
}

function readEvent(text: string): LiveEvent | null {
  try {
    return JSON.parse(text) as LiveEvent
  } catch {
    return null
  }
}
