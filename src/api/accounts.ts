import { Readable } from 'node:stream'
import { z } from '@hono/zod-openapi'
import {
  auditEntrySchema,
  changePasswordSchema,
  codeSchema,
  confirmSchema,
  deletionSchema,
  editProfileSchema,
  forgotSchema,
  loginAnswerSchema,
  loginSchema,
  passwordAlongSchema,
  profileSchema,
  recoveryCodesSchema,
  registeredSchema,
  registerSchema,
  renewedSessionSchema,
  resetSchema,
  saidSchema,
  sessionSchema,
  strengthAnswerSchema,
  strengthSchema,
  twoFactorLoginSchema,
  twoFactorSetupSchema,
  verifiedSchema,
  verifySchema,
} from '#contract/accounts.ts'
import { listOf, listQuerySchema, okSchema } from '#contract/common.ts'
import { personOf } from '#contract/seat-roles.ts'
import { addAccountWishes } from './account-wishes.ts'
import { inPerson, signedIn } from './caller.ts'
import { saidTo } from './language.ts'
import { answers, describe, fileAnswers, json, jsonBody, operation } from './openapi.ts'
import { addPasskeys } from './passkeys.ts'
import { type AccountCalls, enter, renewed } from './session-answers.ts'
import { dropSession, keepAdminLink, keepSession } from './session-cookie.ts'
import type { Api } from './types.ts'

/** Accounts over HTTP. Each route: shape, call, answer. */

const tag = 'Account'

export function addAccounts(api: Api, calls: AccountCalls): void {
  addSignIn(api, calls)
  addStrength(api, calls)
  addMailLinks(api, calls)
  addProfile(api, calls)
  addSecurity(api, calls)
  addAccountWishes(api, calls)
  addPasskeys(api, calls)
  addData(api, calls)
  addAdminLink(api, calls)
}

function addSignIn(api: Api, calls: AccountCalls): void {
  const { accounts, secure } = calls
  api.openapi(
    operation({
      operationId: 'register',
      caller: 'anyone',
      method: 'post',
      path: '/api/register',
      tag,
      summary: 'Create an account',
      description: 'Logs in at once. Tests that the same browser made before move into the account.',
      request: jsonBody(registerSchema),
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
    operation({
      operationId: 'logIn',
      caller: 'anyone',
      method: 'post',
      path: '/api/login',
      tag,
      summary: 'Log in',
      description:
        'The answer has a token to send as `Authorization: Bearer`; a browser also keeps it in a cookie. With two-factor login: the same call again with `totp`, or POST /api/login/two-factor with the challenge.',
      request: jsonBody(loginSchema),
      responses: answers(loginAnswerSchema, 200, [422, 429, 503]),
    }),
    async (c) => enter(c, calls, await accounts.login(c.req.valid('json'), c.get('visitor')())),
  )
  api.openapi(
    operation({
      operationId: 'logInWithSecondFactor',
      caller: 'anyone',
      method: 'post',
      path: '/api/login/two-factor',
      tag,
      summary: 'Log in: the second factor',
      description:
        'A code of the authenticator app, a recovery code, or a passkey (POST /api/passkeys/ask with the challenge).',
      request: jsonBody(twoFactorLoginSchema),
      responses: answers(loginAnswerSchema, 200, [422, 429]),
    }),
    async (c) => {
      const { challenge, ...factor } = c.req.valid('json')
      return enter(c, calls, await accounts.finishLogin(challenge, factor, c.get('visitor')()))
    },
  )
  api.openapi(
    operation({
      operationId: 'logOut',
      caller: 'anyone',
      method: 'post',
      path: '/api/logout',
      tag,
      summary: 'Log out',
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
    operation({
      operationId: 'checkPasswordStrength',
      caller: 'anyone',
      method: 'post',
      path: '/api/password-strength',
      tag,
      summary: 'How long a password would withstand guessing',
      description: 'Keeps nothing. A password of score 0 is refused when it is set.',
      request: jsonBody(strengthSchema),
      responses: answers(strengthAnswerSchema, 200, [422, 429]),
    }),
    async (c) => {
      const score = await accounts.strength(c.req.valid('json').password)
      return json(c, strengthAnswerSchema, { score })
    },
  )
}

function addMailLinks(api: Api, calls: AccountCalls): void {
  const { accounts } = calls
  api.openapi(
    operation({
      operationId: 'requestPasswordReset',
      caller: 'anyone',
      method: 'post',
      path: '/api/profile/forgot',
      tag,
      summary: 'Request a link to set a new password',
      description: 'The answer is the same for every address.',
      request: jsonBody(forgotSchema),
      responses: answers(saidSchema, 200, [422, 429, 503]),
    }),
    async (c) => {
      const { email, recaptcha_token } = c.req.valid('json')
      await accounts.forgot(email, c.get('visitor')(), recaptcha_token)
      return json(c, saidSchema, saidTo(c, 'answer.reset_sent'))
    },
  )
  api.openapi(
    operation({
      operationId: 'resetPassword',
      caller: 'anyone',
      method: 'post',
      path: '/api/profile/reset',
      tag,
      summary: 'Set a new password with the token of that link',
      description: 'Ends all sessions, API keys, passkeys and wishes of the account.',
      request: jsonBody(resetSchema),
      responses: answers(saidSchema, 200, [422]),
    }),
    async (c) => {
      const { token, email, password } = c.req.valid('json')
      await accounts.reset(token, email, password, c.get('visitor')())
      return json(c, saidSchema, saidTo(c, 'answer.password_set'))
    },
  )
  api.openapi(
    operation({
      operationId: 'resendConfirmation',
      caller: 'anyone',
      method: 'post',
      path: '/api/profile/confirm',
      tag,
      summary: 'Send the confirmation email again',
      description: 'The answer is the same for every address.',
      request: jsonBody(confirmSchema),
      responses: answers(saidSchema, 200, [422, 429]),
    }),
    async (c) => {
      await accounts.confirm(c.req.valid('json').email, c.get('visitor')())
      return json(c, saidSchema, saidTo(c, 'answer.confirmation_sent'))
    },
  )
  api.openapi(
    operation({
      operationId: 'confirmEmailAddress',
      caller: 'anyone',
      method: 'post',
      path: '/api/profile/verify/{token}',
      tag,
      summary: 'Confirm an address with the token from the email',
      description:
        'For a person who is logged in or gives the password. A new address counts once the present one allows it too, or after a day.',
      request: {
        params: z.object({ token: z.string().max(200) }),
        body: { required: false, content: { 'application/json': { schema: verifySchema } } },
      },
      responses: answers(verifiedSchema, 200, [422, 429]),
    }),
    async (c) => {
      const visitor = c.get('visitor')()
      const { password } = c.req.valid('json') ?? {}
      const verified = await accounts.verify(c.req.valid('param').token, visitor, password)
      if (!verified.done) return json(c, verifiedSchema, { verified: false, counts_at: verified.waitsUntil })
      const { api_token } = visitor.account ? renewed(c, calls, visitor.account, verified.token) : {}
      return json(c, verifiedSchema, { verified: true, counts_at: null, ...(api_token && { api_token }) })
    },
  )
}

function addProfile(api: Api, calls: AccountCalls): void {
  const { accounts } = calls
  api.openapi(
    operation({
      operationId: 'getProfile',
      caller: 'account',
      method: 'get',
      path: '/api/profile',
      tag,
      summary: 'Who is logged in',
      responses: answers(profileSchema, 200, [401]),
    }),
    async (c) => json(c, profileSchema, await accounts.profile(personOf(signedIn(c)).accountId)),
  )
  api.openapi(
    operation({
      operationId: 'updateProfile',
      caller: 'account',
      method: 'post',
      path: '/api/profile',
      tag,
      summary: 'Change name, address, language or time zone',
      description:
        'A new address needs a proof or `current_password`. It is `pending_email` until it is confirmed and the present address allows it, or a day has passed.',
      request: jsonBody(editProfileSchema),
      responses: answers(profileSchema, 200, [401, 403, 409, 422, 429]),
    }),
    async (c) => json(c, profileSchema, await accounts.edit(inPerson(c), c.req.valid('json'))),
  )
  api.openapi(
    operation({
      operationId: 'changePassword',
      caller: 'account',
      method: 'post',
      path: '/api/profile/password',
      tag,
      summary: 'Change the password',
      description:
        'Voids all that was given out before: other sessions, API keys, passkeys, links and wishes. This session goes on with the token of the answer.',
      request: jsonBody(changePasswordSchema),
      responses: answers(renewedSessionSchema, 200, [401, 403, 409, 422, 429]),
    }),
    async (c) => {
      const caller = inPerson(c)
      const { current_password, password } = c.req.valid('json')
      const token = await accounts.changePassword(caller, current_password, password)
      return json(c, renewedSessionSchema, { success: true, ...renewed(c, calls, caller, token) })
    },
  )
}

function addSecurity(api: Api, calls: AccountCalls): void {
  const { accounts } = calls
  api.openapi(
    operation({
      operationId: 'listSessions',
      caller: 'person',
      method: 'get',
      path: '/api/profile/sessions',
      tag,
      summary: 'Where the account is logged in',
      responses: answers(z.array(sessionSchema), 200, [401, 403]),
    }),
    async (c) => json(c, z.array(sessionSchema), await accounts.sessions(inPerson(c))),
  )
  api.openapi(
    operation({
      operationId: 'revokeSession',
      caller: 'account',
      method: 'post',
      path: '/api/profile/sessions/{id}/revoke',
      tag,
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
    operation({
      operationId: 'beginTwoFactor',
      caller: 'account',
      method: 'post',
      path: '/api/profile/two-factor',
      tag,
      summary: 'Start two-factor setup: the secret for the authenticator app',
      description: 'Needs a confirmed address and a proof.',
      responses: answers(twoFactorSetupSchema, 200, [401, 403, 409]),
    }),
    async (c) => json(c, twoFactorSetupSchema, await accounts.beginTwoFactor(inPerson(c))),
  )
  api.openapi(
    operation({
      operationId: 'enableTwoFactor',
      caller: 'account',
      method: 'post',
      path: '/api/profile/two-factor/enable',
      tag,
      summary: 'Turn on two-factor login with a first code',
      description:
        'Answers ten recovery codes, shown this once. Voids all that was given out before, as a new password does.',
      request: jsonBody(codeSchema),
      responses: answers(recoveryCodesSchema, 200, [401, 403, 409, 422]),
    }),
    async (c) => {
      const caller = inPerson(c)
      const { codes, token } = await accounts.enableTwoFactor(caller, c.req.valid('json').code)
      return json(c, recoveryCodesSchema, { recovery_codes: codes, ...renewed(c, calls, caller, token) })
    },
  )
  api.openapi(
    operation({
      operationId: 'disableTwoFactor',
      caller: 'account',
      method: 'post',
      path: '/api/profile/two-factor/disable',
      tag,
      summary: 'Turn off two-factor login',
      description:
        'Needs a proof, or the password. Voids all that was given out before, as a new password does.',
      request: jsonBody(passwordAlongSchema),
      responses: answers(renewedSessionSchema, 200, [401, 403, 409, 422, 429]),
    }),
    async (c) => {
      const caller = inPerson(c)
      const token = await accounts.disableTwoFactor(caller, c.req.valid('json').password)
      return json(c, renewedSessionSchema, { success: true, ...renewed(c, calls, caller, token) })
    },
  )
}

function addData(api: Api, { accounts }: AccountCalls): void {
  api.openapi(
    operation({
      operationId: 'listActivity',
      caller: 'account',
      method: 'get',
      path: '/api/profile/audit',
      tag,
      summary: 'The account’s activity log',
      request: { query: listQuerySchema },
      responses: answers(listOf(auditEntrySchema), 200, [401, 422]),
    }),
    async (c) =>
      json(c, listOf(auditEntrySchema), await accounts.audit(signedIn(c).accountId, c.req.valid('query'))),
  )
  api.openapi(
    operation({
      operationId: 'deleteProfile',
      caller: 'account',
      method: 'post',
      path: '/api/profile/delete',
      tag,
      summary: 'Delete the account in seven days',
      description: 'Needs a proof, or the password. Until then POST /api/profile/cancel-deletion keeps it.',
      request: jsonBody(passwordAlongSchema),
      responses: answers(deletionSchema, 200, [401, 403, 409, 422, 429]),
    }),
    async (c) =>
      json(c, deletionSchema, await accounts.scheduleDeletion(inPerson(c), c.req.valid('json').password)),
  )
  api.openapi(
    operation({
      operationId: 'cancelProfileDeletion',
      caller: 'account',
      method: 'post',
      path: '/api/profile/cancel-deletion',
      tag,
      summary: 'Cancel the deletion of the account',
      responses: answers(okSchema, 200, [401, 403]),
    }),
    async (c) => {
      await accounts.cancelDeletion(inPerson(c))
      return json(c, okSchema, { success: true })
    },
  )
  describe(api, {
    operationId: 'exportProfile',
    caller: 'person',
    method: 'get',
    path: '/api/profile/export',
    tag,
    summary: 'All data of the account as a ZIP file',
    description: 'Needs a proof.',
    responses: fileAnswers('application/zip'),
  })
  api.get('/api/profile/export', async (c) => {
    const pieces = await accounts.export(inPerson(c))
    c.header('Content-Type', 'application/zip')
    c.header('Content-Disposition', 'attachment; filename="account.zip"')
    c.header('Cache-Control', 'private, no-store')
    return c.body(Readable.toWeb(Readable.from(pieces)) as ReadableStream<Uint8Array<ArrayBuffer>>)
  })
}

/** The link printed at start: its visitor becomes administrator, now or when they register or sign in. */
function addAdminLink(api: Api, { accounts, secure }: AccountCalls): void {
  api.get('/become-admin/:token', async (c) => {
    const token = c.req.param('token')
    const caller = c.get('account')
    if (caller?.via.kind === 'session') {
      const became = await accounts.becomeAdmin(caller, token)
      return c.redirect(became ? '/dashboard?done=admin' : '/dashboard')
    }
    keepAdminLink(c, token, secure)
    return c.redirect('/register')
  })
}
