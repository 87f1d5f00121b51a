import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { SignedIn } from '#services/accounts/visitor.ts'
import { keepLanguage, languageOf } from './language.ts'

type Case = {
  path?: string
  cookie?: string
  header?: string
  account?: { locale: string; carrier?: 'cookie' | 'bearer' }
  pseudo?: boolean
}

async function chosen({ path = '/', cookie, header, account, pseudo = false }: Case) {
  const app = new Hono()
  const signedIn = account && {
    locale: account.locale,
    via: { kind: 'session', sessionId: 's', carrier: account.carrier ?? 'cookie' },
  }
  app.get('*', (c) => {
    keepLanguage(c, { pseudo, secure: true })
    return c.text(languageOf(c, { account: (signedIn as SignedIn | undefined) ?? null, pseudo }))
  })
  const headers = new Headers()
  if (cookie) headers.set('cookie', `postproof_language=${cookie}`)
  if (header) headers.set('accept-language', header)
  const answer = await app.request(path, { headers })
  return { language: await answer.text(), kept: answer.headers.get('set-cookie') }
}

test.each<[string, Case, string]>([
  ['nothing said', {}, 'en'],
  ['the browser', { header: 'de-AT,de;q=0.9,en;q=0.8' }, 'de'],
  ['the weightier one', { header: 'de;q=0.5, en;q=0.7' }, 'en'],
  ['refused', { header: 'de;q=0, nl' }, 'en'],
  ['unknown ones', { header: 'nl, *' }, 'en'],
  ['a region of its own', { header: 'nl, fr-CA;q=0.8, en;q=0.7' }, 'fr'],
  ['not a weight', { header: 'de;q=often' }, 'en'],
  ['the account before the browser', { header: 'en', account: { locale: 'de' } }, 'de'],
  ['a program means its header', { header: 'en', account: { locale: 'de', carrier: 'bearer' } }, 'en'],
  ['a program without one', { account: { locale: 'de', carrier: 'bearer' } }, 'de'],
  ['the cookie before the account', { cookie: 'en', account: { locale: 'de' } }, 'en'],
  ['the address before the cookie', { path: '/?lang=de', cookie: 'en' }, 'de'],
  ['an unknown one in the address', { path: '/?lang=xx', cookie: 'de' }, 'de'],
  ['a call has parameters of its own', { path: '/api/plans?lang=de' }, 'en'],
  ['the pseudo-language where it is off', { path: '/?lang=x-rtl', cookie: 'x-rtl' }, 'en'],
  ['the pseudo-language where it is on', { path: '/?lang=x-rtl', pseudo: true }, 'x-rtl'],
])('%s', async (_, given, language) => {
  expect((await chosen(given)).language).toBe(language)
})

test('an address is remembered, once and only when it names a language', async () => {
  expect((await chosen({ path: '/?lang=de' })).kept).toMatch(/^postproof_language=de; .*HttpOnly; Secure/)
  expect((await chosen({ path: '/?lang=de', cookie: 'de' })).kept).toBeNull()
  expect((await chosen({ path: '/?lang=<b>' })).kept).toBeNull()
  expect((await chosen({ header: 'de' })).kept).toBeNull()
})

test('a header of any length is read in no time', async () => {
  expect((await chosen({ header: `${'xx;q=0.1,'.repeat(900)}de` })).language).toBe('en')
})
