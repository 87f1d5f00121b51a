/** The table of figures as it stands in the documentation, between two marks. */
export type Row = {
  figure: string
  seen: string
  /** What it stands beside: a peer. */
  beside?: string
  /** Whether the README says it. */
  claimed: boolean
  /** When it was measured, and what else the machine did. */
  date: string
  /** The part of the bench that measures it. */
  part: string
}

export type Table = { machine: string; postgres: string; rows: Row[] }

const marks = ['<!-- figures: written by `node bench/main.ts table` -->', '<!-- end of figures -->'] as const
const head = '| Figure | Seen | Beside it | Measured | Part |'

export function replaced(text: string, part: string): string {
  const { from, to } = marked(text)
  return `${text.slice(0, from)}\n\n${part.trim()}\n\n${text.slice(to)}`
}

/** What stands between the marks. Throws where there are none. */
export function between(text: string): string {
  const { from, to } = marked(text)
  return text.slice(from, to)
}

function marked(text: string): { from: number; to: number } {
  const [from, to] = [text.indexOf(marks[0]), text.indexOf(marks[1])]
  if (from < 0 || to < from) throw new Error('the marks around the figures are missing')
  return { from: from + marks[0].length, to }
}

export function renderTable(
  rows: Row[],
  about: { machine: string; node: string; postproof: string; postgres: string },
): string {
  const { machine, node, postproof, postgres } = about
  const lines = rows.map(
    ({ figure, seen, beside, claimed, date, part }) =>
      `| ${figure} | ${seen} | ${beside ?? ''} | ${date} | ${part}${claimed ? ', README' : ''} |`,
  )
  return `Machine: ${machine}.
Versions: Postproof ${postproof}, Node ${node}, PostgreSQL ${postgres || 'not measured'}.

${head}
|---|---|---|---|---|
${lines.join('\n')}
`
}

export function readTable(text: string): Table {
  const part = between(text)
  const rows = part
    .split('\n')
    .filter((line) => line.startsWith('| ') && line !== head)
    .map((line) => {
      const [figure = '', seen = '', beside = '', date = '', last = ''] = line.slice(2, -2).split(' | ')
      return {
        figure,
        seen,
        beside: beside.trim(),
        date,
        part: last.split(',')[0]!,
        claimed: last.endsWith(', README'),
      }
    })
  return {
    machine: /^Machine: (.+)\.$/m.exec(part)?.[1] ?? '',
    postgres: /PostgreSQL ([\d.]+)\.$/m.exec(part)?.[1] ?? '',
    rows,
  }
}

export function renderReadme(rows: Row[]): string {
  const lines = rows.filter(({ claimed }) => claimed).map(({ figure, seen }) => `| ${figure} | ${seen} |`)
  return `Of whole processes on one small machine, with no outside world to wait for:

| Figure | Seen |
|---|---|
${lines.join('\n')}
`
}
