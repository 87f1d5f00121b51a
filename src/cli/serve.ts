import { join } from 'node:path'
import type { Command } from 'commander'

/** `postproof serve`: the site and the mail receiver, started again when they end. */
export function addServeCommand(program: Command): void {
  program.command('serve').action(async () => {
    const { supervise } = await import('../supervisor.ts')
    supervise(join(import.meta.dirname, '../front.ts'), [])
  })
}
