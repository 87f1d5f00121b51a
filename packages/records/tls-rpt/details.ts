import { z } from 'zod'

/** What only a TLS-RPT report has. */
export const tlsRptDetails = z.object({
  /** Addresses that the reports go to, as written, and how they are sent there. */
  addresses: z.array(
    z.object({ uri: z.string(), scheme: z.string(), domain: z.string().nullable(), valid: z.boolean() }),
  ),
})
export type TlsRptDetails = z.infer<typeof tlsRptDetails>
