import { fork } from 'node:child_process'
import { once } from 'node:events'
import { type Act, startMailServer, startMailSink, type Turn } from '../../packages/emulators/mail-server.ts'

/** Mail hosts on loopback in a process of their own, so that what is measured shares no processor time with them. */

/** `sink` answers at full speed; `counting` counts dialogues from banner to QUIT; `refusing` says that we are listed. */
export type Kind = 'sink' | 'counting' | 'refusing'

export type Seen = { connections: number; atOnce: number }
export type MailHosts = { ports: number[]; seen(): Promise<Seen[]>; close(): Promise<void> }

export async function startMailHosts(kind: Kind, count: number): Promise<MailHosts> {
  const child = fork(import.meta.filename, [kind, String(count)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const [ports] = (await once(child, 'message')) as [number[]]
  return {
    ports,
    async seen() {
      child.send('seen')
      return ((await once(child, 'message')) as [Seen[]])[0]
    },
    async close() {
      const gone = once(child, 'exit')
      child.disconnect()
      await gone
    },
  }
}

type Host = { port: number; seen: () => Seen }

async function startSink(): Promise<Host> {
  const sink = await startMailSink()
  return {
    port: sink.port,
    seen: () => ({ connections: sink.connections, atOnce: sink.mostAtOnce }),
  }
}

async function startCounting(banner?: Act): Promise<Host> {
  let [now, atOnce] = [0, 0]
  const answer = ({ verb }: Turn) => {
    if (verb === 'CONNECT') atOnce = Math.max(atOnce, ++now)
    if (verb === 'QUIT') now -= 1
    return verb === 'CONNECT' ? banner : undefined
  }
  const server = await startMailServer({ mailboxes: null, answer })
  return { port: server.port, seen: () => ({ connections: server.connections, atOnce }) }
}

const starts: Record<Kind, () => Promise<Host>> = {
  sink: startSink,
  counting: startCounting,
  refusing: () => startCounting('554 5.7.1 Your address is on a block list'),
}

if (import.meta.main) {
  const [kind, count] = process.argv.slice(2) as [Kind, string]
  const hosts = await Promise.all(Array.from({ length: Number(count) }, () => starts[kind]()))
  process.on('message', () => process.send!(hosts.map(({ seen }) => seen())))
  process.on('disconnect', () => process.exit())
  process.send!(hosts.map(({ port }) => port))
}
