import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

/** The pages about security name files and tests: each has to exist, and no chapter may be left out. */

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const pages = ['docs/security.md', 'docs/threat-model.md', 'SECURITY.md', 'docs/en/operate/keys.md']

/** `a/b.test.ts`: "one", "another". */
const claims = (text: string) =>
  [...text.matchAll(/`([\w./-]+\.test\.ts)`((?:[:,] "[^"]+")*)/g)].map(([, path = '', names = '']) => ({
    path,
    names: [...names.matchAll(/"([^"]+)"/g)].map(([, name]) => name!),
  }))

/** What a test file calls its tests, each by its words alone. */
const worded = (text: string) => text.replaceAll(/\\u[\da-f]{4}/g, ' ').replaceAll(/\\(.)/g, '$1')

describe.each(pages)('%s', (page) => {
  const text = read(page)

  test('names files that exist', () => {
    const paths = [
      ...text.matchAll(/`((?:src|tests|docs|deploy|migrations|data)\/[\w./-]+|[A-Z]+\.md|\.ci\/run)`/g),
    ]
    expect(paths.map(([, path]) => path!).filter((path) => !existsSync(join(root, path)))).toEqual([])
    const links = [...text.matchAll(/\]\(([\w./-]+)(?:#[\w-]+)?\)/g)].map(([, to]) => join(page, '..', to!))
    expect(links.filter((path) => !existsSync(join(root, path)))).toEqual([])
  })

  test('names tests that exist', () => {
    const missing = claims(text).flatMap(({ path, names }) => {
      if (!existsSync(join(root, path))) return [path]
      const source = worded(read(path))
      return names.filter((name) => !source.includes(name)).map((name) => `${path}: ${name}`)
    })
    expect(missing).toEqual([])
  })
})

describe('the walk through the standard', () => {
  const text = read('docs/security.md')

  test('has every chapter, and proofs in most', () => {
    const chapters = [...text.matchAll(/^## V(\d+) /gm)].map(([, number]) => Number(number))
    expect(chapters).toEqual(Array.from({ length: 14 }, (_, index) => index + 1))
    expect(claims(text).length).toBeGreaterThan(80)
  })

  test('gives each row a state, and a reason to each point that falls short', () => {
    const rows = text.split('\n').filter((line) => /^\| (?:\d+\.|SMTP)/.test(line))
    const [reasons, states] = [
      rows.filter((row) => !row.includes('**')),
      rows.filter((row) => row.includes('**')),
    ]
    expect(states.length).toBeGreaterThan(90)
    for (const row of states) expect(row).toMatch(/\*\*(?:met|operator|not here|short)\*\*/)
    const explained = reasons.map((row) => row.split('|')[1]!).join(' ')
    for (const row of states.filter((each) => /\*\*short\*\*, above/.test(each))) {
      const points = row.split('|')[1]!.match(/\d+\.\d+\.\d+/g) ?? []
      expect(
        points.some((point) => explained.includes(point)),
        row,
      ).toBe(true)
    }
  })

  test('has every point of levels 1 and 2, by its number', () => {
    const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+[^|]*?) \|/gm)].map(([, points]) => points!)
    const named = new Set(rows.flatMap(numbersOf))
    expect(points.filter((point) => !named.has(point))).toEqual([])
  })
})

/** `2.1.1, 2.1.7`, `2.7.1 to 2.7.6`. */
function numbersOf(cell: string): string[] {
  const range = /^(\d+\.\d+)\.(\d+) to (?:\d+\.\d+)\.(\d+)/
  return cell.split(', ').flatMap((part) => {
    const [, section, from, to] = range.exec(part) ?? []
    if (!section) return part.match(/\d+\.\d+\.\d+/g) ?? []
    return Array.from(
      { length: Number(to) - Number(from) + 1 },
      (_, index) => `${section}.${Number(from) + index}`,
    )
  })
}

/** How many points each section of 4.0.3 has, but for those it withdrew and those of level 3 alone. */
const sections: [section: string, points: string][] = [
  ['1.1', '1-7'],
  ['1.2', '1-4'],
  ['1.4', '1 4 5'],
  ['1.5', '1-4'],
  ['1.6', '1-4'],
  ['1.7', '1 2'],
  ['1.8', '1 2'],
  ['1.9', '1 2'],
  ['1.10', '1'],
  ['1.11', '1 2'],
  ['1.12', '2'],
  ['1.14', '1-6'],
  ['2.1', '1-12'],
  ['2.2', '1-3'],
  ['2.3', '1-3'],
  ['2.4', '1-5'],
  ['2.5', '1-7'],
  ['2.6', '1-3'],
  ['2.7', '1-6'],
  ['2.8', '1-7'],
  ['2.9', '1-3'],
  ['2.10', '1-4'],
  ['3.1', '1'],
  ['3.2', '1-4'],
  ['3.3', '1-4'],
  ['3.4', '1-5'],
  ['3.5', '1-3'],
  ['3.7', '1'],
  ['4.1', '1-3 5'],
  ['4.2', '1 2'],
  ['4.3', '1-3'],
  ['5.1', '1-5'],
  ['5.2', '1-8'],
  ['5.3', '1-10'],
  ['5.4', '1-3'],
  ['5.5', '1-4'],
  ['6.1', '1-3'],
  ['6.2', '1-6'],
  ['6.3', '1 2'],
  ['6.4', '1 2'],
  ['7.1', '1-4'],
  ['7.2', '1 2'],
  ['7.3', '1 3 4'],
  ['7.4', '1-3'],
  ['8.1', '1-4'],
  ['8.2', '1-3'],
  ['8.3', '1-8'],
  ['9.1', '1-3'],
  ['9.2', '1-4'],
  ['10.2', '1 2'],
  ['10.3', '1-3'],
  ['11.1', '1-8'],
  ['12.1', '1-3'],
  ['12.2', '1'],
  ['12.3', '1-6'],
  ['12.4', '1 2'],
  ['12.5', '1 2'],
  ['12.6', '1'],
  ['13.1', '1 3-5'],
  ['13.2', '1-3 5 6'],
  ['13.3', '1 2'],
  ['13.4', '1 2'],
  ['14.1', '1-4'],
  ['14.2', '1-6'],
  ['14.3', '2 3'],
  ['14.4', '1-7'],
  ['14.5', '1-4'],
]
const points = sections.flatMap(([section, list]) =>
  list.split(' ').flatMap((part) => {
    const [from = 0, to = from] = part.split('-').map(Number)
    return Array.from({ length: to - from + 1 }, (_, index) => `${section}.${from + index}`)
  }),
)
