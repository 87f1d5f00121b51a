import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Lets the heap grow to 2.3 times what is in use before all of it is collected, as V8 does by itself in a process under
 * load. In one of several processes that share the load V8 takes 1.3 times, and collects all after every second mail:
 * half as much processor time again for each (docs/decisions/0018-heap-of-a-process.md).
 */
export function letHeapGrow(): void {
  setFlagsFromString('--heap-growing-percent=130')
}

const LOOK_MS = 10_000
/** Share of the time that a process works which nobody uses. */
const IDLE = 0.02
/** Looks in a row without work before memory is given back. */
const QUIET_LOOKS = 2

/**
 * Gives back to the system what the heap holds and does not use, once, when the process has had nothing to do for some
 * seconds: V8 keeps it, since it does not know that nobody is there. It takes some tenths of a second.
 */
export function giveMemoryBackWhenIdle(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (options: object) => void
  let before = performance.eventLoopUtilization()
  let quiet = 0
  setInterval(() => {
    const { utilization } = performance.eventLoopUtilization(before)
    before = performance.eventLoopUtilization()
    quiet = utilization < IDLE ? quiet + 1 : 0
    if (quiet !== QUIET_LOOKS) return
    // As if there were no memory left: a usual collection keeps the pages for later.
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
    before = performance.eventLoopUtilization()
  }, LOOK_MS).unref()
}
