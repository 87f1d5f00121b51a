import { expect, test } from 'vitest'
import { processorTime } from '../../tests/processor-time.ts'
import { registerSchema } from './accounts.ts'
import { emailAddressPattern } from './email-address.ts'
import { contactSchema } from './site.ts'

const good = [
  'ada@example.org',
  "o'hara+news@mail.example.co.uk",
  'a.b_c-d=e/f!#$%&*?^`{|}~@example.org',
  'müller@bücher.example',
  'संपर्क@डाटामेल.भारत',
  'a@xn--bcher-kva.example',
  'a@1.example',
]
const bad = [
  'nobody',
  'x;victim@v.example',
  'x,victim@v.example',
  'a<victim@v.example',
  '(1)victim@v.example',
  'victim@v.example>',
  '<script>@x.example',
  'group:victim@v.example',
  '"a b"@x.example',
  'a@x..example',
  'a@.example',
  'a@x.example.',
  'a@-x.example',
  'a@x-.example',
  'a@example',
  'a@[192.0.2.1]',
  'a@x_y.example',
  'a@b@x.example',
  'a\u200b@x.example',
  'a@x\u200b.example',
  'a\u00a0b@x.example',
  'a\n@x.example',
  `${'a'.repeat(65)}@x.example`,
]

test.each(good)('%s is an address', (address) => expect(emailAddressPattern.test(address)).toBe(true))
test.each(bad)('%j is none', (address) => expect(emailAddressPattern.test(address)).toBe(false))

test('registration and the contact form go by it', () => {
  for (const [address, fits] of [[good[1], true] as const, ...bad.map((one) => [one, false] as const)]) {
    const registered = registerSchema.safeParse({
      name: 'Ada',
      email: address,
      password: 'correct horse battery',
      password_confirmation: 'correct horse battery',
      terms: true,
    })
    const written = contactSchema.safeParse({ name: 'Ada', email: address, message: 'A question of mine.' })
    expect([registered.success, written.success], address).toEqual([fits, fits])
  }
})

test('a very long text is judged at once', () => {
  const ms = processorTime(() => {
    emailAddressPattern.test(`a@${'a.'.repeat(500_000)}`)
    emailAddressPattern.test(`a@${'a'.repeat(1_000_000)}`)
  })
  expect(ms).toBeLessThan(500)
})
