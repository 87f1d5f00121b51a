import { z } from '@hono/zod-openapi'
import { bouncesSchema, countedBouncesSchema } from '#contract/bounces.ts'
import { issue } from '#contract/issues.ts'
import {
  startedVerificationSchema,
  verificationRequestSchema,
  verificationSchema,
  verifierInfoSchema,
} from '#contract/verifier.ts'
import type { Services } from '#services/application/services.ts'
import { answerEvents, statesTo } from './events.ts'
import { readerOf } from './language.ts'
import { answers, describeFile, json, operation } from './openapi.ts'
import type { Api } from './types.ts'

/** The email verifier, one address at a time. */

const tag = 'Email verifier'
const path = '/api/internal/email-verification'
const params = z.object({ id: z.string().max(64) })

const optOutSchema = z.object({
  email: z
    .string(issue('field.email_or_domain'))
    .trim()
    .min(1, issue('field.email_or_domain'))
    .max(320, issue('field.email_too_long'))
    .meta({ description: 'An address, or a domain such as example.org' }),
})
const doneSchema = z.object({ success: z.boolean() })

export function addVerifier(api: Api, { verifier, bounces }: Services): void {
  api.openapi(
    operation({
      operationId: 'getVerifierInfo',
      caller: 'anyone',
      method: 'get',
      path,
      tag,
      summary: 'What the verifier can do on this server',
      responses: answers(verifierInfoSchema),
    }),
    (c) => json(c, verifierInfoSchema, verifier.info(c.get('visitor')())),
  )
  api.openapi(
    operation({
      operationId: 'verifyAddress',
      caller: 'anyone',
      once: true,
      method: 'post',
      path,
      tag,
      summary: 'Verify an email address',
      description:
        'Answers at once; follow the events, or ask for the result until its status is not `pending`. `recaptcha_token` is needed where the first call names a captcha.',
      request: {
        body: { required: true, content: { 'application/json': { schema: verificationRequestSchema } } },
      },
      responses: answers(startedVerificationSchema, 201, [422, 429, 503]),
    }),
    async (c) => {
      const { email, recaptcha_token } = c.req.valid('json')
      const { id } = await verifier.start(email, recaptcha_token, c.get('visitor')())
      return json(
        c,
        startedVerificationSchema,
        { id, status: 'pending', events_url: `${path}/${id}/events` },
        201,
      )
    },
  )
  api.openapi(
    operation({
      operationId: 'optOutOfVerification',
      caller: 'anyone',
      method: 'post',
      path: `${path}/opt-out`,
      tag,
      summary: 'Exclude an address or domain from verification',
      description:
        'A whole domain is taken once `_postproof-optout.<domain>` has the TXT record `no`. Answers the same whether it was known or not; only a keyed hash is kept.',
      request: { body: { required: true, content: { 'application/json': { schema: optOutSchema } } } },
      responses: answers(doneSchema, 200, [422, 429]),
    }),
    async (c) => {
      await verifier.optOut(c.req.valid('json').email, readerOf(c))
      return json(c, doneSchema, { success: true })
    },
  )
  api.openapi(
    operation({
      operationId: 'getVerification',
      caller: 'anyone',
      method: 'get',
      path: `${path}/{id}`,
      tag,
      summary: 'The result of a verification',
      description: 'Whoever has the id may read it. Kept for 30 days.',
      request: { params },
      responses: answers(verificationSchema, 200, [404, 410]),
    }),
    async (c) => json(c, verificationSchema, await verifier.result(c.req.valid('param').id, readerOf(c))),
  )
  addEvents(api, verifier)
  addBounces(api, bounces)
}

/** A webhook for senders: what came back of their own mail. */
function addBounces(api: Api, bounces: Services['bounces']): void {
  api.openapi(
    operation({
      operationId: 'reportBounces',
      caller: 'account',
      method: 'post',
      path: `${path}/bounces`,
      tag,
      summary: 'Report bounces of your own mail',
      description:
        'An address that bounced for good is undeliverable in the verdicts of your account alone, for 90 days. Only keyed hashes, the meaning of the reply and the time are kept, for 180 days. At most 1,000 in one call.',
      request: { body: { required: true, content: { 'application/json': { schema: bouncesSchema } } } },
      responses: answers(countedBouncesSchema, 200, [401, 403, 422, 429]),
    }),
    async (c) =>
      json(c, countedBouncesSchema, await bounces.note(c.req.valid('json').bounces, c.get('visitor')())),
  )
}

/** Server-Sent Events `verification`: the whole of it, now and each time a step ends. */
function addEvents(api: Api, verifier: Services['verifier']): void {
  describeFile(api, {
    operationId: 'streamVerification',
    path: `${path}/{id}/events`,
    summary: 'Live events of a verification',
    type: 'text/event-stream',
    about:
      'Events `verification`, each with the whole of it as it stands. Ends with the verdict; for a greylisted address it goes on until it was asked for the last time.',
    tag,
    params,
  })
  api.get(`${path}/:id/events`, async (c) => {
    const end = new AbortController()
    const events = verifier.events(c.req.param('id'), end.signal, readerOf(c))[Symbol.asyncIterator]()
    // Asked for before the stream begins, so that an unknown id is answered as such.
    let next = await events.next()
    return answerEvents(c, end, async (stream) => {
      const states = statesTo(c, stream)
      for (; !next.done && !end.signal.aborted; next = await events.next()) {
        const { verification } = next.value
        await states.writeSSE({
          event: 'verification',
          data: JSON.stringify({ type: 'verification', verification }),
        })
      }
    })
  })
}
