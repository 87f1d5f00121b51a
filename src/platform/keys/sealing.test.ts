import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createSealing } from './sealing.ts'

const [one, two] = [randomBytes(32), randomBytes(32)]

describe('a sealed secret', () => {
  test('opens again for what it was sealed for, and differs each time', () => {
    const sealing = createSealing([one])
    const [first, second] = [sealing.seal('pässword', 'seed/1'), sealing.seal('pässword', 'seed/1')]
    expect(sealing.open(first, 'seed/1')).toBe('pässword')
    expect(first.secret).not.toBe(second.secret)
    expect(Buffer.from(first.secret, 'base64url').toString('latin1')).not.toContain('ssword')
  })

  const sealed = createSealing([one]).seal('secret', 'seed/1')
  const changed = (at: number) => {
    const bytes = Buffer.from(sealed.secret, 'base64url')
    bytes[at]! ^= 1
    return { ...sealed, secret: bytes.toString('base64url') }
  }
  test.each([
    ['copied into the row of another mailbox', sealed, 'seed/2', [one]],
    ['with another nonce', changed(0), 'seed/1', [one]],
    ['with another tag', changed(12), 'seed/1', [one]],
    ['with another text', changed(28), 'seed/1', [one]],
    ['with a key that is not here', sealed, 'seed/1', [two]],
    ['that is too short', { ...sealed, secret: 'AAAA' }, 'seed/1', [one]],
  ])('%s does not open', (_name, given, subject, keys) => {
    expect(createSealing(keys).open(given, subject)).toBe(null)
  })

  test('opens with an old key, and new ones are sealed with the new key', () => {
    const after = createSealing([two, one])
    expect(after.open(sealed, 'seed/1')).toBe('secret')
    expect(after.seal('secret', 'seed/1').key_id).not.toBe(sealed.key_id)
  })
})
