import { existsSync } from 'node:fs'
import { type Browser, chromium, type Page } from 'playwright-core'
import { unpackChromium } from '#outside/browser/bundled.ts'

/** A real Chromium: the one of the system or of CHROMIUM_PATH where there is one, else the one in node_modules. */

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export async function launchBrowser(): Promise<Browser> {
  const installed = [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find((path) => path && existsSync(path))
  return chromium.launch({ executablePath: installed ?? (await unpackChromium()), args })
}

/** A page that keeps what went wrong in it: script errors, refused loads, and answers from other origins. */
export async function openPage(
  browser: Browser,
  origin: string,
  options: Parameters<Browser['newContext']>[0] = {},
) {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const problems: string[] = []
  const foreign: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    // The preview's own policy refuses the pictures of a mail, as it should, and Chromium reports that as an error.
    const refused = message.text().includes('Content Security Policy directive: "img-src data:"')
    if (message.type() === 'error' && !refused) problems.push(message.text())
  })
  page.on('response', (response) => {
    const url = response.url()
    if (!url.startsWith(origin) && !/^(data|blob|about):/.test(url)) foreign.push(url)
  })
  return { page, problems, foreign, close: () => context.close() }
}

export type OpenPage = Page
