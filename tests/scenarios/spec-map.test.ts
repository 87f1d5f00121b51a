import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import routes from '../../src/web/routes.ts'
import { type Instance, startInstance } from '../instance.ts'

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

let instance: Instance
let calls: Set<string>
beforeAll(async () => {
  instance = await startInstance()
  const { paths } = await instance.browser.json<{ paths: Record<string, object> }>('/openapi.json')
  calls = new Set(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/(?<=.)\/$/, '')}`),
    ),
  )
})
afterAll(() => instance.close())

/** The pages of the placement test come together with each other. */
const placementPages = [...pages].some((page) => page.startsWith('/placement'))

const isThere = (name: string): boolean => {
  if (!placementPages && /^\/(?:inbox-)?placement/.test(name)) return true
  if (/^(?:GET|POST|DELETE) /.test(name)) return calls.has(name)
  if (name.startsWith('/'))
    return pages.has(name) || pages.has(`${name}/:id?`) || pages.has(name.replace(/:id$/, ':id?'))
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
