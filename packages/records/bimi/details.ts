import { z } from 'zod'
import { said } from '../record/details.ts'

/** One thing wrong with a logo, or worth changing. `code` in kebab-case; words are tables elsewhere. */
const problem = z.object({
  code: z.string(),
  /** `bad`: the grammar or its safety is broken. `warning`: advice. */
  status: z.enum(['bad', 'warning']),
  /** Name of the element as written; null when the file as a whole is meant. */
  element: z.string().nullable(),
  attribute: z.string().nullable(),
  /** The offending text, cut at 80 characters, or what is wrong with it. */
  value: said.nullable(),
  /** What kind of element or attribute; see grammar.ts. */
  kind: z.string().nullable(),
  line: z.number(),
  column: z.number(),
})
export type SvgProblem = z.input<typeof problem>

const http = z.object({
  url: z.string(),
  status: z.number().nullable().meta({ description: 'Null when no answer came' }),
  type: z.string().nullable(),
  bytes: z.number(),
  redirects: z.array(z.object({ url: z.string(), status: z.number() })),
  failure: z.string().nullable(),
  ms: z.number(),
})
export type HttpFacts = z.infer<typeof http>

const logo = z.object({
  /** It follows the grammar: the only case in which `svg` is given. */
  valid: z.boolean(),
  svg: z.string().nullable().meta({ description: 'Show it in an <img> with a data: URL' }),
  title: z.string().nullable(),
  bytes: z.number().meta({ description: 'Octets after unpacking' }),
  problems: z.array(problem),
})
export type LogoDetails = z.input<typeof logo>

const summary = z.object({
  type: z.enum(['VMC', 'CMC']).nullable(),
  markType: z.string().nullable(),
  issuer: z.string(),
  organization: z.string().nullable(),
  /** The subject's fields by name. */
  subject: z.record(z.string(), z.string()),
  /** ISO 8601. */
  validFrom: z.string(),
  validTo: z.string(),
  names: z.array(z.string()).meta({ description: 'The domains it is for' }),
  serial: z.string(),
  fingerprint: z.string(),
  /** `broken` also when another rule of the chain fails. */
  chain: z.enum(['verified', 'unknown-root', 'broken']),
  root: z.string().nullable(),
  certificates: z.number(),
})
export type MarkCertificate = z.infer<typeof summary>

const precondition = z.object({
  enforcing: z.boolean().nullable().meta({ description: 'Null when it could not be asked' }),
  /** Where the record that applies stands. */
  appliedAt: z.string().nullable(),
  policy: z.string().nullable(),
  organizational: z.string().nullable(),
})
export type DmarcPrecondition = z.infer<typeof precondition>

/** What only BIMI has. Plain data. */
export const bimiDetails = z.object({
  selector: z.string(),
  organizational: z.string().nullable(),
  declined: z.boolean().meta({ description: 'The record says that the domain takes no part' }),
  preference: z.enum(['brand', 'personal']).nullable(),
  localParts: z.array(z.string()),
  dmarc: precondition,
  /** The file at l=. */
  logo: logo.partial().extend({ url: z.string(), http }).nullable(),
  /** The file at a=. */
  certificate: z
    .object({
      url: z.string(),
      http,
      summary: summary.nullable(),
      /** The logo inside it. */
      logo: logo.nullable(),
    })
    .nullable(),
  /**
   * What mail providers make of it. `verified`: everything holds, certificate included. `self-asserted`: all is well,
   * but there is no certificate. `refused`: something is wrong. `open`: something could not be asked.
   * `none`: no record, or declined.
   */
  outcome: z.enum(['verified', 'self-asserted', 'refused', 'open', 'none']),
})
export type BimiDetails = z.input<typeof bimiDetails>
