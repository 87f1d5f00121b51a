import type { IssuedAddress, TestResult } from '#contract/spam-test.ts'
import { type Instance, listenForEnd } from '../instance.ts'
import { addressOf, createShop, heloOf, newsletter, senderOf } from '../messages.ts'
import type { Shop } from '../newsletter.ts'
import { openSender } from '../sender.ts'
import { createBrowser, PutOff } from './browser.ts'
import { SHOPS } from './world.ts'

/** Take an address, wait at its page, send a mail, see the report and read it as JSON. */

export type Mails = { shop: Shop; message: Buffer }[]

/** Written and signed before, so that the player has nothing to do but send. */
export async function writeMails(webPort: number): Promise<Mails> {
  const mails = []
  for (let number = 0; number < SHOPS; number++) {
    const shop = createShop(number, webPort)
    mails.push({ shop, message: await newsletter(shop, 'small') })
  }
  return mails
}

/** `at`: the process that the visitor is led to; `mx`: the one that the mail is led to. Answers ms from the final dot to the event. */
export async function playSpamTest(
  { at, mx }: { at: Instance; mx: Instance },
  { shop, message }: Mails[number],
): Promise<number> {
  const browser = createBrowser(at.url)
  let close = () => {}
  try {
    const { id, email } = await browser.json<IssuedAddress>('/api/get-email')
    const events = await listenForEnd(at.url, id)
    close = events.close
    const sender = await openSender(mx.smtpPort, addressOf(shop), heloOf(shop)).catch(asPutOff)
    const dot = await sender
      .send(senderOf(shop), email, message)
      .catch(asPutOff)
      .finally(() => sender.close())
    const completed = await events.completed
    await browser.send(`/results/${id}`)
    const { status } = await browser.json<TestResult>(`/api/emails/${id}/results`)
    if (status !== 'completed') throw new Error(`a test is ${status} after its event`)
    return completed - dot
  } finally {
    close()
    browser.close()
  }
}

function asPutOff(error: Error): never {
  throw /^4\d\d/.test(error.message) ? new PutOff(error.message) : error
}
