import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

import { isKey } from '#settings.ts'
import { readSeedKeys, rotateSeedKey } from './seed-keys.ts'

const [one, two] = [randomBytes(32), randomBytes(32)]

describe('keys of seed mailboxes', () => {
  test('are made once in the data folder, for nobody else to read; a new one is put above', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'postproof-keys-'))
    const settings = { SEED_KEY: '', SEED_KEYS_OLD: [], DATA_DIR: directory }
    try {
      const [made, ...none] = await readSeedKeys(settings)
      expect(none).toEqual([])
      expect(await readSeedKeys(settings)).toEqual([made])
      expect((await stat(join(directory, 'seed-key'))).mode & 0o777).toBe(0o600)
      await rotateSeedKey(settings)
      const [fresh, ...older] = await readSeedKeys(settings)
      expect(older).toEqual([made])
      expect(fresh).not.toEqual(made)
      expect((await readFile(join(directory, 'seed-key'), 'utf8')).split('\n')).toHaveLength(3)
    } finally {
      await rm(directory, { recursive: true })
    }
  })

  test('come from the settings, in hexadecimal or base64', async () => {
    const given = {
      SEED_KEY: one.toString('hex'),
      SEED_KEYS_OLD: [two.toString('base64')],
      DATA_DIR: '/nowhere',
    }
    expect((await readSeedKeys(given)).map((key) => Buffer.from(key))).toEqual([one, two])
    expect(['short', '', 'g'.repeat(64), one.toString('hex')].map(isKey)).toEqual([false, false, false, true])
  })
})
