import type { Status } from '#contract/spam-test.ts'
import type { ReportPart } from '#web/shell/paths.ts'
import type { MailContents } from '../outline.ts'
import { isProblem, partOfCheck } from '../report.ts'

export type SourceView = 'raw' | 'html' | 'text'
export const sourceViews: SourceView[] = ['raw', 'html', 'text']

/** A finding's place in one view of the source; `part`: where in the report the finding stands. */
export type Mark = { line: number; title: string; check: string; part: ReportPart; status: Status }

/** Where findings sit in a view, by line; several findings of one line stay apart. */
export function marksOf({ places }: Pick<MailContents, 'places'>, view: SourceView): Mark[] {
  return places
    .filter(isProblem)
    .flatMap((check) =>
      check.places.flatMap(({ in: where, line }) =>
        where === view
          ? [{ line, title: check.title, check: check.id, part: partOfCheck(check), status: check.status }]
          : [],
      ),
    )
    .toSorted((a, b) => a.line - b.line)
}

type Pointed = Pick<MailContents, 'places' | 'links' | 'headers'>

/** Lines that something may point to: findings, evidence, links, headers, and the one asked for. Each gets an anchor. */
export function anchoredLines(mail: Pointed, view: SourceView, asked: string | null): Set<number> {
  const places = [...mail.places.flatMap((check) => check.places), ...mail.links.map((link) => link.place)]
  const lines = places.flatMap((place) => (place?.in === view ? [place.line] : []))
  const headers = view === 'raw' ? mail.headers.map((header) => header.line) : []
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
