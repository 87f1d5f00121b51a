import { z } from 'zod'
import { keyScopeSchema } from './accounts.ts'

const iso = z.string().meta({ description: 'UTC, ISO 8601' })

/** What applications may be allowed by OAuth: the scopes of API keys, but for administration. */
export const oauthScopeSchema = keyScopeSchema.exclude(['admin'])
export type OAuthScope = z.infer<typeof oauthScopeSchema>

/** An application that an account has connected. */
export const applicationSchema = z.object({
  id: z.string(),
  host: z.string().meta({
    description: 'The host of the application, or of where it takes the account back to',
    example: 'assistant.example',
  }),
  name: z.string().meta({ description: 'What the application calls itself; it is not checked' }),
  scopes: z.array(oauthScopeSchema),
  created_at: iso,
  last_used_at: iso.nullable(),
  expires_at: iso.meta({ description: 'It ends then unless it is used before' }),
})
export type Application = z.infer<typeof applicationSchema>
