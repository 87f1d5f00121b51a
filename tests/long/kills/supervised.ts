import { join } from 'node:path'
import { supervise } from '#supervisor.ts'

/** `process.ts` under the supervisor of the product. */
supervise(join(import.meta.dirname, 'process.ts'), [])
