import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AdminSeed, Placement } from '#contract/placement.ts'
import { type MailboxEmulator, startMailbox } from '#emulators/placement/mailbox-server.ts'
import { postproof } from '../command-line.ts'
import { freePort, type Instance } from '../instance.ts'
import { type Person, recordingMailer, register } from './accounts-world.ts'
import { mail, startPlacementInstance } from './placement-world.ts'

/** `postproof seeds` and `postproof placement` as a person types them, at a running instance. */

const address = 'seed@cli.example'
const secret = 'a-very-secret-password'

let instance: Instance
let mailbox: MailboxEmulator
let admin: Person
let keys: { admin: string; user: string }

beforeAll(async () => {
  mailbox = await startMailbox({ address, password: secret, folders: [{ path: 'Seltsam' }] })
  instance = await startPlacementInstance({ ALLOW_PRIVATE_NETWORKS: 'on' }, { mailer: recordingMailer() })
  admin = await register(instance, 'admin@example.org')
  const { firstAdmin } = instance.running.application.accountsPart
  await firstAdmin.claim(admin.user.id, (await firstAdmin.link())!.split('/').at(-1)!)
  const { accounts, apiKeys } = instance.running.application.services
  const login = await accounts.login(
    { email: 'admin@example.org', password: 'correct horse battery' },
    { browser: null, network: '192.0.2.1' },
  )
  const caller = (await accounts.recognize((login as { api_token: string }).api_token, 'bearer'))!
  const make = async (scopes: ('read' | 'test' | 'admin')[]) =>
    (await apiKeys.create(caller, { name: scopes.join(), scopes })).api_key
  keys = { admin: await make(['read', 'test', 'admin']), user: await make(['read', 'test']) }
})
afterAll(async () => {
  await instance?.close()
  await mailbox?.close()
})

async function run(words: string, { input = '', key = keys.admin, env = {} as Record<string, string> } = {}) {
  const settings = { PUBLIC_URL: instance.url, POSTPROOF_API_KEY: key, ...env }
  const { code, out, errors: error } = await postproof(words.split(' '), settings, input)
  expect(out + error).not.toContain(secret)
  expect(out + error).not.toContain(key || 'no key')
  return { code, out, error }
}
const at = () => `--provider own --host 127.0.0.1 --port ${mailbox.port} --security none`

describe('seed mailboxes', () => {
  test('are added with a password from standard input or the environment, checked, listed and removed', async () => {
    expect(await run('seeds list')).toMatchObject({ code: 0, out: 'There are no seed mailboxes.\n' })
    const wrong = await run(`seeds add ${address} ${at()}`, { input: 'wrong\n' })
    expect([wrong.code, wrong.out]).toEqual([1, expect.stringContaining('We cannot read it')])
    const listed = JSON.parse((await run('seeds list --json')).out) as { data: AdminSeed[] }
    const { id } = listed.data[0]!
    expect((await run('seeds check')).code).toBe(1)
    expect(await run(`seeds remove ${id}`)).toMatchObject({ code: 0, out: 'Mailbox removed.\n' })
    expect((await run(`seeds remove ${id}`)).code).toBe(2)

    const env = { POSTPROOF_SEED_PASSWORD: secret }
    const blind = await run(`seeds add ${address} ${at()}`, { env })
    expect(blind.out).toContain('None of its folders is known as the spam folder')
    await run(`seeds remove ${/^\d+/m.exec(blind.out)![0]}`)
    const added = await run(`seeds add ${address} ${at()} --folder junk=Seltsam --region Europe`, { env })
    expect(added.code).toBe(0)
    expect(added.out).toMatch(
      /^id +state +provider +address.*\n\d+ +ok +own +seed@cli\.example +consumer +Europe/,
    )
    expect(added.out).toMatch(/spam folder\n.* Seltsam\n$/)
    const { data } = JSON.parse((await run('seeds list --json')).out) as { data: AdminSeed[] }
    expect(data[0]).toMatchObject({ address, folder_map: { junk: 'Seltsam' }, health: { state: 'ok' } })
    expect((await run(`seeds check ${data[0]!.id}`)).code).toBe(0)
    const twice = await run(`seeds add ${address} ${at()}`, { env })
    expect([twice.code, twice.error]).toEqual([2, expect.stringContaining('already is a seed mailbox')])
  })

  test.each([
    ['seeds list', { key: '' }, 'Set POSTPROOF_API_KEY'],
    ['seeds list', { key: 'eml_live_wrong' }, 'This token is unknown'],
    ['seeds add x@cli.example --provider own --host h', {}, 'Give the password'],
    ['seeds list --url ftp://x', {}, 'Give the URL of the instance'],
    ['seeds check x', {}, 'Give a number'],
    ['seeds add x@cli.example', {}, '--provider'],
  ])('%s %j is refused with a sentence', async (words, given, sentence) => {
    const said = await run(words, given)
    expect([said.code, said.out, said.error]).toEqual([2, '', expect.stringContaining(sentence)])
  })

  test('a key without the scope, and an instance that is not there, are told', async () => {
    expect((await run('seeds list', { key: keys.user })).error).toContain('the scope admin')
    const nobody = await run(`seeds list --url http://127.0.0.1:${await freePort()}`)
    expect([nobody.code, nobody.error]).toEqual([2, expect.stringContaining('Nothing is listening there')])
  })

  test('the key of the folder is changed only while nobody uses the folder', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'postproof-rotate-'))
    try {
      const env = { DATA_DIR: folder }
      expect((await run('seeds rotate-key', { env })).code).toBe(0)
      const lines = async () => (await readFile(join(folder, 'seed-key'), 'utf8')).trim().split('\n')
      const before = await lines()
      expect((await run('seeds rotate-key', { env })).code).toBe(0)
      const after = await lines()
      expect(after.slice(1)).toEqual(before)
      expect(after[0]).toMatch(/^[0-9a-f]{64}$/)
      const set = await run('seeds rotate-key', { env: { ...env, SEED_KEY: 'ab'.repeat(32) } })
      expect([set.code, set.error]).toEqual([2, expect.stringContaining('SEED_KEYS_OLD')])
      const used = await run('seeds rotate-key', { env: { DATA_DIR: instance.config.DATA_DIR } })
      expect([used.code, used.error]).toEqual([2, expect.stringContaining('in use by process')])
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
})

describe('placement tests', () => {
  test('are started, waited for, shown and listed, with exit codes for pipelines', async () => {
    const none = await run('placement list', { key: keys.user })
    expect([none.code, none.out]).toEqual([0, 'There are no placement tests yet.\n'])
    const begun = await run('placement start', { key: keys.user })
    expect(begun.code).toBe(0)
    const [, id] = /^Test ([0-9a-f]{32})$/m.exec(begun.out)!
    expect(begun.out).toContain(`Send to:\n${address}\n`)
    expect((await run(`placement show ${id} --fail-under 50`, { key: keys.user })).code).toBe(3)

    const test = await admin.browser.json<Placement>(`/api/inbox-placement/${id}`)
    mailbox.append('Seltsam', mail({ Subject: `\u001b[31mNews ${test.marker}` }))
    const shown = await run(`placement show ${id} --wait --fail-under 50`, { key: keys.user })
    expect(shown.code).toBe(1)
    expect(shown.out).toMatch(/own +seed@cli\.example +delivered +spam/)
    expect(shown.out).toContain('It is in spam in the one mailbox with a result: a single observation.\n')
    expect(shown.out).toMatch(/^1 of 1 at own in spam$/m)
    expect(shown.out).not.toContain('\u001b')
    expect((await run(`placement show ${id} --fail-under 0`, { key: keys.user })).code).toBe(0)
    const json = JSON.parse((await run(`placement show ${id} --json`, { key: keys.user })).out) as Placement
    expect(json).toMatchObject({ id, status: 'completed', summary: { spam: 1, total: 1 } })
    expect((await run('placement list', { key: keys.user })).out).toContain(`${id}  completed  0 of 1`)
  })

  test.each([
    ['placement start --provider gmail', 'No mailbox is available at gmail. Available: own.'],
    ['placement show 0123', 'There is no placement test with this ID'],
    ['placement start --fail-under x', 'Give a number from 0 to 100'],
  ])('%s is refused with a sentence', async (words, sentence) => {
    const said = await run(words)
    expect([said.code, said.out, said.error]).toEqual([2, '', expect.stringContaining(sentence)])
  })
})
