import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, firefox, type Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { unpackChromium } from '#adapters/browser/bundled.ts'
import { alive } from './alive.ts'
import { keepFailure } from './failures.ts'

/**
 * A real Chromium: the one of the system or of CHROMIUM_PATH where there is one, else the one in node_modules. With
 * BROWSER=firefox the Firefox of the system or of FIREFOX_PATH.
 */

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page lives for a second or two: what its scripts would gain by being compiled well costs more than it brings.
  '--js-flags=--no-opt --no-maglev',
]

/** A test that passes never waits so long; a machine that is busy with other things may. */
const TIMEOUT_MS = 120_000

const isFirefox = process.env.BROWSER === 'firefox'

export async function launchBrowser(): Promise<Browser> {
  if (isFirefox)
    return firefox.launch({
      channel: 'moz-firefox',
      executablePath: join(import.meta.dirname, '../firefox/firefox.mjs'),
      // What moves is drawn sixty times a second by a browser without a graphics processor.
      firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
      timeout: TIMEOUT_MS,
    })
  const installed = [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find((path) => path && existsSync(path))
  const executablePath = installed ?? (await unpackChromium())
  return chromium.launch({ executablePath, args, timeout: TIMEOUT_MS })
}

type Options = Parameters<Browser['newContext']>[0]

/** A context that ends with the test that is running. Tests that run at the same time give their own `finished`. */
export async function openContext(browser: Browser, options: Options = {}, finished = onTestFinished) {
  // What moves is drawn sixty times a second by a browser without a graphics processor.
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options })
  context.setDefaultTimeout(TIMEOUT_MS)
  // Actions and requests alone: pictures of each step would cost a third of the processor time of a test.
  await context.tracing.start()
  finished(async ({ task }) => {
    if (task.result?.state === 'fail') await keepFailure(context, task)
    await context.close()
  })
  return context
}

/**
 * A page, in a context of its own, that keeps what went wrong in it: script errors, refused loads with their addresses,
 * and answers from other origins. Its `goto` and `reload` end when it answers to a visitor: where scripts run, it is hydrated.
 */
export async function openPage(
  browser: Browser,
  origin: string,
  options: Options = {},
  finished = onTestFinished,
) {
  const context = await openContext(browser, options, finished)
  const page = await context.newPage()
  const problems: string[] = []
  const foreign: string[] = []
  page.on('pageerror', ({ message }) => {
    // What React Router still reads of a page's data when the page is left ends so; nobody is there to see it.
    if (!['BodyStreamBuffer was aborted', 'Error in input stream'].includes(message)) problems.push(message)
  })
  page.on('console', (message) => {
    // The preview refuses what a mail would load, run and frame, as it should: Chromium reports that as an error.
    const refused =
      /directive: "(?:img-src data:|style-src 'unsafe-inline'|default-src 'none')"|^Blocked script execution in '[^']*\/preview'/
    if (message.type() !== 'error' || refused.test(message.text())) return
    const { url } = message.location()
    problems.push(url ? `${message.text()} (${url})` : message.text())
  })
  page.on('response', (response) => {
    const url = response.url()
    if (!url.startsWith(origin) && !/^(data|blob|about):/.test(url)) foreign.push(url)
  })
  if (options.javaScriptEnabled !== false) waitForLife(page)
  return { page, problems, foreign, close: () => context.close() }
}

function waitForLife(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  page.goto = async (...given) => {
    const answer = await goto(...given)
    await alive(page)
    return answer
  }
  page.reload = async (...given) => {
    const answer = await reload(...given)
    await alive(page)
    return answer
  }
}

/** Keeps back what this page asks for at such addresses, so that the state before the answer can be looked at. */
export async function holdBack(page: Page, addresses: string): Promise<{ letGo(): void }> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await promise
    await route.continue()
  })
  return { letGo: resolve }
}
