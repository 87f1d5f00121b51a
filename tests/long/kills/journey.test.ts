import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser, openPage } from '../../browser/browser.ts'
import { exampleDns, examples, send } from '../../instance.ts'
import { openOwnDatabase } from '../../postgres/database.ts'
import { startBalancer } from './balancer.ts'
import { createMember, type Member, programs } from './fleet.ts'

/**
 * The browser's way from the home page to the report over four processes behind a balancer: the page, its live events and
 * the mail meet different ones, and one of them is killed on the way.
 */

describe('the journey over four processes', () => {
  const ends: (() => Promise<unknown>)[] = []
  const members: Member[] = []
  let browser: Browser
  let url: string
  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'postproof-journey-'))
    ends.push(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
    const fresh = await openOwnDatabase()
    ends.push(() => fresh.close())
    const dns = await exampleDns()
    ends.push(() => dns.close())
    const balancer = await startBalancer(() =>
      members.flatMap((one) => (one.url ? Number(new URL(one.url).port) : [])),
    )
    ends.push(() => balancer.close())
    url = `http://localhost:${balancer.port}`
    const settings = {
      ...{
        DATABASE_URL: fresh.url,
        DNS_SERVERS: dns.address,
        LOG_LEVEL: 'warn',
        PICTURES: 'off',
        PUBLIC_URL: url,
      },
      ...{ SIMULATED_PROVIDERS: 'off', REQUESTS_PER_MINUTE: '100000', CHECKS_PER_MINUTE: '100000' },
    }
    const secret = randomBytes(32).toString('hex')
    for (const [at, parts] of ['http', 'http', 'http,smtp', 'smtp,jobs'].entries())
      members.push(
        await createMember(`j${at + 1}`, {
          ...{ program: programs.withWorld, parts, settings, secret },
          ...{ data: join(folder, `j${at + 1}`), log: join(folder, `j${at + 1}.log`) },
        }),
      )
    ends.push(() => Promise.all(members.map((member) => member.kill())))
    expect(await members[0]!.start()).toBe(true)
    await Promise.all(members.slice(1).map((member) => member.start()))
    browser = await launchBrowser()
    ends.push(() => browser.close())
  }, 300_000)
  afterAll(async () => {
    for (const end of ends.reverse()) await end()
  })

  const shownAddress = /[a-z2-7]{29}@localhost\.test/
  const smtpPorts = () => members.flatMap(({ smtpPort }) => smtpPort ?? [])

  test.each([
    ['nothing is killed', null],
    ['a process with pages is killed', 0],
    ['a process that takes mail is killed afterwards', 3],
  ] as const)(
    'a mail appears in the open page and is explained; %s',
    async (_, victim) => {
      const { page, foreign, close } = await openPage(browser, url)
      await page.goto(url)
      const address = shownAddress.exec((await page.textContent('main')) ?? '')?.[0]
      expect(address).toBeDefined()
      await page.evaluate(() => {
        Object.assign(globalThis, { sameDocument: true })
      })
      if (victim === 0) await members[0]!.kill()
      const port = smtpPorts()[victim === 3 ? 1 : 0]!
      expect(
        await send(
          port,
          address!,
          await readFile(join(examples, 'careless-newsletter.eml')),
          'a@example.org',
        ),
      ).toMatch(/^250/)
      if (victim === 3) {
        await members[3]!.kill()
        // Its spool, or the others' job, brings the report.
        await members[3]!.start()
      }
      await page.waitForURL(/\/results\/[a-z2-7]{29}/, { timeout: 150_000 })
      await page.getByRole('navigation', { name: 'Report' }).waitFor({ timeout: 60_000 })
      // A killed process can cut a script short, and the page reloads. It must still show the same report.
      if (victim !== 0) expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true)
      expect(page.url()).toContain(address!.split('@')[0])
      expect(await page.textContent('main')).toContain('Fix these three')
      const tabs = page.getByRole('navigation', { name: 'Report' })
      await tabs.getByRole('link', { name: /^Email/ }).click()
      await page.getByText('Merge tags were not filled in').first().waitFor({ timeout: 60_000 })
      expect(foreign).toEqual([])
      await close()
      if (victim === 0) expect(await members[0]!.start()).toBe(true)
    },
    300_000,
  )
})
