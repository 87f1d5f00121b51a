import { z } from 'zod'
import { listOf, text, truth } from './tolerant.ts'

/** What the pages draw of a TLS-RPT report's details. */
export const tlsRptDetails = z.object({
  addresses: listOf(z.object({ uri: text, scheme: text, valid: truth })),
})
export type TlsRptDetails = z.infer<typeof tlsRptDetails>
