import type { Config } from '#config.ts'
import { readKeys, rotateKeyFile } from '#platform/keys/key-file.ts'
import { Refusal } from '#platform/refusals/refusal.ts'

/** The keys that seal the secrets of seed mailboxes and the signing secrets of webhooks. */

const FILE = 'seed-key'

/** From SEED_KEY, else from a file that is made once; then the old ones. */
export async function readSeedKeys(
  config: Pick<Config, 'SEED_KEY' | 'SEED_KEYS_OLD' | 'DATA_DIR'>,
): Promise<Uint8Array[]> {
  return readKeys(
    { given: config.SEED_KEY, old: config.SEED_KEYS_OLD },
    {
      directory: config.DATA_DIR,
      name: FILE,
      loss: 'Restore it from a backup: without it the passwords of the seed mailboxes cannot be read.',
    },
  )
}

/**
 * Puts a new key above the old ones in the data folder; the next start seals everything with it. Refusal `wrong_state`
 * (409) where the keys are settings, LockedError while a process has the folder.
 */
export async function rotateSeedKey(config: Pick<Config, 'SEED_KEY' | 'DATA_DIR'>): Promise<void> {
  if (config.SEED_KEY) {
    throw new Refusal(409, 'wrong_state', 'server.seed_key_is_setting')
  }
  await rotateKeyFile(config.DATA_DIR, FILE)
}
