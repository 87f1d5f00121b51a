import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '#storage/database.ts'
import { exampleDns, freePort, send } from '../../instance.ts'
import { end, startReady } from '../../processes/programs-of-test.ts'
import { registerOnly } from '../../scenarios/accounts-world.ts'
import { startMailServer } from '../../scenarios/mail-server.ts'

/** kill -9 while bounces come in: each that was answered with 250 has had its effect, and once, however often it came. */

const report = [
  ...['From: MAILER-DAEMON@mx.reader.example', 'Subject: Undelivered Mail Returned to Sender'],
  ...['Content-Type: multipart/report; report-type=delivery-status; boundary=b', ''],
  ...['--b', 'Content-Type: message/delivery-status', '', 'Reporting-MTA: dns; mx.reader.example', ''],
  ...['Final-Recipient: rfc822; mia@reader.example', 'Action: failed', 'Status: 5.1.1'],
  ...['Diagnostic-Code: smtp; 550 5.1.1 User unknown', '--b--', ''],
].join('\r\n')
const words = [
  'From: MAILER-DAEMON@mx.reader.example',
  '',
  '<mia@reader.example>:',
  '550 5.1.1 No such user',
  '',
]
const raws = [report, words.join('\r\n')]

const PEOPLE = 30
/** How many answers a run gives before it is killed; those after these are left alone. */
const KILLED_AFTER = [1, 5, 9]

test('every bounce that was acknowledged has stopped mail, and counts once', async () => {
  const [dns, mails] = [await exampleDns(), await startMailServer()]
  const folder = await mkdtemp(join(tmpdir(), 'postproof-returned-'))
  const [port, smtpPort] = [await freePort(), await freePort()]
  const env = {
    ...{ PORT: `${port}`, SMTP_PORT: `${smtpPort}`, DATA_DIR: folder, DNS_SERVERS: dns.address },
    ...{ REQUESTS_PER_MINUTE: '100000', REGISTRATIONS_PER_HOUR: '1000' },
    ...{ MAIL_SMTP_URL: mails.url, MAIL_FROM: 'account@harbor.example', MAIL_BOUNCE_DOMAIN: 'back.example' },
  }
  const acknowledged = new Set<string>()
  try {
    let program = await startReady(env)
    const url = `http://localhost:${port}`
    for (let at = 0; at < PEOPLE; at++) await registerOnly({ url }, `member${at}@reader.example`)
    await expect.poll(() => mails.taken.length, { timeout: 60_000 }).toBe(PEOPLE)
    const senders = mails.taken.map(({ from }) => from)
    expect(new Set(senders).size).toBe(PEOPLE)

    for (let run = 0; run < KILLED_AFTER.length || acknowledged.size < PEOPLE; run++) {
      const most = KILLED_AFTER[run] ?? Number.POSITIVE_INFINITY
      let answers = 0
      let killed: Promise<unknown> | undefined
      // As servers do that got no answer; and three that got one come again all the same.
      const again = [...acknowledged].slice(0, 3)
      const due = [...senders.filter((sender) => !acknowledged.has(sender)), ...again]
      const sending = due.map(async (sender, at) => {
        const answer = await send(smtpPort, sender, raws[at % 2]!, '').catch(() => '')
        if (!answer.startsWith('250')) return
        acknowledged.add(sender)
        if (++answers >= most) killed ??= end(program, 'SIGKILL')
      })
      await Promise.all(sending)
      if (!killed) continue
      await killed
      program = await startReady(env)
    }
    await end(program, 'SIGTERM')

    const database = await openDatabase({ url: '', directory: folder })
    const { rows } = await sql`
      select (select count(*) from returned_mail)::integer as returned,
        (select count(*) from suppressions where what = 'no_mailbox' and until is null)::integer as stopped,
        (select sum(mails) from mail_by_day where what = 'bounce')::integer as counted`.execute(database.db)
    await database.close()
    expect(rows).toEqual([{ returned: PEOPLE, stopped: PEOPLE, counted: PEOPLE }])
  } finally {
    await Promise.all([dns.close(), mails.close()])
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}, 300_000)
