import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { ReadinessAnswer } from '#api/health.ts'
import type { IssuedAddress, TestResult } from '#contract/spam-test.ts'
import { type Instance, startInstance } from '../instance.ts'
import { openOwnDatabase, placeOf } from '../postgres/database.ts'
import { startWire, type Wire } from './wire.ts'

/** The way to PostgreSQL breaks, or falls silent, while mail comes and people read. */

const mail = (subject: string) =>
  `From: News <news@sender.example>\r\nTo: a@example.org\r\nSubject: ${subject}\r\nDate: ${new Date().toUTCString()}\r\nMessage-ID: <${subject}@sender.example>\r\n\r\nHello.\r\n`

describe('the database is away', () => {
  let fresh: Awaited<ReturnType<typeof openOwnDatabase>>
  let wire: Wire
  let instance: Instance
  beforeAll(async () => {
    fresh = await openOwnDatabase()
    const url = new URL(fresh.url)
    wire = await startWire(placeOf(fresh.url))
    url.host = `127.0.0.1:${wire.port}`
    instance = await startInstance({ DATABASE_URL: url.href, SIMULATED_PROVIDERS: 'off', BILLING: 'manual' })
    // Nobody's network may have more than three tests in a day else.
    await sql`update plans set limits = limits || '{"spam_check": 10000}'::jsonb`.execute(fresh.db)
  })
  afterAll(async () => {
    await wire?.mend()
    await instance?.close()
    await wire?.close()
    await fresh?.close()
  })

  const ready = async () => {
    const begun = performance.now()
    const response = await fetch(`${instance.url}/readyz`)
    const readiness = (await response.json()) as ReadinessAnswer
    const database = readiness.parts.find(({ id }) => id === 'database')!
    return { status: response.status, database: database.status, ms: performance.now() - begun }
  }
  const addresses = (count: number) =>
    Promise.all(Array.from({ length: count }, () => instance.browser.address()))
  const sendAll = async (to: IssuedAddress[], mark: string) => {
    const answers: string[] = []
    for (const [at, { email }] of to.entries()) {
      const answer = await instance
        .send(email, mail(`${mark}${at}`))
        .catch((error: { response?: string }) => error.response)
      answers.push(answer?.slice(0, 3) ?? 'nothing')
    }
    return answers
  }
  const once = async (sent: IssuedAddress[]) => {
    for (const { id } of sent) {
      await vi.waitFor(
        async () =>
          expect((await instance.browser.json<TestResult>(`/api/emails/${id}/results`)).status).toBe(
            'completed',
          ),
        { timeout: 60_000, interval: 250 },
      )
    }
    const ids = sent.map(({ id }) => id)
    const { rows } = await sql<{ tests: number; charges: number }>`
      select (select count(*)::integer from tests where address_id = any(${ids})) as tests,
        (select count(*)::integer from usage_subjects where metric = 'spam_check' and subject = any(${ids})) as charges`.execute(
      fresh.db,
    )
    expect(rows[0]).toEqual({ tests: ids.length, charges: ids.length })
  }

  test.each(['cut', 'silence'] as const)(
    '%s: mail is kept and tested once, people are told, the readiness says so',
    async (how) => {
      expect(await ready()).toMatchObject({ status: 200, database: 'good' })
      const sent = await addresses(12)
      const [before, during] = [sent.slice(0, 4), sent.slice(4)]
      await sendAll(before, `${how}-before`)
      await wire[how]()
      const answers = await sendAll(during, `${how}-during`)
      expect(answers).toEqual(during.map(() => '250'))
      const away = await ready()
      expect(away).toMatchObject({ status: 503, database: 'bad' })
      expect(away.ms).toBeLessThan(5_000)

      const home = await fetch(`${instance.url}/results/${during[0]!.id}`, {
        headers: { 'accept-language': 'en' },
      })
      expect([home.status, home.headers.get('retry-after')]).toEqual([503, '10'])
      expect(await home.text()).toContain('The database is not answering right now')
      const call = await fetch(`${instance.url}/api/emails/${during[0]!.id}/results`)
      expect(call.status).toBe(503)
      expect(await call.json()).toMatchObject({ code: 'busy', message: expect.stringContaining('database') })
      expect((await fetch(`${instance.url}/healthz`)).status).toBe(200)

      await pause(2_000)
      await wire.mend()
      await vi.waitFor(async () => expect(await ready()).toMatchObject({ status: 200, database: 'good' }), {
        timeout: 60_000,
        interval: 200,
      })
      await once(sent)
    },
    300_000,
  )
})
