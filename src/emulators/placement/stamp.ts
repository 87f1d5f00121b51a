import { createHash } from 'node:crypto'
import { claims, type MailFacts } from './facts.ts'
import { authservIdOf, type Family } from './families.ts'

/** The header fields that a simulated provider puts above a mail, shaped like those of the family it resembles. */
export function stamp(
  family: Family,
  mail: MailFacts,
  recipient: string,
  about: { spam: boolean; why: string; receivedAt: number; filedAt: number },
): string {
  const host = authservIdOf(family)
  const id = createHash('sha256').update(`${recipient} ${about.receivedAt}`).digest('hex').slice(0, 16)
  const fields = [
    `Delivered-To: ${recipient}`,
    `Received: by store.${family.domain} with LMTP id ${id};\r\n\t${rfcDate(about.filedAt)}`,
    `Return-Path: <${oneLine(mail.envelopeFrom)}>`,
    ...(own[family.id]?.(mail, about.spam) ?? []),
    authenticationResults(host, mail),
    `Received: from ${mail.helo} (${mail.helo} [${mail.ip}])\r\n\tby ${host} with ESMTP id ${id}\r\n\tfor <${recipient}>; ${rfcDate(about.receivedAt)}`,
    `X-Simulated-Provider: ${family.name}; ${about.why}`,
  ]
  return `${fields.join('\r\n')}\r\n`
}

/** RFC 8601, 2.2; the comments say that nothing was looked up. */
function authenticationResults(host: string, mail: MailFacts): string {
  const { spf, dkim, dmarc } = claims(mail)
  const parts = [
    `spf=${spf} (simulated: not looked up) smtp.mailfrom=${oneLine(mail.envelopeDomain ?? mail.helo)}`,
    `dkim=${dkim} (simulated: not verified)${mail.dkimDomain ? ` header.d=${mail.dkimDomain}` : ''}`,
    `dmarc=${dmarc} (simulated: alignment only) header.from=${oneLine(mail.fromDomain ?? 'invalid')}`,
  ]
  return `Authentication-Results: ${host};\r\n\t${parts.join(';\r\n\t')}`
}

type OwnFields = (mail: MailFacts, spam: boolean) => string[]

const spamAssassin: OwnFields = (_, spam) => [
  `X-Spam-Flag: ${spam ? 'YES' : 'NO'}`,
  `X-Spam-Status: ${spam ? 'Yes, score=8.1' : 'No, score=0.4'} required=5.0 tests=SIMULATED`,
]

const own: Partial<Record<Family['id'], OwnFields>> = {
  'sim-outlook': (mail, spam) => [
    `X-Forefront-Antispam-Report:\r\n\tCIP:${mail.ip};CTRY:;LANG:en;SCL:${spam ? 5 : 1};SRV:;IPV:NLI;\r\n\tSFV:${spam ? 'SPM' : 'NSPM'};H:${mail.helo};PTR:;CAT:${spam ? 'SPM' : 'NONE'};DIR:INB;`,
    `X-MS-Exchange-Organization-SCL: ${spam ? 5 : 1}`,
    `X-Microsoft-Antispam: BCL:${mail.headers.has('list-unsubscribe') ? 3 : 0};`,
    `X-Microsoft-Antispam-Mailbox-Delivery:\r\n\tucf:0;jmr:${spam ? 1 : 0};auth:${claims(mail).dmarc === 'pass' ? 1 : 0};dest:${spam ? 'J' : 'I'};${spam ? 'OFR:SpamFilterAuthJ;' : ''}ENG:(simulated);`,
  ],
  'sim-yahoo': (mail, spam) => (spam ? [`X-YahooFilteredBulk: ${mail.ip}`] : []),
  'sim-icloud': spamAssassin,
  'sim-gmx': (_, spam) => [`X-GMX-Antispam: ${spam ? 5 : 0} (simulated)`],
  'sim-company': (_, spam) => [
    ...spamAssassin(_, spam),
    `X-Spamd-Result: default: ${spam ? 'True [8.10' : 'False [0.40'} / 15.00];\r\n\tSIMULATED(${spam ? 8.1 : 0.4})[]`,
  ],
}

const oneLine = (text: string) => text.replace(/[\x00-\x20\x7f<>]/g, '').slice(0, 320)

/** RFC 5322, 3.3. */
function rfcDate(time: number): string {
  return new Date(time).toUTCString().replace('GMT', '+0000')
}
