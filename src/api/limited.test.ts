import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { limited } from './limited.ts'

/** What is refused to someone whom the operator has limited. */
const app = new Hono()
app.use(
  limited({
    book: { note() {} },
    limits: {
      require() {
        throw new Error('limited')
      },
    },
  }),
)
app.all('*', (c) => c.text('ok'))
app.onError((_error, c) => c.text('', 429))

test.each([
  ['POST', '/api/emails', true],
  ['POST', '/api/drafts', true],
  ['POST', '/api/drafts/check', false],
  ['GET', '/api/get-email', true],
  ['GET', '/api/emails/abc/results', false],
  ['GET', '/api/emails/abc/report.pdf', true],
  ['GET', '/domain/example.org/report.pdf', true],
  ['GET', '/domain/example.org/report.html', true],
  // Pages: the router of pages reads a path in any case, with a slash at its end, and with `.data`.
  ['POST', '/', true],
  ['POST', '/_.data', true],
  ['POST', '/placements/new', true],
  ['POST', '/placements/new.data', true],
  ['POST', '/user-account/placement.data', true],
  ['POST', '/inbox-placement/_.data', true],
  ['POST', '/Email-Verifier/', true],
  ['POST', '/email-verifier/lists.data', true],
  ['POST', '/lists', true],
  ['POST', '/results/abc/delivery.data', true],
  ['POST', '/results/abc.data', false],
  ['POST', '/results/abc?draw', true],
  ['POST', '/Results/abc.data?draw', true],
  ['GET', '/results/abc?draw', false],
  ['POST', '/tests', false],
  ['POST', '/user-account/data', false],
  ['POST', '/login', false],
  ['GET', '/results/abc', false],
])('%s %s: %s', async (method, path, isRefused) => {
  expect((await app.request(path, { method })).status).toBe(isRefused ? 429 : 200)
})
