import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { languages } from '@postproof/messages/languages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordCheckers } from '#contract/checker-names.ts'
import {
  type BlacklistResult,
  blacklistResultSchema,
  domainReportSchema,
  recordResultSchema,
} from '#contract/checkers.ts'
import type { ApiError } from '#contract/common.ts'
import { createBrowser, examples, type Instance, startInstance } from '../instance.ts'

/** The checkers over HTTP, on the zone of the examples. */

let instance: Instance
beforeAll(async () => {
  instance = await startInstance({ CHECKER_HOSTS: '127.0.0.1=spf' })
})
afterAll(() => instance?.close())

const post = (checker: string, body: object) =>
  instance.browser.call(`/api/checkers/${checker}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

describe('records', () => {
  test.each(recordCheckers)('%s answers in its shape, with words for every finding', async (checker) => {
    const result = recordResultSchema.parse(
      await (await post(checker, { input: 'harborandpine.example' })).json(),
    )
    expect(result).toMatchObject({ checker, domain: 'harborandpine.example' })
    expect(result.summary).toMatch(/[.]$/)
    for (const check of result.checks) {
      expect(check.title, check.id).not.toBe(check.id)
      expect(check.summary, check.id).toMatch(/\S{2,}.*[.”)?]$/)
      expect(check.summary, check.id).not.toMatch(/undefined|\[object|NaN/)
      if (check.status === 'bad') expect(check.fix.length, `${check.id} ${check.code}`).toBeGreaterThan(0)
    }
    for (const part of result.parsed) expect(part.explanation, part.role).not.toBe('')
    for (const record of result.suggested_records) expect(record.reason, record.value).not.toBe('')
  })

  test('SPF: what an address would get', async () => {
    const ask = (ip: string) =>
      post('spf', { input: 'https://harborandpine.example/shop', ip }).then((r) => r.json())
    expect(JSON.stringify(await ask('203.0.113.25'))).toMatch(/"pass"/)
    expect(JSON.stringify(await ask('203.0.113.99'))).toMatch(/"fail"/)
  })

  test('DKIM: the selectors of your own test mails are tried first', async () => {
    const { browser } = instance
    const { id, email } = await browser.address()
    await instance.send(email, await readFile(join(examples, 'good-newsletter.eml')))
    await browser.result(id)
    const own = recordResultSchema.parse(
      await (await post('dkim', { input: 'harborandpine.example' })).json(),
    )
    expect(own.record).toMatch(/^v=DKIM1/)
    const stranger = await createBrowser(instance.url).json('/api/checkers/dkim?input=harborandpine.example')
    expect(stranger).toMatchObject({ record: null, status: 'no-data' })
  })

  const others = languages.filter((language) => language !== 'en')
  const asked = recordCheckers.flatMap((checker) => others.map((language) => [checker, language] as const))
  test.each(asked)('%s answers in the language of whoever asks: %s', async (checker, own) => {
    const ask = async (language: string) =>
      recordResultSchema.parse(
        await (
          await instance.browser.call(`/api/checkers/${checker}?input=harborandpine.example`, {
            headers: { 'accept-language': language },
          })
        ).json(),
      )
    const [english, translated] = await Promise.all([ask('en'), ask(own)])
    expect(translated.summary).not.toBe(english.summary)
    expect(translated.checks.map(({ id, code }) => [id, code])).toEqual(
      english.checks.map(({ id, code }) => [id, code]),
    )
    for (const [index, check] of translated.checks.entries()) {
      expect(check.summary, check.id).not.toBe(english.checks[index]!.summary)
      expect(check.summary, check.id).not.toMatch(/undefined|\[object|NaN/)
    }
    for (const part of translated.parsed) expect(part.explanation, part.role).not.toBe('')
  })

  test('a link gives the same as a call', async () => {
    const timeless = ({ checked_at, dns_answers, ...rest }: { checked_at: string; dns_answers: object[] }) =>
      rest
    const called = await (await post('dmarc', { input: 'ostrel.example' })).json()
    const linked = await (await instance.browser.call('/api/checkers/dmarc?input=ostrel.example')).json()
    expect(timeless(linked)).toEqual(timeless(called))
  })
})

describe('what cannot be understood', () => {
  test.each([
    ['spf', '', 'not_a_domain'],
    ['spf', 'localhost', 'not_a_domain'],
    ['dkim', '<script>', 'not_a_domain'],
    ['dmarc', '192.0.2.1', 'not_a_domain'],
    ['bimi', `${'a'.repeat(64)}.org`, 'not_a_domain'],
    ['ip-blacklist', 'example.org', 'not_an_address'],
    ['ip-blacklist', '10.0.0.1', 'not_public'],
    ['ip-blacklist', '::1', 'not_public'],
    ['email-blacklist', 'example.org', 'not_an_email'],
    ['domain-blacklist', '203.0.113.5', 'not_a_domain'],
    ['domain', 'localhost', 'not_a_domain'],
    ['domain', '192.0.2.1', 'not_a_domain'],
  ])('%s of %j is 422 with a sentence', async (checker, input, code) => {
    const response = await post(checker, { input })
    const body = (await response.json()) as ApiError
    expect([response.status, body.code]).toEqual([422, code])
    expect(body.errors?.input?.[0]).toMatch(/\.$/)
  })

  test('an unknown checker is 404, a body that is no JSON 400', async () => {
    expect((await post('arc', { input: 'example.org' })).status).toBe(404)
    const broken = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{' }
    expect((await instance.browser.call('/api/checkers/spf', broken)).status).toBe(400)
  })
})

test('a whole domain: the same by call and by link, in the language of the request', async () => {
  const called = domainReportSchema.parse(await (await post('domain', { input: 'ostrel.example' })).json())
  expect(called.domain).toBe('ostrel.example')
  const path = '/api/checkers/domain?input=ostrel.example'
  const linked = await (await instance.browser.call(path)).json()
  expect(linked).toEqual(called)
  const german = { headers: { 'accept-language': 'de' } }
  const translated = domainReportSchema.parse(await (await instance.browser.call(path, german)).json())
  expect(translated.sections.map(({ status }) => status)).toEqual(called.sections.map(({ status }) => status))
  expect(translated.sections[0]!.headline).not.toBe(called.sections[0]!.headline)
})

describe('blacklists', () => {
  test('lists that do not exist in this world are broken, never clean', async () => {
    const result = blacklistResultSchema.parse(
      await (await post('domain-blacklist', { input: 'ostrel.example' })).json(),
    )
    expect(result.status).toBe('no-data')
    expect(result.subjects[0]!.lists.every((list) => list.state !== 'not-listed')).toBe(true)
  })

  test('a refused input is 422 on the stream too', async () => {
    expect((await instance.browser.call('/api/checkers/ip-blacklist/events?input=10.0.0.1')).status).toBe(422)
    expect((await instance.browser.call('/api/checkers/ip-blacklist/events')).status).toBe(422)
  })

  test('the stream tells each list and ends with the whole', async () => {
    const response = await instance.browser.call('/api/checkers/domain-blacklist/events?input=ostrel.example')
    const text = await response.text()
    const results = [...text.matchAll(/^data: (.*)$/gm)].map(
      ([, json]) => JSON.parse(json!) as { type: string; result?: BlacklistResult },
    )
    const last = results.at(-1)!
    expect(last.type).toBe('result')
    expect(results.filter(({ type }) => type === 'list')).toHaveLength(last.result!.subjects[0]!.lists.length)
  })
})

test('the host of one checker begins with it, others with the home page', async () => {
  const at = (host: string) =>
    fetch(`${instance.url.replace('localhost', host)}/?domain=example.org`, { redirect: 'manual' })
  expect((await at('127.0.0.1')).headers.get('location')).toBe('/spf-checker?domain=example.org')
  expect((await at('localhost')).status).toBe(200)
})

test('a page that asks is counted, however its address is written', async () => {
  const strict = await startInstance({ CHECKS_PER_MINUTE: '1' })
  try {
    const statuses = []
    for (const path of [
      'spf-checker',
      'spf-checker/',
      'SPF-Checker',
      'spf-checker.data',
      'spf-checker/_.data',
    ])
      statuses.push((await fetch(`${strict.url}/${path}?domain=ostrel.example`)).status)
    expect(statuses).toEqual([200, 429, 429, 429, 429])
  } finally {
    await strict.close()
  }
})

test.each([
  '/domain/ostrel.example',
  '/domain/ostrel.example/setup',
  '/domain/ostrel.example/setup.data?chosen=1',
  '/domain/compare?one=ostrel.example&other=krume.example',
])('a page that checks a domain is counted: %s', async (path) => {
  const strict = await startInstance({ CHECKS_PER_MINUTE: '1' })
  try {
    const statuses = []
    for (let n = 0; n < 2; n++) statuses.push((await fetch(strict.url + path)).status)
    expect(statuses).toEqual([200, 429])
  } finally {
    await strict.close()
  }
})

test('a re-check asks again and tells what changed', async () => {
  const { browser } = instance
  const { id, email } = await browser.address()
  await instance.send(email, 'From: a@ostrel.example\r\nSubject: Hello there friend\r\n\r\nHello.\r\n')
  await browser.result(id)
  const recheck = await browser.json(`/api/emails/${id}/recheck`, { method: 'POST' })
  expect(recheck).toMatchObject({
    changes: [],
    score: { before: expect.any(Number), after: expect.any(Number) },
  })
})

test.each([
  ['/badge/spf/harborandpine.example.svg', 200, /SPF (?:in order|could be better|broken)/],
  ['/badge/spf/harborandpine.example.svg?lang=de', 200, /SPF (?:in Ordnung|zu verbessern|fehlerhaft)/],
  ['/badge/spf/no%20domain.svg', 404, /no such check/],
  ['/badge/nothing/example.org.svg', 404, /no such check/],
  ['/badge/spf/example.org.png', 404, /./],
])('the badge %s: %s', async (path, status, says) => {
  const response = await fetch(`${instance.url}${path}`)
  expect(response.status).toBe(status)
  expect(await response.text()).toMatch(says)
})
