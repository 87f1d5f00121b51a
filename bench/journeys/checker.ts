import type { Instance } from '../instance.ts'
import { addressOf, createShop } from '../messages.ts'
import { createBrowser } from './browser.ts'
import { SHOPS } from './world.ts'

const calls = [
  (domain: string) => `spf?input=${domain}`,
  (domain: string) => `dmarc?input=${domain}`,
  (domain: string) => `dkim?input=${domain}&selector=k1`,
  (domain: string) => `domain-blacklist?input=${domain}`,
  (_domain: string, address: string) => `ip-blacklist?input=${address}`,
]

/** Open the page of a checker and check one domain with it. Answers ms of the check. */
export async function playChecker(at: Instance, number: number): Promise<number> {
  const shop = createShop(number % SHOPS)
  const browser = createBrowser(at.url)
  try {
    const call = calls[number % calls.length]!(shop.domain, addressOf(shop))
    await browser.send(`/${call.slice(0, call.indexOf('?'))}-checker`)
    const begun = performance.now()
    await browser.send(`/api/checkers/${call}`)
    return performance.now() - begun
  } finally {
    browser.close()
  }
}
