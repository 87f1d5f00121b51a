import { expect, test } from 'vitest'
import { createPasswords } from './password.ts'

test('a hash is Argon2id with the least parameters of OWASP, salted, and matched by its password alone', async () => {
  const passwords = await createPasswords()
  const [one, other] = [await passwords.hash('correct horse'), await passwords.hash('correct horse')]
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(other).not.toBe(one)
  expect(await passwords.matches(one, 'correct horse')).toBe(true)
  expect(await passwords.matches(one, 'correct horses')).toBe(false)
  expect(await passwords.matches(undefined, 'the password of nobody')).toBe(false)
})
