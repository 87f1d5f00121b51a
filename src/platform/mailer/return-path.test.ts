import { expect, test } from 'vitest'
import { keysOf } from '../keys/keys.ts'
import { createReturnPaths, recipientKeyOf } from './return-path.ts'

const hour = 3_600_000
const at = Date.UTC(2026, 10, 20, 10, 30)
const keys = keysOf(Buffer.alloc(32, 7))
const paths = createReturnPaths(keys, 'Mail.harbor.example')
const issued = paths.issue('Mia@Reader.example', at)

test('it is an address that servers take', () => {
  expect(issued).toMatch(/^bounce\+[a-z2-7]{45}@mail\.harbor\.example$/)
  // RFC 5321, 4.5.3.1.1.
  expect(issued.indexOf('@')).toBeLessThanOrEqual(64)
})

test('it names the recipient and this one mail, for 30 days', () => {
  const found = paths.recognize(issued, at)
  expect(found).toMatchObject({
    state: 'live',
    mail: { recipientKey: recipientKeyOf(keys, 'mia@reader.example') },
  })
  expect(paths.recognize(issued.toUpperCase(), at)).toEqual(found)
  expect(paths.recognize(paths.issue('mia@reader.example', at), at)).not.toEqual(found)
  expect(paths.recognize(issued, at + 30 * 24 * hour - hour)).toEqual(found)
  expect(paths.recognize(issued, at + 30 * 24 * hour + hour)).toEqual({ state: 'expired' })
})

test('one that an older secret made is recognized', () => {
  const rotated = { ...keys, signing: [Buffer.alloc(32, 8), ...keys.signing] }
  expect(createReturnPaths(rotated, 'mail.harbor.example').recognize(issued, at)?.state).toBe('live')
})

test('no change of one character is recognized', () => {
  for (let index = 'bounce+'.length; index < issued.indexOf('@'); index++) {
    for (const letter of 'abcdefghijklmnopqrstuvwxyz234567') {
      const changed = issued.slice(0, index) + letter + issued.slice(index + 1)
      if (changed !== issued) expect(paths.recognize(changed, at)).toEqual({ state: 'forged' })
    }
  }
})

test.each([
  [
    'of another instance',
    createReturnPaths(keysOf(Buffer.alloc(32, 9)), 'mail.harbor.example').issue('a@b.example', at),
    'forged',
  ],
  ['too short', 'bounce+abc@mail.harbor.example', 'forged'],
  ['empty', 'bounce+@mail.harbor.example', 'forged'],
  ['without a tag', 'bounce@mail.harbor.example', undefined],
  ['of another domain', issued.replace('harbor', 'other'), undefined],
  ['a test address', 'abcdefghijklmnopqrstuvwxyz234@mail.harbor.example', undefined],
])('%s', (_, address, state) => {
  expect(paths.recognize(address, at)?.state).toBe(state)
})

test('where no domain is set, nothing is taken', () => {
  expect(createReturnPaths(keys, '').recognize('bounce+abc@', at)).toBeNull()
})
