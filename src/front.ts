import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

/**
 * The process that answers. What Node has compiled is kept, which saves a third of the time of a start; not below the
 * system's folder for temporary files, as Node would: others may write there. Where the folder cannot be written all
 * works without.
 */
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/compiled'))
// Not before: what a module imports is compiled before its first line runs.
await import('./serve.ts')
