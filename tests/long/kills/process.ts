import { connect } from 'node:net'
import pino from 'pino'
import { createSmtpDialer } from '#adapters/smtp-dialer.ts'
import { readConfig } from '#config.ts'
import { startProcess } from '#process.ts'
import { beginSupervised, obey } from '#supervised.ts'

/**
 * A whole Postproof as `src/main.ts` starts it under its supervisor, to be killed at any moment. Mail servers are those of the test, and a
 * placement test looks again after moments instead of minutes. `MAIL_HOSTS`: address to port, as JSON.
 */
beginSupervised()
const hosts = JSON.parse(process.env.MAIL_HOSTS ?? '{}') as Record<string, number>
const config = readConfig(process.env)
const running = await startProcess(config, pino({ level: config.LOG_LEVEL, base: undefined }), {
  dev: false,
  fakes: {
    dialer: createSmtpDialer({
      now: Date.now,
      dial: ({ address }) => connect({ host: '127.0.0.1', port: hosts[address] ?? 1, noDelay: true }),
    }),
    placement: { seedSettings: { recheckAfterMs: [500], lateForMs: 2_000, settleMs: 100 } },
  },
})
console.log(running.welcome)
obey(() => {
  running.close().then(
    () => process.exit(0),
    () => process.exit(1),
  )
})
