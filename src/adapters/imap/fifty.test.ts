import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type MailboxEmulator, type Placed, startMailbox } from '#emulators/placement/mailbox-server.ts'
import { createImapDialer } from '../imap.ts'
import { accessTo, mail, noResolver, subjectsOf, type Watched, watching } from './testing.ts'

/** Fifty seed mailboxes in one process, on real IMAP servers, two connections each. */

const folders = [
  { path: 'Junk', use: '\\Junk' },
  { path: 'Promotions' },
  { path: 'Rule/Custom' },
  { path: '[Gmail]/All Mail', use: '\\All' },
]
const gmailCategories = ['primary', 'promotions', 'updates', 'social', 'forums']
const dialer = createImapDialer({ resolver: noResolver, allowPrivateNetworks: ['127.0.0.1'] })

type Seed = { mailbox: MailboxEmulator; seed: Watched; gmail: boolean }
const seeds: Seed[] = []
let sent = 0

beforeAll(async () => {
  for (let at = 0; at < 50; at++) {
    const gmail = at % 2 === 0
    const address = `seed${at}@provider.example`
    const mailbox = await startMailbox({ address, password: 'correct horse', folders, gmail })
    const access = accessTo(mailbox.port, {
      id: at,
      address,
      username: address,
      tabs: gmail ? 'gmail' : 'folders',
    })
    seeds.push({ mailbox, gmail, seed: watching(dialer, access) })
  }
  await vi.waitFor(() => expect(seeds.every(({ seed }) => seed.baselines.length === 1)).toBe(true), 30_000)
  // Both connections rest in IDLE.
  await vi.waitFor(
    () =>
      expect(
        seeds.every(({ mailbox }) => mailbox.commands.filter((line) => line.endsWith(' IDLE')).length >= 2),
      ).toBe(true),
    60_000,
  )
}, 60_000)
afterAll(async () => {
  await Promise.all(seeds.map(({ seed }) => seed.watcher.close()))
  await Promise.all(seeds.map(({ mailbox }) => mailbox.close()))
}, 60_000)

/** Files one mail into each seed and waits until each has handed it out; milliseconds, sorted. */
async function deliver(place: (seed: Seed, subject: string) => Placed): Promise<number[]> {
  const subject = `mail${++sent}`
  const started = seeds.map((seed) => {
    place(seed, subject)
    return performance.now()
  })
  await vi.waitFor(() => expect(seeds.every(({ seed }) => subjectsOf(seed).includes(subject))).toBe(true), {
    timeout: 60_000,
    interval: 20,
  })
  return seeds
    .map(({ seed }, at) => seed.times[subjectsOf(seed).indexOf(subject)]! - started[at]!)
    .sort((a, b) => a - b)
}

const tell = (what: string, times: number[]) => {
  const at = (share: number) => Math.round(times[Math.floor((times.length - 1) * share)]!)
  // biome-ignore lint/suspicious/noConsole: a figure to read
  console.info(`${what}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, worst ${at(1)} ms after delivery`)
}

describe('fifty seeds', { timeout: 60_000 }, () => {
  test('mail in the inbox and in every tab is found and named', async () => {
    for (const category of gmailCategories) {
      const times = await deliver(({ mailbox }, subject) =>
        mailbox.append('INBOX', mail(subject), { category }),
      )
      tell(`inbox, ${category}`, times)
      for (const { seed, gmail } of seeds) {
        const found = seed.messages.at(-1)!
        expect([found.folder, found.category]).toEqual([
          { path: 'INBOX', role: 'inbox' },
          gmail ? category : null,
        ])
      }
    }
  })

  test('mail in the spam folder is found by the second connection', async () => {
    const times = await deliver(({ mailbox }, subject) => mailbox.append('Junk', mail(subject)))
    tell('spam folder', times)
    for (const { seed } of seeds) expect(seed.messages.at(-1)!.folder).toEqual({ path: 'Junk', role: 'junk' })
  })

  test.each([
    ['Promotions', ['other', 'promotions']],
    ['Rule/Custom', ['other', 'other']],
  ])('mail in %s is found soon while it is expected', async (path, [gmailRole, plainRole]) => {
    const subject = `mail${sent + 1}`
    for (const { seed } of seeds) seed.watcher.hurry(Date.now() + 60_000)
    tell(`${path}, in a hurry`, await deliver(({ mailbox }, name) => mailbox.append(path, mail(name))))
    for (const { seed } of seeds) seed.watcher.hurry(0)
    for (const { seed, gmail } of seeds) {
      expect(seed.messages[subjectsOf(seed).indexOf(subject)]!.folder).toEqual({
        path,
        role: gmail ? gmailRole : plainRole,
      })
    }
  })

  test('a mail that is moved later appears again where it went, and is looked for in vain where it was', async () => {
    const placed = new Map<Seed, Placed>()
    await deliver((seed, subject) => {
      const at = seed.mailbox.append('INBOX', mail(subject))
      placed.set(seed, at)
      return at
    })
    for (const seed of seeds) {
      const ref = seed.seed.messages.at(-1)!.ref
      const stays = await seed.seed.watcher.look(ref)
      expect(stays).toEqual({
        folder: { path: 'INBOX', role: 'inbox' },
        category: seed.gmail ? 'primary' : null,
      })
      seed.mailbox.move(placed.get(seed)!, 'Junk')
      await vi.waitFor(() => expect(seed.seed.messages.at(-1)!.folder.role).toBe('junk'), 60_000)
      expect(await seed.seed.watcher.look(ref)).toBeNull()
      expect(await seed.seed.watcher.look(seed.seed.messages.at(-1)!.ref)).toMatchObject({
        folder: { role: 'junk' },
      })
    }
  })

  test('bodies are read, nothing is changed, and there are two connections a seed', async () => {
    for (const { seed, mailbox } of seeds) {
      expect(await seed.watcher.body(seed.messages[0]!.ref)).toBe('Hello\r\n')
      expect(await seed.watcher.body({ ...seed.messages[0]!.ref, uid: 9999 })).toBeNull()
      for (const path of ['INBOX', ...folders.map((folder) => folder.path)]) {
        for (const { flags } of mailbox.messages(path)) expect(flags).toEqual([])
      }
      const changing = mailbox.commands.filter((line) =>
        /\b(SELECT|STORE|COPY|MOVE|EXPUNGE|APPEND|CREATE|DELETE|BODY\[|RFC822\b(?!\.SIZE))/.test(line),
      )
      expect(changing).toEqual([])
      expect(mailbox.connections).toBeLessThanOrEqual(2)
      expect(mailbox.commands.some((line) => line.includes('All Mail'))).toBe(false)
      expect(seed.troubles).toEqual([])
    }
    const megabytes = Math.round(process.memoryUsage().rss / 1024 / 1024)
    // biome-ignore lint/suspicious/noConsole: a figure to read
    console.info(
      `${dialer.connections()} connections; ${megabytes} MB resident with fifty servers and the test`,
    )
    expect(dialer.connections()).toBe(100)
  })
})
