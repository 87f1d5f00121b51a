import type { Message } from '@postproof/messages/message'
import type { ExplainedTag } from '../record/parts.ts'
import type { Tag } from '../record/tag-list.ts'

const POLICY_TAGS = new Set(['p', 'sp', 'np'])
const SIMPLE = new Set(['rua', 'ruf', 'pct', 'rf', 'ri'])

/** Which explanation a tag's name and value have. */
export function explainDmarcTag({ name, value }: Tag): ExplainedTag {
  const given = value.toLowerCase()
  if (name.toLowerCase() === 'v') return { name: 'dmarc.v', value: 'dmarc.v' }
  if (POLICY_TAGS.has(name)) {
    const known = ['none', 'quarantine', 'reject'].includes(given)
    return { name: `dmarc.${name}`, value: known ? `dmarc.policy.${given}` : 'dmarc.bad-value' }
  }
  if (name === 'adkim' || name === 'aspf') {
    return { name: `dmarc.${name}`, value: /^[rs]$/.test(given) ? `dmarc.mode.${given}` : 'dmarc.bad-value' }
  }
  if (name === 't')
    return { name: 'dmarc.t', value: /^[yn]$/.test(given) ? `dmarc.t.${given}` : 'dmarc.bad-value' }
  if (name === 'psd') {
    return { name: 'dmarc.psd', value: /^[ynu]$/.test(given) ? `dmarc.psd.${given}` : 'dmarc.bad-value' }
  }
  if (name === 'fo')
    return { name: 'dmarc.fo', value: 'dmarc.fo-value', values: { options: sayableOptions(value) } }
  if (SIMPLE.has(name)) return { name: `dmarc.${name}`, value: `dmarc.${name}-value` }
  return { name: 'dmarc.extension', value: 'dmarc.extension' }
}

const MOST_OPTIONS = 4

const sayableOptions = (value: string): Message =>
  value
    .slice(0, 200)
    .split(':', MOST_OPTIONS)
    .map(sayableOption)
    .reduceRight((others, first) => ({ code: 'dmarc.fo.several', facts: { first, others } }))

function sayableOption(option: string): Message {
  const given = option.trim().toLowerCase()
  const known = (['0', '1', 'd', 's'] as const).find((each) => each === given)
  return { code: `dmarc.fo.${known ?? 'other'}`, facts: {} }
}
