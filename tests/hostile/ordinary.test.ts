import { expect, test } from 'vitest'
import { ordinary } from './ordinary-mails.ts'
import { judge } from './pipeline.ts'

/** No false alarm: what is said of ordinary, well-made mails is nothing, or what a mail engineer would say too. */

/** The sender's set-up lacks these in the literal world; they are not about the mail. */
const aside = new Set(['bimi', 'mta_sts', 'tls_rpt'])

const expected: Record<string, string[]> = {
  // True, worth little, and what such services advise themselves.
  'newsletter of a sending service': ['warning link_domain shared-tracking'],
  'Japanese newsletter in ISO-2022-JP': ['warning charset legacy'],
  // A screen reader has to guess; the program of the writer could say it.
  'Apple Mail rich text': ['warning html_meta no-language'],
  'notification with many links': ['warning html_meta no-language'],
}

test.each(Object.keys(ordinary))('%s', async (name) => {
  const { source, place } = await ordinary[name]!()
  const { report, result } = await judge(source, place)
  const said = report.findings
    .filter(({ id, status }) => (status === 'bad' || status === 'warning') && !aside.has(id))
    .map(({ id, status, code }) => `${status} ${id} ${code}`)
  expect(said).toEqual(expected[name] ?? [])
  // Short texts leave the model unsure, and what it is unsure of costs some points.
  expect(result.score).toBeGreaterThanOrEqual(92)
  expect(result.verdict?.level).toBe('good')
})
