import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

/** What an analysis process runs. It lives and dies with the one that started it, whose signals are not for it. */

enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/compiled'))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
process.on('disconnect', () => process.exit(0))
// The parent went before this line, and the event with it.
if (!process.connected) process.exit(0)
// Not before: what a module imports is compiled before its first line runs.
const { answer } = await import('./answer.ts')
answer()
