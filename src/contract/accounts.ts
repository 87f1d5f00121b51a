import { z } from 'zod'
import { emailAddressPattern } from './email-address.ts'
import { issue } from './issues.ts'
import { languages } from './language.ts'

/** The API's shapes for accounts: signing in, profile, keys, sessions. Browser-safe. */

const iso = z.string().meta({ description: 'UTC, ISO 8601' })
const address = z
  .string(issue('field.your_email'))
  .trim()
  .min(1, issue('field.your_email'))
  .max(254, issue('field.email_too_long'))
/** Of an account there is: older ones may have an address that is taken no more. */
const email = address.regex(/^[^\s@]+@[^\s@]+$/, issue('field.not_an_email'))
/** One that is given to an account. */
const newEmail = address.regex(emailAddressPattern, issue('field.not_an_email'))
export const newAddressSchema = z.object({ email: newEmail })
export const passwordSchema = z
  .string(issue('field.choose_password'))
  .min(10, issue('field.at_least'))
  .max(200, issue('field.at_most'))
/** What is asked while a password is typed; `score`: 0 would be guessed at once, 4 is out of reach. */
export const strengthSchema = z.object({ password: z.string().max(200) })
export const strengthAnswerSchema = z.object({ score: z.number().int().min(0).max(4) })

const totp = z
  .string()
  .trim()
  .max(20)
  .optional()
  .meta({ description: 'Code of the authenticator app, or a recovery code' })
const captcha = z.string().max(10_000).optional()

const repeated = {
  password: passwordSchema,
  password_confirmation: z.string(issue('field.repeat_password')),
}
const sameTwice = <T extends { password: string; password_confirmation: string }>(given: T) =>
  given.password === given.password_confirmation
const notSame = { message: issue('field.passwords_differ'), path: ['password_confirmation'] }

export const scopeSchema = z.enum(['user', 'admin'])

export const mailStoppedSchema = z.object({
  kind: z
    .enum(['bounce', 'complaint'])
    .meta({ description: 'Mail to the address came back, or its reader reported it as spam' }),
  reason: z.enum(['no_mailbox', 'disabled', 'full', 'other', 'abuse', 'fraud', 'virus']),
  at: iso,
  until: iso.nullable().meta({ description: 'null: until someone has mail sent there again' }),
})
export type MailStopped = z.infer<typeof mailStoppedSchema>

export const profileSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  locale: z.string(),
  timezone: z.string(),
  plan_id: z.string(),
  email_verified_at: iso.nullable(),
  pending_email: z.string().nullable().meta({
    description: 'An address that is to take the place of the present one, which stands until then',
  }),
  pending_counts_at: iso
    .nullable()
    .meta({ description: 'When that one counts at the latest, once its own mailbox has confirmed it' }),
  factor_lost_counts_at: iso.nullable().meta({
    description: 'From when on a second factor that was said to be lost can be switched off by mail',
  }),
  mail_stopped: mailStoppedSchema
    .nullable()
    .meta({ description: 'Why nothing more is sent to the address; null: mail is sent' }),
  scope: z.array(scopeSchema),
  two_factor_enabled: z.boolean(),
  created_at: iso,
  deletion_at: iso
    .nullable()
    .meta({ description: 'When the account will be deleted; null when it will not' }),
})
export type Profile = z.infer<typeof profileSchema>

export const registerSchema = z
  .object({
    name: z
      .string(issue('field.your_name'))
      .trim()
      .min(1, issue('field.your_name'))
      .max(100, issue('field.at_most')),
    email: newEmail,
    ...repeated,
    terms: z.literal(true, issue('field.accept_terms')),
    recaptcha_token: captcha,
    payment_hash: z.string().max(200).optional(),
    timezone: z
      .string()
      .max(60)
      .optional()
      .meta({ description: 'IANA, such as `Europe/Berlin`; UTC where it is not known' }),
  })
  .refine(sameTwice, notSame)
export type Registration = z.infer<typeof registerSchema>

export const registeredSchema = z.object({
  user: profileSchema,
  verification_sent: z.literal(true),
  api_token: z.string(),
})

export const loginSchema = z.object({
  email,
  password: z.string(issue('field.your_password')).min(1, issue('field.your_password')).max(200),
  totp,
  recaptcha_token: captcha,
})
export type Credentials = z.infer<typeof loginSchema>

/** Either signed in, or asked for the second factor: the same call again with `totp`, or POST /api/login/two-factor. */
export const loginAnswerSchema = z.union([
  z.object({ api_token: z.string(), expires_at: iso, user: profileSchema }),
  z.object({
    two_factor_required: z.literal(true),
    challenge: z.string(),
    passkey: z.boolean().meta({ description: 'A passkey will do in place of a code' }),
  }),
])
export type LoginAnswer = z.infer<typeof loginAnswerSchema>

/** What a browser answers about a passkey: `credential.toJSON()` (Web Authentication level 3, section 5.1). */
const text = z.string().max(10_000)
export const passkeyAnswerSchema = z.object({
  id: text,
  rawId: text,
  type: z.literal('public-key'),
  authenticatorAttachment: text.optional(),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
  response: z.object({
    clientDataJSON: text,
    attestationObject: text.optional(),
    authenticatorData: text.optional(),
    signature: text.optional(),
    userHandle: text.nullish(),
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
})

export const twoFactorLoginSchema = z
  .object({
    challenge: z.string().max(500),
    totp,
    passkey: passkeyAnswerSchema.optional(),
  })
  .refine(({ totp, passkey }) => totp || passkey, { message: issue('field.code'), path: ['totp'] })

export const askPasskeySchema = z.object({
  challenge: z
    .string()
    .max(500)
    .optional()
    .meta({ description: 'Of POST /api/login, for a passkey as second factor' }),
})
/** Options for navigator.credentials, as `parseRequestOptionsFromJSON` and its sister read them. */
export const passkeyOptionsSchema = z.looseObject({ challenge: z.string() })
export const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  synced: z
    .boolean()
    .meta({ description: 'Kept by a provider of passkeys, so that it is on other devices too' }),
  created_at: iso,
  last_used_at: iso.nullable(),
})
export type Passkey = z.infer<typeof passkeySchema>
export const passkeyNameSchema = z.object({
  name: z.string().trim().min(1, issue('field.its_name')).max(60).default('Passkey'),
})
export const newPasskeySchema = passkeyNameSchema.extend({ passkey: passkeyAnswerSchema })
export const passkeyLoginSchema = z.object({ passkey: passkeyAnswerSchema })

export const forgotSchema = z.object({ email, recaptcha_token: captcha })
export const resetSchema = z
  .object({ token: z.string().min(1).max(200), email, ...repeated })
  .refine(sameTwice, notSame)
export const confirmSchema = z.object({ email, recaptcha_token: captcha })
export const saidSchema = z.object({ message: z.string() })
export const verifySchema = z.object({
  password: z
    .string()
    .max(200)
    .optional()
    .meta({ description: 'Of the account, where the caller is not signed in to it' }),
})
export const verifiedSchema = z.object({
  verified: z
    .boolean()
    .meta({ description: 'false: a new address is confirmed, and waits to be allowed by the present one' }),
  counts_at: iso.nullable(),
  api_token: z.string().optional(),
})

export const editProfileSchema = z.object({
  name: z.string().trim().min(1, issue('field.your_name')).max(100, issue('field.at_most')).optional(),
  email: email.optional(),
  locale: z.enum(languages).optional(),
  timezone: z.string().max(60).optional(),
  current_password: z
    .string()
    .max(200)
    .optional()
    .meta({ description: 'Changes the address where nothing was proved within ten minutes' }),
})
export type ProfileChange = z.infer<typeof editProfileSchema>

export const changePasswordSchema = z
  .object({ current_password: z.string(issue('field.present_password')).min(1).max(200), ...repeated })
  .refine(sameTwice, notSame)

/** For calls that need a proof: the password along with the call is one. */
export const passwordAlongSchema = z.object({
  password: z
    .string()
    .min(1, issue('field.your_password'))
    .max(200)
    .optional()
    .meta({ description: 'Needed where nothing was proved within ten minutes' }),
})
/** Proves who has the session: one of the three. */
export const proofSchema = z
  .object({
    password: z.string().max(200).optional(),
    totp,
    passkey: passkeyAnswerSchema.optional(),
  })
  .refine(({ password, totp, passkey }) => password || totp || passkey, {
    message: issue('field.your_password'),
    path: ['password'],
  })

/** After a change of who may come in: what was given out before is void, and the session goes on under this token. */
export const renewedSessionSchema = z.object({
  success: z.literal(true),
  api_token: z.string().nullable(),
  expires_at: iso.nullable(),
})

export const wishSchema = z.union([
  z.object({
    kind: z.literal('address'),
    email: z.string(),
    counts_at: iso.meta({ description: 'When the address counts though nobody allowed it' }),
  }),
  z.object({ kind: z.literal('lost-factor'), counts_at: iso, ready: z.boolean() }),
])
export const wishAnswerSchema = z.object({ answer: z.enum(['allow', 'stop']) })
export const wishOutcomeSchema = z.object({
  kind: z.enum(['address', 'lost-factor']),
  outcome: z.enum(['stopped', 'allowed', 'done']),
  api_token: z
    .string()
    .nullable()
    .optional()
    .meta({ description: 'Under which the session of the caller goes on, where it is of that account' }),
})
export const lostFactorSchema = z.object({ challenge: z.string().max(500) })
export const deletionSchema = z.object({ scheduled_at: iso })

export const sessionSchema = z.object({
  id: z.string(),
  created_at: iso,
  last_used_at: iso,
  expires_at: iso,
  device: z.string().meta({ description: 'From the User-Agent, e.g. "Firefox on Linux"' }),
  current: z.boolean(),
})
export type LoginSession = z.infer<typeof sessionSchema>

export const twoFactorSetupSchema = z.object({
  secret: z.string(),
  uri: z.string().meta({ description: 'otpauth:// for the authenticator app' }),
  qr_svg: z.string(),
})
export const codeSchema = z.object({
  code: z.string(issue('field.code')).trim().min(1, issue('field.code')).max(20),
})
export const recoveryCodesSchema = z.object({
  recovery_codes: z.array(z.string()),
  api_token: z.string().nullable(),
  expires_at: iso.nullable(),
})

export const keyScopeSchema = z.enum(['read', 'test', 'verify', 'admin'])
export type KeyScope = z.infer<typeof keyScopeSchema>

export const apiKeySchema = z.object({
  id: z.string(),
  name: z.string(),
  prefix: z.string(),
  last4: z.string(),
  scopes: z.array(keyScopeSchema),
  created_at: iso,
  last_used_at: iso.nullable(),
  last_used_from: z
    .string()
    .nullable()
    .meta({ description: 'The IPv4 address of that use, or the /64 of its IPv6 address' }),
  expires_at: iso.nullable().meta({ description: 'null: it ends only when it is deleted' }),
  networks: z
    .array(z.string())
    .meta({ description: 'Networks from which it may be used; none: from everywhere' }),
})
export type ApiKey = z.infer<typeof apiKeySchema>

/** An address, or a network in CIDR notation (RFC 4632, RFC 4291 section 2.3). */
const network = z
  .string()
  .trim()
  .max(50, issue('field.network'))
  .refine((text) => networkSchemas.some((schema) => schema.safeParse(text).success), {
    message: issue('field.network'),
  })
const networkSchemas = [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]

export const newKeySchema = z.object({
  name: z.string().trim().min(1, issue('field.key_name')).max(60).default('API key'),
  scopes: z.array(keyScopeSchema).min(1).default(['read', 'test', 'verify']),
  expires_in_days: z.coerce
    .number(issue('field.whole_number'))
    .int(issue('field.whole_number'))
    .min(1, issue('field.one_day'))
    .max(3650, issue('field.most_days'))
    .nullable()
    .default(null)
    .meta({ description: 'null: it ends only when it is deleted' }),
  networks: z
    .array(network)
    .max(20, issue('field.most_networks'))
    .default([])
    .meta({
      description: 'Addresses and networks from which it may be used; none: from everywhere',
      example: ['192.0.2.0/24', '2001:db8::/32'],
    }),
})
/** No end and no networks where they are not said. */
export type NewKey = Pick<z.infer<typeof newKeySchema>, 'name' | 'scopes'> &
  Partial<z.infer<typeof newKeySchema>>
/** The secret is shown this once. */
export const createdKeySchema = z.object({ api_key: z.string(), key: apiKeySchema })

export const auditEntrySchema = z.object({
  at: iso,
  action: z.string().meta({ example: 'login' }),
  actor: z.string().meta({
    description:
      'account, member for a person with a seat, admin, system, operator for the command line of the server, or visitor for someone who was not signed in',
  }),
  member: z
    .string()
    .nullable()
    .meta({ description: 'The address of the member who did it, as it was invited' }),
  about: z.string().nullable().meta({ description: 'The address of the member whom it is about' }),
  target: z.string().nullable(),
  detail: z.record(z.string(), z.unknown()),
})
export type AuditEntry = z.infer<typeof auditEntrySchema>
