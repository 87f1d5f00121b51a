import { z } from '@hono/zod-openapi'
import { clientPicturesSchema } from '#contract/client-pictures.ts'
import { okSchema } from '#contract/common.ts'
import { clientSupportSchema, heatMapSchema, screenshotsSchema } from '#contract/pictures.ts'
import type { Services } from '#services/application/services.ts'
import { answers, describeFile, json, operation } from './openapi.ts'
import type { Api } from './types.ts'

/** What a reader sees of a tested mail, over HTTP. Each route: shape, call, answer. */

const params = z.object({
  id: z
    .string()
    .max(64)
    .openapi({ param: { name: 'id', in: 'path' }, example: 'example' }),
})
const tag = 'Spam test'

export function addPictures(api: Api, { spamTests }: Services): void {
  api.openapi(
    operation({
      operationId: 'getScreenshots',
      caller: 'anyone',
      method: 'get',
      path: '/api/emails/{id}/screenshots',
      tag,
      summary: 'The email on three devices, also without images and in dark modes',
      description: 'While `status` is pending, screenshots appear one by one; the events tell of each.',
      request: { params },
      responses: answers(screenshotsSchema, 200, [404, 409, 410]),
    }),
    async (c) =>
      json(c, screenshotsSchema, await spamTests.screenshots(c.req.valid('param').id, c.get('visitor')())),
  )
  api.openapi(
    operation({
      operationId: 'getHeatMap',
      caller: 'anyone',
      method: 'get',
      path: '/api/emails/{id}/heatmap',
      tag,
      summary: 'Where readers are predicted to look, on three devices',
      description: 'Predicted, not measured: see `disclaimer`.',
      request: { params },
      responses: answers(heatMapSchema, 200, [404, 409, 410]),
    }),
    async (c) => json(c, heatMapSchema, await spamTests.heatMap(c.req.valid('param').id, c.get('visitor')())),
  )
  api.openapi(
    operation({
      operationId: 'getClientScreenshots',
      caller: 'anyone',
      method: 'get',
      path: '/api/emails/{id}/clients',
      tag,
      summary: 'The mail as six mail clients show it, and what differs from the mail as sent',
      description:
        'Drawing begins with the first call: while `status` is pending, ask again, or listen to the event `client-picture`. 409 for a mail without HTML.',
      request: { params },
      responses: answers(clientPicturesSchema, 200, [404, 409, 410, 422]),
    }),
    async (c) =>
      json(
        c,
        clientPicturesSchema,
        await spamTests.clientPictures(c.req.valid('param').id, c.get('visitor')()),
      ),
  )
  api.openapi(
    operation({
      operationId: 'getClientSupport',
      caller: 'anyone',
      method: 'get',
      path: '/api/emails/{id}/client-support',
      tag,
      summary: 'What email clients support of the HTML and CSS',
      description: 'By the data of caniemail.com; 409 for an email without HTML.',
      request: { params },
      responses: answers(clientSupportSchema, 200, [404, 409, 410, 422]),
    }),
    async (c) =>
      json(
        c,
        clientSupportSchema,
        await spamTests.clientSupport(c.req.valid('param').id, c.get('visitor')()),
      ),
  )
  api.openapi(
    operation({
      operationId: 'renderScreenshots',
      caller: 'anyone',
      once: true,
      method: 'post',
      path: '/api/emails/{id}/pictures',
      tag,
      summary:
        'Take the screenshots that the plan did not include, or that something other than the email cut short',
      description:
        'For the owner of a test. Pictures that are `locked` count a set of screenshots and a heat map; with `again`, nothing more counts. 409: there is nothing left to draw, or it is being drawn.',
      request: { params },
      responses: answers(okSchema, 200, [403, 404, 409, 410]),
    }),
    async (c) => {
      await spamTests.draw(c.req.valid('param').id, c.get('visitor')())
      return json(c, okSchema, { success: true })
    },
  )
  addFiles(api, spamTests)
}

function addFiles(api: Api, spamTests: Services['spamTests']): void {
  for (const file of files) describeFile(api, { tag, params, ...file })
  api.get('/api/emails/:id/pictures/:name{[a-z-]+\\.png}', async (c) => {
    const { id, name } = c.req.param()
    const png = await spamTests.picture(id, name.slice(0, -'.png'.length))
    c.header('Content-Type', 'image/png')
    // A picture of one mail never changes, but its owner may delete it.
    c.header('Cache-Control', 'private, max-age=3600')
    c.header('Cross-Origin-Resource-Policy', 'same-origin')
    return c.body(png as Uint8Array<ArrayBuffer>)
  })
  api.get('/api/emails/:id/report.pdf', async (c) => {
    const id = c.req.param('id')
    const headers = { 'accept-language': c.get('language')() }
    const pdf = await spamTests.pdf(id, async (path) => api.request(path, { headers }))
    c.header('Content-Type', 'application/pdf')
    c.header('Content-Disposition', `attachment; filename="report-${id}.pdf"`)
    return c.body(pdf as Uint8Array<ArrayBuffer>)
  })
}

const files = [
  {
    operationId: 'getScreenshot',
    path: '/api/emails/{id}/pictures/{name}.png',
    params: params.extend({ name: z.string().max(80).openapi({ example: 'desktop-plain' }) }),
    summary: 'One screenshot',
    type: 'image/png',
    about:
      'Named by device and kind: `desktop-plain`, `tablet-images-off`, `mobile-dark`, `mobile-dark-full`; `desktop-heat` and `desktop-focus` have transparency and lie over `desktop-plain`; `desktop-cells` holds the shares of the heat map, see `cells_url`. `client-outlook-windows` and others: as that client shows it. With `-small` behind the name, such as `desktop-plain-small`: its top as a thumbnail, 240 pixels wide.',
  },
  {
    operationId: 'getReportPdf',
    path: '/api/emails/{id}/report.pdf',
    summary: 'The whole report as PDF',
    type: 'application/pdf',
    about: 'Printed by the browser that draws the screenshots; 503 where there is none.',
  },
]
