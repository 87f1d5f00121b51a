import { afterAll, describe, it } from 'vitest'
import { rendererOver } from '#outside/browser/testing.ts'
import { costlyMails, expectToEnd } from '../hostile/costly-mails.ts'

/** The costly ones of the hostile mails, with limits above those of the product. */

describe('what a mail costs', () => {
  const browser = rendererOver()
  afterAll(() => browser.close())

  it.each(costlyMails)('ends %s with a picture or a reason, and draws the next mail', async (_name, html) => {
    await expectToEnd(browser, html, { pictureMs: 8_000, mailMs: 20_000 })
  })
})
