import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DraftReport } from '#contract/draft.ts'
import type { Advice, CheckResult, TestResult } from '#contract/spam-test.ts'
import { examples, type Instance, startInstance } from '../instance.ts'

/** What a repair brings is one number: in the API, on each part of the report, in the plan, on paper and in the editor. */

const mails = ['careless-newsletter', 'image-only', 'phishing-like', 'transactional', 'right-to-left']
const parts = ['', '/delivery', '/clients', '/print']

let instance: Instance
const reports: TestResult[] = []

beforeAll(async () => {
  instance = await startInstance()
  for (const mail of mails) {
    const { id, email } = await instance.browser.address()
    await instance.send(email, await readFile(join(examples, `${mail}.eml`)))
    reports.push(await instance.browser.result(id))
  }
})
afterAll(() => instance?.close())

const wrong = ({ results }: TestResult) => results.filter(({ fix }) => fix.gain !== null)
const rounded = (gain: number) => Math.round(gain * 10) / 10

async function pageOf(path: string): Promise<string> {
  const answer = await instance.browser.call(path)
  const location = answer.headers.get('location')
  return location ? pageOf(location) : answer.text()
}

/** The gains that stand beside the title of a check, wherever it is shown. */
function gainsShown(html: string, { title }: CheckResult): number[] {
  const rows = [...html.matchAll(/<summary\b[\s\S]*?<\/summary>|<li\b[^>]*data-fix[\s\S]*?<\/li>/g)]
  return rows.flatMap(([row]) => {
    const text = row.replace(/<!-- -->/g, '')
    const gain = /adds ([\d.]+) to your score/.exec(text)
    return gain && text.includes(`>${title}<`) ? [Number(gain[1])] : []
  })
}

test('there are more than sixty of them', () => {
  expect(reports.flatMap(wrong).length).toBeGreaterThan(60)
})

describe.each(mails.map((mail, at) => [mail, at] as const))('%s', (_mail, at) => {
  test('on each part of the report, in the rows that stand open and in the one that a link opens', async () => {
    const report = reports[at]!
    const pages = await Promise.all(parts.map((part) => pageOf(`/results/${report.id}${part}`)))
    const shown = wrong(report).filter(({ points }) => points.max > 0)
    for (const check of shown) {
      const opened = await pageOf(`/results/${report.id}?open=${check.id}`)
      const gains = gainsShown(opened, check)
      expect([check.id, gains.length > 0]).toEqual([check.id, true])
      for (const gain of [...gains, ...pages.flatMap((html) => gainsShown(html, check))])
        expect([check.id, gain]).toEqual([check.id, rounded(check.fix.gain!)])
    }
  })

  test('in what is read of one finding', async () => {
    const report = reports[at]!
    for (const { id, fix } of wrong(report)) {
      const alone = await instance.browser.json<CheckResult>(`/results/${report.id}/checks/${id}`)
      expect([id, alone.fix.gain]).toEqual([id, fix.gain])
    }
  })

  test('in the plan', async () => {
    const report = reports[at]!
    const { items } = await instance.browser.json<Advice>(
      `/api/internal/spam-check/${report.id}/ai-assistant-result`,
    )
    const gains = new Map(report.results.map(({ id, fix }) => [id, fix.gain ?? 0]))
    for (const { check_ids, gain } of items) {
      const sum = check_ids.reduce((all, id) => all + gains.get(id)!, 0)
      expect([check_ids, gain ?? 0]).toEqual([check_ids, rounded(sum)])
    }
  })

  test('in the editor, before anything is changed', async () => {
    const report = reports[at]!
    const { drafts } = instance.running.application.services.spamTests
    const opened = await drafts.open(report.id, { browser: null, network: '' })
    const answer = await instance.browser.post('/api/drafts/check', opened)
    const draft = (await answer.json()) as DraftReport
    const gains = new Map(draft.findings.map(({ id, gain }) => [id, gain]))
    for (const { id, fix } of wrong(report).filter(({ id }) => gains.has(id)))
      expect([id, gains.get(id)]).toEqual([id, fix.gain])
  })
})
