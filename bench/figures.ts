import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'

/** The smallest value that `share` (0 to 1) of all values do not exceed; NaN when there are none. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

export const median = (values: number[]) => percentile(values, 0.5)

/** Milliseconds as text. */
export function ms(value: number): string {
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`
}

export function printTable(title: string, head: string[], rows: string[][]): void {
  const widths = head.map((cell, at) => Math.max(cell.length, ...rows.map((row) => row[at]?.length ?? 0)))
  const line = (cells: string[]) =>
    `| ${widths.map((width, at) => (cells[at] ?? '').padEnd(width)).join(' | ')} |`
  console.log(`\n${title}\n`)
  console.log(line(head))
  console.log(`|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`)
  for (const row of rows) console.log(line(row))
}

/** What figures are measured on. */
export function machine(): string {
  const model =
    cpus()[0]
      ?.model.replace(/\((?:R|TM)\)/g, '')
      .trim() ?? 'unknown processor'
  return `${availableParallelism()} cores (${model}), ${Math.round(totalmem() / 1024 ** 3)} GB of memory`
}

/** The same, printed. */
export function printMachine(): void {
  const load = loadavg().map((value) => value.toFixed(1))
  const model = cpus()[0]?.model ?? 'unknown processor'
  console.log(
    `${availableParallelism()} cores (${model}), Node ${process.version}, load before ${load.join(' ')}, ${new Date().toISOString().slice(0, 10)}`,
  )
}
