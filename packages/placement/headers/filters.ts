import type { Header } from '@postproof/message/types'
import type { HeaderFamily } from '../provider-info.ts'
import type { FilterVerdict } from '../report-types.ts'
import { plainValue } from './fields.ts'
import type { FilterCode } from './filter-says.ts'
import { rulesIn } from './marks.ts'

/**
 * The verdicts of filters other than Microsoft's. From general knowledge of the headers that providers and filter
 * products write; those with `unverified` have not been seen by the project itself. What is not known is shown raw.
 */

type Said = 'spam' | 'clean' | null
type Rule = {
  key: string | RegExp
  /** Read only in mailboxes of this family; null: a filter that runs anywhere. */
  family: HeaderFamily | null
  code: FilterCode
  says(value: string): Said
}

const silent = (): Said => null
const yesNo = (value: string): Said =>
  /^(?:yes|true)\b/i.test(value) ? 'spam' : /^(?:no|false)\b/i.test(value) ? 'clean' : null
const words =
  (spam: RegExp, clean: RegExp) =>
  (value: string): Said =>
    clean.test(value) ? 'clean' : spam.test(value) ? 'spam' : null

const rule = (
  family: HeaderFamily | null,
  key: string | RegExp,
  code: FilterCode,
  says: Rule['says'] = silent,
): Rule => ({ family, key, code, says })

const rules: readonly Rule[] = [
  // Unverified: seen in exports of Gmail mailboxes.
  rule('google', 'x-gm-spam', 'number-flag', words(/^[1-9]/, /^0/)),
  rule('google', 'x-gm-phishy', 'number-flag', words(/^[1-9]/, /^0/)),
  rule('yahoo', 'x-yahoofilteredbulk', 'yahoo-bulk', () => 'spam'),
  rule('yahoo', 'x-apparently-to', 'yahoo-recipient'),
  rule('yahoo', 'x-ymailisg', 'opaque'),
  // Unverified.
  rule('icloud', 'x-apple-movetofolder', 'moved-to', words(/junk/i, /^inbox/i)),
  rule('icloud', 'x-apple-action', 'moved-to', words(/junk/i, /\/inbox/i)),
  rule('icloud', /^x-icl-/, 'opaque'),
  rule('gmx', 'x-gmx-antispam', 'verdict', words(/^[1-9]/, /^(?:0\b|-)|not recognized as spam/i)),
  rule('gmx', 'x-ui-filterresults', 'verdict', words(/^(?:junk|spam)/i, /^notjunk/i)),
  // Unverified.
  rule('zoho', /^x-zohomail/, 'raw'),
  rule('zoho', /^x-zoho-(?:av|virus)/, 'virus'),
  rule('fastmail', 'x-spam-known-sender', 'known-sender'),
  rule('fastmail', 'x-spam-score', 'score'),
  rule('fastmail', 'x-me-vscategory', 'verdict', words(/spam|phish/i, /^clean/i)),
  // Unverified.
  rule('proton', 'x-pm-spam-action', 'proton-action', words(/spam|junk/i, /^(?:inbox|none|ham)/i)),
  rule('proton', 'x-pm-spamscore', 'score'),
  rule('proton', 'x-pm-origin', 'proton-origin'),
  // Unverified.
  rule('mailru', 'x-mras', 'verdict', words(/spam/i, /^ok\b/i)),
  rule('mailru', /^x-mru-/, 'raw'),
  rule('mailru', /^x-(?:7564579a|77f55803|b7ad71c0)$/, 'opaque'),
  // Unverified: 1 is mail, 4 is spam.
  rule('yandex', 'x-yandex-spam', 'verdict', words(/^4\b/, /^1\b/)),
  // Orange and T-Online; unverified.
  rule('generic', 'x-me-spamlevel', 'verdict', words(/^(?:low|med|high|spam)/i, /^not-spam/i)),
  rule('generic', 'x-toi-spamclass', 'verdict', words(/spam/i, /^clean/i)),
  rule(null, 'x-spam-flag', 'spamassassin', yesNo),
  rule(null, 'x-spam-status', 'spamassassin', yesNo),
  rule(null, 'x-spam-score', 'score'),
  rule(
    null,
    'x-rspamd-action',
    'rspamd-action',
    words(/^(?:add header|rewrite subject|reject|quarantine)/i, /^no action/i),
  ),
  rule(null, 'x-spamd-result', 'rspamd', words(/^[^:[\]]{0,60}:\s?true/i, /^[^:[\]]{0,60}:\s?false/i)),
  rule(null, 'x-rspamd-score', 'score'),
  rule(null, 'x-barracuda-spam-status', 'barracuda', yesNo),
  rule(null, 'x-barracuda-spam-score', 'score'),
  rule(
    null,
    'x-proofpoint-spam-details',
    'proofpoint',
    words(/rule=(?:spam|phish|malware|bulk)/i, /rule=(?:notspam|safe)/i),
  ),
  rule(null, 'x-mimecast-spam-score', 'score'),
  rule(null, 'x-mimecast-bulk-signature', 'bulk'),
  rule(null, 'x-ironport-anti-spam-filtered', 'cisco'),
  rule(null, 'x-ironport-anti-spam-result', 'opaque'),
]

const MAX_FILTERS = 30
const MAX_VALUE = 300
/** A list of rules may be long. */
const MAX_READ = 4000
const MAX_RULES = 8

const fits = (one: Rule, key: string, family: HeaderFamily): boolean =>
  (one.family === null || one.family === family) &&
  (typeof one.key === 'string' ? one.key === key : one.key.test(key))

/** By the name of the field alone, as a row keeps it: a name means the same wherever it is read. */
export function filterCodeOf(name: string): FilterCode {
  const key = name.toLowerCase()
  const found = rules.find((one) => (typeof one.key === 'string' ? one.key === key : one.key.test(key)))
  return found?.code ?? 'raw'
}

/**
 * The verdicts in a header block. `border`: index of the border's Received field: what a filter that runs anywhere
 * wrote below it may have come with the mail: `unsure`.
 */
export function filterVerdicts(
  fields: readonly Header[],
  border: number,
  family: HeaderFamily,
): FilterVerdict[] {
  const found: FilterVerdict[] = []
  for (const [index, field] of fields.entries()) {
    if (found.length >= MAX_FILTERS) break
    const one = field.key.startsWith('x-') ? rules.find((each) => fits(each, field.key, family)) : undefined
    if (one === undefined) continue
    const whole = plainValue(field).slice(0, MAX_READ).replace(/\s+/g, ' ')
    const value = whole.slice(0, MAX_VALUE)
    const unsure = one.family === null && index > border
    const verdict = one.says(value)
    const named = verdict === 'spam' ? rulesIn(one.code, whole).slice(0, MAX_RULES) : []
    found.push({ name: field.name, value, verdict, unsure, ...(named.length > 0 ? { rules: named } : {}) })
  }
  return found
}
