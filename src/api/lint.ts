import { lintInputSchema, lintReportSchema } from '#contract/lint.ts'
import type { Services } from '#services/application/services.ts'
import { answers, json, jsonBody, operation } from './openapi.ts'
import type { Api } from './types.ts'

/** Templates, judged before they have a sender. */

export function addLint(api: Api, { lint }: Pick<Services, 'lint'>): void {
  api.openapi(
    operation({
      operationId: 'lintTemplate',
      caller: 'anyone',
      method: 'post',
      path: '/api/lint',
      tag: 'Spam test',
      summary: 'Check a template offline',
      description:
        'Judges what the author of a template can change. Merge tags are read as unknown values. Asks nothing of DNS, blacklists or links, and stores nothing.',
      request: jsonBody(lintInputSchema),
      responses: answers(lintReportSchema, 200, [413, 422, 429, 503]),
    }),
    async (c) => json(c, lintReportSchema, await lint.judge(c.req.valid('json'), c.get('visitor')())),
  )
}
