import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { applyEdits } from '@postproof/spam-test/source-repairs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { comparisonSchema } from '#contract/comparison.ts'
import { type Draft, type DraftReport, draftReportSchema } from '#contract/draft.ts'
import type { LintReport } from '#contract/lint.ts'
import { createBrowser, examples, type Instance, startInstance } from '../instance.ts'

/** A mail that is changed in the product: judged while it is written, and tested as a run of its own. */

let instance: Instance
let base: string

beforeAll(async () => {
  instance = await startInstance()
  const { id, email } = await instance.browser.address()
  await instance.send(email, await readFile(join(examples, 'careless-newsletter.eml')))
  await instance.browser.result(id)
  base = id
})
afterAll(() => instance?.close())

type Call = { status: number; body: Record<string, unknown> }
async function post(path: string, body: unknown, browser = instance.browser): Promise<Call> {
  const response = await browser.post(path, body)
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}
async function check(draft: Draft): Promise<DraftReport> {
  const { status, body } = await post('/api/drafts/check', draft)
  expect(status).toBe(200)
  return draftReportSchema.parse(body)
}
const opened = (): Promise<Draft> =>
  instance.running.application.services.spamTests.drafts.open(base, { browser: null, network: '' })
const nothing = { subject: '', from: '', reply_to: '', list_unsubscribe: '', list_unsubscribe_post: '' }

describe('a draft is checked while it is written', () => {
  test('as it came it has the score of its run, and keeps its answers', async () => {
    const report = await check(await opened())
    const run = await instance.browser.result(base)
    expect(report.score).toBe(run.score)
    const origins = new Map(report.findings.map(({ id, origin }) => [id, origin]))
    expect(origins.get('image_alt')).toBe('draft')
    for (const { id, origin } of report.findings) {
      const { category } = run.results.find((result) => result.id === id)!
      if (category === 'authentication' || category === 'reputation')
        expect([id, origin]).toEqual([id, 'run'])
    }
  })

  test('findings name their line and their field', async () => {
    const draft = await opened()
    const report = await check({ ...draft, fields: { ...draft.fields, subject: 'BUY NOW!!! 100% FREE $$$' } })
    const alt = report.findings.find(({ id }) => id === 'image_alt')!
    const lines = draft.html.split('\n')
    expect(alt.marks.length).toBeGreaterThan(0)
    for (const { line } of alt.marks) expect(lines[line! - 1]).toMatch(/<img/i)
    const subject = report.findings.find(({ id }) => id === 'subject_style')!
    expect(subject.marks[0]).toMatchObject({ field: 'subject', line: null })
  })

  test('a repair is offered, made by its edits, and offered no more', async () => {
    const draft = await opened()
    const before = await check(draft)
    const alt = before.repairs.find(({ kind }) => kind === 'alt')!
    const edits = [{ ...alt.edits[0]!, text: `${alt.ask!.before}Words${alt.ask!.after}` }]
    const after = await check({ ...draft, html: applyEdits(draft.html, edits) })
    const count = ({ repairs }: DraftReport) => repairs.filter(({ kind }) => kind === 'alt').length
    expect(count(after)).toBe(count(before) - 1)
    expect(after.score!).toBeGreaterThanOrEqual(before.score!)
  })

  test('one that is written again is judged by itself, and nothing is stored', async () => {
    const rows = () => instance.running.application.database.db.selectFrom('tests').select('id').execute()
    const before = await rows()
    const report = await check({
      base: null,
      html: '<p>Hi</p><img src="https://a.example/i.png">',
      fields: nothing,
    })
    expect(report.findings.map(({ id }) => id)).toContain('html_meta')
    expect(report.findings.map(({ id }) => id)).not.toContain('dkim')
    expect(report.unanswered).toBeGreaterThan(10)
    expect(await rows()).toEqual(before)
  })

  test.each<[string, object, number]>([
    ['a test that is not there', { base: 'a'.repeat(29) }, 404],
    ['an HTML that is too long', { html: 'x'.repeat(1_000_001) }, 422],
    ['no HTML', { html: undefined }, 422],
    ['an odd name of an editor', { editor: '../..' }, 422],
  ])('%s: %i', async (_name, change, status) => {
    expect(
      (await post('/api/drafts/check', { base: null, html: '', fields: nothing, ...change })).status,
    ).toBe(status)
  })

  test('without a browser there is no picture, and it is said', async () => {
    const { status, body } = await post('/api/drafts/picture', { base: null, html: '<p>x', fields: nothing })
    expect([status, body.code]).toEqual([503, 'unavailable'])
  })
})

describe('a template is judged offline', () => {
  const lint = (body: object, language = 'en') =>
    instance.browser.call('/api/lint', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': language },
      body: JSON.stringify(body),
    })
  const rulesOf = async (body: object) =>
    ((await (await lint(body)).json()) as LintReport).findings.map(({ rule, line }) => `${rule} ${line}`)

  test('by its HTML, with lines of the source', async () => {
    const source = '<p>Hello</p>\r\n<a href="">Go on</a>'
    expect(await rulesOf({ source })).toContain('link_empty 2')
    const mail = `From: Ada <ada@example.org>\nSubject: Hi\nContent-Type: text/html\n\n${source}`
    expect(await rulesOf({ source: mail, format: 'eml' })).toContain('link_empty 6')
  })

  test('says what was not checked, in the language of the caller', async () => {
    const source = '<!-- postproof-ignore no_such_rule: because --><p>Hallo</p>'
    const report = (await (await lint({ source }, 'de')).json()) as LintReport
    expect(report.not_checked).toContainEqual({ reason: 'sending', rules: expect.arrayContaining(['spf']) })
    expect(report.findings).toContainEqual(
      expect.objectContaining({
        rule: 'postproof-ignore',
        message: 'Nichts wird ignoriert: Es gibt keine Regel no_such_rule.',
      }),
    )
  })

  test('gives no all-clear for HTML that it did not read to its end', async () => {
    const deep = `<!-- postproof-ignore incomplete: because -->${'<div>'.repeat(400)}Hello<a href=""></a>`
    const mail = `From: Ada <ada@example.org>\nSubject: Hi\nContent-Type: text/html\n\n${deep}`
    for (const body of [{ source: deep }, { source: mail, format: 'eml' }]) {
      const { score, findings } = (await (await lint(body)).json()) as LintReport
      expect(score).toBeNull()
      expect(findings).toContainEqual(
        expect.objectContaining({
          ...{ rule: 'incomplete', severity: 'error' },
          message:
            'Only the beginning of the HTML was checked: it has more than 2,000,000 characters, 50,000 elements or 300 levels.',
        }),
      )
    }
  })

  test.each<[string, object]>([
    ['no source', { source: '' }],
    ['a source that is too long', { source: 'x'.repeat(1_000_001) }],
    ['MJML, whose compiler is not here', { source: '<mjml>', format: 'mjml' }],
  ])('%s is refused', async (_name, body) => {
    expect((await lint(body)).status).toBe(422)
  })
})

describe('a draft is tested', () => {
  test('as a run of its own: its body is the new one, the rest of the mail and the signature’s facts are the old ones', async () => {
    const draft = await opened()
    const html = draft.html.replace(/<img /i, '<img alt="Our goods" ')
    const { status, body } = await post('/api/drafts', { ...draft, html })
    expect([status, body.compare]).toEqual([201, true])
    const run = await instance.browser.result(String(body.id))
    const before = await instance.browser.result(base)
    expect(run).toMatchObject({ status: 'completed', source: 'smtp', owner: true, edited_from: base })
    expect(before.edited_from).toBeNull()
    const of = (id: string, { results }: typeof run) => results.find((result) => result.id === id)!
    for (const id of ['dkim', 'dmarc', 'spf', 'tls'])
      expect([id, of(id, run).code, of(id, run).status]).toEqual([
        id,
        of(id, before).code,
        of(id, before).status,
      ])
    expect(of('image_alt', run).summary).not.toBe(of('image_alt', before).summary)
    const raw = await (await instance.browser.call(`/api/emails/${run.id}/raw`)).text()
    const original = await readFile(join(examples, 'careless-newsletter.eml'), 'latin1')
    expect(raw.split('\r\n\r\n', 1)[0]?.split('\r\n')).toEqual(
      expect.arrayContaining(
        original
          .split('\r\n\r\n', 1)[0]!
          .split('\r\n')
          .filter((line) => /^(?:Subject|DKIM)/.test(line)),
      ),
    )
    const compared = await instance.browser.json(`/api/emails/${base}/compare/${run.id}`)
    expect(comparisonSchema.parse(compared).gain).toBeGreaterThanOrEqual(0)
  })

  test('of another sender it has no signature that holds', async () => {
    const draft = await opened()
    const { body } = await post('/api/drafts', {
      ...draft,
      fields: { ...draft.fields, from: 'Eve <eve@other.example>' },
    })
    const run = await instance.browser.result(String(body.id))
    const dkim = run.results.find(({ id }) => id === 'dkim')!
    expect(dkim.status).not.toBe('good')
  })

  test('by someone else it becomes theirs, and the original stays as it is', async () => {
    const stranger = createBrowser(instance.url)
    const { body } = await post('/api/drafts', await opened(), stranger)
    const id = String(body.id)
    expect(await stranger.result(id)).toMatchObject({ owner: true })
    expect(await instance.browser.result(id)).toMatchObject({ owner: false })
    expect(await instance.browser.result(base)).toMatchObject({ owner: true, newer_id: null })
  })

  test('that was written again is an upload', async () => {
    const fields = { ...nothing, subject: 'Grüße', from: 'Ada <ada@example.org>' }
    const { body } = await post('/api/drafts', { base: null, html: '<p>Hi</p>', fields })
    expect(body.compare).toBe(false)
    expect(await instance.browser.result(String(body.id))).toMatchObject({
      ...{ status: 'completed', source: 'upload', subject: 'Grüße', edited_from: null },
    })
  })
})
