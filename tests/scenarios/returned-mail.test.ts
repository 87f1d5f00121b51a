import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Profile } from '#contract/accounts.ts'
import { keysOf } from '#platform/keys/keys.ts'
import { createReturnPaths } from '#platform/mailer/return-path.ts'
import type { UserMail } from '#platform/mailer/types.ts'
import { type Instance, startInstance } from '../instance.ts'
import { type Person, register } from './accounts-world.ts'
import { type MailServer, startMailServer } from './mail-server.ts'

/** Mail to users that goes out by a mail server, and what comes back of it to the receiver. */

const domain = 'back.harbor.example'
let server: MailServer
let site: Instance
beforeAll(async () => {
  server = await startMailServer()
  site = await startInstance({
    MAIL_SMTP_URL: server.url,
    MAIL_FROM: 'Harbor <account@harbor.example>',
    MAIL_BOUNCE_DOMAIN: domain,
    REGISTRATIONS_PER_HOUR: '1000',
  })
})
afterAll(async () => {
  await site?.close()
  await server?.close()
})

const application = () => site.running.application
const db = () => application().database.db

/** Sends it and waits until the mail server has it, or it was dropped; the envelope sender, undefined where it was dropped. */
async function sent(to: string, kind: 'exported' | 'password-changed' | 'placement-alert' = 'exported') {
  const alert = { title: 'Inbox share fell', text: 'Two of five.', url: site.url }
  const mail = { kind, to, locale: 'en', ...(kind === 'placement-alert' ? alert : {}) }
  const before = server.taken.length
  await application().services.mailer.send(mail as UserMail)
  await application().services.mailer.idle()
  return server.taken.slice(before).find((taken) => taken.to[0] === to)?.from
}

const lines = (...all: string[]) => all.join('\r\n')
const bounce = (status: string, reply: string, action = 'failed') =>
  lines(
    ...['From: MAILER-DAEMON@mx.reader.example', 'Subject: Undelivered Mail Returned to Sender'],
    ...['Content-Type: multipart/report; report-type=delivery-status; boundary=b', ''],
    ...['--b', '', 'It did not work.', '--b', 'Content-Type: message/delivery-status', ''],
    ...['Reporting-MTA: dns; mx.reader.example', '', 'Final-Recipient: rfc822; mia@reader.example'],
    ...[`Action: ${action}`, `Status: ${status}`, `Diagnostic-Code: smtp; ${reply}`, '--b--', ''],
  )
const gone = bounce('5.1.1', '550 5.1.1 User unknown')
/** As mail servers write that know no RFC 3464. */
const inWords = (reason: string) =>
  lines(
    ...['From: MAILER-DAEMON@mx.reader.example', 'Subject: failure notice', ''],
    ...['Hi. I could not deliver your message.', '', '<mia@reader.example>:', reason, ''],
  )
const complaint = (kind: string) =>
  lines(
    ...[
      'From: fbl@provider.example',
      'Content-Type: multipart/report; report-type=feedback-report; boundary=b',
    ],
    ...['', '--b', '', 'A reader complained.', '--b', 'Content-Type: message/feedback-report', ''],
    ...[`Feedback-Type: ${kind}`, 'User-Agent: Loop/1', 'Version: 1', '--b--', ''],
  )
const absence = lines('Subject: Away until Monday', 'Auto-Submitted: auto-replied', '', 'I am away.')

/** From the null sender, as servers return mail. */
const back = (to: string | undefined, raw: string) => site.send(to!, raw, '')
const refused = (to: string, raw: string) =>
  back(to, raw).then(
    () => 'taken',
    ({ response }) => response as string,
  )

const profileOf = async (person: Person) => await person.browser.json<Profile>('/api/profile')
const counted = async () => {
  const { rows } = await sql<{ what: string; mails: number }>`
    select what, sum(mails)::integer as mails from mail_by_day group by what`.execute(db())
  return Object.fromEntries(rows.map(({ what, mails }) => [what, mails]))
}
let people = 0
/** Whose confirmation is out already. */
async function member(): Promise<Person> {
  const person = await register(site, `member${++people}@reader.example`)
  await application().accountsPart.idle()
  await application().services.mailer.idle()
  return person
}

test('each mail has an envelope sender of its own, and keeps its From', async () => {
  const { email } = await member()
  const froms = [await sent(email), await sent(email)]
  expect(new Set(froms).size).toBe(2)
  for (const from of froms) expect(from).toMatch(/^bounce\+[a-z2-7]{45}@back\.harbor\.example$/)
  expect(server.taken.at(-1)!.raw).toMatch(/^From: Harbor <account@harbor\.example>\r$/m)
  expect(server.taken.at(-1)!.raw).not.toContain('bounce+')
})

test('what is written to the operator comes back to the operator', async () => {
  const contact = { kind: 'contact', to: 'operator@harbor.example', name: 'Mia', message: 'Hello' } as const
  await application().services.mailer.send({ ...contact, replyTo: 'mia@reader.example', domain: 'a.example' })
  await application().services.mailer.idle()
  expect(server.taken.at(-1)).toMatchObject({
    from: 'account@harbor.example',
    to: ['operator@harbor.example'],
  })
})

test('a bounce stops mail to the address once, is told to its owner, and is answered by nothing', async () => {
  const person = await member()
  const from = await sent(person.email)
  const before = await counted()
  const taken = server.taken.length
  expect(await back(from, gone)).toMatch(/^250 /)
  // With the answer all that follows is stored: a process that is killed here loses nothing.
  expect(await profileOf(person)).toMatchObject({
    mail_stopped: { kind: 'bounce', reason: 'no_mailbox', until: null },
  })
  expect(await back(from!.toUpperCase(), gone)).toMatch(/^250 /)
  expect(await counted()).toEqual({ ...before, bounce: (before.bounce ?? 0) + 1 })
  expect(await sent(person.email, 'password-changed')).toBeUndefined()
  expect(await sent(person.email)).toBeUndefined()
  expect((await counted()).stopped).toBe((before.stopped ?? 0) + 2)
  await application().services.mailer.idle()
  expect(server.taken.length).toBe(taken)
})

test('a bounce in words stops mail too, where it came from nobody', async () => {
  const person = await member()
  const from = await sent(person.email)
  const said = inWords('Remote host said: 550 5.1.1 No such user')
  expect(await site.send(from!, said, 'mia@reader.example')).toMatch(/^250 /)
  expect((await profileOf(person)).mail_stopped).toBeNull()
  expect(await back(from, said)).toMatch(/^250 /)
  expect((await profileOf(person)).mail_stopped).toMatchObject({ kind: 'bounce', reason: 'no_mailbox' })
})

test('mail goes again when its owner asks, once a day, and stops again where it bounces', async () => {
  const person = await member()
  await back(await sent(person.email), gone)
  const resume = async () => (await person.browser.post('/api/profile/resume-mail')).status
  expect(await resume()).toBe(200)
  await application().services.mailer.idle()
  const notice = server.taken.at(-1)!
  expect(notice).toMatchObject({
    to: [person.email],
    raw: expect.stringContaining('sends mail to this address again'),
  })
  expect((await profileOf(person)).mail_stopped).toBeNull()
  await back(notice.from, gone)
  expect((await profileOf(person)).mail_stopped).toMatchObject({ reason: 'no_mailbox' })
  expect(await resume()).toBe(429)
  const other = await member()
  expect((await other.browser.post('/api/profile/resume-mail')).status).toBe(409)
})

test('a full mailbox stops mail for two weeks at the third time', async () => {
  const person = await member()
  const full = bounce('5.2.2', '552 5.2.2 Mailbox full')
  for (let time = 1; time <= 3; time++) {
    expect((await profileOf(person)).mail_stopped).toBeNull()
    await back(await sent(person.email), full)
  }
  const stopped = (await profileOf(person)).mail_stopped!
  expect(stopped).toMatchObject({ kind: 'bounce', reason: 'full' })
  const days = (Date.parse(stopped.until!) - Date.parse(stopped.at)) / 86_400_000
  expect(Math.round(days)).toBe(14)
  await sql`update suppressions set until = now() - interval '1 second'`.execute(db())
  expect(await sent(person.email)).toBeDefined()
})

test('after a complaint goes what protects the account, and no alert', async () => {
  const person = await member()
  await back(await sent(person.email), complaint('abuse'))
  expect((await profileOf(person)).mail_stopped).toMatchObject({ kind: 'complaint', reason: 'abuse' })
  expect(await sent(person.email, 'placement-alert')).toBeUndefined()
  expect(await sent(person.email, 'password-changed')).toBeDefined()
})

test('the operator sees how much came back, and whose, and sends again', async () => {
  const person = await member()
  await back(await sent(person.email), gone)
  const root = await member()
  const { accountsPart, services } = application()
  await accountsPart.firstAdmin.claim(
    root.user.id,
    (await accountsPart.firstAdmin.link())!.split('/').at(-1)!,
  )
  const caller = await services.accounts.recognize(root.token, 'bearer')
  const { admin, operations } = services
  expect(await admin.account(caller, person.user.id)).toMatchObject({
    ...{ mail_stopped: { kind: 'bounce', reason: 'no_mailbox' }, bounces: 1, complaints: 0 },
  })
  expect(await admin.account(caller, root.user.id)).toMatchObject({ mail_stopped: null, bounces: 0 })
  const figures = await operations.returnedMail(caller)
  const { sent: mails = 0, bounce = 0, complaint = 0, stopped = 0 } = await counted()
  expect(figures).toMatchObject({ domain, bounce_rate: bounce / mails, complaint_rate: complaint / mails })
  const sum = (what: 'sent' | 'bounces' | 'complaints' | 'stopped') =>
    figures.days.reduce((all, day) => all + day[what], 0)
  expect([sum('sent'), sum('bounces'), sum('complaints'), sum('stopped')]).toEqual([
    mails,
    bounce,
    complaint,
    stopped,
  ])
  expect(bounce).toBeGreaterThan(0)
  expect(await admin.act(caller, person.user.id, 'resume-mail')).toMatchObject({ mail_stopped: null })
  await application().services.mailer.idle()
  expect(server.taken.at(-1)).toMatchObject({ to: [person.email] })
  await expect(admin.act(caller, person.user.id, 'resume-mail')).rejects.toMatchObject({
    code: 'not_possible',
  })
  const log = await admin.accountAudit(caller, person.user.id, { page: 1, per_page: 5, direction: 'desc' })
  expect(log.data[0]).toMatchObject({ action: 'mail-resumed', by: root.email })
})

test('a feedback loop sends a complaint to the address for them; nothing else is taken there', async () => {
  const person = await member()
  const from = await sent(person.email)
  const address = `Complaints@${domain}`
  const about = (sender: string) =>
    complaint('abuse').replace('User-Agent', `Original-Mail-From: <${sender}>\r\nUser-Agent`)
  for (const raw of [
    about('mia@reader.example'),
    about(`bounce+a@${domain}`),
    complaint('abuse'),
    gone,
    absence,
  ]) {
    expect(await refused(address, raw)).toMatch(/^550 5\.6\.0 /)
  }
  expect((await profileOf(person)).mail_stopped).toBeNull()
  expect(await site.send(address, about(from!), 'fbl@provider.example')).toMatch(/^250 /)
  expect((await profileOf(person)).mail_stopped).toMatchObject({ kind: 'complaint', reason: 'abuse' })
})

test.each([
  ['a delay', bounce('4.4.1', '451 4.4.1 Connection timed out', 'delayed')],
  ['a notice of absence', absence],
  ['the answer of a person', lines('Subject: Re: Your data', '', 'What is this?')],
  ['a complaint taken back', complaint('not-spam')],
  ['a wish for no more mail', complaint('opt-out')],
  ['a notice in words without a code', inWords('Unrouteable address')],
  ['a notice in words for now', inWords('452 4.2.2 Mailbox full')],
  ['garbage', '\u0000\u0001\u0002'],
  ['one bounce for the contents', bounce('5.7.1', '550 5.7.1 Message rejected as spam')],
])('%s stops nothing', async (_, raw) => {
  const person = await member()
  expect(await back(await sent(person.email), raw)).toMatch(/^250 /)
  expect((await profileOf(person)).mail_stopped).toBeNull()
  expect(await sent(person.email)).toBeDefined()
})

test('what nobody sent, or long ago, is refused', async () => {
  const before = await counted()
  const month = 30 * 86_400_000
  const other = createReturnPaths(keysOf(new Uint8Array(32).fill(5)), domain)
  const old = application().returnPaths.issue('mia@reader.example', Date.now() - month - 7_200_000)
  expect(await refused(other.issue('mia@reader.example', Date.now()), gone)).toMatch(/^550 5\.1\.1 No mail/)
  expect(await refused(`bounce+@${domain}`, gone)).toMatch(/^550 5\.1\.1 No mail/)
  expect(await refused(old, gone)).toMatch(/^550 5\.1\.1 .*30 days/)
  expect(await refused(`postmaster@${domain}`, gone)).toMatch(/^550 /)
  expect(await counted()).toEqual(before)
})

test('what could not be stored is not taken, and counts when it comes again', async () => {
  const person = await member()
  const from = await sent(person.email)
  await sql`alter table suppressions rename to away`.execute(db())
  expect(await refused(from!, gone)).toMatch(/^451 /)
  await sql`alter table away rename to suppressions`.execute(db())
  expect((await profileOf(person)).mail_stopped).toBeNull()
  expect(await back(from, gone)).toMatch(/^250 /)
  expect((await profileOf(person)).mail_stopped).not.toBeNull()
})

test.each([
  ['there is no such mailbox', '5.1.1 No such user here', 'no_mailbox'],
  ['we may not send', '5.7.1 Relaying denied', null],
])('a mail server that itself says that %s', async (_, says, reason) => {
  const strict = await startMailServer(undefined, undefined, undefined, () =>
    Object.assign(new Error(says), { responseCode: 550 }),
  )
  const plain = await startInstance({ MAIL_SMTP_URL: strict.url, MAIL_FROM: 'account@harbor.example' })
  try {
    const person = await register(plain, 'mia@reader.example')
    const { accountsPart, services } = plain.running.application
    await accountsPart.idle()
    await services.mailer.idle()
    const { mail_stopped } = await person.browser.json<Profile>('/api/profile')
    expect(mail_stopped?.reason ?? null).toBe(reason)
  } finally {
    await plain.close()
    await strict.close()
  }
})

test('where no domain is set, the sender is that of MAIL_FROM', async () => {
  const plain = await startInstance({ MAIL_SMTP_URL: server.url, MAIL_FROM: 'account@harbor.example' })
  try {
    await plain.running.application.services.mailer.send({
      kind: 'exported',
      to: 'mia@reader.example',
      locale: 'en',
    })
    await plain.running.application.services.mailer.idle()
    expect(server.taken.at(-1)).toMatchObject({ from: 'account@harbor.example', to: ['mia@reader.example'] })
  } finally {
    await plain.close()
  }
})
