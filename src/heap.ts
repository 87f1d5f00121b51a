import { setFlagsFromString } from 'node:v8'

/**
 * Lets the heap grow to 2.3 times what is in use before all of it is collected, as V8 does by itself in a process under
 * load. In one of several processes that share the load V8 takes 1.3 times, and collects all after every second mail:
 * half as much processor time again for each (docs/decisions/0018-heap-of-a-process.md).
 */
export function letHeapGrow(): void {
  setFlagsFromString('--heap-growing-percent=130')
}
