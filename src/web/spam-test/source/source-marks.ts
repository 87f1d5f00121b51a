import type { Status, TestResult } from '#contract/spam-test.ts'

export type SourceView = 'raw' | 'html' | 'text'
export const sourceViews: SourceView[] = ['raw', 'html', 'text']

/** A finding's place in one view of the source. */
export type Mark = { line: number; title: string; check: string; status: Status }

/** Where findings sit in a view, by line; several findings of one line stay apart. */
export function marksOf(result: TestResult, view: SourceView): Mark[] {
  return result.results
    .filter((check) => check.status === 'bad' || check.status === 'warning')
    .flatMap((check) =>
      check.evidence.flatMap(({ place }) =>
        place?.in === view
          ? [{ line: place.line, title: check.title, check: check.id, status: check.status }]
          : [],
      ),
    )
    .toSorted((a, b) => a.line - b.line)
}

/** Lines that something may point to: findings, evidence, links, headers, and the one asked for. Each gets an anchor. */
export function anchoredLines(result: TestResult, view: SourceView, asked: string | null): Set<number> {
  const places = [
    ...result.results.flatMap((check) => check.evidence.map((evidence) => evidence.place)),
    ...result.links.map((link) => link.place),
  ]
  const lines = places.flatMap((place) => (place?.in === view ? [place.line] : []))
  const headers = view === 'raw' ? result.headers.map((header) => header.line) : []
  return new Set([...lines, ...headers, ...(asked === null ? [] : [Number(asked)])])
}

/** Lines in blocks, so that a browser lays out only the blocks in sight. */
export function blocksOf(text: string, perBlock: number): { first: number; lines: string[] }[] {
  const lines = text.split(/\r\n|\n|\r/)
  const blocks = []
  for (let at = 0; at < lines.length; at += perBlock) {
    blocks.push({ first: at + 1, lines: lines.slice(at, at + perBlock) })
  }
  return blocks
}
