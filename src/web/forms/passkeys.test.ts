import { afterEach, expect, test, vi } from 'vitest'
import { makePasskey, signByPasskey } from './passkeys.ts'

afterEach(() => vi.unstubAllGlobals())

const knows = (parse: (options: object) => unknown) =>
  vi.stubGlobal('PublicKeyCredential', {
    parseRequestOptionsFromJSON: parse,
    parseCreationOptionsFromJSON: parse,
  })

test('a site that does not answer is said like a person who did not want to', async () => {
  knows((options) => options)
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  expect(await signByPasskey()).toBeNull()
})

test('options that the browser cannot read come to nothing', async () => {
  knows(() => {
    throw new TypeError('not base64url')
  })
  vi.stubGlobal('fetch', async () => Response.json({ challenge: '!' }))
  expect([await signByPasskey('challenge'), await makePasskey({ challenge: '!' })]).toEqual([null, null])
})
