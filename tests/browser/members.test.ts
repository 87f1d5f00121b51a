import { afterAll, expect } from 'vitest'
import { type Instance, startInstance } from '../instance.ts'
import { linkToken, recordingMailer, register } from '../scenarios/accounts-world.ts'
import { openPage } from './browser.ts'
import { type Look, wrongAt } from './looks.ts'
import { test } from './worker.ts'

/** An owner invites a colleague, who accepts by the link, works in the account with fewer entries, and goes back. */

const mailer = recordingMailer()
let instance: Instance
test.beforeAll(async () => {
  instance = await startInstance({}, { mailer })
})
afterAll(() => instance?.close())

const looks: Look[] = [375, 1366].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
)

test('a colleague from the invitation to the way back', async ({ chromium }) => {
  const host = await register(instance, 'host@example.org', undefined, { name: 'Krume GmbH' })
  const mara = await register(instance, 'mara@example.org', undefined, { name: 'Mara' })
  const opened = async ({ browser }: typeof host) => {
    const { page, problems } = await openPage(chromium, instance.url, {
      viewport: { width: 375, height: 800 },
    })
    const cookies = [...browser.cookies].map(([name, value]) => ({ name, value, url: instance.url }))
    await page.context().addCookies(cookies)
    return { page, problems }
  }
  const faults: string[] = []
  const inspect = async (what: string, { page }: Awaited<ReturnType<typeof opened>>) => {
    const wrong = await wrongAt(page, looks)
    faults.push(...wrong.map((each) => `${what}: ${each}`))
  }

  const owner = await opened(host)
  await owner.page.goto(`${instance.url}/user-account/members`)
  await owner.page.getByRole('textbox', { name: 'Email address' }).fill('mara@example.org')
  await owner.page.getByRole('combobox', { name: 'Role' }).selectOption('reader')
  await owner.page.getByRole('button', { name: 'Invite' }).press('Enter')
  await owner.page.getByRole('region', { name: 'Open invitations' }).getByText('mara@example.org').waitFor()
  await inspect('an invitation', owner)

  const member = await opened(mara)
  const token = linkToken(mailer.sent, 'member-invited', 'mara@example.org')
  await member.page.goto(`${instance.url}/invitation?token=${token}`)
  await inspect('the invitation', member)
  await member.page.getByRole('button', { name: 'Accept' }).press('Enter')
  await member.page.getByText('Working in: Krume GmbH').waitFor()
  await inspect('at work', member)
  // Nothing was tested, so nothing is said to be in order.
  await member.page.getByText('No email has been tested in this account yet.').waitFor()
  expect(await member.page.getByText('nothing that needs repair').count()).toBe(0)
  // A reader begins nothing.
  expect(await member.page.getByRole('link', { name: 'New spam test' }).count()).toBe(0)
  await member.page.goto(`${instance.url}/user-account/keys`)
  await member.page.getByText('Only owners of the account can do it.').waitFor()
  await inspect('refused', member)
  await member.page.goto(`${instance.url}/working-in`)
  await inspect('the accounts', member)

  await owner.page.reload()
  await inspect('a member', owner)
  await owner.page.getByRole('button', { name: 'Remove mara@example.org' }).press('Enter')
  await owner.page.getByText('No members yet.').waitFor()
  await member.page.goto(`${instance.url}/dashboard`)
  await member.page.getByText('You are no longer a member of Krume GmbH.').waitFor()
  await member.page.getByRole('button', { name: 'OK' }).press('Enter')
  await expect.poll(() => member.page.getByText('You are no longer a member').count()).toBe(0)
  expect(faults).toEqual([])
  expect([...owner.problems, ...member.problems].filter((problem) => !/403/.test(problem))).toEqual([])
})
