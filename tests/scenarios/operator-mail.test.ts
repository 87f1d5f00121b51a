import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Instance, startInstance } from '../instance.ts'
import { type MailServer, startMailServer } from './mail-server.ts'

/** Mail to the names that every domain has to have (RFC 5321, 4.5.1; RFC 2142), over SMTP and back out by a mail server. */

let server: MailServer
let site: Instance
beforeAll(async () => {
  server = await startMailServer()
  site = await startInstance({
    MAIL_SMTP_URL: server.url,
    MAIL_FROM: 'Harbor <desk@harbor.example>',
    MAIL_DOMAIN: 'in.example',
    PARTS: 'smtp',
  })
})
afterAll(async () => {
  await site?.close()
  await server?.close()
})

const mail = (...more: string[]) =>
  ['From: Mia <mia@reader.example>', 'Subject: Spam from your server', ...more, '', 'Stop it.', ''].join(
    '\r\n',
  )
/** The reply to it, and what went out because of it. */
async function sent(to: string, raw = mail(), from = 'mia@reader.example') {
  const before = server.taken.length
  const reply = await site.send(to, raw, from).catch(({ response }) => response as string)
  await site.running.application.services.mailer.idle()
  return { reply, out: server.taken.slice(before) }
}

test.each(['postmaster@in.example', 'abuse@in.example', 'PostMaster@IN.example', 'Abuse@in.example'])(
  'mail to %s reaches the operator whole, and its author gets nothing',
  async (to) => {
    const { reply, out } = await sent(to)
    expect(reply).toMatch(/^250 /)
    expect(out).toHaveLength(1)
    expect(out[0]).toMatchObject({ from: 'desk@harbor.example', to: ['desk@harbor.example'] })
    expect(out[0]!.raw).toMatch(/^Subject: .*Mail to (postmaster|abuse)@in\.example\r$/m)
    expect(out[0]!.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m)
    // Attached in base64, so that no line of it can become a header of our mail.
    expect(out[0]!.raw.replaceAll('\r\n', '')).toContain(Buffer.from(mail()).toString('base64').slice(0, 70))
    expect(out[0]!.raw).not.toContain('Spam from your server')
  },
)

test.each([
  ['a report that a program wrote', mail('Auto-Submitted: auto-generated'), 'fbl@provider.example', 1],
  ['one that says it is of a person', mail('Auto-Submitted: no'), 'mia@reader.example', 1],
  ['the mark of another domain', mail('X-Loop: other.example'), 'mia@reader.example', 1],
  ['such words in its text', mail('', 'Auto-Submitted: auto-replied'), 'mia@reader.example', 1],
  ['a bounce', mail(), '', 0],
  ['a notice of absence', mail('Auto-Submitted: auto-replied'), 'mia@reader.example', 0],
  ['in other letters', mail('AUTO-SUBMITTED:  Auto-Replied (vacation)'), 'mia@reader.example', 0],
  ['what was forwarded before', mail('X-Loop: in.example'), 'mia@reader.example', 0],
])('%s is taken, and forwarded or not', async (_, raw, from, count) => {
  const { reply, out } = await sent('abuse@in.example', raw, from)
  expect(reply).toMatch(/^250 /)
  expect(out).toHaveLength(count)
})

test('postmaster needs no domain, abuse does', async () => {
  const { operatorMail } = site.running.application.services
  expect(await operatorMail.recognize('Postmaster')).toBe('postmaster')
  expect(await operatorMail.recognize('abuse')).toBeNull()
})

test.each(['postmaster@elsewhere.example', 'abuse@elsewhere.example', 'abuser@in.example'])(
  '%s is none of them',
  async (to) => {
    const { reply, out } = await sent(to)
    expect(reply).toMatch(/^5\d\d /)
    expect(out).toEqual([])
  },
)

test('a large one is refused, and a network that sends many is put off', async () => {
  const large = await sent('abuse@in.example', `${mail()}${'spam and spam\r\n'.repeat(90_000)}`)
  expect(large.reply).toMatch(/^552 /)
  const replies: string[] = []
  for (let n = 0; n < 25; n++) replies.push((await sent('abuse@in.example')).reply as string)
  expect(replies.at(-1)).toMatch(/^450 4\.7\.1 /)
  expect(replies.filter((reply) => reply.startsWith('250')).length).toBeLessThan(22)
})
