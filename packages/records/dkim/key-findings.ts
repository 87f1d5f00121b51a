import { issueFindings, recordFinding } from '../record/findings.ts'
import type { Issue, Span } from '../record/issue.ts'
import { characterFindings } from '../record/name.ts'
import type { RecordFinding } from '../record/report.ts'
import { parseTagList, type Tag, tagOf } from '../record/tag-list.ts'
import { undecided } from '../record/verdict.ts'
import type { DkimKeyEntry } from './details.ts'
import { GOOD_RSA_BITS, isDkimKey, KEY_TAGS, MIN_RSA_BITS } from './parse.ts'

/** Above this, receivers need not verify (RFC 8301, 3.2), and the record barely fits into a DNS answer. */
export const LARGE_RSA_BITS = 4096

/** Under which subject each issue of the record is reported. */
const SUBJECTS: Record<string, string> = {
  'historic-tag': 'dkim_tags',
  'missing-key': 'dkim_public-key',
  'not-base64': 'dkim_public-key',
  'pem-armor': 'dkim_public-key',
  'not-a-key': 'dkim_public-key',
  'cut-off': 'dkim_public-key',
  'ed25519-length': 'dkim_public-key',
  'ed25519-wrapped': 'dkim_public-key',
  revoked: 'dkim_public-key',
  'unknown-key-type': 'dkim_key-type',
  'key-type-mismatch': 'dkim_key-type',
  'ed25519-without-k': 'dkim_key-type',
  'weak-key': 'dkim_strength',
  'short-key': 'dkim_strength',
  'no-sha256': 'dkim_hashes',
  'sha1-allowed': 'dkim_hashes',
  'not-for-email': 'dkim_service',
  testing: 'dkim_flags',
}

/**
 * The findings of one selector. Spans point into the report's record, so that only the shown entry has any; the
 * places in other keys are in their entries.
 */
export function entryFindings(entry: DkimKeyEntry, shown: boolean): RecordFinding[] {
  // A piece of a key is not judged as a key: that it was cut says it all.
  const judged = entry.record !== null && entry.state !== 'split'
  const found = [outcomeFinding(entry), ...(judged ? recordFindings(entry, entry.record!) : [])]
  return found.map((finding) => ({
    ...finding,
    spans: shown ? finding.spans : [],
    facts: { selector: entry.selector, bits: entry.bits, ...finding.facts },
  }))
}

function outcomeFinding(entry: DkimKeyEntry): RecordFinding {
  const { name, source, service, alias, outcome, texts } = entry
  const id = 'dkim_key'
  const facts = { name, source, service, alias, outcome }
  const evidence = texts.slice(0, 3).map((value) => ({ label: name, value }))
  switch (entry.state) {
    case 'unanswered':
      return undecided(id, 'unanswered', { facts })
    case 'dangling':
      // An alias found by guessing selectors may be what is left of a former service: nothing shows that mail is signed
      // with it.
      return recordFinding(
        source === 'service' || source === 'common' ? 'warning' : 'bad',
        id,
        'dangling-alias',
        {
          facts,
        },
      )
    case 'several':
      return recordFinding('bad', id, 'several', { facts: { ...facts, count: texts.length }, evidence })
    case 'split':
      return recordFinding('bad', id, 'split', { facts: { ...facts, count: texts.length }, evidence })
    case 'none':
      // A selector of a message seen some time ago may have been retired since.
      return source === 'message'
        ? recordFinding('warning', id, 'not-found-for-message', { facts, evidence })
        : recordFinding('bad', id, 'not-found', { facts, evidence })
    case 'found':
      return recordFinding('good', id, 'found', { facts, evidence })
  }
}

function recordFindings(entry: DkimKeyEntry, text: string): RecordFinding[] {
  const { tags } = parseTagList(text)
  const issues = refine(entry, tags)
  const subjects = [...new Set(issues.map((issue) => SUBJECTS[issue.code] ?? 'dkim_syntax'))]
  const found = subjects.flatMap((id) =>
    issueFindings(
      id,
      issues.filter((issue) => (SUBJECTS[issue.code] ?? 'dkim_syntax') === id),
    ),
  )
  return [
    ...found.map((finding) => withdraw(finding, entry)),
    ...tagFindings(tags),
    ...strengthFindings(entry, tags),
    ...(entry.strictIdentity
      ? [recordFinding('good', 'dkim_flags', 'strict', { spans: [tagOf(tags, 't')!.span] })]
      : []),
    ...stringFindings(entry, text),
    ...characterFindings('dkim_characters', text),
  ]
}

/** Codes that say more than the parser's: cut off, and the two ways in which Ed25519 goes wrong. */
function refine(entry: DkimKeyEntry, tags: Tag[]): Issue[] {
  const k = tagOf(tags, 'k')?.value.toLowerCase()
  return entry.issues
    .filter((issue) => issue.code !== 'unknown-tag')
    .flatMap((issue) => {
      if (issue.code === 'key-type-mismatch' && k !== undefined && k !== 'rsa' && k !== 'ed25519') return []
      return [{ ...issue, code: refinedCode(issue.code, entry, k) }]
    })
}

function refinedCode(code: string, entry: DkimKeyEntry, k: string | undefined): string {
  if (code === 'not-a-key' && k === 'ed25519') return 'ed25519-length'
  if (code === 'not-a-key' && entry.cutOff) return 'cut-off'
  if (code === 'key-type-mismatch' && entry.keyType === 'ed25519' && k === undefined)
    return 'ed25519-without-k'
  return code
}

/** A revoked key (empty `p=`; RFC 6376, 3.6.1) found by guessing is in order: nothing shows that mail is signed with it. */
function withdraw(finding: RecordFinding, { source }: DkimKeyEntry): RecordFinding {
  if (finding.code !== 'revoked' || source === 'given' || source === 'message') return finding
  return recordFinding('good', finding.id, 'withdrawn', { facts: finding.facts, spans: finding.spans })
}

function tagFindings(tags: Tag[]): RecordFinding[] {
  const foreign = tags.filter((tag) => !KEY_TAGS.has(tag.name) && tag.name !== 'g')
  const odd = foreign.filter((tag) => KEY_TAGS.has(tag.name.toLowerCase()))
  const unknown = foreign.filter((tag) => !odd.includes(tag))
  const tell = (code: string, all: Tag[]) => {
    const facts = { tags: all.slice(0, 10).map((tag) => tag.name.slice(0, 40)) }
    return recordFinding('warning', 'dkim_tags', code, {
      facts,
      spans: all.slice(0, 20).map((tag) => tag.span),
    })
  }
  return [
    ...(odd.length > 0 ? [tell('odd-case', odd)] : []),
    ...(unknown.length > 0 ? [tell('unknown', unknown)] : []),
  ]
}

function strengthFindings({ keyType, bits }: DkimKeyEntry, tags: Tag[]): RecordFinding[] {
  const id = 'dkim_strength'
  const more = { facts: { bits }, spans: keySpans(tags) }
  if (keyType === 'ed25519') return [recordFinding('good', id, 'ed25519', more)]
  if (keyType !== 'rsa' || bits === null || bits < MIN_RSA_BITS || bits < GOOD_RSA_BITS) return []
  if (bits > LARGE_RSA_BITS) return [recordFinding('warning', id, 'large-key', more)]
  return [recordFinding('good', id, 'strong', more)]
}

function keySpans(tags: Tag[]): Span[] {
  const p = tagOf(tags, 'p')
  return p ? [p.span] : []
}

/** Backslashes come from files that escape semicolons; quotes inside a string from cutting a long record by hand in a panel that cuts by itself. */
function stringFindings(entry: DkimKeyEntry, text: string): RecordFinding[] {
  const spans: Span[] = []
  for (const match of text.matchAll(/["\\]+/g)) {
    if (spans.length >= 10) break
    spans.push({ start: match.index, end: match.index + match[0].length })
  }
  const others = entry.texts.filter((other) => other !== text && !isDkimKey(other))
  const code = text.includes('"') ? 'quotes-inside' : 'backslashes-inside'
  return [
    ...(spans.length > 0 ? [recordFinding('bad', 'dkim_strings', code, { spans })] : []),
    ...(others.length > 0
      ? [
          recordFinding('warning', 'dkim_other-text', 'other-text', {
            facts: { name: entry.name, count: others.length },
            evidence: others.slice(0, 5).map((value) => ({ label: 'TXT', value })),
          }),
        ]
      : []),
  ]
}
