/**
 * Does work for the newest of many texts: it waits until nothing came for `quietMs`, ends what is under way for an older
 * one, and hands over no answer but that of the newest. Free of React.
 */
export type Newest<Input> = {
  /** The newest text; what was asked for before is of no use any more. */
  give(input: Input): void
  stop(): void
}

export function createNewest<Input, Output>(options: {
  quietMs: number
  work(input: Input, signal: AbortSignal): Promise<Output>
  done(output: Output, input: Input): void
  /** The answer tells that another took its place there, though it is the newest here: it is asked for again. */
  isLate?(output: Output): boolean
  /** What was given and is not worked for: another came before. */
  dropped?(input: Input): void
}): Newest<Input> {
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting: Input | undefined
  let under: AbortController | null = null
  const begin = async (input: Input) => {
    const own = new AbortController()
    under = own
    const output = await options.work(input, own.signal)
    if (under !== own) return options.dropped?.(input)
    under = null
    if (options.isLate?.(output)) give(input)
    else options.done(output, input)
  }
  const drop = () => {
    clearTimeout(timer)
    if (waiting !== undefined) options.dropped?.(waiting)
    waiting = undefined
    under?.abort()
    under = null
  }
  const give = (input: Input) => {
    drop()
    waiting = input
    timer = setTimeout(() => {
      waiting = undefined
      begin(input)
    }, options.quietMs)
  }
  return { give, stop: drop }
}
