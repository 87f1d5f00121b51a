import { parseArgs } from 'node:util'
import type { Logger } from 'pino'
import { KeysLostError } from '#platform/keys/keys.ts'
import { createLog } from '#platform/logs/log.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { giveMemoryBackWhenIdle } from './heap.ts'
import { type Running, startProcess } from './process.ts'
import { FolderUnusableError, LockedError } from './storage/lock.ts'
import { SchemaError } from './storage/migrate.ts'
import { SnapshotError } from './storage/snapshot/types.ts'
import { DatabaseUnavailable } from './storage/unavailable.ts'
import { beginSupervised, obey } from './supervised.ts'

/** The program: reads the settings, starts the parts asked for, and ends in good order on a signal. */

const { values } = parseArgs({ options: { dev: { type: 'boolean', default: false } } })

beginSupervised()

try {
  const config = readConfig(process.env)
  const log = createLog(config)
  const running = await startProcess(config, log, { dev: values.dev })
  console.log(running.welcome)
  giveMemoryBackWhenIdle()
  obey(ending(config, running, log))
} catch (error) {
  const expected =
    error instanceof ConfigError ||
    error instanceof LockedError ||
    error instanceof FolderUnusableError ||
    error instanceof DatabaseUnavailable ||
    error instanceof SchemaError ||
    error instanceof SnapshotError ||
    error instanceof KeysLostError ||
    (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
  console.error(expected ? explain(error as NodeJS.ErrnoException) : error)
  process.exit(1)
}

/** Ends the process in good order, within the time that it has. */
function ending(config: Config, running: Running, log: Logger): () => Promise<void> {
  let begun = false
  return async () => {
    if (begun) return
    begun = true
    // Accepted mail is in the spool: what is not done by then is taken up at the next start.
    setTimeout(() => {
      log.warn(`not all was done within ${config.STOP_SECONDS} s; the rest is taken up at the next start`)
      process.exit(0)
    }, config.STOP_SECONDS * 1000)
    await running.close()
    process.exit(0)
  }
}

function explain(error: NodeJS.ErrnoException & { port?: number; address?: string }): string {
  if (error.code !== 'EADDRINUSE') return error.message
  if (!error.port || error.port < 0)
    return `Another program listens at ${error.address}. Stop it, or set LMTP_LISTEN to another place.`
  return `Port ${error.port} is taken by another program. Stop it, or set PORT or SMTP_PORT to a free one, e.g.: PORT=3001 SMTP_PORT=2526 npm start`
}
