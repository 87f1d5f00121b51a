import { plainText } from './plain.ts'
import type { Style } from './style.ts'

/** Columns of text, one row a line; what others wrote is made plain. */
export function textTable(head: string[], rows: string[][], style: Style): string {
  const cells = rows.map((row) => row.map(plainText))
  const widths = head.map((name, at) => Math.max(name.length, ...cells.map((row) => (row[at] ?? '').length)))
  const line = (row: string[]) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd()
  return [style('dim', line(head)), ...cells.map(line)].join('\n')
}
