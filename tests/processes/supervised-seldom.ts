import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { supervise } from '../../src/supervisor.ts'

/** A supervisor whose second start of its program fails, as where the system has no room for another process. */

const [log = ''] = process.argv.slice(2)
const programs = [process.execPath, '/nowhere/node']
Object.defineProperty(process, 'execPath', {
  get() {
    appendFileSync(log, 'start\n')
    return programs.length > 1 ? programs.shift() : (programs.pop() ?? process.argv0)
  },
})
supervise(join(import.meta.dirname, 'ends-well-at-last.ts'), [log])
