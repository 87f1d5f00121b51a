import { tagParts } from '../record/parts.ts'
import { isAnswered } from '../record/published.ts'
import type { DkimKeyEntry } from './details.ts'
import type { Looked } from './discover.ts'
import { explainDkimTag } from './explain.ts'
import { isDkimKey, parseDkimKey } from './parse.ts'

const MAX_TEXTS = 10

/** Reads what the look-up of a selector gave. */
export function readEntry(looked: Looked): DkimKeyEntry {
  const { selector, name, source, service, answer } = looked
  const state = stateOf(looked)
  const text =
    state === 'found'
      ? keyText(looked.texts)!
      : state === 'split'
        ? (looked.texts.find(isDkimKey) ?? null)
        : null
  const key = text === null ? null : parseDkimKey(text)
  const strings = answer.records.flatMap((record) =>
    record.type === 'TXT' && record.strings.join('') === text
      ? record.strings.map((part) => part.length)
      : [],
  )
  return {
    selector,
    name,
    source,
    service,
    outcome: answer.outcome,
    state,
    alias: answer.cnames.at(-1) ?? null,
    record: text,
    texts: looked.texts.slice(0, MAX_TEXTS),
    strings: strings.slice(0, 50),
    keyType: key?.keyType ?? null,
    bits: key?.bits ?? null,
    revoked: key?.revoked ?? false,
    testing: key?.testing ?? false,
    strictIdentity: key?.strictIdentity ?? false,
    cutOff: key?.cutOff ?? false,
    issues: key?.issues ?? [],
    parts: key ? tagParts(key.text, key.tags, explainDkimTag) : [],
    ttl: answer.ttl,
  }
}

function stateOf({ answer, texts }: Looked): DkimKeyEntry['state'] {
  if (!isAnswered(answer.outcome)) return 'unanswered'
  if (answer.outcome !== 'answer') return answer.cnames.length > 0 ? 'dangling' : 'none'
  const keys = texts.filter(isDkimKey)
  if (keys.length === 1 && texts.some(isKeyRest)) return 'split'
  if (keys.length > 1) return 'several'
  return keyText(texts) === null ? 'none' : 'found'
}

/** The one key; a single record of another form at a key's name was meant as one and is read for its errors. */
function keyText(texts: string[]): string | null {
  const keys = texts.filter(isDkimKey)
  if (keys.length === 1) return keys[0]!
  const only = texts.length === 1 ? texts[0]! : null
  return only !== null && (/[;=]/.test(only) || isKeyRest(only)) && !/^v=(?:spf1|dmarc1)\b/i.test(only)
    ? only
    : null
}

/** The rest of a key that was cut at 255 characters and published as a record of its own. */
export function isKeyRest(text: string): boolean {
  return /^[\s"]*[A-Za-z0-9+/]{40,}={0,2}[\s";]*$/.test(text)
}
