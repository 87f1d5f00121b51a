import type { MarkCertificate } from './certificate/check.ts'
import type { HttpFacts } from './files.ts'
import type { DmarcPrecondition } from './precondition.ts'
import type { SvgProblem } from './svg/problem.ts'

export type LogoDetails = {
  /** It follows the grammar: the only case in which `svg` is given. Show it in an <img> with a data: URL. */
  valid: boolean
  svg: string | null
  title: string | null
  /** Octets after unpacking. */
  bytes: number
  problems: SvgProblem[]
}

/** What only BIMI has. Plain data. */
export type BimiDetails = {
  selector: string
  organizational: string | null
  /** The record says that the domain takes no part. */
  declined: boolean
  preference: 'brand' | 'personal' | null
  localParts: string[]
  dmarc: DmarcPrecondition
  /** The file at l=. */
  logo: ({ url: string; http: HttpFacts } & Partial<LogoDetails>) | null
  /** The file at a=. */
  certificate: {
    url: string
    http: HttpFacts
    summary: MarkCertificate | null
    /** The logo inside it. */
    logo: LogoDetails | null
  } | null
  /**
   * What mail providers make of it. `verified`: everything holds, certificate included. `self-asserted`: all is well,
   * but there is no certificate. `refused`: something is wrong. `open`: something could not be asked.
   * `none`: no record, or declined.
   */
  outcome: 'verified' | 'self-asserted' | 'refused' | 'open' | 'none'
}
