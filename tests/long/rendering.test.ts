import { expect, it } from 'vitest'
import { outcomes } from '#adapters/browser/testing.ts'
import { costlyMails, expectToEnd, uses } from '../hostile/costly-mails.ts'

/** The costly ones of the hostile mails, with limits above those of the product. */

it.each(costlyMails)('ends %s with a picture or a reason, and draws the next mail', async (_name, html) => {
  expect(await expectToEnd(html, { pictureCpuMs: 8_000, mailCpuMs: 20_000 })).toBeTruthy()
})

it('gives up a page that keeps the browser busy, and draws the next mail', async () => {
  const busy = `${uses(12)}<div style="filter:blur(2000px);width:5000px;height:5000px;background:red"><div style="backdrop-filter:blur(900px);width:5000px;height:5000px">x</div></div>`
  const rendering = await expectToEnd(busy, { pictureCpuMs: 2000, mailCpuMs: 6000 })
  // On a fast machine its memory is full before its time is over.
  expect(['costly', 'crashed']).toContain(outcomes(rendering)['desktop plain'])
})
