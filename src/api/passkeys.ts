import { z } from '@hono/zod-openapi'
import {
  askPasskeySchema,
  loginAnswerSchema,
  newPasskeySchema,
  passkeyLoginSchema,
  passkeyNameSchema,
  passkeyOptionsSchema,
  passkeySchema,
  renewedSessionSchema,
} from '#contract/accounts.ts'
import { okSchema } from '#contract/common.ts'
import { inPerson } from './caller.ts'
import { answers, json, jsonBody, operation } from './openapi.ts'
import { type AccountCalls, enter, renewed } from './session-answers.ts'
import type { Api } from './types.ts'

/** Passkeys over HTTP: options go to navigator.credentials, its answer comes back as JSON. */

const tag = 'Passkeys'
const one = { params: z.object({ id: z.string().max(2000) }) }
const listSchema = z.object({ data: z.array(passkeySchema) })

export function addPasskeys(api: Api, calls: AccountCalls): void {
  addSignIn(api, calls)
  addOwn(api, calls)
}

function addSignIn(api: Api, calls: AccountCalls): void {
  const { accounts } = calls
  api.openapi(
    operation({
      operationId: 'createPasskeyChallenge',
      caller: 'anyone',
      method: 'post',
      path: '/api/passkeys/ask',
      tag,
      summary: 'The challenge that a browser signs with a passkey',
      description:
        'For navigator.credentials.get. The answer is good once, for five minutes: to POST /api/login/passkey, /api/login/two-factor or /api/profile/prove.',
      request: jsonBody(askPasskeySchema),
      responses: answers(passkeyOptionsSchema, 200, [422, 429]),
    }),
    async (c) => {
      const caller = c.get('account')
      const own = caller?.via.kind === 'session' ? caller : null
      const options = await accounts.askPasskey(c.req.valid('json').challenge, own)
      return json(c, passkeyOptionsSchema, options as z.input<typeof passkeyOptionsSchema>)
    },
  )
  api.openapi(
    operation({
      operationId: 'logInWithPasskey',
      caller: 'anyone',
      method: 'post',
      path: '/api/login/passkey',
      tag,
      summary: 'Log in with a passkey alone',
      request: jsonBody(passkeyLoginSchema),
      responses: answers(loginAnswerSchema, 200, [422, 429]),
    }),
    async (c) =>
      enter(c, calls, await accounts.loginByPasskey(c.req.valid('json').passkey, c.get('visitor')())),
  )
}

function addOwn(api: Api, calls: AccountCalls): void {
  const { accounts } = calls
  api.openapi(
    operation({
      operationId: 'listPasskeys',
      caller: 'person',
      method: 'get',
      path: '/api/profile/passkeys',
      tag,
      summary: 'Your passkeys, oldest first',
      responses: answers(listSchema, 200, [401, 403]),
    }),
    async (c) => json(c, listSchema, { data: await accounts.passkeys(inPerson(c)) }),
  )
  api.openapi(
    operation({
      operationId: 'beginPasskey',
      caller: 'account',
      method: 'post',
      path: '/api/profile/passkeys/begin',
      tag,
      summary: 'The options with which a browser creates a passkey',
      description: 'For navigator.credentials.create. Needs a confirmed address and a proof.',
      responses: answers(passkeyOptionsSchema, 200, [401, 403, 409]),
    }),
    async (c) => {
      const options = await accounts.beginPasskey(inPerson(c))
      return json(c, passkeyOptionsSchema, options as z.input<typeof passkeyOptionsSchema>)
    },
  )
  api.openapi(
    operation({
      operationId: 'addPasskey',
      caller: 'account',
      method: 'post',
      path: '/api/profile/passkeys',
      tag,
      summary: 'Add the passkey that the browser created',
      description:
        'Needs a proof. Voids all that was given out before, as a new password does, but for other passkeys; the owner is told by email.',
      request: jsonBody(newPasskeySchema),
      responses: answers(renewedSessionSchema, 200, [401, 403, 409, 422]),
    }),
    async (c) => {
      const caller = inPerson(c)
      const { name, passkey } = c.req.valid('json')
      const token = await accounts.addPasskey(caller, name, passkey)
      return json(c, renewedSessionSchema, { success: true, ...renewed(c, calls, caller, token) })
    },
  )
  api.openapi(
    operation({
      operationId: 'renamePasskey',
      caller: 'account',
      method: 'post',
      path: '/api/profile/passkeys/{id}',
      tag,
      summary: 'Rename a passkey',
      request: { ...one, ...jsonBody(passkeyNameSchema) },
      responses: answers(okSchema, 200, [401, 403, 404, 422]),
    }),
    async (c) => {
      await accounts.renamePasskey(inPerson(c), c.req.valid('param').id, c.req.valid('json').name)
      return json(c, okSchema, { success: true })
    },
  )
  api.openapi(
    operation({
      operationId: 'deletePasskey',
      caller: 'account',
      method: 'post',
      path: '/api/profile/passkeys/{id}/delete',
      tag,
      summary: 'Remove a passkey',
      description: 'Needs a proof. Voids all that was given out before, but for other passkeys.',
      request: one,
      responses: answers(renewedSessionSchema, 200, [401, 403, 404, 409]),
    }),
    async (c) => {
      const caller = inPerson(c)
      const token = await accounts.removePasskey(caller, c.req.valid('param').id)
      return json(c, renewedSessionSchema, { success: true, ...renewed(c, calls, caller, token) })
    },
  )
}
