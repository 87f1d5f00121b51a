import { parseArgs } from 'node:util'
import { ConfigError, readConfig } from './config.ts'
import { startProcess } from './process.ts'
import { KeysLostError } from './services/keys/keys.ts'
import { createLog } from './services/logs/log.ts'
import { DatabaseUnavailable } from './storage/embedded/unavailable.ts'
import { LockedError } from './storage/lock.ts'
import { SchemaError } from './storage/migrate.ts'
import { SnapshotError } from './storage/snapshot/types.ts'

/** The program: reads the settings, starts the parts asked for, and ends in good order on a signal. */

const { values } = parseArgs({ options: { dev: { type: 'boolean', default: false } } })

try {
  const config = readConfig(process.env)
  const log = createLog(config)
  const running = await startProcess(config, log, { dev: values.dev })
  console.log(running.welcome)
  let ending = false
  const end = async () => {
    if (ending) process.exit(1)
    ending = true
    // Accepted mail is in the spool: what is not done by then is taken up at the next start.
    const late = setTimeout(() => {
      log.warn(`not all was done within ${config.STOP_SECONDS} s; the rest is taken up at the next start`)
      process.exit(0)
    }, config.STOP_SECONDS * 1000)
    await running.close()
    clearTimeout(late)
    process.exit(0)
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
} catch (error) {
  const expected =
    error instanceof ConfigError ||
    error instanceof LockedError ||
    error instanceof DatabaseUnavailable ||
    error instanceof SchemaError ||
    error instanceof SnapshotError ||
    error instanceof KeysLostError ||
    (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
  console.error(expected ? explain(error as NodeJS.ErrnoException) : error)
  process.exit(1)
}

function explain(error: NodeJS.ErrnoException & { port?: number }): string {
  if (error.code !== 'EADDRINUSE') return error.message
  return `Port ${error.port} is taken by another program. Stop it, or set PORT or SMTP_PORT to a free one, e.g.: PORT=3001 SMTP_PORT=2526 npm start`
}
