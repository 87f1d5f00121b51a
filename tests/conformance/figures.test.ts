import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { slopeOf } from '../../bench/soak/slope.ts'
import { between, readTable, renderReadme, renderTable, replaced } from '../../bench/table/markdown.ts'

/** What the README claims was measured: each of its figures stands in the table, with machine, date and versions. */

const read = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8')
const readme = read('README.md')
const figures = read('docs/en/operate/figures.md')

test('each figure of the README is one of the table', () => {
  const { rows } = readTable(figures)
  const section = /^## Figures$([\s\S]*?)^## /m.exec(readme)?.[1] ?? ''
  const said = section.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| Figure'))
  expect(said.length).toBeGreaterThan(3)
  for (const line of said) {
    const [figure, seen] = line.slice(2, -2).split(' | ')
    expect(rows.find((row) => row.figure === figure)?.seen).toBe(seen)
  }
  // Words around them hold no other figures.
  const around = section.split('\n').filter((line) => !line.startsWith('|'))
  expect(around.join(' ')).not.toMatch(/\d/)
})

test('the table names machine, versions, and a date for each figure', () => {
  const { machine, rows } = readTable(figures)
  expect(machine).toMatch(/\d+ cores \(.+\), \d+ GB of memory/)
  expect(between(figures)).toMatch(/^Versions: Postproof [\d.]+, Node [\d.]+, PostgreSQL /m)
  for (const row of rows) expect(row.date).toMatch(/^\d{4}-\d\d-\d\d, load \d/)
})

test('what is written is read again, and the text around it stays', () => {
  const rows = [
    {
      figure: 'A',
      seen: '1 / 2 ms',
      beside: 'b: 3',
      claimed: true,
      date: '2026-01-01, load 0.1',
      part: 'report',
    },
    { figure: 'C', seen: '4', beside: '', claimed: false, date: '2026-01-02, load 0.2', part: 'start' },
  ]
  const about = {
    machine: '2 cores (X), 3 GB of memory',
    node: '24.0.0',
    postproof: '0.1.0',
    postgres: '15.1',
  }
  const page = replaced(figures, renderTable(rows, about))
  expect(readTable(page)).toEqual({ machine: about.machine, postgres: '15.1', rows })
  expect(page.split('## Taken apart')[1]).toBe(figures.split('## Taken apart')[1])
  expect(renderReadme(rows)).not.toContain('| C |')
})

test.each([
  [
    'a line',
    [
      [0, 1],
      [1, 3],
      [2, 5],
      [3, 7],
    ],
    2,
    0,
  ],
  [
    'level',
    [
      [0, 4],
      [1, 4],
      [2, 4],
    ],
    0,
    0,
  ],
  [
    'noise around a level',
    [
      [0, 1],
      [1, -1],
      [2, -1],
      [3, 1],
    ],
    0,
    0.632,
  ],
] as [string, [number, number][], number, number][])('slope of %s', (_, points, slope, error) => {
  const found = slopeOf(points)
  expect(found.slope).toBeCloseTo(slope, 3)
  expect(found.error).toBeCloseTo(error, 3)
})
