import type { Message } from '@postproof/messages/message'
import type { ExplainedTag } from '../record/parts.ts'
import type { Tag } from '../record/tag-list.ts'

/** Which explanation a tag's name and value have. */
export function explainDkimTag({ name, value }: Tag): ExplainedTag {
  const given = value.toLowerCase()
  if (name === 'v') return { name: 'dkim.v', value: 'dkim.v' }
  if (name === 'k') {
    return {
      name: 'dkim.k',
      value: given === 'rsa' || given === 'ed25519' ? `dkim.k.${given}` : 'dkim.bad-value',
    }
  }
  if (name === 'p') return { name: 'dkim.p', value: given === '' ? 'dkim.p.revoked' : 'dkim.p-value' }
  if (name === 't') return { name: 'dkim.t', value: 'dkim.t-value', values: { flags: sayableFlags(value) } }
  if (name === 'h' || name === 's' || name === 'n')
    return { name: `dkim.${name}`, value: `dkim.${name}-value` }
  if (name === 'g') return { name: 'dkim.g', value: 'dkim.g' }
  return { name: 'dkim.extension', value: 'dkim.extension' }
}

const MOST_FLAGS = 4

const sayableFlags = (value: string): Message =>
  value
    .slice(0, 200)
    .split(':', MOST_FLAGS)
    .map((flag) => sayableFlag(flag.trim()))
    .reduceRight((others, first) => ({ code: 'dkim.flag.several', facts: { first, others } }))

function sayableFlag(flag: string): Message {
  const known = (['y', 's'] as const).find((each) => each === flag.toLowerCase())
  return known ? { code: `dkim.flag.${known}`, facts: {} } : { code: 'dkim.flag.other', facts: { flag } }
}
