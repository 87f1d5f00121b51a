import { afterEach } from 'vitest'
import { type Program, startProgram } from './program.ts'

const running: Program[] = []

/** Starts the program and waits until it is ready; what still runs when the test ends is killed. Called in a test file alone. */
export async function startReady(env: Record<string, string>): Promise<Program> {
  const program = startProgram(env)
  running.push(program)
  await program.ready
  return program
}

afterEach(() => {
  for (const { child } of running.splice(0)) child.kill('SIGKILL')
})

/** Sends a signal and waits for the end. */
export function end({ child, ended }: Program, signal: NodeJS.Signals): Program['ended'] {
  child.kill(signal)
  return ended
}
