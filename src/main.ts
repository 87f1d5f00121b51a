import { join } from 'node:path'
import { supervise } from './supervisor.ts'

/** `npm start`: the small process that starts the others and starts them again. */
supervise(join(import.meta.dirname, 'front.ts'), process.argv.slice(2))
