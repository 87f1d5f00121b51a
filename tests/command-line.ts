import { Readable } from 'node:stream'
import { format } from 'node:util'
import { vi } from 'vitest'
import { commands } from '#cli/commands.ts'
import { instanceCommands } from '#cli/instance-commands.ts'
import { runCommand } from '#cli/program.ts'
import { createSemaphore } from '#platform/concurrency/semaphore.ts'

/**
 * `postproof` as a person types it, run in this process: starting a process costs a second of processor time each. What
 * only a process of its own can show (signals, locks, kills) starts `src/cli.ts` itself.
 */

export type Said = { code: number; out: string; errors: string }

// A command reads its settings and writes its exit code through `process`: one at a time.
const inTurn = createSemaphore(1)

/** `env`: the whole environment; `input`: what is typed or piped into it. */
export const postproof = (words: string[], env: Record<string, string>, input = ''): Promise<Said> =>
  inTurn(async () => {
    const said: Said = { code: 0, out: '', errors: '' }
    const { env: own, exitCode, stdin } = process
    const { PATH = '', TMPDIR = '' } = own
    const out = (text: unknown) => {
      said.out += text
      return true
    }
    const errors = (text: unknown) => {
      said.errors += text
      return true
    }
    const spies = [
      vi.spyOn(console, 'log').mockImplementation((...given) => void out(`${format(...given)}\n`)),
      vi.spyOn(console, 'error').mockImplementation((...given) => void errors(`${format(...given)}\n`)),
      vi.spyOn(console, 'warn').mockImplementation((...given) => void errors(`${format(...given)}\n`)),
      vi.spyOn(process.stdout, 'write').mockImplementation(out),
      vi.spyOn(process.stderr, 'write').mockImplementation(errors),
    ]
    process.env = { PATH, ...(TMPDIR ? { TMPDIR } : {}), NO_COLOR: '1', ...env }
    process.exitCode = undefined
    Object.defineProperty(process, 'stdin', {
      value: Readable.from(input ? [Buffer.from(input)] : []),
      configurable: true,
    })
    try {
      await runCommand(words, { ...commands, ...instanceCommands })
      said.code = Number(process.exitCode ?? 0)
      return said
    } finally {
      process.env = own
      process.exitCode = exitCode
      Object.defineProperty(process, 'stdin', { value: stdin, configurable: true })
      for (const spy of spies) spy.mockRestore()
    }
  })
