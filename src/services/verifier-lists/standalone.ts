import type { Logger } from 'pino'
import type { Config } from '#config.ts'
import { visitDatabase } from '#storage/visit.ts'
import { openVerifier } from '../verifier/standalone.ts'
import { createListWork, type ListWork } from './create.ts'

/**
 * Lists for the command line, over their own database in `folder`, which keeps what was learned. No quota: the machine
 * belongs to the caller.
 */
export async function openLists(
  config: Config,
  folder: string,
  log: Logger,
): Promise<{ work: ListWork; close(): Promise<void> }> {
  const database = await visitDatabase({ url: '', directory: folder })
  const verifier = await openVerifier(config, log)
  const work = await createListWork({
    config: { ...config, VERIFIER_LIST_ROWS_PER_DAY: Number.MAX_SAFE_INTEGER },
    database,
    addresses: { ownerTag: (browser) => browser },
    verify: verifier.verify,
    prospectsOf: verifier.prospectsOf,
    // A person at a terminal does not wait for hours; the command can be run again.
    outageMinutes: [1],
    probing: () => (config.VERIFIER_SMTP ? 'allowed' : 'off'),
    clock: { now: Date.now },
    log,
  })
  return {
    work,
    async close() {
      await work.close()
      await verifier.close()
      await database.close()
    },
  }
}
