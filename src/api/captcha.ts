import { workChallengeSchema } from '#contract/captcha.ts'
import type { Services } from '#services/application/services.ts'
import { answers, json, operation } from './openapi.ts'
import type { Api } from './types.ts'

/** The work that a browser does where this server is its own captcha. */
export function addCaptcha(api: Api, { captcha }: Services): void {
  api.openapi(
    operation({
      operationId: 'getCaptchaChallenge',
      caller: 'anyone',
      method: 'get',
      path: '/api/captcha/challenge',
      tag: 'Site',
      summary: 'The puzzle that a browser solves before it sends a form',
      description:
        'With `CAPTCHA_PROVIDER=proof-of-work`; else 404. Find the counter whose key, derived as `parameters` say, begins with `keyPrefix`; send base64 of `{challenge, solution}` as `recaptcha_token`. Good once, for ten minutes.',
      responses: answers(workChallengeSchema, 200, [404, 429]),
    }),
    async (c) => json(c, workChallengeSchema, await captcha.challenge()),
  )
}
