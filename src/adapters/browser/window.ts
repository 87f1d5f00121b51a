import type { Browser, BrowserContext, BrowserContextOptions, Page, Route } from 'playwright-core'

/** What every page of ours is: it runs no script, keeps nothing, and knows neither language nor place of the machine. */
const PLAIN: BrowserContextOptions = {
  javaScriptEnabled: false,
  serviceWorkers: 'block',
  acceptDownloads: false,
  locale: 'en-US',
  timezoneId: 'UTC',
}

export type Window = { context: BrowserContext; page: Page }

/**
 * Opens a page in a context of its own; `answer` gets all that it asks for. Rejects also when the browser ends
 * meanwhile: Playwright leaves `newPage` without an answer then.
 */
export async function openWindow(
  browser: Browser,
  options: BrowserContextOptions,
  answer?: (route: Route) => Promise<unknown>,
): Promise<Window> {
  const open = async (): Promise<Window> => {
    const context = await browser.newContext({ ...PLAIN, ...options })
    try {
      if (answer) await context.route('**/*', answer)
      return { context, page: await context.newPage() }
    } catch (error) {
      await context.close().catch(() => {})
      throw error
    }
  }
  let die = () => {}
  const death = new Promise<never>((_resolve, reject) => {
    die = () => reject(new Error('The browser ended while a page was opened.'))
  })
  browser.on('disconnected', die)
  try {
    return await Promise.race([open(), death])
  } finally {
    browser.off('disconnected', die)
  }
}
