import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { type ModelBehavior, type ModelEmulator, startModel } from '../../packages/emulators/model.ts'
import { createModel } from './model.ts'

const key = 'sk-test-0123456789'
const open: ModelEmulator[] = []
afterEach(async () => {
  for (const emulator of open.splice(0)) await emulator.close()
})

async function ask(
  behavior: ModelBehavior,
  { timeoutMs = 20_000, signal = new AbortController().signal, path = '' } = {},
) {
  const emulator = await startModel(behavior)
  open.push(emulator)
  const model = createModel({ url: emulator.url + path, key, model: 'small:1b', timeoutMs })
  const user = JSON.stringify({
    plan: { summary: 'A is wrong. Begin.', items: [] },
    mail: { subject: 'Hello' },
  })
  const answer = await model.complete({ system: 'task', user, maxTokens: 100, signal })
  return { answer, asked: emulator.asked }
}

describe('the model client', () => {
  test('asks as such endpoints want it and gives text and name back', async () => {
    const { answer, asked } = await ask(() => '{"summary":"x"}', { path: '/' })
    expect(answer).toEqual({ ok: true, text: '{"summary":"x"}', model: 'standin-1' })
    expect(asked).toMatchObject([
      {
        path: '/v1/chat/completions',
        authorization: `Bearer ${key}`,
        body: { model: 'small:1b', max_tokens: 100, response_format: { type: 'json_object' }, stream: false },
      },
    ])
    expect(asked[0]!.body.messages.map(({ role }) => role)).toEqual(['system', 'user'])
    expect(asked[0]!.body.temperature).toBeLessThan(0.5)
  })

  test('asks once more without settings that the endpoint does not know', async () => {
    const { answer, asked } = await ask('strict')
    expect(answer.ok).toBe(true)
    expect(asked.map(({ body }) => Object.keys(body).length)).toEqual([6, 2])
  })

  test.each<[ModelBehavior, string, number]>([
    [400, 'refused', 2],
    [401, 'refused', 1],
    [404, 'refused', 1],
    [429, 'busy', 1],
    [500, 'failed', 1],
    [503, 'busy', 1],
    ['redirect', 'redirect', 1],
    ['huge', 'too-large', 1],
    ['wrong-json', 'bad-answer', 1],
    ['not-json', 'bad-answer', 1],
    ['null-content', 'bad-answer', 1],
    ['echo', 'bad-answer', 1],
  ])('%s is %s, and no error holds the key', async (behavior, reason, requests) => {
    const { answer, asked } = await ask(behavior)
    expect(answer).toMatchObject({ ok: false, reason })
    expect(JSON.stringify(answer)).not.toContain(key)
    expect(asked).toHaveLength(requests)
  })

  test.each<ModelBehavior>(['hanging', 'drip'])('%s ends with the time limit', async (behavior) => {
    const { answer } = await ask(behavior, { timeoutMs: 60 })
    expect(answer).toEqual({ ok: false, reason: 'timeout', detail: 'no whole answer within 60 ms' })
  })

  test('ends when it is no longer wanted', async () => {
    const { answer } = await ask('hanging', { signal: AbortSignal.timeout(40) })
    expect(answer).toMatchObject({ ok: false, reason: 'cancelled' })
    expect((await ask('honest', { signal: AbortSignal.abort() })).asked).toEqual([])
  })

  test('says that nobody listens', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    const { port } = server.address() as AddressInfo
    await new Promise((resolve) => server.close(resolve))
    const model = createModel({ url: `http://127.0.0.1:${port}/v1`, key, model: 'x' })
    const { signal } = new AbortController()
    expect(await model.complete({ system: '', user: '', maxTokens: 1, signal })).toEqual({
      ok: false,
      reason: 'unreachable',
      detail: 'the connection failed (ECONNREFUSED)',
    })
  })
})

describe('settings that cannot work are refused without their values', () => {
  test.each([
    [{ url: 'file:///etc/passwd' }, 'the model URL is not an http(s) address'],
    [{ url: 'not an address' }, 'the model URL is not an http(s) address'],
    [{ url: 'https://me:secret@example.org/v1' }, 'the model URL holds credentials; set the key instead'],
    [{ key: 'secret\r\nX-More: 1' }, 'the model key has characters no key has'],
  ])('%o', (wrong, said) => {
    expect(() => createModel({ url: 'http://127.0.0.1/v1', model: 'x', ...wrong })).toThrow(said)
  })
})
