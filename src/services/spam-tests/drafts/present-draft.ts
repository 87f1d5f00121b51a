import type { Finding } from '@postproof/engine/finding'
import type { Language } from '@postproof/engine/language'
import { evidenceIn } from '@postproof/engine/words/evidence'
import type { EditableField, MessageEdit } from '@postproof/message/edit'
import { groupOf } from '@postproof/spam-test/weights'
import { textsIn } from '@postproof/spam-test/words/texts'
import type { DraftField, DraftFields, DraftFinding, DraftReport } from '#contract/draft.ts'
import type { JudgedDraft } from '../../analysis/draft.ts'

/** What was found in a draft, in the language of whoever writes it. */

const names: Record<DraftField, EditableField> = {
  subject: 'Subject',
  from: 'From',
  reply_to: 'Reply-To',
  list_unsubscribe: 'List-Unsubscribe',
  list_unsubscribe_post: 'List-Unsubscribe-Post',
}
const fields = Object.keys(names) as DraftField[]

export const toEdit = (given: DraftFields): MessageEdit['fields'] =>
  Object.fromEntries(fields.map((field) => [names[field], given[field]]))

export const fieldsOf = (values: Record<EditableField, string>): DraftFields =>
  Object.fromEntries(fields.map((field) => [field, values[names[field]]])) as DraftFields

/** Places that are shown of one finding. */
const MOST_MARKS = 20

export function presentDraft(judged: JudgedDraft, language: Language = 'en'): DraftReport {
  const { score, repairs } = judged
  const ranks = new Map(score.ranking.map((id, rank) => [id, rank]))
  const place = (id: string) => ranks.get(id) ?? ranks.size
  const findings = judged.findings.map((finding) => presentFinding(finding, judged, language))
  return {
    score: score.value,
    coverage: score.coverage,
    findings: findings.sort((a, b) => place(a.id) - place(b.id) || b.points_lost - a.points_lost),
    good: judged.good,
    unanswered: judged.unanswered,
    html_bytes: judged.htmlBytes,
    repairs: repairs.offered.map(({ ask = null, ...repair }) => ({ ...repair, ask })),
    withheld: repairs.withheld,
    together: judged.together,
  }
}

function presentFinding(finding: Finding, judged: JudgedDraft, language: Language): DraftFinding {
  const text = textsIn(language)[finding.id]!
  return {
    id: finding.id,
    title: text.title,
    status: finding.status,
    category: groupOf(finding.id) ?? 'content',
    summary: text.found(finding),
    steps: text.fix(finding, judged.context),
    points_lost: judged.score.points[finding.id]?.lost ?? 0,
    gain: judged.score.points[finding.id]?.gain ?? 0,
    origin: judged.origins[finding.id] ?? 'draft',
    marks: finding.evidence
      .map((shown) => ({
        line: shown.place?.in === 'html' ? shown.place.line : null,
        field: shown.place?.in === 'raw' ? fieldAt(judged, shown.place.line) : null,
        text: evidenceIn(language, shown).value.slice(0, 120),
      }))
      .filter(({ line, field }) => line !== null || field !== null)
      .slice(0, MOST_MARKS),
  }
}

function fieldAt({ fields: lines }: JudgedDraft, line: number): DraftField | null {
  const found = lines.find(({ from, to }) => line >= from && line <= to)
  return fields.find((field) => names[field] === found?.name) ?? null
}
