import { editMessage, newMessage } from '@postproof/message/edit'
import { readMessage } from '@postproof/message/read'
import { describe, expect, test } from 'vitest'
import { offlineWorld, runSpamTest, type SpamTestReport, uploaded } from '../index.ts'
import { judgeDraft } from './judge.ts'

const clock = { now: () => Date.UTC(2026, 10, 20) }
const session = uploaded(clock.now())
const words =
  'The quick brown fox jumps over the lazy dog while the others are watching from behind the fence. '
const mail = Buffer.from(
  [
    'From: Ada <ada@example.org>',
    'To: bob@example.com',
    'Subject: Spring',
    'Content-Type: text/html; charset=utf-8',
    '',
    `<html><head><title>t</title></head><body><p>${words.repeat(4)}</p>`,
    '<a href="https://a.example/one">One</a> <a href="https://a.example/two">Two</a>',
    '<img src="https://a.example/i.png" width="300" height="200"></body></html>',
  ].join('\r\n'),
)
const html = readMessage(mail).html!.source

/** A run that had answers where a world that cannot be asked has none. */
async function run(answers: Record<string, Partial<SpamTestReport['findings'][number]>> = {}) {
  const report = await runSpamTest(mail, session, offlineWorld(clock))
  const ok = { status: 'ok' as const, failure: null, httpStatus: 200 }
  return {
    ...report,
    findings: report.findings.map((finding) => ({ ...finding, ...answers[finding.id] })),
    links: report.links.map((row) => ({ ...row, outcome: row.outcome && { ...row.outcome, ...ok } })),
    images: report.images.map((row) => ({
      ...row,
      outcome: row.outcome && { ...row.outcome, ...ok, width: 300, height: 200, format: 'png' as const },
    })),
  }
}
const judge = async (edit: (source: string) => string, known: SpamTestReport | null, from?: string) => {
  const raw = editMessage(mail, { html: edit(html), fields: from === undefined ? {} : { From: from } })!
  const report = await judgeDraft(raw, session, { clock, run: known })
  return {
    ...report,
    of(id: string) {
      const { status, code } = report.findings.find((finding) => finding.id === id)!
      return `${status} ${code} ${report.origins[id]}`
    },
  }
}
const same = (source: string) => source

describe('a draft is judged by the mail as it is written', () => {
  test('what the mail alone decides follows every change', async () => {
    const known = await run()
    expect((await judge(same, known)).of('image_alt')).toBe('bad most-missing draft')
    const repaired = (source: string) => source.replace('<img', '<img alt="A cat"')
    expect((await judge(repaired, known)).of('image_alt')).toBe('good all draft')
    expect((await judge(repaired, null)).of('image_alt')).toBe('good all draft')
  })

  test('of an HTML alone it is no fault that nobody is said to send it', async () => {
    const raw = newMessage({ html, fields: {} }, { at: clock.now(), id: 'one' })
    const { findings } = await judgeDraft(raw, session, { clock, run: null })
    const of = (id: string) => findings.find((finding) => finding.id === id)?.code
    expect([of('from_header'), of('to_header')]).toEqual(['not-judged', 'not-judged'])
    expect(of('image_alt')).toBe('most-missing')
  })

  test('without a change it is what its run was', async () => {
    const known = await runSpamTest(mail, session, offlineWorld(clock))
    const draft = await judge(same, known)
    expect(draft.findings).toEqual(known.findings)
    expect(draft.score).toEqual(known.score)
  })
})

describe('what needs the world is the answer of the run, and says so', () => {
  test.each([
    ['dkim', 'bad', 'fail'],
    ['spf', 'good', 'pass'],
    ['domain_dnsbl', 'bad', 'listed'],
    ['link_blocklist', 'bad', 'listed'],
    ['accessibility', 'bad', 'link-name'],
  ] as const)('%s', async (id, status, code) => {
    const known = await run({ [id]: { status, code } })
    expect((await judge((source) => `${source}<p>more</p>`, known)).of(id)).toBe(`${status} ${code} run`)
  })

  test('without a run it has no answer', async () => {
    const draft = await judge(same, null)
    for (const id of ['dkim', 'domain_age', 'accessibility', 'link_health', 'link_blocklist'])
      expect(draft.of(id)).toMatch(/^no-data .* draft$/)
  })

  test('another sender has none of the answers about the first', async () => {
    const known = await run({
      dkim: { status: 'good', code: 'pass' },
      domain_dnsbl: { status: 'bad', code: 'listed' },
    })
    const draft = await judge(same, known, 'eve@other.example')
    expect(draft.of('dkim')).not.toMatch(/pass|run$/)
    expect(draft.of('domain_dnsbl')).toMatch(/^no-data .* draft$/)
  })

  test('links that the run asked for are judged again: one that is gone counts no more', async () => {
    const known = await run()
    const broken = known.links.map((row) =>
      row.url.endsWith('two') && row.outcome
        ? { ...row, outcome: { ...row.outcome, status: 'broken' as const, httpStatus: 404 } }
        : row,
    )
    const asked = { ...known, links: broken }
    expect((await judge(same, asked)).of('link_health')).toMatch(/^(?:bad|warning) .* run$/)
    const without = (source: string) => source.replace(/<a [^>]*two">Two<\/a>/, '')
    expect((await judge(without, asked)).of('link_health')).toMatch(/^good .* run$/)
  })

  test('a link that the run did not ask for keeps its answer', async () => {
    const known = await run({ link_health: { status: 'good', code: 'all-ok' } })
    const more = (source: string) =>
      source.replace('Two</a>', 'Two</a> <a href="https://b.example/">Three</a>')
    expect((await judge(more, known)).of('link_health')).toBe('good all-ok run')
  })
})
