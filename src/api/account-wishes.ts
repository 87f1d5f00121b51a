import { z } from '@hono/zod-openapi'
import {
  lostFactorSchema,
  proofSchema,
  saidSchema,
  wishAnswerSchema,
  wishOutcomeSchema,
  wishSchema,
} from '#contract/accounts.ts'
import { okSchema } from '#contract/common.ts'
import { Refusal } from '#platform/refusals/refusal.ts'
import { inPerson } from './caller.ts'
import { saidTo } from './language.ts'
import { answers, json, jsonBody, operation } from './openapi.ts'
import { type AccountCalls, renewed } from './session-answers.ts'
import type { Api } from './types.ts'

/** Proving who has the session, and what waits for a day before it counts. */

const tag = 'Account'
const byLink = { params: z.object({ token: z.string().max(200) }) }

export function addAccountWishes(api: Api, calls: AccountCalls): void {
  const { accounts } = calls
  api.openapi(
    operation({
      operationId: 'proveIdentity',
      caller: 'account',
      method: 'post',
      path: '/api/profile/prove',
      tag,
      summary: 'Confirm that it is you, for ten minutes',
      description:
        'By the password, a code of the second factor, or a passkey. API keys, second factor, passkeys, address, export and deletion refuse with `prove_first` (403) until then.',
      request: jsonBody(proofSchema),
      responses: answers(okSchema, 200, [401, 403, 422, 429]),
    }),
    async (c) => {
      await accounts.prove(inPerson(c), c.req.valid('json'))
      return json(c, okSchema, { success: true })
    },
  )
  api.openapi(
    operation({
      operationId: 'reportLostSecondFactor',
      caller: 'anyone',
      method: 'post',
      path: '/api/login/lost-factor',
      tag,
      summary: 'Log in: the second factor is lost',
      description:
        'With the challenge of POST /api/login. A link is mailed that turns off the second factor a day later; until then it can be stopped.',
      request: jsonBody(lostFactorSchema),
      responses: answers(saidSchema, 200, [422, 429]),
    }),
    async (c) => {
      await accounts.lostFactor(c.req.valid('json').challenge, c.get('visitor')())
      return json(c, saidSchema, saidTo(c, 'answer.lost_factor_sent'))
    },
  )
  api.openapi(
    operation({
      operationId: 'getPendingChange',
      caller: 'anyone',
      method: 'get',
      path: '/api/wishes/{token}',
      tag,
      summary: 'What is pending, by the token in the email about it',
      request: byLink,
      responses: answers(wishSchema, 200, [404]),
    }),
    async (c) => {
      const wish = await accounts.wish(c.req.valid('param').token)
      if (!wish) throw new Refusal(404, 'not_found', 'account.nothing_waits')
      const { countsAt: counts_at, ...rest } = wish
      return json(c, wishSchema, { ...rest, counts_at } as z.input<typeof wishSchema>)
    },
  )
  api.openapi(
    operation({
      operationId: 'answerPendingChange',
      caller: 'anyone',
      method: 'post',
      path: '/api/wishes/{token}',
      tag,
      summary: 'Allow or stop what is pending',
      request: { ...byLink, ...jsonBody(wishAnswerSchema) },
      responses: answers(wishOutcomeSchema, 200, [409, 422]),
    }),
    async (c) => {
      const visitor = c.get('visitor')()
      const { answer } = c.req.valid('json')
      const { token, ...outcome } = await accounts.answerWish(c.req.valid('param').token, answer, visitor)
      const { api_token = null } = visitor.account ? renewed(c, calls, visitor.account, token) : {}
      return json(c, wishOutcomeSchema, { ...outcome, api_token })
    },
  )
  api.openapi(
    operation({
      operationId: 'stopPendingChanges',
      caller: 'account',
      method: 'post',
      path: '/api/profile/stop-wishes',
      tag,
      summary: 'Stop what is pending: a new address, a second factor reported as lost',
      responses: answers(okSchema, 200, [401, 403]),
    }),
    async (c) => {
      await accounts.stopWishes(inPerson(c))
      return json(c, okSchema, { success: true })
    },
  )
  api.openapi(
    operation({
      operationId: 'resumeMail',
      caller: 'account',
      method: 'post',
      path: '/api/profile/resume-mail',
      tag,
      summary: 'Have mail sent to your address again',
      description:
        'Where earlier mail came back or was reported as spam: `mail_stopped` of the profile. Once a day; a message goes there at once.',
      responses: answers(okSchema, 200, [401, 403, 409, 429]),
    }),
    async (c) => {
      await accounts.resumeMail(inPerson(c))
      return json(c, okSchema, { success: true })
    },
  )
}
