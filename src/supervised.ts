import type { ChildProcess } from 'node:child_process'
import type { FromSupervisor, ToSupervisor } from './supervisor.ts'

/** The other side of `supervise`: how a program lives under its supervisor, or alone where it has none. */

/** Others that started this process over a channel, such as a runner of tests, are no supervisor. */
let isSupervised = false

/** Before anything is begun. */
export function beginSupervised(): void {
  if (!process.send) return
  isSupervised = true
  // Nobody would start it again, and the next one needs its folder and ports. What was accepted is on disk.
  process.on('disconnect', () => process.exit(1))
  // The supervisor says when to end: Ctrl-C reaches both, and would be a second wish.
  process.on('SIGINT', () => {})
}

/** When it is ready: `end` is called when it is to end in good order, perhaps more than once. */
export function obey(end: () => void): void {
  process.on('SIGTERM', end)
  if (!process.send) return void process.on('SIGINT', end)
  process.on('message', (message: FromSupervisor) => message.type === 'end' && end())
  process.send({ type: 'ready' } satisfies ToSupervisor)
}

/** Has the supervisor end that child when this process is gone: a child that is busy would not notice it for as long. */
export function endWithThisProcess(child: ChildProcess): void {
  const { pid } = child
  if (!isSupervised || pid === undefined) return
  const tell = (type: 'child-started' | 'child-ended') =>
    process.connected && process.send!({ type, pid } satisfies ToSupervisor, undefined, undefined, () => {})
  tell('child-started')
  child.once('exit', () => tell('child-ended'))
}
