import type { Json, Status } from '@postproof/engine/finding'

/** One thing said of a mark certificate. `code` in kebab-case; words are tables elsewhere. */
export type CertificateProblem = {
  /** Which part is judged. */
  part:
    | 'bundle'
    | 'chain'
    | 'dates'
    | 'purpose'
    | 'domain'
    | 'subject'
    | 'transparency'
    | 'revocation'
    | 'logo'
  code: string
  status: Status
  facts: Record<string, Json>
}

/** A fault of a mark certificate, with the facts of its sentence. */
export function problem(
  part: CertificateProblem['part'],
  status: Status,
  code: string,
  facts: CertificateProblem['facts'] = {},
): CertificateProblem {
  return { part, code, status, facts }
}
