import pino from 'pino'
import { readConfig } from '#config.ts'
import type { OpenAdministration } from '#services/application/administration.ts'

/** Opens the instance of this machine for one command, whether it runs or not, and closes it again. */
export async function withinInstance(work: (open: OpenAdministration) => Promise<void>): Promise<void> {
  const { openAdministration } = await import('#services/application/administration.ts')
  const open = await openAdministration(readConfig(process.env), pino({ level: 'silent' }))
  try {
    await work(open)
  } finally {
    await open.close()
  }
}
