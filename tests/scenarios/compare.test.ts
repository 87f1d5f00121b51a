import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Comparison, comparisonSchema } from '#contract/comparison.ts'
import { createBrowser, examples, type Instance, startInstance } from '../instance.ts'

/** Two tests beside each other: whoever may see both of them sees what changed, and nobody else anything of it. */

let instance: Instance
const ids: Record<string, string> = {
  example: 'example',
  unknown: 'a'.repeat(29),
  malformed: 'not-an-id',
}
const subjects = { careless: 'BLACK WEEK', good: 'Four weekend' }

async function tested(name: string): Promise<string> {
  const form = new FormData()
  form.set('file', new Blob([await readFile(join(examples, `${name}.eml`))]), 'mail.eml')
  const response = await instance.browser.call('/api/emails', { method: 'POST', body: form })
  const { id } = (await response.json()) as { id: string }
  await instance.browser.result(id)
  return id
}

beforeAll(async () => {
  instance = await startInstance()
  ids.careless = await tested('careless-newsletter')
  ids.good = await tested('good-newsletter')
  ids.deleted = await tested('plain-text')
  ids.expired = await tested('plain-text')
  ids.unfinished = await tested('plain-text')
  ids.waiting = (await instance.browser.address()).id
  const { db } = instance.running.application.database
  const change = (id: string) => db.updateTable('tests').where('id', '=', id)
  await instance.browser.post(`/api/emails/${ids.deleted}/delete`)
  await change(ids.expired)
    .set({ expires_at: new Date(0) })
    .execute()
  await change(ids.unfinished).set({ status: 'analyzing', claimed_at: new Date() }).execute()
})
afterAll(() => instance?.close())

const compare = (before: string, after: string, browser = instance.browser) =>
  browser.call(`/api/emails/${ids[before]}/compare/${ids[after]}`)

describe('what is said of two tests', () => {
  test('the score, its groups and every finding that changed', async () => {
    const answer: Comparison = comparisonSchema.parse(await (await compare('careless', 'good')).json())
    const { before, after, gain, findings } = answer
    expect([before.id, after.id]).toEqual([ids.careless, ids.good])
    expect(gain).toBe(after.score! - before.score!)
    expect(gain).toBeGreaterThan(0)
    const gone = findings.gone.map(({ check_id }) => check_id)
    expect(gone).toEqual(expect.arrayContaining(['dkim', 'list_unsubscribe']))
    for (const { before: was, after: is } of findings.gone) {
      expect(['bad', 'warning']).toContain(was?.status)
      expect(is?.status === 'good' || is?.applies === false).toBe(true)
    }
    const back: Comparison = comparisonSchema.parse(await (await compare('good', 'careless')).json())
    expect(back.findings.new.map(({ check_id }) => check_id).toSorted()).toEqual(gone.toSorted())
    expect(back.gain).toBe(-gain!)
  })

  test('a test beside itself has no difference', async () => {
    const { gain, findings } = comparisonSchema.parse(await (await compare('good', 'good')).json())
    expect([gain, findings.gone, findings.new, findings.changed]).toEqual([0, [], [], []])
  })

  test('its sentences are in the language that was asked for', async () => {
    const browser = createBrowser(instance.url)
    const path = `/api/emails/${ids.careless}/compare/${ids.good}`
    const answer = await browser.call(path, { headers: { 'accept-language': 'de' } })
    const { groups } = (await answer.json()) as Comparison
    expect(groups.map(({ title }) => title)).toContain('Inhalt')
  })
})

describe('who sees it', () => {
  const seen = ['careless', 'good', 'example'] as const
  const refused = [
    ['unknown', 404, 'not_found'],
    ['malformed', 404, 'not_found'],
    ['deleted', 410, 'expired'],
    ['expired', 410, 'expired'],
    ['unfinished', 409, 'not_ready'],
    ['waiting', 409, 'not_ready'],
  ] as const

  test.each(seen.flatMap((before) => seen.map((after) => [before, after] as const)))(
    '%s beside %s: whoever knows the addresses of both, as for each report',
    async (before, after) => {
      for (const browser of [instance.browser, createBrowser(instance.url)])
        expect((await compare(before, after, browser)).status).toBe(200)
    },
  )

  test.each(refused)(
    '%s: neither its owner nor a stranger, and nothing of the other one',
    async (name, status, code) => {
      for (const browser of [instance.browser, createBrowser(instance.url)])
        for (const [before, after] of [
          [name, 'careless'],
          ['careless', name],
          [name, name],
        ] as const) {
          const answer = await compare(before, after, browser)
          const text = await answer.text()
          expect([answer.status, JSON.parse(text)]).toMatchObject([status, { code }])
          expect(text).not.toContain(subjects.careless)
        }
    },
  )

  test.each(refused)('%s: the page is refused as well', async (name, status) => {
    const page = await createBrowser(instance.url).call(`/compare?test=${ids.careless}&test=${ids[name]}`)
    expect(page.status).toBe(status)
    expect(await page.text()).not.toContain(subjects.careless)
  })

  test('the page offers own tests alone', async () => {
    const path = `/compare?test=${ids.careless}`
    expect(await (await instance.browser.call(path)).text()).toContain(ids.good)
    const strange = await (await createBrowser(instance.url).call(path)).text()
    expect(strange).not.toContain(ids.good)
  })

  test('no search engine is shown it', async () => {
    const page = await instance.browser.call(`/compare?test=${ids.careless}&test=${ids.good}`)
    expect(page.status).toBe(200)
    expect(await page.text()).toMatch(/<meta name="robots" content="noindex/)
  })

  test('the address that it had leads to it', async () => {
    const query = `?test=${ids.careless}&test=${ids.good}`
    const moved = await instance.browser.call(`/user-account/compare${query}`, { redirect: 'manual' })
    expect([moved.status, moved.headers.get('location')]).toEqual([301, `/compare${query}`])
  })
})
