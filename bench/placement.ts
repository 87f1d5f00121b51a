import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { median, ms, percentile, printTable } from './figures.ts'
import type { Figures } from './placement/service.ts'
import { SEEDS, TESTS } from './placement/size.ts'

/**
 * 50 seed mailboxes and 200 waiting tests in one service with its database on disk. The mailboxes are real IMAP
 * servers in a process of their own: half at a provider with tabs by category, half with folders for tabs.
 */

export async function benchPlacement(): Promise<void> {
  const providers = start('mailboxes')
  const [{ ports }] = (await once(providers, 'message')) as [{ ports: number[] }]
  const service = start('service')
  // The service asks for mail to be filed and for connections to be counted; the mailboxes answer.
  service.on('message', (message: { order?: object }) => message.order && providers.send(message.order))
  providers.on('message', (message: object) => service.connected && service.send(message))
  service.send({ ports })
  try {
    const figures = await new Promise<Figures>((resolve, reject) => {
      service.on('message', (message: { figures?: Figures }) => message.figures && resolve(message.figures))
      service.on('exit', (code) => code && reject(new Error(`the service ended with ${code}`)))
    })
    print(figures)
  } finally {
    providers.kill('SIGKILL')
    if (service.exitCode === null) await once(service, 'exit')
  }
}

function start(name: string): ChildProcess {
  return fork(join(import.meta.dirname, `placement/${name}.ts`), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
}

function print({ single, burst, burstMs, startedIn, connections, memory }: Figures): void {
  const row = (name: string, times: number[]) => [
    name,
    String(times.length),
    ms(median(times)),
    ms(percentile(times, 0.95)),
    ms(Math.max(...times)),
  ]
  const byPlace = Object.entries(single).map(([place, times]) => row(place, times))
  printTable(
    `From delivery to the stored verdict: ${SEEDS} mailboxes, ${TESTS} tests waiting; aim 2 s`,
    ['mail', 'count', 'p50', 'p95', 'max'],
    [
      ...byPlace,
      row('one test at a time, in all', Object.values(single).flat()),
      row(`mail of ${burst.length / SEEDS} tests at once`, burst),
    ],
  )
  console.log(
    `\n${TESTS} tests started in ${(startedIn / 1000).toFixed(1)} s; ${connections} connections; all at once: ${Math.round(burst.length / (burstMs / 1000))} verdicts/s.`,
  )
  console.log(
    `Memory of the service: ${memory.idle} MB before, ${memory.waiting} MB with all tests waiting, ${memory.most} MB at most.`,
  )
}

if (import.meta.main) await benchPlacement()
