import { z } from 'zod'
import { issue, outcome, said, span } from '../record/details.ts'

const part = z.object({
  span,
  role: z.string(),
  explain: z.string(),
  values: z.record(z.string(), said),
})

/** The key, or what was found in its place, at one selector. */
const key = z.object({
  selector: z.string(),
  name: z.string(),
  source: z.enum(['given', 'message', 'service', 'common']),
  service: z.string().nullable().meta({ description: 'The sending service that uses this selector' }),
  outcome,
  /** How the search ended. `split`: the key was cut into several records. */
  state: z.enum(['found', 'several', 'split', 'none', 'dangling', 'unanswered']),
  alias: z.string().nullable().meta({ description: 'Where an alias (CNAME) leads to' }),
  record: z.string().nullable(),
  texts: z.array(z.string()).meta({ description: 'Every TXT record at the name' }),
  strings: z.array(z.number()).meta({ description: 'Characters in each string of the record' }),
  keyType: z.enum(['rsa', 'ed25519']).nullable(),
  bits: z.number().nullable().meta({ description: 'RSA modulus bits, 256 for Ed25519' }),
  revoked: z.boolean(),
  testing: z.boolean(),
  strictIdentity: z.boolean(),
  cutOff: z.boolean(),
  issues: z.array(issue),
  parts: z.array(part),
  ttl: z.number(),
})
export type DkimKeyEntry = z.input<typeof key>

const service = z.object({
  id: z.string(),
  name: z.string(),
  seenBy: z.string().meta({ description: 'E.g. `include:_spf.google.com`' }),
  selectors: z.array(z.string()),
  madeUp: z.boolean().meta({ description: 'The service makes up selectors: there may be more keys' }),
})
export type SeenService = z.infer<typeof service>

/** What only a DKIM report has. */
export const dkimDetails = z.object({
  /** Every key found or asked for by name; the surest source first. */
  keys: z.array(key),
  /** How keys were looked for; null when a selector was given. */
  discovery: z
    .object({
      services: z.array(service),
      /** Selectors asked for, and those that got no answer. */
      asked: z.number(),
      unanswered: z.number(),
      wildcard: z.boolean().nullable().meta({ description: 'The zone answers for any selector' }),
      domainkeyExists: z.boolean().nullable(),
    })
    .nullable(),
})
export type DkimDetails = z.input<typeof dkimDetails>
