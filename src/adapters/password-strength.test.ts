import { describe, expect, test } from 'vitest'
import { createPasswordStrength } from './password-strength.ts'

const strength = createPasswordStrength()

describe('strength of passwords', () => {
  test.each([
    ['password123', 0],
    ['p4ssw0rd'.repeat(25), 0],
    ['aaaaaaaaaaaa', 0],
    ['qwertzuiop12', 1],
    ['iloveyou1234', 1],
    ['correct horse battery', 4],
    ['vX9-plum-Kettle-33', 4],
  ])('%s: %i', async (password, score) => expect(await strength(password)).toBe(score))

  test('what is known of someone is no secret', async () => {
    const password = 'zonderlandmarijke'
    expect(await strength(password)).toBeGreaterThan(2)
    expect(await strength(password, ['Marijke Zonderland', 'marijke.zonderland@example.org'])).toBeLessThan(2)
  })
})
