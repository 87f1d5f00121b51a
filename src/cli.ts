#!/usr/bin/env node
import { join } from 'node:path'
import { runCommand } from './cli/program.ts'

await runCommand(process.argv.slice(2), async () => {
  const { supervise } = await import('./supervisor.ts')
  supervise(join(import.meta.dirname, 'front.ts'), [])
})
