import { describe, expect, test } from 'vitest'
import type { Problem } from './api.ts'
import { errorOf, PostproofError } from './problem.ts'
import { pauseBefore, sleep } from './retry.ts'

const problem = (code: string) => ({ code, message: 'A sentence.', request_id: 'r1' }) as Problem
const refusal = (status: number, code: string | null, retryAfter: number | null = null) =>
  new PostproofError(status, retryAfter, code === null ? null : problem(code))
/** The longest pause. */
const pause = (failure: unknown, failures = 0) => pauseBefore(failures, failure, () => 1)

describe('what is tried again', () => {
  test.each<[string, unknown, number | null]>([
    ['429', refusal(429, 'limit'), 500],
    ['429 with Retry-After', refusal(429, 'limit', 7), 7500],
    ['503 of a busy server', refusal(503, 'busy', 10), 10_500],
    ['503 of a proxy', refusal(503, null), 500],
    ['503 for what the server lacks', refusal(503, 'unavailable'), null],
    ['502', refusal(502, null), 500],
    ['504', refusal(504, null), 500],
    ['the first try of the same key still runs', refusal(409, 'in_progress', 1), 1500],
    ['409', refusal(409, 'conflict'), null],
    ['409 for a key whose first try never ended', refusal(409, 'outcome_unknown'), null],
    ['a network failure', new TypeError('fetch failed'), 500],
    ['400', refusal(400, 'bad_request'), null],
    ['401', refusal(401, 'unauthorized'), null],
    ['403', refusal(403, 'quota_exceeded'), null],
    ['404', refusal(404, 'not_found'), null],
    ['422', refusal(422, 'invalid'), null],
    ['500', refusal(500, 'internal'), null],
    ['a redirect', refusal(302, null), null],
    ['an answer that is not JSON', new SyntaxError('Unexpected token'), null],
  ])('%s', (_, failure, longest) => {
    expect(pause(failure)).toBe(longest)
  })

  test('the pause doubles up to twenty seconds; half of it is random', () => {
    const failure = refusal(429, 'limit')
    expect([0, 1, 2, 3, 9].map((failures) => pause(failure, failures))).toEqual([
      500, 1000, 2000, 4000, 20_000,
    ])
    expect(pauseBefore(2, failure, () => 0)).toBe(1000)
    expect(pauseBefore(0, refusal(503, 'busy', 3), () => 0)).toBe(3000)
  })
})

describe('a refusal', () => {
  test('of the API has its code, its sentence and its request', async () => {
    const body = JSON.stringify(problem('busy'))
    const answer = new Response(body, { status: 503, headers: { 'retry-after': '12' } })
    expect(await errorOf(answer)).toMatchObject({
      ...{ name: 'PostproofError', status: 503, code: 'busy', message: 'A sentence.' },
      ...{ retryAfter: 12, requestId: 'r1', problem: { code: 'busy' } },
    })
  })

  test('of a proxy has its status alone', async () => {
    const date = new Date(Date.now() + 60_000).toUTCString()
    const error = await errorOf(
      new Response('<html>Bad gateway', { status: 502, headers: { 'retry-after': date } }),
    )
    expect(error).toMatchObject({ status: 502, code: 'http_502', requestId: null, problem: null })
    expect(error.retryAfter).toBeGreaterThan(50)
    const unreadable = new Response('', { status: 503, headers: { 'retry-after': 'soon' } })
    expect((await errorOf(unreadable)).retryAfter).toBeNull()
  })
})

test('a pause ends with its signal', async () => {
  const ended = AbortSignal.abort(new Error('enough'))
  await expect(sleep(60_000, ended)).rejects.toThrow('enough')
  const end = new AbortController()
  const waiting = sleep(60_000, end.signal)
  end.abort(new Error('enough'))
  await expect(waiting).rejects.toThrow('enough')
  await sleep(0)
})
