import { Readable } from 'node:stream'
import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import {
  auditEntrySchema,
  changePasswordSchema,
  codeSchema,
  confirmSchema,
  deleteAccountSchema,
  deletionSchema,
  editProfileSchema,
  forgotSchema,
  type LoginAnswer,
  loginAnswerSchema,
  loginSchema,
  profileSchema,
  recoveryCodesSchema,
  registeredSchema,
  registerSchema,
  resetSchema,
  saidSchema,
  sessionSchema,
  strengthAnswerSchema,
  strengthSchema,
  twoFactorLoginSchema,
  twoFactorSetupSchema,
  verifiedSchema,
} from '#contract/accounts.ts'
import { listOf, listQuerySchema, okSchema } from '#contract/common.ts'
import type { Accounts } from '#services/account-types.ts'
import type { Api } from './app.ts'
import { inPerson, signedIn } from './caller.ts'
import { answers, json } from './openapi.ts'
import { dropSession, keepAdminLink, keepSession } from './session-cookie.ts'

/** Accounts over HTTP. Each route: shape, call, answer. */

const tags = ['Account']
const given = <T extends z.ZodType>(schema: T) => ({
  body: { required: true as const, content: { 'application/json': { schema } } },
})

const forgotText =
  'If this address has an account, a link to set a new password is on its way. It is good for an hour.'
const confirmText =
  'If this address waits for its confirmation, a new link is on its way. It is good for an hour.'
const resetText = 'The new password is set, and all sessions have ended. Sign in with it.'

export type AccountCalls = { accounts: Accounts; secure: boolean }

/** The calls under /api/profile that somebody makes who is not signed in. */
const open = /^\/api\/profile\/(?:forgot|reset|confirm|verify\/[^/]*)\/?$/

export function addAccounts(api: Api, calls: AccountCalls): void {
  // Before a body is read: who may not do this learns nothing of what it would take.
  api.use('/api/profile/*', async (c, next) => {
    if (!open.test(c.req.path)) signedIn(c)
    await next()
  })
  addSignIn(api, calls)
  addStrength(api, calls)
  addMailLinks(api, calls)
  addProfile(api, calls)
  addSecurity(api, calls)
  addData(api, calls)
  addAdminLink(api, calls)
}

function enter(c: Context, { secure }: AccountCalls, answer: LoginAnswer) {
  if ('api_token' in answer) keepSession(c, answer, secure)
  return json(c, loginAnswerSchema, answer)
}

function addSignIn(api: Api, calls: AccountCalls): void {
  const { accounts, secure } = calls
  api.openapi(
    createRoute({
      method: 'post',
      path: '/api/register',
      tags,
      summary: 'Make an account',
      description: 'Signs in at once. Tests that the same browser made before move into the account.',
      request: given(registerSchema),
      responses: answers(registeredSchema, 201, [403, 422, 429, 503]),
    }),
    async (c) => {
      const { user, ...token } = await accounts.register(c.req.valid('json'), c.get('visitor')())
      keepSession(c, token, secure)
      const { api_token } = token
      return json(c, registeredSchema, { user, verification_sent: true, api_token }, 201)
    },
  )
  api.openapi(
    createRoute({
      method: 'post',
      path: '/api/login',
      tags,
      summary: 'Sign in',
      description:
        'The answer has a token to send as `Authorization: Bearer`; a browser also keeps it in a cookie. With two-factor sign-in: the same call again with `totp`, or POST /api/login/two-factor with the challenge.',
      request: given(loginSchema),
      responses: answers(loginAnswerSchema, 200, [422, 429, 503]),
    }),
    async (c) => enter(c, calls, await accounts.login(c.req.valid('json'), c.get('visitor')())),
  )
  api.openapi(
    createRoute({
      method: 'post',
      path: '/api/login/two-factor',
      tags,
      summary: 'Sign in: the second factor',
      request: given(twoFactorLoginSchema),
      responses: answers(loginAnswerSchema, 200, [422, 429]),
    }),
    async (c) => {
      const { challenge, totp } = c.req.valid('json')
      return enter(c, calls, await accounts.finishLogin(challenge, totp, c.get('visitor')()))
    },
  )
  api.openapi(
    createRoute({
      method: 'post',
      path: '/api/logout',
      tags,
      summary: 'End this session',
      responses: answers(okSchema),
    }),
    async (c) => {
      const caller = c.get('account')
      if (caller) await accounts.logout(caller)
      dropSession(c, secure)
      return json(c, okSchema, { success: true })
    },
  )
}

/** Not kept, not logged; the same judgement that a registration meets. */
function addStrength(api: Api, { accounts }: AccountCalls): void {
  api.openapi(
    createRoute({
      method: 'post',
      path: '/api/password-strength',
      tags,
      summary: 'How long a password would withstand guessing',
      description: 'Keeps nothing. A password of score 0 is refused when it is set.',
      request: given(strengthSchema),
      responses: answers(strengthAnswerSchema, 200, [422, 429]),
    }),
    async (c) => {
      const score = await accounts.strength(c.req.valid('json').password)
      return json(c, strengthAnswerSchema, { score })
    },
  )
}

function addMailLinks(api: Api, { accounts }: AccountCalls): void {
  api.openapi(
    createRoute({
      method: 'post',
      path: '/api/profile/forgot',
      tags,
      summary: 'Ask for a link to set a new password',
      description: 'The answer is the same for every address.',
      request: given(forgotSchema),
      responses: answers(saidSchema, 200, [422, 429, 503]),
    }),
    async (c) => {
      const { email, recaptcha_token } = c.req.valid('json')
      await accounts.forgot(email, c.get('visitor')(), recaptcha_token)
      return json(c, saidSchema, { message: forgotText })
    },
  )
  api.openapi(
    createRoute({
      method: 'post',
      path: '/api/profile/reset',
      tags,
      summary: 'Set a new password with the token of that link',
      description: 'Ends all sessions of the account.',
      request: given(resetSchema),
      responses: answers(saidSchema, 200, [422]),
    }),
    async (c) => {
      const { token, email, password } = c.req.valid('json')
      await accounts.reset(token, email, password, c.get('visitor')())
      return json(c, saidSchema, { message: resetText })
    },
  )
  api.openapi(
    createRoute({
      method: 'post',
      path: '/api/profile/confirm',
      tags,
      summary: 'Send the confirmation mail again',
      description: 'The answer is the same for every address.',
      request: given(confirmSchema),
      responses: answers(saidSchema, 200, [422, 429]),
    }),
    async (c) => {
      await accounts.confirm(c.req.valid('json').email, c.get('visitor')())
      return json(c, saidSchema, { message: confirmText })
    },
  )
  api.openapi(
    createRoute({
      method: 'post',
      path: '/api/profile/verify/{token}',
      tags,
      summary: 'Confirm an address with the token of the mail',
      request: { params: z.object({ token: z.string().max(200) }) },
      responses: answers(verifiedSchema, 200, [422]),
    }),
    async (c) => {
      await accounts.verify(c.req.valid('param').token, c.get('visitor')())
      return json(c, verifiedSchema, { verified: true })
    },
  )
}

function addProfile(api: Api, { accounts }: AccountCalls): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/api/profile',
      tags,
      summary: 'Who is signed in',
      responses: answers(profileSchema, 200, [401]),
    }),
    async (c) => json(c, profileSchema, await accounts.profile(signedIn(c).accountId)),
  )
  api.openapi(
    createRoute({
      method: 'post',
      path: '/api/profile',
      tags,
      summary: 'Change name, address, language or time zone',
      description:
        'A new address needs `current_password` and stands as `pending_email` until it is confirmed by the mail sent there.',
      request: given(editProfileSchema),
      responses: answers(profileSchema, 200, [401, 403, 422, 429]),
    }),
    async (c) => json(c, profileSchema, await accounts.edit(inPerson(c).accountId, c.req.valid('json'))),
  )
  api.openapi(
    createRoute({
      method: 'post',
      path: '/api/profile/password',
      tags,
      summary: 'Change the password',
      description: 'Ends all other sessions.',
      request: given(changePasswordSchema),
      responses: answers(okSchema, 200, [401, 403, 422, 429]),
    }),
    async (c) => {
      const caller = inPerson(c)
      const { current_password, password } = c.req.valid('json')
      await accounts.changePassword(caller, current_password, password)
      return json(c, okSchema, { success: true })
    },
  )
}

function addSecurity(api: Api, { accounts }: AccountCalls): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/api/profile/sessions',
      tags,
      summary: 'Where the account is signed in',
      responses: answers(z.array(sessionSchema), 200, [401, 403]),
    }),
    async (c) => json(c, z.array(sessionSchema), await accounts.sessions(inPerson(c))),
  )
  api.openapi(
    createRoute({
      method: 'post',
      path: '/api/profile/sessions/{id}/revoke',
      tags,
      summary: 'End one session',
      request: { params: z.object({ id: z.string().max(64) }) },
      responses: answers(okSchema, 200, [401, 403, 404]),
    }),
    async (c) => {
      await accounts.revokeSession(inPerson(c), c.req.valid('param').id)
      return json(c, okSchema, { success: true })
    },
  )
  api.openapi(
    createRoute({
      method: 'post',
      path: '/api/profile/two-factor',
      tags,
      summary: 'Begin two-factor sign-in: the secret for the authenticator app',
      responses: answers(twoFactorSetupSchema, 200, [401, 403, 409]),
    }),
    async (c) => json(c, twoFactorSetupSchema, await accounts.beginTwoFactor(inPerson(c).accountId)),
  )
  api.openapi(
    createRoute({
      method: 'post',
      path: '/api/profile/two-factor/enable',
      tags,
      summary: 'Switch two-factor sign-in on with a first code',
      description: 'Answers ten recovery codes, shown this once.',
      request: given(codeSchema),
      responses: answers(recoveryCodesSchema, 200, [401, 403, 409, 422]),
    }),
    async (c) => {
      const codes = await accounts.enableTwoFactor(inPerson(c).accountId, c.req.valid('json').code)
      return json(c, recoveryCodesSchema, { recovery_codes: codes })
    },
  )
  api.openapi(
    createRoute({
      method: 'post',
      path: '/api/profile/two-factor/disable',
      tags,
      summary: 'Switch two-factor sign-in off',
      request: given(deleteAccountSchema),
      responses: answers(okSchema, 200, [401, 403, 422, 429]),
    }),
    async (c) => {
      await accounts.disableTwoFactor(inPerson(c).accountId, c.req.valid('json').password)
      return json(c, okSchema, { success: true })
    },
  )
}

function addData(api: Api, { accounts }: AccountCalls): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/api/profile/audit',
      tags,
      summary: 'What was done with the account',
      request: { query: listQuerySchema },
      responses: answers(listOf(auditEntrySchema), 200, [401, 422]),
    }),
    async (c) =>
      json(c, listOf(auditEntrySchema), await accounts.audit(signedIn(c).accountId, c.req.valid('query'))),
  )
  api.openapi(
    createRoute({
      method: 'post',
      path: '/api/profile/delete',
      tags,
      summary: 'Delete the account in seven days',
      description: 'Until then POST /api/profile/cancel-deletion keeps it.',
      request: given(deleteAccountSchema),
      responses: answers(deletionSchema, 200, [401, 403, 422, 429]),
    }),
    async (c) =>
      json(
        c,
        deletionSchema,
        await accounts.scheduleDeletion(inPerson(c).accountId, c.req.valid('json').password),
      ),
  )
  api.openapi(
    createRoute({
      method: 'post',
      path: '/api/profile/cancel-deletion',
      tags,
      summary: 'Keep the account after all',
      responses: answers(okSchema, 200, [401, 403]),
    }),
    async (c) => {
      await accounts.cancelDeletion(inPerson(c).accountId)
      return json(c, okSchema, { success: true })
    },
  )
  api.openAPIRegistry.registerPath({
    method: 'get',
    path: '/api/profile/export',
    tags,
    summary: 'Everything of the account as a zip',
    responses: {
      ...answers(z.string(), 200, [401, 403, 429]),
      200: { description: 'OK', content: { 'application/zip': { schema: z.string() } } },
    },
  })
  api.get('/api/profile/export', async (c) => {
    const pieces = await accounts.export(inPerson(c).accountId)
    c.header('Content-Type', 'application/zip')
    c.header('Content-Disposition', 'attachment; filename="account.zip"')
    c.header('Cache-Control', 'private, no-store')
    return c.body(Readable.toWeb(Readable.from(pieces)) as ReadableStream<Uint8Array<ArrayBuffer>>)
  })
}

/** The link printed at start: whoever opens it becomes administrator, now or when they register or sign in. */
function addAdminLink(api: Api, { accounts, secure }: AccountCalls): void {
  api.get('/become-admin/:token', async (c) => {
    const token = c.req.param('token')
    const caller = c.get('account')
    if (caller?.via.kind === 'session') {
      const became = await accounts.becomeAdmin(caller.accountId, token)
      return c.redirect(became ? '/dashboard?done=admin' : '/dashboard')
    }
    keepAdminLink(c, token, secure)
    return c.redirect('/register')
  })
}
