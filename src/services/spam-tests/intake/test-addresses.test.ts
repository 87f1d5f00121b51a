import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { keysOf } from '#platform/keys/keys.ts'
import { createTestAddresses } from './test-addresses.ts'

const hour = 3_600_000
const at = Date.UTC(2026, 10, 20, 10, 30)
const addresses = createTestAddresses(keysOf(Buffer.alloc(32, 7)), 48)
const owner = addresses.ownerTag('a browser')

describe('test addresses', () => {
  test('an issued address is recognized with its owner until it expires', () => {
    const issued = addresses.issue(owner, at)
    expect(issued.id).toMatch(/^[a-z2-7]{29}$/)
    expect(issued.expiresAt - at).toBeGreaterThanOrEqual(48 * hour)
    expect(addresses.recognize(issued.id, at)).toEqual({ state: 'live', address: issued })
    expect(addresses.recognize(issued.id, issued.expiresAt - 1).state).toBe('live')
    expect(addresses.recognize(issued.id, issued.expiresAt).state).toBe('expired')
  })

  test('two addresses of one browser differ', () => {
    expect(addresses.issue(owner, at).id).not.toBe(addresses.issue(owner, at).id)
  })

  test('no change of one character is recognized', () => {
    const { id } = addresses.issue(owner, at)
    for (let index = 0; index < id.length; index++) {
      for (const letter of 'abcdefghijklmnopqrstuvwxyz234567') {
        const changed = id.slice(0, index) + letter + id.slice(index + 1)
        if (changed !== id) expect(addresses.recognize(changed, at).state).toBe('unknown')
      }
    }
  })

  test('another secret does not recognize it', () => {
    const others = createTestAddresses(keysOf(randomBytes(32)), 48)
    expect(others.recognize(addresses.issue(owner, at).id, at).state).toBe('unknown')
  })

  test('no string crashes it', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 64 }), (text) => addresses.recognize(text, at).state === 'unknown'),
    )
  })

  test.each([
    ['upper case', (id: string) => id.toUpperCase()],
    ['too short', (id: string) => id.slice(1)],
    ['too long', (id: string) => `${id}a`],
    ['empty', () => ''],
  ])('%s is unknown', (_name, change) => {
    expect(addresses.recognize(change(addresses.issue(owner, at).id), at).state).toBe('unknown')
  })
})
