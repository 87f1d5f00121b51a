import { z } from 'zod'

/** The work that stands for a captcha, as ALTCHA defines it (altcha.org/docs/v2/proof-of-work). Browser-safe. */

/** Sent back as base64 of `{challenge, solution: {counter, derivedKey}}`, in the field `recaptcha_token`. */
export const workChallengeSchema = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number().int(),
    keyLength: z.number().int(),
    keyPrefix: z.string().meta({ description: 'How the derived key has to begin, hexadecimal' }),
    keySignature: z.string().optional(),
    expiresAt: z.number().optional().meta({ description: 'Unix time in seconds' }),
  }),
  signature: z.string().optional(),
})
export type WorkChallenge = z.infer<typeof workChallengeSchema>
