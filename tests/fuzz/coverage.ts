import { Session } from 'node:inspector'

/**
 * Which blocks of our own source ran since the last look, and how often all blocks did, as V8 counts them. The count is
 * a measure of work that no busy machine changes.
 */
export type Counts = { blocks: Set<string>; work: number }

export type Counter = { take(): Counts; close(): void }

type Script = { url: string; functions: { ranges: Range[] }[] }
type Range = { startOffset: number; endOffset: number; count: number }

export function startCounter(): Counter {
  const session = new Session()
  session.connect()
  session.post('Profiler.enable')
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  return {
    take() {
      const counts: Counts = { blocks: new Set(), work: 0 }
      session.post('Profiler.takePreciseCoverage', (_error, answer) => {
        for (const script of (answer?.result ?? []) as Script[]) {
          if (script.url.startsWith('file:') && !script.url.includes('/tests/fuzz/')) add(script, counts)
        }
      })
      return counts
    },
    close: () => session.disconnect(),
  }
}

function add({ url, functions }: Script, counts: Counts): void {
  const ours = url.includes('/src/')
  for (const { ranges } of functions) {
    for (const { startOffset, endOffset, count } of ranges) {
      if (count === 0) continue
      counts.work += count
      if (ours) counts.blocks.add(`${url} ${startOffset} ${endOffset}`)
    }
  }
}
