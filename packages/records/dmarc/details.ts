import { z } from 'zod'
import { outcome } from '../record/details.ts'

const policy = z.enum(['none', 'quarantine', 'reject'])
const mode = z.enum(['r', 's'])

const applied = z.object({
  at: z.string().meta({ description: 'The domain whose record applies' }),
  inherited: z.boolean(),
  /** The tag that decides for this name; null when the record has no valid policy and acts as `none`. */
  tag: z.enum(['p', 'sp', 'np']).nullable(),
  requested: policy,
  /** What receivers apply: `t=y` takes one level off (RFC 9989, 4.7). */
  effective: policy,
  testMode: z.boolean(),
})
export type Applied = z.infer<typeof applied>

const identifier = z.object({ by: z.enum(['spf', 'dkim']), domain: z.string() })
export type MailIdentifier = z.infer<typeof identifier>

const alignment = z.object({
  /** `r`: the same organizational domain. `s`: the very same domain. */
  dkim: mode,
  spf: mode,
  /** The From domain's organizational domain by tree walk; null when a question went unanswered. */
  organizational: z.string().nullable(),
  /** By the public suffix list, as receivers before RFC 9989 do it; null for a public suffix. */
  byPublicSuffixList: z.string().nullable(),
  identifiers: z.array(
    identifier.extend({
      organizational: z.string().nullable(),
      /** Null when it could not be found out. */
      relaxed: z.boolean().nullable(),
      aligned: z.boolean().nullable(),
    }),
  ),
})
export type Alignment = z.infer<typeof alignment>

const reportAddress = z.object({
  tag: z.enum(['rua', 'ruf']),
  uri: z.string(),
  domain: z.string(),
  /** Null when the destination's organizational domain could not be found out. */
  external: z.boolean().nullable(),
  /**
   * Whether an external destination agrees to take reports about this domain (RFC 9990, 3.2.3), where it says so, and the
   * record it must publish. Null for the domain's own mailbox.
   */
  authorization: z
    .object({
      outcome: z.enum(['authorized', 'by-wildcard', 'missing', 'unanswered']),
      name: z.string(),
      record: z.string(),
    })
    .nullable(),
  /** Whether the domain takes mail at all; null for other schemes than mailto. */
  mailbox: z.enum(['receives', 'no-mx', 'null-mx', 'unanswered']).nullable(),
  start: z.number(),
  end: z.number(),
})
export type ReportAddress = z.infer<typeof reportAddress>

const planStep = z.object({
  step: z.enum(['listen', 'close-unused', 'quarantine', 'reject', 'parked']),
  host: z.string(),
  value: z.string(),
  /** Days to stay before the next step; null for a step that may be the last. */
  days: z.object({ least: z.number(), most: z.number() }).nullable(),
  /** Keys of what the step does and of what to watch meanwhile, in the engine's words. */
  does: z.string(),
  watch: z.string(),
  /** Only for domains that send no mail written by people. */
  optional: z.boolean(),
  done: z.boolean().meta({ description: 'The published record is at this step or beyond it' }),
})
export type PlanStep = z.infer<typeof planStep>

const claim = z.object({
  /**
   * `own`: SPF passes for the domain itself. `forged`: neither SPF nor DKIM vouches for it; from the domain, from a
   * subdomain that exists, or from one that does not.
   */
  mail: z.enum(['own', 'forged', 'forged-subdomain', 'forged-unused-name']),
  /** The From domain; `*.` and the domain for a name that is made up for each check. */
  from: z.string(),
  /** What receivers do; `none`: they deliver it as if there were no record. Null when the DNS did not answer. */
  result: z.enum(['pass', 'none', 'quarantine', 'reject']).nullable(),
})
export type DmarcClaim = z.infer<typeof claim>

/** What only a DMARC report has. */
export const dmarcDetails = z.object({
  /** Every name asked in the tree walk (RFC 9989, 4.10), from the domain up. */
  walk: z.array(
    z.object({
      name: z.string(),
      outcome,
      records: z.array(z.string()),
      psd: z.enum(['y', 'n', 'u']).nullable(),
      applies: z.boolean(),
    }),
  ),
  /** False when a question went unanswered. */
  complete: z.boolean(),
  domainExists: z.boolean().nullable(),
  applied: applied.nullable(),
  alignment,
  reports: z.array(reportAddress),
  plan: z.array(planStep),
  /** Mail of the domain's owner and of forgers, and what receivers do with each. */
  claims: z.array(claim),
})
export type DmarcDetails = z.infer<typeof dmarcDetails>
