import pino from 'pino'
import { readConfig } from '#config.ts'
import { startProcess } from '#process.ts'
import { dialerTo } from '../verifier/verification.ts'

/**
 * `src/main.ts`, but for the verifier's way to mail servers: public addresses lead to the ports of BENCH_MAIL_HOSTS on
 * loopback. Asked for `memory`, it collects its garbage first, where Node lets it.
 */
const config = readConfig(process.env)
const log = pino({
  level: config.LOG_LEVEL,
  base: undefined,
  serializers: { error: pino.stdSerializers.err },
})
const ports = JSON.parse(process.env.BENCH_MAIL_HOSTS || '[]') as number[]
const running = await startProcess(config, log, {
  dev: false,
  fakes: ports.length ? { dialer: dialerTo(ports) } : {},
})
console.log(running.welcome)
process.on('message', () => {
  globalThis.gc?.()
  process.send?.(process.memoryUsage())
})
process.on('SIGTERM', async () => {
  await running.close()
  process.exit(0)
})
// Whoever started it is gone.
process.on('disconnect', () => process.exit(1))
