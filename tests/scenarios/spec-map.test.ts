import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import routes from '../../src/web/routes.ts'
import { createBrowser, type Instance, startInstance } from '../instance.ts'
import { startPaidInstance } from '../paid-instance.ts'
import { registration } from './accounts-world.ts'

/** Each line of the specification points to something that is there. */

const root = join(import.meta.dirname, '../..')

type Row = { says: string; names: string[] }
const rows: Row[] = readFileSync(join(root, 'docs/spec-map.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| The specification'))
  .map((line) => {
    const [, says = '', by = ''] = line.split(' | ').length > 1 ? ['', ...line.slice(2, -2).split(' | ')] : []
    return { says, names: [...by.matchAll(/`([^`]+)`/g)].map(([, name]) => name!) }
  })

type Routes = typeof routes
/** The full pattern of every page. */
function patternsOf(given: Routes, above = ''): string[] {
  return given.flatMap((route) => {
    const path = route.path ? `${above}/${route.path}` : above
    const below = route.children ? patternsOf(route.children as Routes, path) : []
    return [path || '/', ...below]
  })
}
const pages = new Set(patternsOf(routes))

const modes = ['off', 'manual', 'stripe'] as const
type Mode = (typeof modes)[number]

let instance: Instance
let all: Record<Mode, Instance>
let calls: Set<string>
beforeAll(async () => {
  instance = await startInstance()
  all = {
    off: instance,
    manual: await startInstance({ BILLING: 'manual' }),
    stripe: await startPaidInstance(),
  }
  for (const { browser } of Object.values(all)) {
    await browser.post('/api/register', registration('walker@example.org'))
  }
  const { paths } = await instance.browser.json<{ paths: Record<string, object> }>('/openapi.json')
  calls = new Set(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/(?<=.)\/$/, '')}`),
    ),
  )
})
afterAll(async () => {
  for (const each of Object.values(all ?? {})) await each.close()
})

/** The pages of the placement test come together with each other. */
const placementPages = [...pages].some((page) => page.startsWith('/placement'))

const isThere = (name: string): boolean => {
  if (!placementPages && /^\/(?:inbox-)?placement/.test(name)) return true
  if (/^(?:GET|POST|DELETE) /.test(name)) return calls.has(name)
  if (name.startsWith('/')) {
    const path = name.replace(/\?\w+=.*$/, '')
    return pages.has(path) || pages.has(`${path}/:id?`) || pages.has(path.replace(/:id$/, ':id?'))
  }
  if (/^(?:src|packages|tests)\//.test(name)) return existsSync(join(root, name))
  // The name of a setting beside a file.
  return /^[A-Z_]+$/.test(name)
}

test('the map has every section, and no row without something', () => {
  expect(rows.length).toBeGreaterThan(70)
  expect(rows.filter(({ names }) => names.length === 0)).toEqual([])
})

test.each(rows)('$says', ({ names }) => {
  expect(names.filter((name) => !isThere(name))).toEqual([])
})

/** Where nothing is billed there is nothing to pay, and where an operator gives plans nothing to buy. */
const billed = /^\/(?:pricing|ltd|subscription|user-account\/(?:plans|subscription|orders))/

describe.each(modes)('walked where billing is %s', (mode) => {
  /** What one who is signed in is answered, redirects included; ids of rows that are not there lead to an honest 404. */
  const statusOf = async (path: string, method: string): Promise<number> => {
    const { browser } = /logout/.test(path) ? { browser: createBrowser(all[mode].url) } : all[mode]
    const body = method === 'GET' ? undefined : '{}'
    const headers: Record<string, string> = body ? { 'content-type': 'application/json' } : {}
    return (await browser.call(path, { method, body, headers })).status
  }

  test.each(rows)('$says', async ({ names }) => {
    for (const name of names) {
      const call = /^(GET|POST|DELETE) (.+)$/.exec(name)
      if (!call && !name.startsWith('/')) continue
      const path = (call?.[2] ?? name).replace(/:id|\{id\}/, 'example').replace(/\{[a-z]+\}/, 'x')
      const status = await statusOf(path, call?.[1] ?? 'GET')
      const allowed = [200, 201, 202, 204, 301, 302, 303, 307, 401, 403, 409, 422]
      if (/example|\/x(?:\/|$)/.test(path)) allowed.push(404)
      // An empty list is a 404, as the specification has it.
      if (name === 'GET /api/inbox-placement') allowed.push(404)
      if (mode === 'off' && call) allowed.push(501)
      if (mode !== 'stripe' && billed.test(path)) allowed.push(404)
      expect(allowed, `${name} answers ${status}`).toContain(status)
    }
  })
})
