import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, describe, expect } from 'vitest'
import { examples, type Instance, startInstance } from '../instance.ts'
import { openPage } from './browser.ts'
import { SHEETS, sheetsOf } from './sheets.ts'
import { test } from './worker.ts'

/** A report on paper, with the drawn mail on the first sheet. That of the longest: report-size.test.ts. */

const careless = () => readFile(join(examples, 'careless-newsletter.eml'))

describe('on paper', () => {
  let instance: Instance
  test.beforeAll(async () => {
    instance = await startInstance({ PICTURES: 'on' })
  })
  afterAll(() => instance?.close())

  const reportOf = async (mail: Uint8Array | string) => {
    const { id, email } = await instance.browser.address()
    await instance.send(email, mail)
    await instance.browser.result(id)
    await instance.browser.pictures(id)
    return id
  }

  test('a careless newsletter has four sheets at most', async ({ chromium }) => {
    const id = await reportOf(await careless())
    const { page, problems } = await openPage(chromium, instance.url)
    await page.goto(`${instance.url}/results/${id}/print`)
    const sheets = await sheetsOf(page)
    expect(sheets).toBeGreaterThan(0)
    expect(sheets).toBeLessThanOrEqual(SHEETS)
    expect(problems).toEqual([])
  })

  test('the mail is drawn on the first sheet, with the numbers of its fixes where they sit', async ({
    chromium,
  }) => {
    const id = await reportOf(await careless())
    const { page } = await openPage(chromium, instance.url, { javaScriptEnabled: false })
    await page.goto(`${instance.url}/results/${id}/print`)
    await page.emulateMedia({ media: 'print' })
    const picture = page.locator('.paper-mail')
    const box = (await picture.boundingBox())!
    expect(box.y + box.height).toBeLessThan(1100)
    const pins = await picture.locator('.paper-pin').all()
    expect(pins.length).toBeGreaterThan(0)
    for (const pin of pins) {
      const rank = Number(await pin.textContent())
      expect(rank).toBeGreaterThanOrEqual(1)
      expect(rank).toBeLessThanOrEqual(5)
      const at = (await pin.boundingBox())!
      expect(at.y).toBeGreaterThan(box.y - 12)
      expect(at.y).toBeLessThan(box.y + box.height)
    }
  })
})
