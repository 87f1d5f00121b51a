import { message } from '@postproof/messages/message'
import { expect, test } from 'vitest'
import type { PageLanguage } from '#contract/language.ts'
import { isRefusal, refusingIn } from './refusals.ts'

const refusal = () =>
  Object.assign(new Error('request.invalid'), {
    code: 'invalid',
    status: 422,
    reason: message('request.invalid'),
    errors: { name: [message('field.your_name')] },
  })

/** Services refuse at once, later, and from a service within a service. */
const services = {
  now: {
    count: 2,
    answer(more: number) {
      return this.count + more
    },
    refuse(): never {
      throw refusal()
    },
  },
  later: {
    refuse: async () => {
      throw refusal()
    },
    inner: { refuse: () => Promise.reject(refusal()) },
  },
  bug: { fail: () => Promise.reject(new Error('Log in first.')) },
}

const caught = async (work: () => unknown) => {
  try {
    await work()
  } catch (error) {
    return error
  }
}

test.each([
  ['at once', (of: typeof services) => of.now.refuse()],
  ['later', (of: typeof services) => of.later.refuse()],
  ['from within', (of: typeof services) => of.later.inner.refuse()],
])('pages are refused in their language: %s', async (_, call) => {
  const inLanguage = (language: PageLanguage) => caught(() => call(refusingIn(language, services)))
  const [german, english, turned] = [
    await inLanguage('de'),
    await inLanguage('en'),
    await inLanguage('x-rtl'),
  ]
  expect(isRefusal(german) && [german.message, german.errors]).toEqual([
    'Einige Werte sind ungültig.',
    { name: ['Bitte Ihren Namen angeben.'] },
  ])
  expect(isRefusal(english) && english.message).toBe('Some values are not valid.')
  expect(isRefusal(turned) && turned.message).toMatch(/^\u2067.* Sómé válúés .*\u2069$/)
})

test('answers pass as they are, and bugs stay as they are', async () => {
  expect(refusingIn('de', services).now.answer(3)).toBe(5)
  expect(await caught(() => refusingIn('de', services).bug.fail())).toMatchObject({
    message: 'Log in first.',
  })
})
