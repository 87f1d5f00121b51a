import { fork } from 'node:child_process'
import { once } from 'node:events'
import { startSurroundings } from '../surroundings.ts'
import { startMailHosts } from '../verifier/mail-hosts.ts'
import { firms } from '../verifier/verification.ts'

/** The Internet around the processes, in a process of its own: a resolver, the shops' web server, mail servers. */

export const SHOPS = 500
export const FIRMS = 50
const prober = { address: '93.184.250.1', name: 'mail.prober-host.net' }

export type World = { webPort: number; settings: Record<string, string>; pid: number; close(): void }

export async function startWorld(): Promise<World> {
  const child = fork(import.meta.filename, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const [told] = (await once(child, 'message')) as [Pick<World, 'webPort' | 'settings'>]
  return { ...told, pid: child.pid!, close: () => child.disconnect() }
}

if (import.meta.main) {
  const around = await startSurroundings(SHOPS, {
    ...firms(FIRMS),
    [prober.name]: { A: prober.address, MX: [[10, prober.name]], TXT: [`v=spf1 ip4:${prober.address} -all`] },
    'prober-host.net': {
      A: prober.address,
      MX: [[10, prober.name]],
      TXT: [`v=spf1 ip4:${prober.address} -all`],
    },
    [prober.address]: { PTR: prober.name },
    // By a large receiver the verifier sees whether mail servers can be reached at all.
    'gmail.com': { MX: [[10, 'mx.gmail.com']] },
    'mx.gmail.com': { A: '11.0.0.1' },
  })
  const hosts = await startMailHosts('sink', 2)
  process.on('disconnect', () => process.exit())
  process.send!({
    webPort: around.webPort,
    settings: {
      ...around.settings,
      CHECKS_PER_MINUTE: '10000000',
      REGISTRATIONS_PER_HOUR: '100000',
      VERIFIER_LIST_ROWS_PER_DAY: '10000000',
      VERIFIER_SMTP: 'on',
      VERIFIER_HELO: prober.name,
      VERIFIER_MAIL_FROM: 'verify@prober-host.net',
      VERIFIER_SOURCE_ADDRESS: prober.address,
      BENCH_MAIL_HOSTS: JSON.stringify(hosts.ports),
    },
  })
}
