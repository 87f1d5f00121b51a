import { readMessage } from '@postproof/message/read'
import { renderingChecks } from '@postproof/spam-test/rendering'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { TestResult } from '#contract/spam-test.ts'
import { checks } from '../../packages/spam-test/checks/index.ts'
import { storable } from '../fuzz/rules.ts'
import { usual } from './bombs.ts'
import { judge } from './pipeline.ts'

/** What holds for every sequence of octets: the report is whole, within its bounds and points into its mail. */

const piece = fc.oneof(
  fc.constantFrom(
    'Content-Type: multipart/alternative; boundary=edge\r\n',
    'Content-Type: text/html; charset=utf-16\r\n',
    'Content-Type: text/html; charset=utf-8\r\n',
    'Content-Type: message/rfc822\r\n',
    'Content-Transfer-Encoding: base64\r\n',
    'Content-Disposition: attachment; filename="a.zip"\r\n',
    'List-Unsubscribe: <https://[, <mailto:>\r\n',
    'DKIM-Signature: v=1; d=example.org; s=s; h=from; b=; bh=\r\n',
    'Subject: =?utf-8?B?8J+RqA==?= \ud83d =?utf-8?Q?=00=ED=A0=BD?=\r\n',
    'From: "=?utf-8?B?====?=" <@>, <<>>\r\n',
    '\r\n',
    '\r\n--edge\r\n',
    '--edge--\r\n',
    '<a href="//\\evil.example">https://www.paypal.com</a>',
    '<base href="https://evil.example"><a href=x>y</a>',
    '<img src="data:image/svg+xml,<svg>" alt="\ud83d">',
    '<style>@import "a"; p{color:red',
    '<div style="display:none">free money</div>',
    '<p>\u0000\u202e\u200b\ud800',
    'PK\u0003\u0004',
    '{{ name }} Hi undefined,',
  ),
  fc.string({ maxLength: 40 }),
  fc.uint8Array({ maxLength: 30 }).map((bytes) => Buffer.from(bytes).toString('latin1')),
)

const start = fc.constantFrom(
  '',
  `${usual}\r\n`,
  `${usual}\r\nContent-Type: text/html; charset=utf-8\r\n\r\n`,
)
const made = fc
  .tuple(start, fc.array(piece, { maxLength: 25 }), fc.boolean())
  .map(([head, pieces, utf8]) => Buffer.from(head + pieces.join(''), utf8 ? 'utf8' : 'latin1'))
const mail = fc.oneof(made, fc.uint8Array({ maxLength: 300 }).map(Buffer.from))

/** Lines of each source that places may point to. */
function linesOf(raw: Uint8Array, html: string | undefined, text: string | undefined) {
  const count = (source: string) => source.split(/\r\n|\r|\n/).length
  const latin1 = Buffer.from(raw).toString('latin1')
  return { raw: count(latin1) + 1, html: count(html ?? ''), text: count(text ?? '') }
}

function places(result: TestResult) {
  return [
    ...result.results.flatMap(({ evidence }) => evidence.flatMap(({ place }) => place ?? [])),
    ...result.links.flatMap(({ place }) => place ?? []),
  ]
}

test('any mail gets a whole report that any database and any reader of JSON takes', async () => {
  await fc.assert(
    fc.asyncProperty(mail, async (raw) => {
      const { report, result, sizes } = await judge(raw)
      expect(result.results.map(({ id }) => id)).toEqual([...checks, ...renderingChecks].map(({ id }) => id))
      expect(report.findings.filter(({ code }) => code === 'check-failed')).toEqual([])
      expect(result.score === null || (result.score >= 0 && result.score <= 100)).toBe(true)
      expect(sizes.result).toBeLessThan(500_000)
      storable(report)
      const message = readMessage(raw)
      const lines = linesOf(raw, message.html?.source, message.text?.source)
      for (const place of places(result)) {
        expect(place.line).toBeGreaterThanOrEqual(1)
        expect(place.line).toBeLessThanOrEqual(lines[place.in])
      }
    }),
    { numRuns: 400, examples: [[Buffer.from('\\UDA \\u0000 \\ud800')]] },
  )
})
