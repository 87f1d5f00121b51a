import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ReadinessAnswer } from '#api/health.ts'
import { readConfig } from '#config.ts'
import { version } from '#platform/version.ts'
import { startProcess } from '#process.ts'
import { examples, freePort, type Instance, startInstance } from '../instance.ts'

/** Figures and health, as whoever watches an instance sees them. */

describe('figures', () => {
  let instance: Instance
  const figures = async () => (await fetch(`${instance.url}/metrics`)).text()
  /** The value of a line; undefined where there is none. */
  const value = (text: string, line: string) =>
    text
      .split('\n')
      .find((each) => each.startsWith(`${line} `))
      ?.split(' ')
      .at(-1)

  beforeAll(async () => {
    instance = await startInstance({ METRICS: 'on' })
  })
  afterAll(() => instance.close())

  test('a mail, its report and the pages that showed it are counted under patterns', async () => {
    const { id, email } = await instance.browser.address()
    await instance.send(
      email,
      await import('node:fs/promises').then(({ readFile }) =>
        readFile(join(examples, 'good-newsletter.eml')),
      ),
    )
    await expect(instance.send('nobody@localhost.test', 'Subject: x\r\n\r\nx')).rejects.toThrow('550')
    await instance.browser.result(id)
    await instance.browser.call(`/results/${id}`)
    await instance.browser.call(`/results/${id}/source`)
    await instance.browser.call('/wp-login.php')
    await instance.browser.call('/api/made-up/by-a-stranger')
    const text = await figures()
    expect(value(text, 'postproof_mails_total{outcome="received"}')).toBe('1')
    expect(value(text, 'postproof_mails_total{outcome="refused"}')).toBe('1')
    expect(value(text, 'postproof_reports_total{outcome="completed"}')).toBe('1')
    expect(value(text, 'postproof_report_duration_seconds_count')).toBe('1')
    expect(value(text, 'postproof_http_requests_total{method="GET",route="/results/:id",status="200"}')).toBe(
      '1',
    )
    expect(
      value(text, 'postproof_http_requests_total{method="GET",route="/results/:id/source",status="200"}'),
    ).toBe('1')
    expect(value(text, 'postproof_http_requests_total{method="GET",route="unmatched",status="404"}')).toBe(
      '1',
    )
    expect(value(text, 'postproof_http_requests_total{method="GET",route="/api/*",status="404"}')).toBe('1')
    expect(
      Number(value(text, 'postproof_dns_lookups_total{outcome="answer",source="server"}')),
    ).toBeGreaterThan(0)
    expect(value(text, 'postproof_queue_depth{queue="intake"}')).toBe('0')
    expect(value(text, 'postproof_queue_depth{queue="reports"}')).toBe('0')
    expect(value(text, 'postproof_smtp_connections{state="open"}')).toBeDefined()
    expect(value(text, `postproof_build_info{version="${version}",node="${process.versions.node}"}`)).toBe(
      '1',
    )
    expect(text).toContain('process_cpu_user_seconds_total')
    expect(text).not.toContain(id)
    expect(text).not.toContain('made-up')
  })

  test('the pattern of a page stays in the server', async () => {
    const answer = await fetch(`${instance.url}/results/example`)
    expect(answer.headers.get('x-postproof-route')).toBeNull()
  })
})

test('figures are off until they are asked for, and a token keeps them from others', async () => {
  const silent = await startInstance()
  expect((await fetch(`${silent.url}/metrics`)).status).toBe(404)
  await silent.close()
  const guarded = await startInstance({ METRICS_TOKEN: 'figures-for-me' })
  const ask = (token?: string) =>
    fetch(`${guarded.url}/metrics`, token ? { headers: { authorization: `Bearer ${token}` } } : {})
  expect((await ask()).status).toBe(401)
  expect((await ask('figures-for-you')).status).toBe(401)
  const answer = await ask('figures-for-me')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toContain('text/plain')
  await guarded.close()
})

describe('health', () => {
  test('a process says that it lives, and which part keeps it from working', async () => {
    const instance = await startInstance()
    expect(await instance.browser.json('/healthz')).toMatchObject({ ok: true })
    const ready = await instance.browser.json<ReadinessAnswer>('/readyz')
    expect(ready).toMatchObject({
      ok: true,
      parts: [
        { id: 'database', status: 'good' },
        { id: 'spool', status: 'good' },
        { id: 'jobs', status: 'good' },
        { id: 'analysis', status: 'good' },
      ],
    })
    await rm(join(instance.config.DATA_DIR, 'spool'), { recursive: true })
    const broken = await instance.browser.call('/readyz')
    expect(broken.status).toBe(503)
    const { parts } = (await broken.json()) as ReadinessAnswer
    expect(parts.find(({ id }) => id === 'spool')).toEqual({
      id: 'spool',
      status: 'bad',
      codes: ['health.failed'],
      detail: 'The check failed: ENOENT.',
    })
    await instance.close().catch(() => {})
  })

  test('a process without pages answers for its health on a port of its own, and nothing else', async () => {
    const outer = await startInstance()
    const port = await freePort()
    const folder = `${outer.config.DATA_DIR}-jobs`
    const config = readConfig({
      PARTS: 'jobs',
      DATA_DIR: folder,
      STATUS_PORT: String(port),
      METRICS: 'on',
      PICTURES: 'off',
      LOG_LEVEL: 'silent',
    })
    const running = await startProcess(config, pino({ level: 'silent' }), { dev: false })
    const status = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status
    expect(await status('/healthz')).toBe(200)
    expect(await status('/readyz')).toBe(200)
    expect(await status('/metrics')).toBe(200)
    expect(await status('/api/plans')).toBe(404)
    await running.close()
    await outer.close()
    await rm(folder, { recursive: true, force: true })
  })
})
