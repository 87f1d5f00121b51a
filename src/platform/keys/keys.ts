import { createHmac, randomBytes } from 'node:crypto'
import type { Config } from '#config.ts'
import type { Db } from '#storage/db.ts'
import {
  deleteInstanceKey,
  hasHistory,
  insertInstanceKey,
  readInstanceKey,
  replaceInstanceKey,
} from '#storage/instance-keys.ts'
import { visitDatabase } from '#storage/visit.ts'
import { Refusal } from '../refusals/refusal.ts'
import { readKeys, rotateKeyFile } from './key-file.ts'
import { createSealing, type Sealing } from './sealing.ts'

/** The keys of an instance, which all its processes share. docs/en/operate/keys.md says what changing them means. */
export type InstanceKeys = {
  /** For what is handed out and comes back, and for sealing. The first one is the present one; all are recognized. */
  signing: readonly Uint8Array[]
  /**
   * For keyed hashes in the database: of networks, owners, recovery codes, opt-outs. They cannot be made again without
   * what they stand for, so this key stays, sealed, when the secret changes.
   */
  pseudonyms: Uint8Array
}

type Settings = Pick<Config, 'INSTANCE_SECRET' | 'INSTANCE_SECRETS_OLD' | 'DATA_DIR'>

const FILE = 'secret'
const PSEUDONYMS = 'pseudonyms'

/** One key for everything: for tests. */
export const keysOf = (secret: Uint8Array): InstanceKeys => ({ signing: [secret], pseudonyms: secret })

/** From INSTANCE_SECRET, else from a file that is made once; then the old ones. 32 octets each. */
export async function readInstanceSecrets(config: Settings): Promise<Uint8Array[]> {
  return readKeys(
    { given: config.INSTANCE_SECRET, old: config.INSTANCE_SECRETS_OLD },
    {
      directory: config.DATA_DIR,
      name: FILE,
      loss: 'Restore it from a backup; docs/en/operate/keys.md says what is void without it.',
    },
  )
}

/**
 * Reads the secrets, and the key of pseudonyms from the database, sealing it with the present secret. Throws with words
 * for the operator when the database was used with a secret that is not here.
 */
export async function openInstanceKeys(config: Settings, db: Db): Promise<InstanceKeys> {
  const signing = await readInstanceSecrets(config)
  return { signing, pseudonyms: await openPseudonyms(db, signing) }
}

async function openPseudonyms(db: Db, signing: Uint8Array[]): Promise<Uint8Array> {
  const sealing = sealingOf(signing, PSEUDONYMS)
  const known = (await readInstanceKey(db, PSEUDONYMS)) ?? (await makePseudonyms(db, signing, sealing))
  const opened = sealing.open(known, PSEUDONYMS)
  if (opened === null) throw new KeysLostError()
  if (known.key_id !== sealing.keyId) {
    await replaceInstanceKey(db, PSEUDONYMS, known.secret, sealing.seal(opened, PSEUDONYMS))
  }
  return Buffer.from(opened, 'base64url')
}

/** A database from before this key holds hashes under the secret itself: the oldest there is. */
async function makePseudonyms(db: Db, signing: Uint8Array[], sealing: Sealing) {
  const key = (await hasHistory(db)) ? signing.at(-1)! : randomBytes(32)
  await insertInstanceKey(db, PSEUDONYMS, sealing.seal(Buffer.from(key).toString('base64url'), PSEUDONYMS))
  // Another process may have been first.
  return (await readInstanceKey(db, PSEUDONYMS))!
}

/** The database and the secrets do not belong together. */
export class KeysLostError extends Error {
  override name = 'KeysLostError'
  constructor() {
    super(
      'The database was used with another secret. Restore DATA_DIR/secret from a backup, or give that secret as INSTANCE_SECRETS_OLD. If it is lost for good, run `postproof secret forget`: docs/en/operate/keys.md says what is void then.',
    )
  }
}

/** Seals with a key derived from the first secret; opens with those derived from any. */
export function sealingOf(secrets: readonly Uint8Array[], use: string): Sealing {
  return createSealing(secrets.map((secret) => createHmac('sha256', secret).update(`${use}/seal`).digest()))
}

/**
 * Puts a new secret above the old ones in the data folder. Refusal `wrong_state` (409) where it is a setting, LockedError while a
 * process has the folder.
 */
export async function rotateInstanceSecret(
  config: Pick<Config, 'INSTANCE_SECRET' | 'DATA_DIR'>,
): Promise<void> {
  if (config.INSTANCE_SECRET) {
    throw new Refusal(409, 'wrong_state', 'server.secret_is_setting')
  }
  await rotateKeyFile(config.DATA_DIR, FILE)
}

/** For a secret that is lost for good: the next start makes a new key of pseudonyms. */
export async function forgetInstanceKeys(config: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>): Promise<void> {
  const database = await visitDatabase({
    url: config.DATABASE_URL,
    directory: config.DATA_DIR,
    // A process that runs goes on with the key that it has.
    alone: true,
  })
  try {
    await deleteInstanceKey(database.db, PSEUDONYMS)
  } finally {
    await database.close()
  }
}
