import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postproof } from '../command-line.ts'
import { type Instance, startInstance } from '../instance.ts'

/** What the documentation tells to type is there: every call in the API's description, every option in the command's help. */

const folder = join(import.meta.dirname, '../../docs/en/develop')
const read = (name: string) => readFile(join(folder, `${name}.md`), 'utf8')

type Call = { method: string; path: string }

/** The calls of all curl lines, with the ids as `{}`. */
function curls(text: string): Call[] {
  return [...text.matchAll(/^curl (.*)$/gm)].map(([, line = '']) => {
    const path = /"\$SITE([^"]*)"/.exec(line)?.[1] ?? ''
    const posts = /--json|--data-binary|--form/.test(line)
    return { method: /--request (\w+)/.exec(line)?.[1] ?? (posts ? 'POST' : 'GET'), path: plain(path) }
  })
}

const plain = (path: string) =>
  path
    .replace(/\?.*$/, '')
    .replace(/(?<=.)\/$/, '')
    .replace(/\$[A-Z]+/g, '{}')
    .replace(/pictures\/[a-z-]+\.png$/, 'pictures/{}')

let instance: Instance
let described: Set<string>
beforeAll(async () => {
  instance = await startInstance()
  const { paths } = await instance.browser.json<{ paths: Record<string, Record<string, unknown>> }>(
    '/openapi.json',
  )
  described = new Set(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${shaped(path)}`),
    ),
  )
})
afterAll(() => instance.close())

const shaped = (path: string) => path.replace(/(?<=.)\/$/, '').replace(/\{[^}]*\}(?:\.png)?/g, '{}')

describe('the API page', () => {
  test('names calls that exist, each with its method', async () => {
    const calls = curls(await read('api'))
    expect(calls.length).toBeGreaterThan(40)
    const missing = calls
      .map(({ method, path }) => `${method} ${path}`)
      .filter((call) => !described.has(call))
    expect(missing).toEqual([])
  })

  test('its first journey can be followed', async () => {
    const { id } = await instance.browser.address()
    expect(await instance.browser.json(`/api/emails/${id}/results`)).toMatchObject({ status: 'waiting' })
    expect((await instance.browser.call('/api/emails/example/results')).status).toBe(200)
  })
})

test('the facade page names calls that exist, and all of them', async () => {
  const named = [...(await read('ext-v2')).matchAll(/^\| `((?:GET|POST) \/ext\/v2\/[^`]*)`/gm)].map(
    ([, call]) => shaped(call!),
  )
  expect(named.sort()).toEqual([...described].filter((call) => call.includes(' /ext/v2/')).sort())
})

test('who accepts the type of RFC 9457 is answered with it, and its type leads to the page about errors', async () => {
  const headers = { accept: 'application/problem+json, application/json;q=0.9' }
  const answer = await instance.browser.call('/api/emails/none/results', { headers })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/problem+json'])
  expect(answer.headers.get('vary')).toContain('Accept')
  const { type } = (await answer.json()) as { type: string }
  const led = await fetch(new URL(type, instance.url), { redirect: 'manual' })
  expect([led.status, led.headers.get('location')]).toEqual([302, '/docs/develop/errors-and-limits'])
})

test('errors have the shape that is shown', async () => {
  const answer = await instance.browser.call('/api/emails?per_page=0')
  expect(answer.status).toBe(422)
  const body = (await answer.json()) as Record<string, unknown>
  const shown = /```\n(\{[\s\S]*?\n\})\n```/.exec(await read('errors-and-limits'))![1]!
  expect(Object.keys(body).sort()).toEqual(Object.keys(JSON.parse(shown)).sort())
  expect(body).toMatchObject({
    type: '/problems/invalid',
    title: 'Unprocessable Entity',
    status: 422,
    detail: body.message,
  })
  expect(answer.headers.get('content-type')).toBe('application/json')
  expect(answer.headers.get('x-request-id')).toBe(body.request_id)
  expect(answer.headers.get('ratelimit-policy')).toMatch(/^"api";q=\d+;w=60$/)
  expect(answer.headers.get('ratelimit')).toMatch(/^"api";r=\d+;t=\d+$/)
})

describe('the page of the command line', async () => {
  const lines = [...(await read('cli')).matchAll(/^(?:cat \S+ \| )?postproof (\S+)(.*)$/gm)]
  const help = new Map<string, Promise<string>>()
  const helpOf = (command: string) => {
    const asked = help.get(command) ?? postproof([...command.split(' '), '--help'], {}).then(({ out }) => out)
    help.set(command, asked)
    return asked
  }

  test.each(lines.map(([line, command, rest]) => ({ line, command: command!, rest: rest! })))(
    '$line',
    async ({ command, rest }) => {
      if (command === '--help') return
      const [second = ''] = rest.trim().split(' ')
      const name = ['admin', 'seeds', 'placement', 'reports', 'secret', 'spool'].includes(command)
        ? `${command} ${second}`
        : command
      const text = await helpOf(name)
      expect(text).toContain(`Usage: postproof ${name}`)
      for (const [option] of rest.matchAll(/--[a-z-]+/g)) expect(text).toContain(option)
    },
  )
})
