import { documentOf } from '@postproof/attention/screenshots/document'
import type { Finding } from '@postproof/engine/finding'
import type { Clock } from '@postproof/engine/world'
import {
  type EditableField,
  editableFields,
  editableOf,
  editMessage,
  type MessageEdit,
  newMessage,
} from '@postproof/message/edit'
import { readMessage } from '@postproof/message/read'
import type { Message } from '@postproof/message/types'
import { judgeDraft, type KnownRun, type Origin } from '@postproof/spam-test/draft/judge'
import type { Score } from '@postproof/spam-test/report'
import { findSourceRepairs, type SourceRepairs, secureBy } from '@postproof/spam-test/source-repairs'
import type { FixContext, Session } from '@postproof/spam-test/types'

import { repairedTogether } from './repairs-together.ts'

/** What is done with a mail that is being written; `raw` is the mail that it comes from, empty for one written from scratch. */

export type Written = { edit: MessageEdit; at: number; id: string }

export type JudgedDraft = {
  /** What is wrong, in the order of the catalog. */
  findings: Finding[]
  origins: Record<string, Origin>
  score: Score
  context: FixContext
  good: number
  unanswered: number
  htmlBytes: number
  /** Lines of the source at which the fields stand that can be edited. */
  fields: { name: EditableField; from: number; to: number }[]
  repairs: SourceRepairs
  /** The HTML with every repair made that needs no words, and its score; null if fewer than two can be made. */
  together: { html: string; count: number; score: number | null } | null
}

/** The mail as it is written now; null where the one that it comes from has no HTML. */
export const writtenMail = (raw: Uint8Array, { edit, at, id }: Written): Uint8Array | null =>
  raw.byteLength === 0 ? newMessage(edit, { at, id }) : editMessage(raw, edit)

/** What of it can be edited; null for a mail without HTML. */
export function draftSource(raw: Uint8Array) {
  const message = readMessage(raw)
  if (!message.html) return null
  const { source, truncated } = message.html
  return { html: source, truncated, fields: editableOf(message) }
}

export async function draft(
  raw: Uint8Array,
  { written, session, run }: { written: Written; session: Session; run: KnownRun | null },
  clock: Clock,
): Promise<JudgedDraft | null> {
  const mail = writtenMail(raw, written)
  if (!mail) return null
  const judge = (octets: Uint8Array) => judgeDraft(octets, session, { clock, run })
  const { message, findings, origins, score, context } = await judge(mail)
  const outcomes = run ? [...run.links, ...run.images].flatMap(({ outcome }) => outcome ?? []) : []
  const wrong = findings.filter(isWrong)
  const find = (read: Message) =>
    findSourceRepairs(read, { subject: editableOf(read).Subject, isSecure: secureBy(outcomes) })
  const withHtml = (html: string) => writtenMail(raw, { ...written, edit: { ...written.edit, html } }) ?? mail
  const repairs = find(message)
  const all = repairedTogether(
    written.edit.html,
    repairs.offered,
    (html) => find(readMessage(withHtml(html))).offered,
  )
  return {
    ...{ origins, score, context },
    findings: wrong,
    good: findings.filter(({ status }) => status === 'good').length,
    unanswered: findings.filter(({ status, facts }) => status === 'no-data' && facts.applies !== false)
      .length,
    htmlBytes: message.html?.part.size ?? 0,
    fields: message.headers.flatMap(({ key, line, lineCount }) => {
      const name = editableFields.find((field) => field.toLowerCase() === key)
      return name ? [{ name, from: line, to: line + lineCount - 1 }] : []
    }),
    repairs,
    together: all && { ...all, score: (await judge(withHtml(all.html))).score.value },
  }
}

const isWrong = ({ status }: Finding) => status === 'bad' || status === 'warning'

/** What a browser needs to draw it; null when there is nothing to see. */
export function draftDocument(raw: Uint8Array, written: Written) {
  const mail = writtenMail(raw, written)
  return mail && documentOf(readMessage(mail))
}
