import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { recordCheckers } from '#contract/checker-names.ts'
import { type Language, languageOfLocale, languageParameter, languages } from '#contract/language.ts'
import { shareSchema } from '#contract/site.ts'
import { Refusal } from '#platform/refusals/refusal.ts'
import type { Services } from '#services/application/services.ts'
import { answers, describeFile, json, operation } from './openapi.ts'
import type { Api } from './types.ts'

/** A report shown to others: the switch of its owner, the badge, the summary in a frame, the picture of a link. */

const tag = 'Sharing'
const params = z.object({
  id: z
    .string()
    .max(64)
    .openapi({ param: { name: 'id', in: 'path' }, example: 'example' }),
})

/** For as long others may show what is no longer shared. */
const fresh = 'public, max-age=300'

/** The one document of this site that others may frame. It runs nothing, loads nothing and sends nothing. */
const framed =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors *"

const languageOf = (c: Context): Language => languageOfLocale(c.req.query(languageParameter) ?? '') ?? 'en'

/** How a call names the language, for the reference. */
const inWhichLanguage = `\`?${languageParameter}=\` with one of ${languages.map((each) => `\`${each}\``).join(', ')}.`

/** With the ending. */
const LONGEST_DOMAIN = 300

/** The part before the ending; Refusal 404 for another ending. */
function without(ending: string, file: string, longest = 80): string {
  if (file.endsWith(ending) && file.length <= longest) return file.slice(0, -ending.length)
  throw new Refusal(404, 'not_found', 'request.nothing_there')
}

export function addShared(api: Api, { spamTests, cards }: Pick<Services, 'spamTests' | 'cards'>): void {
  api.openapi(
    operation({
      operationId: 'shareReport',
      caller: 'anyone',
      method: 'post',
      path: '/api/emails/{id}/share',
      tag,
      summary: 'Share a report, or stop sharing',
      description:
        'Of its owner. A shared report has a badge and a summary that other sites may show, and search engines may list it. Without this, only whoever has the link can read it.',
      request: {
        params,
        body: { required: true, content: { 'application/json': { schema: shareSchema } } },
      },
      responses: answers(shareSchema, 200, [404, 410, 422]),
    }),
    async (c) => {
      const { shared } = c.req.valid('json')
      await spamTests.share(c.req.valid('param').id, shared, c.get('visitor')())
      return json(c, shareSchema, { shared })
    },
  )
  for (const file of files) describeFile(api, { ...file, tag, params })
  describeFile(api, {
    operationId: 'getRecordBadge',
    path: '/badge/{checker}/{domain}.svg',
    summary: 'What a record checker finds at a domain, as a badge',
    type: 'image/svg+xml',
    about: `At most ten minutes old. ${inWhichLanguage} What is no checker or no domain answers 404 with a badge that says so. Counts as a check.`,
    tag,
    params: z.object({ checker: z.enum(recordCheckers), domain: z.string().max(253) }),
  })
  api.get('/badge/:file', async (c) => {
    const { found, svg } = await cards.badge(without('.svg', c.req.param('file')), languageOf(c))
    return c.body(svg, found ? 200 : 404, {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'Cache-Control': fresh,
    })
  })
  api.get('/badge/:checker/:file', async (c) => {
    const { checker, file } = c.req.param()
    const { found, svg } = await cards.recordBadge(
      checker,
      without('.svg', file, LONGEST_DOMAIN),
      languageOf(c),
    )
    return c.body(svg, found ? 200 : 404, {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'Cache-Control': 'public, max-age=600',
    })
  })
  api.get('/embed/:id', async (c) => {
    const { found, html } = await cards.summary(c.req.param('id'), languageOf(c))
    return c.body(html, found ? 200 : 404, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': framed,
      'Cache-Control': fresh,
    })
  })
  api.get('/og/:kind/:file', async (c) => {
    const { kind, file } = c.req.param()
    const png = await cards.picture(kind, without('.png', file), languageOf(c))
    return c.body(png, 200, {
      'Content-Type': 'image/png',
      'Cache-Control': kind === 'page' ? 'public, max-age=86400' : fresh,
    })
  })
}

const files = [
  {
    operationId: 'getReportBadge',
    path: '/badge/{id}.svg',
    summary: 'The score of a shared report as a badge',
    type: 'image/svg+xml',
    about: `${inWhichLanguage} A report that is not shared answers 404 with a badge that says so.`,
  },
  {
    operationId: 'getReportCard',
    path: '/embed/{id}',
    summary: 'A shared report as one card, for a frame',
    type: 'text/html',
    about: '360 x 156 pixels or wider.',
  },
  {
    operationId: 'getReportPreviewImage',
    path: '/og/results/{id}.png',
    summary: 'The preview image for a link to a report',
    type: 'image/png',
    about: 'Names the mail only when the report is shared.',
  },
]
