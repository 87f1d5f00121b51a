import { connect } from 'node:net'
import pino from 'pino'
import { createSmtpDialer } from '#adapters/smtp-dialer.ts'
import { readConfig } from '#config.ts'
import { startProcess } from '#process.ts'

/**
 * A whole Postproof as a child process, to be killed: `VERIFIER_PORTS` maps public addresses to ports on loopback,
 * `VERIFIER_MOVED` moves its clock (ms), and a message from the parent makes it do the job of re-checks.
 */

const ports = new Map(
  Object.entries(JSON.parse(process.env.VERIFIER_PORTS ?? '{}') as Record<string, number>),
)
const moved = Number(process.env.VERIFIER_MOVED ?? 0)
const clock = { now: () => Date.now() + moved }
const dialer = createSmtpDialer({
  now: clock.now,
  dial: ({ address }) => connect({ host: '127.0.0.1', port: ports.get(address) ?? 1, noDelay: true }),
})
const config = readConfig(process.env)
const log = pino({ level: 'silent' })
const { application } = await startProcess(config, log, { dev: false, fakes: { clock, dialer } })
process.on('message', async () => process.send?.(await application.verifier.takeUp()))
process.send?.('ready')
