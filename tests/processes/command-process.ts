import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Said } from '../command-line.ts'

export const program = join(import.meta.dirname, '../../src/cli.ts')

/** `postproof` in a process of its own, as an operator calls it beside a running instance. */
export async function postproof(args: string[], env: Record<string, string>): Promise<Said> {
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env
  const settings = { PATH, NODE_COMPILE_CACHE, NO_COLOR: '1', ...env }
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [program, ...args], {
      env: settings,
    })
    return { code: 0, out: stdout, errors: stderr }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    return { code, out: stdout, errors: stderr }
  }
}
