import type { Block, Inline } from './types.ts'

/** A table of plain texts as a block of a page. */
export const table = (head: string[], rows: string[][]): Block => ({
  kind: 'table',
  head: head.map(cell),
  rows: rows.map((row) => row.map(cell)),
})

const cell = (text: string): Inline[] => [{ kind: 'text', text }]
