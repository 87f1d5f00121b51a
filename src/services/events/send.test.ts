import { createZone } from '@postproof/dns/zone'
import { expect, test } from 'vitest'
import { createHttp } from '#adapters/http.ts'
import { createSealing } from '#platform/keys/sealing.ts'
import { newSecret, openSecrets, sealSecret } from './secrets.ts'
import { sendEvent } from './send.ts'

/** Where events may go, and with what they are signed. */

const sealing = createSealing([new Uint8Array(32)])
const event = {
  id: 'evt_1',
  type: 'report.ready' as const,
  object: 'results/a',
  sequence: 1,
  data: {},
  at: new Date(0),
}
const resolver = createZone({ 'inside.example': { A: '10.0.0.7' } })

test.each([
  ['http://127.0.0.1/', 'refused-address'],
  ['http://[::1]/', 'refused-address'],
  ['http://169.254.169.254/latest/meta-data/', 'refused-address'],
  ['https://inside.example/', 'refused-address'],
  ['https://receiver.example:8080/', 'refused-url'],
  ['https://user:secret@receiver.example/', 'refused-url'],
])('%s gets nothing: %s', async (url, failure) => {
  const http = createHttp({ resolver })
  const endpoint = {
    id: 'w',
    url,
    format: 'events' as const,
    old_secret: null,
    old_until: null,
    ...sealSecret(sealing, 'w', newSecret()),
  }
  const sent = await sendEvent(
    { http, sealing, now: 0, publicUrl: 'https://postproof.example', language: 'en' },
    endpoint,
    event,
  )
  expect(sent).toMatchObject({ ok: false, gone: false, said: { facts: { failure } } })
})

test('a secret opens for its own webhook alone, and not without its key', () => {
  const secret = newSecret()
  const sealed = { old_secret: null, old_until: null, ...sealSecret(sealing, 'mine', secret) }
  const other = createSealing([new Uint8Array(32).fill(1)])
  expect(openSecrets(sealing, { id: 'mine', ...sealed }, 0)).toEqual([secret])
  expect(openSecrets(sealing, { id: 'theirs', ...sealed }, 0)).toEqual([])
  expect(openSecrets(other, { id: 'mine', ...sealed }, 0)).toEqual([])
})
