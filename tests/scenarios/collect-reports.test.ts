import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ReportSummary } from '#contract/domain-reports.ts'
import { type MailboxEmulator, startMailbox } from '#emulators/placement/mailbox-server.ts'
import { collectOnce, type Intake } from '#services/domain-reports/collect/collect.ts'
import { openFolder } from '#services/domain-reports/collect/folder.ts'
import type { Inlet } from '#services/domain-reports/collect/inlet.ts'
import { openMailbox } from '#services/domain-reports/collect/mailbox.ts'
import { postproof } from '../command-line.ts'
import { type Instance, startInstance } from '../instance.ts'
import { type Person, recordingMailer, register } from './accounts-world.ts'

/** `postproof reports collect`: a folder, a maildir and a mailbox, cut short at each step, and each report counts once. */

const address = 'reports@collect.example'
const secret = 'a-very-secret-password'
let instance: Instance
let owner: Person
let key: string
let mailbox: MailboxEmulator
let folder: string
beforeAll(async () => {
  instance = await startInstance({ REGISTRATIONS_PER_HOUR: '1000' }, { mailer: recordingMailer() })
  owner = await register(instance, 'owner@example.org')
  const made = await owner.browser.post('/api/profile/api-keys', { name: 'x', scopes: ['read', 'test'] })
  key = ((await made.json()) as { api_key: string }).api_key
})
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'postproof-collect-'))
  mailbox = await startMailbox({ address, password: secret })
  return async () => {
    await mailbox.close()
    await rm(folder, { recursive: true })
  }
})
afterAll(() => instance?.close())

const xml = (domain: string, id: string, count = 3) =>
  `<feedback><report_metadata><org_name>receiver.example</org_name><report_id>${id}</report_id><date_range>
  <begin>1790000000</begin><end>1790086399</end></date_range></report_metadata><policy_published><domain>${domain}</domain>
  <p>none</p></policy_published><record><row><source_ip>192.0.2.1</source_ip><count>${count}</count><policy_evaluated>
  <disposition>none</disposition><dkim>pass</dkim><spf>fail</spf></policy_evaluated></row><identifiers>
  <header_from>${domain}</header_from></identifiers><auth_results><dkim><domain>${domain}</domain><selector>s</selector>
  <result>pass</result></dkim></auth_results></record></feedback>`

const mail = (body: string) =>
  `From: dmarc@receiver.example\r\nSubject: Report\r\nMIME-Version: 1.0\r\nContent-Type: text/xml\r\n\r\n${body.replace(/\n/g, '\r\n')}\r\n`

const add = async (domain: string) => {
  await owner.browser.post('/api/domain-reports', { domain })
  return domain
}
const read = (domain: string) => owner.browser.json<ReportSummary>(`/api/domain-reports/${domain}`)

async function run(...words: string[]) {
  const env = { PUBLIC_URL: instance.url, POSTPROOF_API_KEY: key, POSTPROOF_IMAP_PASSWORD: secret }
  const said = await postproof(['reports', 'collect', ...words], env)
  expect(said.out + said.errors).not.toContain(secret)
  return said
}
const url = () => `imap://reports%40collect.example@127.0.0.1:${mailbox.port}/INBOX`
const put = (name: string, content: string) => writeFile(join(folder, name), content)

describe('a folder', () => {
  test('is read by what its files are about; what no domain takes stays', async () => {
    const [one, two] = [await add('one.example'), await add('two.example')]
    await put('a.xml', xml(one, 'a'))
    await put('b.eml', mail(xml(two, 'b', 5)))
    await put('c.xml', xml('nobodys.example', 'c'))
    await put('d.txt', 'no report')
    await put('.writing', xml(one, 'd'))
    const first = await run(folder)
    expect(first).toMatchObject({ code: 1, errors: '' })
    expect(first.out).toContain('one.example  a.xml: receiver.example, 3 messages, new')
    expect(first.out).toContain('left  c.xml: The report is about nobodys.example')
    expect([(await read(one)).messages, (await read(two)).messages]).toEqual([3, 5])
    expect((await readdir(join(folder, 'read'))).sort()).toEqual(['a.xml', 'b.eml'])
    expect((await readdir(folder)).sort()).toEqual(['.writing', 'c.xml', 'd.txt', 'read'])
    // The same again, under a name that was read before.
    await put('a.xml', xml(one, 'a'))
    expect((await run(folder)).out).toContain('a.xml: receiver.example, 3 messages, known')
    await put('a.xml', xml(one, 'other'))
    await run(folder)
    expect((await readdir(join(folder, 'read'))).sort()).toEqual(['a.xml', 'a.xml.2', 'b.eml'])
    expect((await read(one)).messages).toBe(6)
  })

  test('with a domain gives it every file, and keeps what it refuses', async () => {
    const domain = await add('refuses.example')
    await put('page.html', '<html></html>')
    await put('other.xml', xml('elsewhere.example', 'x'))
    expect(await run(folder, '--domain', domain, '--json')).toMatchObject({ code: 0 })
    expect((await read(domain)).refused.map(({ name }) => name).sort()).toEqual(['other.xml', 'page.html'])
    expect((await readdir(join(folder, 'read'))).sort()).toEqual(['other.xml', 'page.html'])
  })

  test('that is watched reads a file that was left once its domain is added, and not before', async () => {
    await put('a.xml', xml('later.example', 'a'))
    let loads = 0
    const files = await openFolder(folder)
    const inlet: Inlet = {
      ...files,
      waiting: async () =>
        (await files.waiting()).map((file) => ({
          ...file,
          load() {
            loads++
            return file.load()
          },
        })),
    }
    const known = new Set<string>()
    const give = async () => ({ name: 'a.xml', reports: [], refused: [] })
    const round = (...domains: string[]) => collectOnce(inlet, { domains: new Set(domains), give }, { known })
    expect([(await round('one.example')).left.length, (await round('one.example')).left.length]).toEqual([
      1, 0,
    ])
    expect(loads).toBe(1)
    expect((await round('one.example', 'later.example')).read).toHaveLength(1)
  })

  test('of maildir is read in new and cur', async () => {
    const domain = await add('maildir.example')
    for (const name of ['new', 'cur', 'tmp']) await mkdir(join(folder, name))
    await put('new/1.host', mail(xml(domain, '1')))
    await put('cur/2.host:2,S', mail(xml(domain, '2')))
    await put('tmp/3.host', mail(xml(domain, '3')))
    expect(await run(folder)).toMatchObject({ code: 0 })
    expect((await read(domain)).messages).toBe(6)
    expect((await readdir(join(folder, 'read'))).sort()).toEqual(['1.host', '2.host:2,S'])
    expect(await readdir(join(folder, 'tmp'))).toEqual(['3.host'])
  })

  test('keeps its files while the instance refuses', async () => {
    const domain = await add('kept.example')
    await put('a.xml', xml(domain, 'a'))
    const env = { PUBLIC_URL: instance.url, POSTPROOF_API_KEY: 'wrong' }
    expect((await postproof(['reports', 'collect', folder], env)).code).toBe(2)
    expect(await readdir(folder)).toEqual(['a.xml'])
  })
})

describe('a mailbox', () => {
  test('is read, and each mail is moved once it is stored', async () => {
    const domain = await add('imap.example')
    for (const id of ['1', '2', '1']) mailbox.append('INBOX', mail(xml(domain, id)))
    mailbox.append('INBOX', mail('hello'))
    expect(await run(url())).toMatchObject({ code: 1, errors: '' })
    expect((await read(domain)).messages).toBe(6)
    expect(mailbox.messages('Read reports')).toHaveLength(3)
    expect(mailbox.messages('INBOX').map(({ flags }) => flags)).toEqual([[]])
  })

  test('whose password is wrong, or that is not there, ends the command and loses nothing', async () => {
    mailbox.append('INBOX', mail('hello'))
    const env = { PUBLIC_URL: instance.url, POSTPROOF_API_KEY: key, POSTPROOF_IMAP_PASSWORD: 'wrong' }
    const wrong = await postproof(['reports', 'collect', url()], env)
    expect([wrong.code, wrong.out]).toEqual([2, ''])
    expect(wrong.errors).not.toBe('')
    const absent = await run(url().replace('INBOX', 'Nowhere'))
    expect([absent.code, absent.out]).toEqual([2, ''])
    expect(mailbox.messages('INBOX')).toHaveLength(1)
  })

  test.each([
    ['imaps://host.example/', 'Give the mailbox'],
    ['imaps://user:word@host.example/', 'Give the mailbox'],
  ])('%s is refused', async (from, says) => {
    const said = await run(from)
    expect([said.code, said.errors]).toEqual([2, expect.stringContaining(says)])
  })
})

test.each(['folder', 'mailbox'] as const)(
  'a file in a %s that is too large is left, and not read',
  async (kind) => {
    const [domain, most] = ['large.example', 2_000]
    const large = mail(xml(domain, 'large') + ' '.repeat(most))
    if (kind === 'folder') await put('large.eml', large)
    else mailbox.append('INBOX', large)
    const inlet = await (kind === 'folder' ? openFolder(folder, most) : openInbox(most))
    const given: string[] = []
    const intake: Intake = {
      domains: new Set([domain]),
      give: async (_, name) => {
        given.push(name)
        return { name, reports: [], refused: [] }
      },
    }
    const { left } = await collectOnce(inlet, intake)
    await inlet.close()
    expect([left.map(({ reason }) => reason.code), given]).toEqual([['reports.collect.too_large'], []])
    expect(kind === 'folder' ? await readdir(folder) : mailbox.messages('INBOX')).toHaveLength(1)
  },
)

const openInbox = (most?: number) =>
  openMailbox(
    {
      ...{ url: url(), password: secret, doneFolder: 'Read', dnsServers: ['127.0.0.1'] },
      ...(most === undefined ? {} : { most }),
    },
    AbortSignal.timeout(30_000),
  )

/** Ends the work at a step of the second file, as a kill does: nothing after it happens. */
class Killed extends Error {}
type Step =
  | 'before it is read'
  | 'before it is given'
  | 'before its answer'
  | 'before it is moved'
  | 'after it was moved'

function killedAt(step: Step, inlet: Inlet, intake: Intake): [Inlet, Intake] {
  let files = 0
  let given = 0
  const kill = (when: Step, count: number) => {
    if (when === step && count === 2) throw new Killed()
  }
  return [
    {
      ...inlet,
      waiting: async () =>
        (await inlet.waiting()).map((file) => ({
          ...file,
          load() {
            kill('before it is read', ++files)
            return file.load()
          },
          async done() {
            kill('before it is moved', files)
            await file.done()
            kill('after it was moved', files)
          },
        })),
    },
    {
      ...intake,
      async give(...what) {
        kill('before it is given', ++given)
        const answer = await intake.give(...what)
        kill('before its answer', given)
        return answer
      },
    },
  ]
}

const steps: Step[] = [
  'before it is read',
  'before it is given',
  'before its answer',
  'before it is moved',
  'after it was moved',
]

describe.each(['folder', 'mailbox'] as const)('a %s whose reading is cut short', (kind) => {
  test.each(steps)('%s is read again, and each report counts once', async (step) => {
    const domain = await add(`${kind}-${steps.indexOf(step)}.example`)
    for (const id of ['1', '2', '3']) {
      if (kind === 'folder') await put(`${id}.xml`, xml(domain, id))
      else mailbox.append('INBOX', mail(xml(domain, id)))
    }
    const open = () => (kind === 'folder' ? openFolder(folder) : openInbox())
    const caller = { accountId: owner.user.id, confirmed: true } as never
    const { domainReports } = instance.running.application.services
    const intake: Intake = {
      domains: new Set([domain]),
      give: async (to, name, octets) => (await domainReports.upload(to, [{ name, octets }], caller))[0]!,
    }
    const first = await open()
    await expect(collectOnce(...killedAt(step, first, intake))).rejects.toThrow(Killed)
    await first.close()
    const second = await open()
    expect((await collectOnce(second, intake)).left).toEqual([])
    await second.close()
    expect(await read(domain)).toMatchObject({ reports: 3, messages: 9 })
    const done = kind === 'folder' ? await readdir(join(folder, 'read')) : mailbox.messages('Read')
    expect(done).toHaveLength(3)
  })
})
