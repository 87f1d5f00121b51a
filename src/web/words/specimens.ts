import { isRecordKind, type RecordKind, recordKinds } from '@postproof/records/kinds'
import type { BlacklistChecker, Checker } from '#contract/checker-names.ts'
import type { Words } from './types.ts'

/** A made-up record for each checker, part by part. `read`: the part that is read at first. */
type Specimen = { read: number; parts: [text: string, role: string, explanation?: string][] }

const stop = ['; ', 'separator'] as const
const is = ['=', 'separator'] as const
const dot = ['.', 'separator'] as const
const arrow = ['  →  ', 'separator'] as const

type Part = readonly [text: string, role: string]
type Read = { read: number; parts: readonly Part[] }

/** Terms with blanks between them, or tags with a value each. */
function partsOf(record: string): Part[] {
  if (!record.includes(';')) {
    const terms = record.split(/( )/)
    return terms.map((term, at) => [term, at === 0 ? 'version' : term === ' ' ? 'separator' : 'mechanism'])
  }
  return record.split('; ').flatMap((tag, at): Part[] => {
    const [name = '', ...value] = tag.split('=')
    const named: Part = [name, at === 0 ? 'version' : 'tag-name']
    return [...(at === 0 ? [] : [stop]), named, is, [value.join('='), 'tag-value']]
  })
}

/** The part that says most; of the others the first value after the version. */
const mostSaid: Partial<Record<RecordKind, number>> = { spf: 4, dkim: 8 }

const recordOf = (kind: RecordKind): Read => ({
  read: mostSaid[kind] ?? 6,
  parts: partsOf(recordKinds[kind].example),
})

/** Questions to lists, and what they answer. */
const listed: Record<BlacklistChecker, Read> = {
  'domain-blacklist': {
    read: 0,
    parts: [
      ['example.org', 'tag-value'],
      dot,
      ['dbl.spamhaus.org', 'tag-name'],
      arrow,
      ['127.0.1.2', 'modifier'],
    ],
  },
  'email-blacklist': {
    read: 0,
    parts: [
      ['0bc83cb571cd1c50ba6f3e8a78ef1346…', 'tag-value'],
      dot,
      ['ebl.msbl.org', 'tag-name'],
      arrow,
      ['127.0.0.2', 'modifier'],
    ],
  },
  'ip-blacklist': {
    read: 0,
    parts: [
      ['1.2.0.192', 'tag-value'],
      dot,
      ['zen.spamhaus.org', 'tag-name'],
      arrow,
      ['127.0.0.2', 'modifier'],
    ],
  },
}

/** Every part that is no separator is explained in the catalog `specimens`, in order. */
export function specimenOf(checker: Checker, words: Words['specimens']): Specimen {
  const { read, parts } = isRecordKind(checker) ? recordOf(checker) : listed[checker]
  const explanations: Iterator<string> = words[checker].values()
  return {
    read,
    parts: parts.map(([text, role]) =>
      role === 'separator' ? [text, role] : [text, role, explanations.next().value],
    ),
  }
}
