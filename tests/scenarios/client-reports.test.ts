import { randomUUID } from 'node:crypto'
import { unzipSync } from 'fflate'
import pino from 'pino'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ClientReportSettings } from '#contract/client-reports.ts'
import { Refusal } from '#platform/refusals/refusal.ts'
import { nextDue } from '#services/client-reports/months.ts'
import { createClientReportWork } from '#services/client-reports/work.ts'
import type { ClientReportsWorld } from '#services/client-reports/world.ts'
import { insertAccount } from '#storage/accounts.ts'
import { mailedMonths, putReport } from '#storage/client-reports/reports.ts'
import type { Database } from '#storage/db.ts'
import { insertMail } from '#storage/outgoing-mail.ts'
import { insertWatched } from '#storage/watch/domains.ts'
import { type Instance, startInstance } from '../instance.ts'
import { openOwnDatabase } from '../postgres/database.ts'
import { type Person, recordingMailer, register } from './accounts-world.ts'

/** Monthly client reports: their settings, their content, and that each month is mailed only once. */

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const path = '/api/client-reports'

describe('over the months', () => {
  let database: Database
  let now = Date.UTC(2026, 10, 20)
  const printed: string[] = []
  beforeAll(async () => {
    database = await openOwnDatabase()
    const { db } = database
    await insertAccount(db, {
      ...{ id: 'a', name: 'A', email: 'a@a.example', emailKey: 'a', passwordHash: 'h', locale: 'en' },
      ...{ timezone: 'UTC', isAdmin: false, createdAt: new Date(now) },
    })
    await db
      .updateTable('accounts')
      .set({ confirmed_at: new Date(now) })
      .execute()
  })
  afterAll(() => database?.close())

  /** A client with one domain and a report on the fifth. */
  async function client(name: string): Promise<void> {
    const row = { id: name, account_id: 'a', domain: `${name}.example`, client: name, note: '' }
    await insertWatched(database.db, 'a', [{ ...row, at: new Date(now) }], 100)
    const report = { account_id: 'a', client: name, day: 5, language: 'en' }
    const due_at = new Date(nextDue(5, now))
    await database.db.transaction().execute((trx) => putReport(trx, { ...report, due_at }))
  }
  /** Mail in the table in which it waits, whose transaction may end without it. */
  const mailerOf = (after: () => void): ClientReportsWorld['mailer'] => ({
    ...recordingMailer(),
    async send(mail, { trx, account } = {}) {
      const letter = `${'title' in mail ? mail.title : ''} ${'attached' in mail ? mail.attached.name : ''}`
      const row = { id: randomUUID(), kind: mail.kind, letter, key_id: 'k', tokenHash: null }
      const kept = { ...row, accountId: account ?? null, lifetimeMs: 400 * DAY }
      const isWritten = await insertMail(trx!, kept, 1000)
      after()
      return isWritten
    },
  })
  /** One process. `print` and `mailed` may end its work where they are called. */
  const process = (print: () => Promise<void> | void = () => {}, mailed: () => void = () => {}) =>
    createClientReportWork({
      ...{ db: database.db, clock: { now: () => now }, log: pino({ level: 'silent' }) },
      ...{ mailer: mailerOf(mailed), mayWrite: async () => true, publicUrl: 'https://x.test' },
      async printer(given, page) {
        await print()
        printed.push(await (await page(given)).text())
        return new Uint8Array([37])
      },
    })
  const letters = async () =>
    (await database.db.selectFrom('outgoing_mail').select('letter').orderBy('letter').execute()).map(
      ({ letter }) => letter,
    )
  const clear = () => database.db.deleteFrom('outgoing_mail').execute()

  test('two processes at the same time mail each month once, on its day', async () => {
    await client('krume')
    const [one, two] = [process(), process()]
    const days: string[] = []
    for (let day = 0; day < 90; day++, now += DAY) {
      const before = (await letters()).length
      now += 7 * HOUR
      await Promise.all([one.work(), two.work()])
      await Promise.all([one.work(), two.work()])
      now -= 7 * HOUR
      if ((await letters()).length > before) days.push(new Date(now).toISOString().slice(0, 10))
    }
    expect(days).toEqual(['2026-12-05', '2027-01-05', '2027-02-05'])
    expect(await letters()).toEqual([
      'Report for krume, December 2026 krume-2026-12.pdf',
      'Report for krume, January 2027 krume-2027-01.pdf',
      'Report for krume, November 2026 krume-2026-11.pdf',
    ])
    expect((await mailedMonths(database.db, 'a')).map(({ month }) => month)).toEqual([
      ...['2026-11', '2026-12', '2027-01'],
    ])
    await clear()
  })

  test('a process that ends while it prints, or with the mail written, leaves the month to the next one', async () => {
    await client('hafen')
    now = Date.UTC(2027, 2, 5, 7)
    let isDead = false
    const die = () => {
      isDead = true
      throw new Error('power cut')
    }
    await process(die).work()
    expect(isDead).toBe(true)
    // The claims of the dead process hold both reports for ten minutes.
    await process().work()
    expect(await letters()).toEqual([])
    now += 11 * MINUTE
    await process(undefined, die).work()
    expect(await letters()).toEqual([])
    now += 11 * MINUTE
    const alive = process()
    expect(await alive.work()).toBe(2)
    expect(await alive.work()).toBe(0)
    expect(await letters()).toEqual([
      'Report for hafen, February 2027 hafen-2027-02.pdf',
      'Report for krume, February 2027 krume-2027-02.pdf',
    ])
    await clear()
  })

  test('a claim that was lost while it printed mails nothing', async () => {
    now = Date.UTC(2027, 3, 5, 7)
    let isFirst = true
    const other = process()
    const slow = process(async () => {
      if (!isFirst) return
      isFirst = false
      now += 11 * MINUTE
      await other.work()
    })
    await slow.work()
    expect(await letters()).toHaveLength(2)
    await clear()
  })

  test('another day in the same month mails no month again', async () => {
    for (const name of ['krume', 'hafen']) {
      const report = { account_id: 'a', client: name, day: 20, language: 'en' }
      const due_at = new Date(nextDue(20, now))
      await database.db.transaction().execute((trx) => putReport(trx, { ...report, due_at }))
    }
    now = Date.UTC(2027, 3, 20, 7)
    await process().work()
    expect(await letters()).toEqual([])
    now = Date.UTC(2027, 4, 20, 7)
    await process().work()
    expect(await letters()).toHaveLength(2)
    await clear()
  })

  test.for([
    [3, 0, 'while the browser fails it waits'],
    [7, 2, 'after six hours it goes out as a page'],
  ] as const)('%d hours: %d mails, %s', async ([hours, count]) => {
    now = Date.UTC(2027, 5, 20, 6) + hours * HOUR
    await process(() => {
      throw new Refusal(503, 'unavailable', 'server.not_printed')
    }).work()
    const sent = await letters()
    expect(sent).toHaveLength(count)
    expect(sent.every((letter) => letter.endsWith('.html'))).toBe(true)
  })

  test('accounts that are suspended, about to be deleted or not confirmed get none', async () => {
    await clear()
    now = Date.UTC(2027, 6, 20, 7)
    const account = (change: object) => database.db.updateTable('accounts').set(change).execute()
    const at = new Date(now)
    for (const [closed, open] of [
      [{ deletion_at: at }, { deletion_at: null }],
      [{ confirmed_at: null }, { confirmed_at: at }],
    ]) {
      await account(closed!)
      expect(await process().work()).toBe(0)
      await account(open!)
    }
    expect(await process().work()).toBe(2)
  })
})

describe('of an account', () => {
  let late = 0
  const mailer = recordingMailer()
  let site: Instance
  let owner: Person
  let stranger: Person
  const now = () => Date.now() + late
  const db = () => site.running.application.database.db
  const hostile = '<img src=x onerror=top.x=1> & "Söhne"'

  beforeAll(async () => {
    site = await startInstance({ REGISTRATIONS_PER_HOUR: '1000' }, { mailer, clock: { now } })
    owner = await register(site, 'owner@example.org', undefined, { name: 'Agentur Nord' })
    stranger = await register(site, 'stranger@example.org')
    await watch([
      ...(['good.example', 'bad.example', 'new.example'].map((name) => [name, 'Krume']) as [
        string,
        string,
      ][]),
      ['hostile.example', hostile],
      ['other.example', 'Ostrel'],
    ])
    await look('good.example', { dmarc: partOf({ '_dmarc.good.example TXT': ['v=DMARC1; p=reject'] }) })
    await look('bad.example', {
      dmarc: partOf({}, ['dmarc_record', 'missing', 'bad']),
      spf: partOf({ 'bad.example TXT': ['v=spf1 -all'] }, ['odd', 'An odd warning.', 'warning']),
    })
  })
  afterAll(() => site?.close())

  async function watch(rows: [domain: string, client: string][]): Promise<void> {
    const account_id = owner.user.id
    const given = rows.map(([domain, client]) => ({
      ...{ id: domain, account_id, domain, client, note: 'secret note', at: new Date() },
    }))
    await insertWatched(db(), account_id, given, 100)
    await db()
      .updateTable('watched_domains')
      .set({ due_at: new Date(now() + 900 * DAY) })
      .execute()
  }
  const partOf = (
    records: Record<string, string[]>,
    problem?: [id: string, code: string, status: string],
  ) => {
    const [id, code, status] = problem ?? []
    const problems = problem ? { p: { id, code, status, facts: {} } } : {}
    return {
      facts: { records, problems },
      since: now(),
      answered: now(),
      pending: null,
      moves: [],
      unstable: null,
    }
  }
  async function look(domain: string, parts: Record<string, ReturnType<typeof partOf>>): Promise<void> {
    const isBad = domain.startsWith('bad')
    await db()
      .updateTable('watched_domains')
      .set({ status: isBad ? 'bad' : 'good', score: isBad ? 40 : 96 })
      .set({ looked_at: new Date(now()), parts: JSON.stringify(parts) })
      .where('domain', '=', domain)
      .execute()
  }
  async function change(domain: string, at: number, value: string): Promise<void> {
    const facts = (text: string) => JSON.stringify({ records: { [`${domain} TXT`]: [text] }, problems: {} })
    await db()
      .insertInto('watch_observations')
      .values({
        ...{ watched_id: domain, part: 'spf', at: new Date(at), kind: 'changed' },
        ...{ before: facts(`before ${value}`), after: facts(`after ${value}`) },
      })
      .execute()
  }
  const settings = () => owner.browser.json<ClientReportSettings>(path)
  const set = (input: object, who = owner) => who.browser.post(path, input)
  const document = async (query: Record<string, string>, who = owner) =>
    who.browser.call(`${path}/document?${new URLSearchParams(query)}`)
  const html = async (query: Record<string, string>) => (await document(query)).text()

  test.for([
    [{ client: 'Krume', day: 0 }, 422],
    [{ client: 'Krume', day: 29 }, 422],
    [{ client: 'Krume', day: 1, language: 'xx' }, 422],
    [{ client: 'Nobody', day: 1 }, 422],
    [{ client: '', day: 1 }, 422],
    [{ client: 'Krume', day: 28, language: 'de' }, 200],
  ] as const)('set to %j it answers %d', async ([input, status]) => {
    expect((await set(input)).status).toBe(status)
  })

  test('it is listed with its next day, and off again', async () => {
    await set({ client: 'Krume', day: 28, language: 'de' })
    const [listed, ...rest] = (await settings()).data
    expect(rest).toEqual([])
    expect(listed).toEqual({
      ...{ client: 'Krume', day: 28, language: 'de', last_month: null },
      next_at: new Date(nextDue(28, now())).toISOString(),
    })
    expect((await set({ client: 'Krume', day: null })).status).toBe(200)
    expect((await settings()).data).toEqual([])
    expect(await stranger.browser.json(path)).toEqual({ brand: { name: '', has_logo: false }, data: [] })
  })

  test('the report says what the watch knows, and what it does not', async () => {
    const month = new Date(now()).toISOString().slice(0, 7)
    const [first] = [Date.parse(`${month}-01T00:00:00Z`)]
    await change('good.example', now(), 'of this month')
    await change('good.example', first - 1, 'of the month before')
    await change('other.example', now(), 'of another client')
    const answer = await document({ client: 'Krume' })
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
    const page = await answer.text()
    for (const shown of [
      'From Agentur Nord',
      'Email domains of Krume',
      '3 domains: 1 has problems, 1 could not be checked and 1 is in order. 1 change in this month.',
      'p=reject',
      '<b>Problem</b>',
      'good.example TXT before of this month',
      'good.example TXT after of this month',
      'new.example: the first check is still to come.',
      'BIMI, DNSSEC, Name servers, Dead ends, Blacklists and Age: no answer so far.',
      'We do not connect to the mail servers',
    ])
      expect(page.includes(shown), shown).toBe(true)
    for (const hidden of ['secret note', 'month before', 'another client', 'other.example', owner.email])
      expect(page.includes(hidden), hidden).toBe(false)
    // What is bad comes before what is only a warning, though SPF is looked at before DMARC.
    const open = page.slice(page.indexOf('What is open'), page.indexOf('What changed'))
    expect(open.indexOf('bad.example, DMARC')).toBeLessThan(open.indexOf('bad.example, SPF'))
    expect(open).toContain('An odd warning.')
  })

  test('in the language that is asked for, else that of the report, and of a month of the last year', async () => {
    await set({ client: 'Krume', day: 3, language: 'fr' })
    expect(await html({ client: 'Krume' })).toMatch(/<html lang="fr">.*<h1>Domaines e.mail de Krume<\/h1>/s)
    expect(await html({ client: 'Krume', language: 'de' })).toContain('<html lang="de">')
    const before = new Date(now() - 40 * DAY).toISOString().slice(0, 7)
    expect((await document({ client: 'Krume', month: before })).status).toBe(200)
    for (const month of ['2099-01', '2020-01', '2026-13', 'x'])
      expect((await document({ client: 'Krume', month })).status, month).toBe(422)
    expect((await document({ client: 'Krume' }, stranger)).status).toBe(404)
  })

  test('names of clients and accounts are text', async () => {
    await change('hostile.example', now(), '</dd><script>top.x=1</script>')
    await owner.browser.post(`${path}/brand`, { name: hostile })
    const page = await html({ client: hostile })
    expect(page).toContain('&lt;img src=x onerror=top.x=1&gt;')
    expect(page).not.toMatch(/<(?:script|img)/)
    await owner.browser.post(`${path}/brand`, { name: '' })
  })

  test('without a browser the PDF leads to the page, which says so', async () => {
    const query = new URLSearchParams({
      client: 'Krume',
      language: 'en',
      month: new Date(now()).toISOString().slice(0, 7),
    })
    expect((await owner.browser.call(`${path}/pdf?${query}`)).status).toBe(503)
    const led = await owner.browser.call(`${path}/pdf?${query}`, { headers: { accept: 'text/html' } })
    expect(led.status).toBe(303)
    const page = await (await owner.browser.call(led.headers.get('location')!)).text()
    expect(page).toContain('Print this page to keep it')
    expect(page).toContain('Krume')
  })

  describe('a logo', () => {
    const brand = (octets: Uint8Array) =>
      owner.browser.post(`${path}/brand`, {
        name: 'Nord & Co.',
        logo: Buffer.from(octets).toString('base64'),
      })
    const picture = (format: 'png' | 'jpeg' | 'gif') =>
      sharp({ create: { width: 900, height: 90, channels: 3, background: '#138' } })
        .toFormat(format)
        .withMetadata({ exif: { IFD0: { Copyright: 'hidden words' } } })
        .toBuffer()
    const taken =
      'Choose a PNG or JPEG image of at most 100 kB. Other formats, such as SVG, are not accepted.'
    const broken = 'This image could not be read. Save it again as PNG or JPEG and choose the new file.'

    test.for([
      ['SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), taken],
      ['GIF', () => picture('gif'), taken],
      ['too large', async () => Buffer.concat([await picture('png'), Buffer.alloc(100_000)]), taken],
      ['empty', async () => Buffer.from(' '), taken],
      ['cut off', async () => (await picture('png')).subarray(0, 60), broken],
      ['no picture', async () => Buffer.from('\x89PNG\r\n\x1a\nnothing', 'latin1'), broken],
    ] as const)('%s is refused with a sentence', async ([, octets, says]) => {
      const answer = await brand(await octets())
      expect(answer.status).toBe(422)
      expect(await answer.json()).toMatchObject({ errors: { logo: [says] } })
      expect((await settings()).brand.has_logo).toBe(false)
    })

    test('is made again as a small PNG, stays with another name, and goes', async () => {
      for (const format of ['jpeg', 'png'] as const) {
        expect((await brand(await picture(format))).status).toBe(200)
        const page = await html({ client: 'Krume', language: 'en' })
        const [, data] = /src="data:image\/png;base64,([^"]+)" alt="Logo of Nord &amp; Co."/.exec(page)!
        const png = Buffer.from(data!, 'base64')
        expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 660, height: 66 })
        expect(png.includes('hidden words')).toBe(false)
      }
      await owner.browser.post(`${path}/brand`, { name: 'Nord' })
      expect((await settings()).brand).toEqual({ name: 'Nord', has_logo: true })
      await owner.browser.post(`${path}/brand`, { name: 'Nord', logo: null })
      expect((await settings()).brand).toEqual({ name: 'Nord', has_logo: false })
    })
  })

  test('the export has what is set and mailed', async () => {
    await owner.browser.post(`${path}/brand`, { name: 'Nord' })
    await set({ client: 'Krume', day: 7, language: 'fr' })
    const archive = await (await owner.browser.call('/api/profile/export')).arrayBuffer()
    const file = unzipSync(new Uint8Array(archive))['client-reports.json']!
    expect(JSON.parse(Buffer.from(file).toString())).toMatchObject({
      ...{ name: 'Nord', reports: [{ client: 'Krume', day: 7 }], mailed: [] },
    })
  })

  test('the month before is mailed to the owner alone, with the report attached', async () => {
    await set({ client: 'Krume', day: 7, language: 'fr' })
    late = nextDue(7, Date.now()) + HOUR - Date.now()
    mailer.sent.length = 0
    const { clientReports } = site.running.application
    expect(await clientReports.work()).toBe(1)
    expect(await clientReports.work()).toBe(0)
    const month = new Date(Date.parse(`${new Date(now()).toISOString().slice(0, 7)}-01`) - DAY)
    const named = month.toISOString().slice(0, 7)
    const mail = mailer.sent.find(({ kind }) => kind === 'client-report')!
    if (mail.kind !== 'client-report') throw new Error('no report')
    expect(mail).toMatchObject({ to: owner.email, title: expect.stringMatching(/^Report for Krume, /) })
    expect(mail.text).toContain('we send it to your address only')
    expect(mail.attached).toMatchObject({ name: `krume-${named}.html`, type: 'text/html' })
    const page = Buffer.from(mail.attached.octets).toString()
    expect(page).toContain('<html lang="fr">')
    expect(page).toContain('Ce serveur n’a pas pu créer de PDF.')
    expect((await settings()).data[0]).toMatchObject({ last_month: named })
    late = 0
  })

  test('with the last domain of a client its setting and its months go', async () => {
    const edit = (domain: string, body: object) => owner.browser.post(`/api/watched-domains/${domain}`, body)
    await edit('bad.example', { client: 'Krume und Söhne' })
    await edit('new.example', { client: 'Krume und Söhne' })
    expect((await settings()).data).toHaveLength(1)
    await owner.browser.post('/api/watched-domains/good.example/delete', {})
    expect((await settings()).data).toEqual([])
    expect(await mailedMonths(db(), owner.user.id)).toEqual([])
    expect((await document({ client: 'Krume' })).status).toBe(404)
  })
})
