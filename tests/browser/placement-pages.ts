import type { Browser, Page } from 'playwright-core'
import type { Instance } from '../instance.ts'
import { openPage } from './browser.ts'

/** What people do on the pages of placement tests. `world` is asked at each call: both begin with the first test. */

const password = 'correct horse battery'

export function placementPages(world: () => { browser: Browser; instance: Instance }) {
  const open = async (options: Parameters<typeof openPage>[2] = {}) => {
    const opened = await openPage(world().browser, world().instance.url, {
      viewport: { width: 1366, height: 900 },
      reducedMotion: 'reduce',
      acceptDownloads: true,
      ...options,
    })
    return { ...opened, goto: (path: string) => opened.page.goto(`${world().instance.url}${path}`) }
  }

  let people = 0
  /** Registers a new account each time; returns its address. */
  const register = async (page: Page) => {
    const address = `ada${++people}@customers.example`
    await page.goto(`${world().instance.url}/register`)
    await page.getByLabel('Name').fill('Ada Krume')
    await page.getByLabel('Email address').fill(address)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByLabel('Repeat password', { exact: true }).fill(password)
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Create account' }).click()
    // The page forgets what was done once it has said so; a browser may end a navigation that began before that.
    await page.waitForURL((url) => url.pathname !== '/register' && url.search === '')
    return address
  }

  const login = async (page: Page, address: string) => {
    await page.getByLabel('Email address').fill(address)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
  }

  /** By the mail that it was sent, in the development mailbox. */
  const confirm = async (page: Page) => {
    await page.goto(`${world().instance.url}/dev/mailbox`)
    await page
      .getByRole('link', { name: `ada${people}@customers.example` })
      .first()
      .click()
    await page
      .getByRole('main')
      .getByRole('link', { name: /\/confirm\?token=/ })
      .click()
    await page.getByRole('button', { name: 'Confirm my address' }).click()
    await page.getByText('Your address is confirmed', { exact: true }).first().waitFor()
  }

  /** Begins a test with the providers of these names, all of them when none is named. */
  const begin = async (page: Page, names: string[] = []) => {
    await page.goto(`${world().instance.url}/inbox-placement`)
    if (names.length > 0) {
      await page.getByRole('button', { name: 'None' }).click()
      for (const name of names) await page.getByRole('checkbox', { name }).check()
    }
    await page.getByRole('button', { name: 'Start test' }).click()
    await page.getByRole('heading', { name: 'Send your email now' }).waitFor()
    return page.url().split('/').at(-1)!
  }

  const sendSample = (page: Page) => page.getByRole('button', { name: 'Send sample newsletter' }).click()
  /** The report as it stays: after the second look. */
  const report = (page: Page) => page.getByText(/^Confirmed \d\d:\d\d UTC/).waitFor()
  const dots = (page: Page, place: string) =>
    page.getByRole('button', { name: new RegExp(`^\\S+@\\S+: ${place}$`) })
  const openTable = (page: Page) => page.getByText('By mailbox', { exact: true }).click()

  return { open, register, login, confirm, begin, sendSample, report, dots, openTable }
}
