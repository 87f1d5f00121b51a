import type { RecordFindingView, RecordResult } from '#contract/checkers.ts'
import type { Status } from '#contract/spam-test.ts'

/** What a stretch of text is within its part: the name of a term or tag, what it is given, or neither. */
export type Tone = 'name' | 'value' | 'plain'

/** A record cut into what is typeset: each part, and within it what is underlined for a finding. */
export type Piece = {
  role: string
  text: string
  explanation: string
  segments: { text: string; status: Status | null; tone: Tone }[]
  /** Findings whose text lies at least partly in this piece, worst first. */
  findings: RecordFindingView[]
}

export type Typeset = Pick<RecordResult, 'record' | 'parsed' | 'checks'>

const rank: Record<Status, number> = { bad: 3, warning: 2, 'no-data': 1, good: 0 }

/** A finding over more than this share of a record means the whole record, not a place in it. */
const wholeShare = 0.9

export function typeset({ record, parsed, checks }: Typeset): Piece[] {
  if (record === null) return []
  const marks = checks
    .filter((check) => check.status === 'bad' || check.status === 'warning')
    .flatMap((check) => check.spans.map((span) => ({ ...span, check })))
    .filter(({ start, end }) => end > start && end - start < Math.max(record.length * wholeShare, 12))
  return withGaps(record, parsed).map(({ start, end, role, explanation }) => {
    const here = marks.filter((mark) => mark.start < end && mark.end > start)
    const name = nameEnd(record, start, end, role)
    const cuts = [start, end, name, ...here.flatMap((mark) => [mark.start, mark.end])]
      .filter((cut) => cut >= start && cut <= end)
      .toSorted((a, b) => a - b)
    const segments = cuts.slice(1).flatMap((to, index) => {
      const from = cuts[index]!
      const over = here.filter((mark) => mark.start < to && mark.end > from)
      if (to <= from) return []
      const status = worst(over.map(({ check }) => check))
      return [{ text: record.slice(from, to), status, tone: toneOf(role, from < name) }]
    })
    const findings = [...new Set(here.map(({ check }) => check))].toSorted(
      (a, b) => rank[b.status] - rank[a.status],
    )
    return { role, text: record.slice(start, end), explanation, segments, findings }
  })
}

/** Where the name of a term ends: `include:` of `include:a.example`, `ip4:` or `-all`; elsewhere there is none. */
function nameEnd(record: string, start: number, end: number, role: string): number {
  if (role !== 'mechanism' && role !== 'modifier') return start
  const colon = record.slice(start, end).search(/[:=/]/)
  return colon < 0 ? end : start + colon + 1
}

function toneOf(role: string, inName: boolean): Tone {
  if (role === 'tag-name' || inName) return 'name'
  return role === 'tag-value' || role === 'mechanism' || role === 'modifier' ? 'value' : 'plain'
}

function worst(findings: RecordFindingView[]): Status | null {
  return findings.reduce<Status | null>(
    (found, { status }) => (found === null || rank[status] > rank[found] ? status : found),
    null,
  )
}

/** The parts in order, overlaps cut and what no part covers put between them. */
function withGaps(record: string, parsed: RecordResult['parsed']): RecordResult['parsed'] {
  const whole: RecordResult['parsed'] = []
  let at = 0
  const add = (start: number, end: number, role: string, explanation: string) => {
    if (end > start) whole.push({ start, end, role, explanation })
  }
  for (const part of parsed.toSorted((a, b) => a.start - b.start)) {
    const start = Math.max(at, part.start)
    const end = Math.min(record.length, part.end)
    if (end <= start) continue
    add(at, start, 'separator', '')
    add(start, end, part.role, part.explanation)
    at = end
  }
  add(at, record.length, parsed.length === 0 ? 'unknown' : 'separator', '')
  return whole
}

/** The piece to read first: what is wrong, and rather a tag's value than its name; -1 when nothing is wrong. */
export function firstToRead(pieces: Piece[]): number {
  const worst = Math.max(0, ...pieces.flatMap(({ findings }) => findings.map(({ status }) => rank[status])))
  const wrong = pieces.filter(({ findings }) => findings.some(({ status }) => rank[status] === worst))
  return pieces.indexOf((wrong.find(({ role }) => role !== 'tag-name' && role !== 'separator') ?? wrong[0])!)
}

/** Whether there is something to say about a piece. */
export const speaks = ({ role, explanation, findings }: Piece): boolean =>
  findings.length > 0 || (role !== 'separator' && explanation !== '')
