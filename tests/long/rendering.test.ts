import { expect, it } from 'vitest'
import { costlyMails, expectToEnd } from '../hostile/costly-mails.ts'

/** The costly ones of the hostile mails, with limits above those of the product. */

it.each(costlyMails)('ends %s with a picture or a reason, and draws the next mail', async (_name, html) => {
  expect(await expectToEnd(html, { pictureMs: 8_000, mailMs: 20_000 })).toBeTruthy()
})
