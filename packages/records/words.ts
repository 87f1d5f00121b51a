import type { Finding } from '@postproof/engine/finding'
import type { FindingWords } from '@postproof/engine/finding-words'
import { type Described, describe } from '@postproof/engine/words/describe'
import type { Language } from '@postproof/messages/languages'
import type { Message } from '@postproof/messages/message'
import { say } from '@postproof/messages/say'
import { isCode } from '@postproof/messages/stored'
import { definitionOf } from './definitions.ts'
import { domainWords } from './domain/words.ts'
import type { RecordKind } from './kinds.ts'
import type { RecordPart } from './record/report.ts'

/** The sentences of the record checkers. */

/** What a sentence needs of a finding. */
type Stored = Pick<Finding, 'code' | 'facts'>

export type CodedRecordText = Pick<Described<undefined>, 'title' | 'why' | 'refs' | 'codes'> & {
  found(finding: Stored): string
  fix(finding: Stored): string[]
}

/** The words of one kind of record, or of the rest of a domain report, in a language, by finding id. */
export function recordTextsIn(
  kind: RecordKind | 'domain',
  language: Language,
): Record<string, CodedRecordText> {
  const key = `${kind} ${language}`
  const known = texts.get(key)
  if (known) return known
  const made = Object.fromEntries(
    Object.entries(kind === 'domain' ? domainWords : definitionOf(kind).words).map(([id, each]) => [
      id,
      recordText(language, id, each),
    ]),
  )
  texts.set(key, made)
  return made
}

const texts = new Map<string, Record<string, CodedRecordText>>()

function recordText(language: Language, id: string, words: FindingWords): CodedRecordText {
  const { title, why, refs, codes, found, fix } = describe(language, id, words)
  return { title, why, refs, codes, found, fix: (finding) => fix(finding, undefined) }
}

/** What a part of a record is, what a suggested record changes or may break, or a question about it. */
export function explainRecord(
  kind: RecordKind,
  language: Language,
  explain: string,
  values: RecordPart['values'] = {},
): string {
  const code = codeOf(kind, explain)
  return isCode(code) ? say(language, { code, facts: values } as Message) : ''
}

/** What parts of every kind of record are explained by. */
function codeOf(kind: RecordKind, explain: string): string {
  const { separator = 'part.separator', unknown = 'part.unknown-tag' } = definitionOf(kind).parts ?? {}
  return explain === 'separator' ? separator : explain === 'unknown' ? unknown : explain
}
