import type { FromSupervisor, ToSupervisor } from './supervisor.ts'

/** The other side of `supervise`: how a program lives under its supervisor, or alone where it has none. */

/** Before anything is begun. */
export function beginSupervised(): void {
  if (!process.send) return
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
