import { z } from 'zod'
import { emailAddressPattern } from './email-address.ts'

/** The API's shapes for accounts: signing in, profile, keys, sessions. Browser-safe. */

const iso = z.string().meta({ description: 'UTC, ISO 8601' })
const address = z
  .string('Give your email address.')
  .trim()
  .min(1, 'Give your email address.')
  .max(254, 'This is too long for an email address.')
/** Of an account there is: older ones may have an address that is taken no more. */
const email = address.regex(/^[^\s@]+@[^\s@]+$/, 'This does not look like an email address.')
/** One that is given to an account. */
const newEmail = address.regex(emailAddressPattern, 'This does not look like an email address.')
export const newAddressSchema = z.object({ email: newEmail })
export const passwordSchema = z
  .string('Choose a password.')
  .min(10, 'Use at least 10 characters.')
  .max(200, 'Use at most 200 characters.')
/** What is asked while a password is typed; `score`: 0 would be guessed at once, 4 is out of reach. */
export const strengthSchema = z.object({ password: z.string().max(200) })
export const strengthAnswerSchema = z.object({ score: z.number().int().min(0).max(4) })

const captcha = z.string().max(10_000).optional()

const repeated = {
  password: passwordSchema,
  password_confirmation: z.string('Repeat the password.'),
}
const sameTwice = <T extends { password: string; password_confirmation: string }>(given: T) =>
  given.password === given.password_confirmation
const notSame = { message: 'The two passwords differ.', path: ['password_confirmation'] }

export const scopeSchema = z.enum(['user', 'admin'])

export const profileSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  locale: z.string(),
  timezone: z.string(),
  plan_id: z.string(),
  email_verified_at: iso.nullable(),
  pending_email: z
    .string()
    .nullable()
    .meta({ description: 'An address that waits for its confirmation; until then the old one stands' }),
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
      .string('Give your name.')
      .trim()
      .min(1, 'Give your name.')
      .max(100, 'Use at most 100 characters.'),
    email: newEmail,
    ...repeated,
    terms: z.literal(true, 'Please accept the terms.'),
    recaptcha_token: captcha,
    payment_hash: z.string().max(200).optional(),
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
  password: z.string('Give your password.').min(1, 'Give your password.').max(200),
  totp: z
    .string()
    .trim()
    .max(20)
    .optional()
    .meta({ description: 'Code of the authenticator app, or a recovery code' }),
  recaptcha_token: captcha,
})
export type Credentials = z.infer<typeof loginSchema>

/** Either signed in, or asked for the second factor: the same call again with `totp`, or POST /api/login/two-factor. */
export const loginAnswerSchema = z.union([
  z.object({ api_token: z.string(), expires_at: iso, user: profileSchema }),
  z.object({ two_factor_required: z.literal(true), challenge: z.string() }),
])
export type LoginAnswer = z.infer<typeof loginAnswerSchema>

export const twoFactorLoginSchema = z.object({
  challenge: z.string().max(500),
  totp: z.string('Give the code.').trim().min(1, 'Give the code.').max(20),
})

export const forgotSchema = z.object({ email, recaptcha_token: captcha })
export const resetSchema = z
  .object({ token: z.string().min(1).max(200), email, ...repeated })
  .refine(sameTwice, notSame)
export const confirmSchema = z.object({ email, recaptcha_token: captcha })
export const saidSchema = z.object({ message: z.string() })
export const verifiedSchema = z.object({ verified: z.literal(true), api_token: z.string().optional() })

export const editProfileSchema = z.object({
  name: z.string().trim().min(1, 'Give your name.').max(100, 'Use at most 100 characters.').optional(),
  email: email.optional(),
  locale: z.enum(['en', 'de']).optional(),
  timezone: z.string().max(60).optional(),
  current_password: z.string().max(200).optional().meta({ description: 'Needed to change the address' }),
})
export type ProfileChange = z.infer<typeof editProfileSchema>

export const changePasswordSchema = z
  .object({ current_password: z.string('Give your present password.').min(1).max(200), ...repeated })
  .refine(sameTwice, notSame)

export const deleteAccountSchema = z.object({ password: z.string('Give your password.').min(1).max(200) })
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
  code: z.string('Give the code.').trim().min(1, 'Give the code.').max(20),
})
export const recoveryCodesSchema = z.object({ recovery_codes: z.array(z.string()) })

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
})
export type ApiKey = z.infer<typeof apiKeySchema>

export const newKeySchema = z.object({
  name: z.string().trim().min(1, 'Give the key a name.').max(60).default('API key'),
  scopes: z.array(keyScopeSchema).min(1).default(['read', 'test', 'verify']),
})
/** The secret is shown this once. */
export const createdKeySchema = z.object({ api_key: z.string(), key: apiKeySchema })

export const auditEntrySchema = z.object({
  at: iso,
  action: z.string().meta({ example: 'login' }),
  actor: z
    .string()
    .meta({ description: 'account, admin, system, or visitor for somebody who was not signed in' }),
  target: z.string().nullable(),
  detail: z.record(z.string(), z.unknown()),
})
export type AuditEntry = z.infer<typeof auditEntrySchema>
