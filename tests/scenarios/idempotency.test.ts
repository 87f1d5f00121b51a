import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Browser, createBrowser, type Instance, startInstance } from '../instance.ts'
import { type OwnDatabase, ownDatabase } from '../postgres/database.ts'
import { type Person, recordingMailer, register } from './accounts-world.ts'

/** Calls that are repeated with the same Idempotency-Key, before two processes on one database. */

const mailer = recordingMailer()
let database: OwnDatabase
let both: [Instance, Instance]
let admin: Person
let token: string

beforeAll(async () => {
  database = await ownDatabase()
  const settings = {
    DATABASE_URL: database.url,
    INSTANCE_SECRET: Buffer.alloc(32, 7).toString('base64'),
    REGISTRATIONS_PER_HOUR: '1000',
  }
  both = [await startInstance(settings, { mailer }), await startInstance(settings, { mailer })]
  admin = await register(both[0], 'admin@example.org')
  const { firstAdmin } = both[0].running.application.accountsPart
  await firstAdmin.claim(admin.user.id, (await firstAdmin.link())!.split('/').at(-1)!)
  const said = await admin.browser.post('/api/login', {
    email: admin.email,
    password: 'correct horse battery',
  })
  token = ((await said.json()) as { api_token: string }).api_token
})
afterAll(async () => {
  for (const each of both ?? []) await each.close()
  await database?.drop()
})

type Answer = { status: number; body: Record<string, unknown>; replayed: boolean; wait: string | null }

async function post(
  which: 0 | 1,
  path: string,
  key: string,
  body: BodyInit,
  headers: Record<string, string> = { authorization: `Bearer ${token}` },
): Promise<Answer> {
  const type: Record<string, string> = typeof body === 'string' ? { 'content-type': 'application/json' } : {}
  const answer = await fetch(`${both[which].url}${path}`, {
    method: 'POST',
    headers: { 'idempotency-key': key, ...type, ...headers },
    body,
  })
  return {
    status: answer.status,
    body: (await answer.json()) as Record<string, unknown>,
    replayed: answer.headers.get('idempotency-replayed') === 'true',
    wait: answer.headers.get('retry-after'),
  }
}

const announcements = '/api/admin/announcements'
const announcement = (text: string) => JSON.stringify({ texts: { en: text } })
const countOf = async (table: string) =>
  Number((await database.sql(`select count(*) as count from ${table}`))[0]!.count)

test('fifty pairs one after the other, each half before another process: one object each', async () => {
  const before = await countOf('announcements')
  for (let at = 0; at < 50; at++) {
    const body = announcement(`In turn ${at}`)
    const first = await post(0, announcements, `turn-${at}`, body)
    const second = await post(1, announcements, `turn-${at}`, body)
    expect([first.status, first.replayed]).toEqual([201, false])
    expect(second).toEqual({ ...first, replayed: true })
  }
  expect((await countOf('announcements')) - before).toBe(50)
})

test('fifty pairs at once: one object each, and who comes meanwhile is told to wait', async () => {
  const before = await countOf('announcements')
  const pairs = await Promise.all(
    Array.from({ length: 50 }, (_, at) => {
      const body = announcement(`At once ${at}`)
      return Promise.all(([0, 1] as const).map((which) => post(which, announcements, `once-${at}`, body)))
    }),
  )
  expect((await countOf('announcements')) - before).toBe(50)
  for (const [at, pair] of pairs.entries()) {
    const good = pair.filter(({ status }) => status === 201)
    expect(good.filter(({ replayed }) => !replayed)).toHaveLength(1)
    for (const { status, body, wait } of pair.filter((each) => each.status !== 201))
      expect([status, body.code, wait]).toEqual([409, 'in_progress', '1'])
    const again = await post(1, announcements, `once-${at}`, announcement(`At once ${at}`))
    expect([again.status, again.replayed, again.body]).toEqual([201, true, good[0]!.body])
  }
})

test('an upload by someone without an account, as octets and as a form with another boundary', async () => {
  const mail = 'From: a@example.org\r\nTo: b@example.org\r\nSubject: Once\r\n\r\nHello.\r\n'
  const plain = { 'content-type': 'message/rfc822' }
  const first = await post(0, '/api/emails', 'upload', new TextEncoder().encode(mail), plain)
  const second = await post(1, '/api/emails', 'upload', new TextEncoder().encode(mail), plain)
  expect([first.status, second.status, second.body.id]).toEqual([201, 201, first.body.id])
  const form = () => {
    const parts = new FormData()
    parts.set('file', new File([mail], 'mail.eml'))
    return parts
  }
  const third = await post(0, '/api/emails', 'form', form(), {})
  const fourth = await post(1, '/api/emails', 'form', form(), {})
  expect([third.status, fourth.status, fourth.body.id]).toEqual([201, 201, third.body.id])
  expect(third.body.id).not.toBe(first.body.id)
})

describe('a key', () => {
  test('of another request is refused, whatever of it differs', async () => {
    await post(0, announcements, 'mine', announcement('One'))
    const other = await post(1, announcements, 'mine', announcement('Two'))
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused'])
    const query = await post(1, `${announcements}?x=1`, 'mine', announcement('One'))
    expect(query.status).toBe(422)
  })

  test('means something for one caller and one call', async () => {
    const stranger = createBrowser(both[0].url)
    const other = createBrowser(both[0].url)
    for (const each of [stranger, other]) await each.address()
    const draft = async (browser: Browser) => {
      const init = { method: 'POST', headers: { 'idempotency-key': 'shared' } }
      return (await browser.json<{ id: string }>('/api/internal/inbox-placement', init)).id
    }
    const [one, two] = [await draft(stranger), await draft(other)]
    expect(one).not.toBe(two)
    expect(await draft(stranger)).toBe(one)
    const init = { method: 'POST', headers: { 'idempotency-key': 'shared' } }
    const whole = await stranger.json<{ id: string }>('/api/inbox-placement', init)
    expect(whole.id).not.toBe(one)
  })

  test('quoted or bare is the same, and one that is none is 400', async () => {
    const first = await post(0, announcements, 'bare', announcement('Quoted'))
    const second = await post(0, announcements, '"bare"', announcement('Quoted'))
    expect(second.body).toEqual(first.body)
    for (const bad of ['""', 'x'.repeat(256), 'schlüssel']) {
      const answer = await post(0, announcements, bad, announcement('Bad'))
      expect([answer.status, answer.body.code]).toEqual([400, 'bad_idempotency_key'])
    }
  })

  test('is free again after a refusal', async () => {
    const refused = await post(0, announcements, 'retry', '{}')
    expect(refused.status).toBe(422)
    expect((await post(1, announcements, 'retry', announcement('Retried'))).status).toBe(201)
  })

  test('is of no use to who may not call', async () => {
    await post(0, announcements, 'guarded', announcement('Guarded'))
    const answer = await post(0, announcements, 'guarded', announcement('Guarded'), {})
    expect(answer.status).toBe(401)
  })

  test('whose call never ended says so, to be looked after', async () => {
    const body = announcement('Lost')
    await post(0, announcements, 'lost', body)
    await database.sql(
      `update idempotency_keys set status = null, answer = null, begun_at = now() - interval '6 minutes'
       where begun_at = (select max(begun_at) from idempotency_keys)`,
    )
    const answer = await post(1, announcements, 'lost', body)
    expect([answer.status, answer.body.code]).toEqual([409, 'outcome_unknown'])
  })

  test('is forgotten after its day', async () => {
    const body = announcement('Old')
    const first = await post(0, announcements, 'old', body)
    const aged = `update idempotency_keys set expires_at = now() - interval '1 second'`
    await database.sql(aged)
    const second = await post(1, announcements, 'old', body)
    expect([second.replayed, second.body.id === first.body.id]).toEqual([false, false])
    await database.sql(aged)
    await both[0].running.application.purge()
    expect(await countOf('idempotency_keys')).toBe(0)
  })
})

test('what is kept of a call is sealed, and its key hashed', async () => {
  const { body } = await post(0, announcements, 'named-by-me', announcement('Sealed'))
  const rows = JSON.stringify(await database.sql('select * from idempotency_keys'))
  expect(rows).not.toContain(String(body.id))
  expect(rows).not.toContain('named-by-me')
})
