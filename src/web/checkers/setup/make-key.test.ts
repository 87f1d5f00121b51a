import { createPrivateKey, createPublicKey } from 'node:crypto'
import { parseDkimKey } from '@postproof/records/dkim/parse'
import { expect, test } from 'vitest'
import { makeDkimKey } from './make-key.ts'

test('the record holds the public part of the private key, and the parser accepts it', async () => {
  const { record, privateKey } = await makeDkimKey()
  expect(parseDkimKey(record)).toMatchObject({ keyType: 'rsa', bits: 2048, revoked: false, issues: [] })
  const own = createPublicKey(createPrivateKey(privateKey)).export({ type: 'spki', format: 'der' })
  expect(record.split('p=')[1]).toBe(own.toString('base64'))
})
