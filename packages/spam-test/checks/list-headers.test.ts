import type { Finding } from '@postproof/engine/finding'
import { readListUnsubscribe } from '@postproof/message/list-unsubscribe'
import { mailtoFault } from '@postproof/message/mailto'
import { describe, expect, test } from 'vitest'
import { contexts, inputFor, type Lines, mail, noWorld, signature } from '../context/fixture.ts'
import { scoreFindings } from '../score.ts'
import { textsIn } from '../words/texts.ts'
import { check as listUnsubscribe } from './list-unsubscribe.ts'
import { check as oneClick } from './one-click.ts'

const _bulk = { kind: 'subscribers' } as const
const talk = { 'List-ID': 'Talk <talk.example.org>', 'List-Post': '<mailto:talk@example.org>' }
const unsub = (value: string) => mail({ 'List-Unsubscribe': value, 'List-ID': '<news.example.org>' })

function says(finding: Finding): string {
  const [en, de] = [textsIn('en'), textsIn('de')].map((texts) => texts[finding.id]!)
  for (const text of [en!, de!]) {
    expect(text.found(finding), finding.code).not.toMatch(/not judged|nicht beurteilt|undefined|\[object/)
    const due = finding.status === 'bad' || finding.status === 'warning'
    for (const context of contexts)
      expect(text.fix(finding, context).length, finding.code).toBeGreaterThanOrEqual(due ? 1 : 0)
  }
  return `${finding.status} ${finding.code}`
}

describe('List-Unsubscribe', () => {
  test.each<[string, string, number?]>([
    // RFC 2047, 5: encoded words stand in text, comments and phrases, never in an address.
    ['warning encoded-words', '=?utf-8?Q?=3Chttps=3A//example=2Eorg/u/7=3E?='],
    ['warning encoded-words', '=?us-ascii?B?PGh0dHBzOi8vZXhhbXBsZS5vcmcvdS83Pg==?='],
    [
      'warning encoded-words',
      '=?utf-8?q?=3Cmailto=3Aleave=40example=2Eorg=3E=2C?=\r\n =?utf-8?q?_=3Chttps=3A//example=2Eorg/u=3E?=',
    ],
    ['warning encoded-words', '<=?utf-8?Q?https=3A//example=2Eorg/u/7?=>'],
    ['warning encoded-words', '<https://example.org/u/=?utf-8?Q?n=C3=A4chste?=>'],
    ['bad encoded-words', '=?utf-8?Q?Liste?= <https://example.org/u/7>'],
    ['warning encoded-words', '=?utf-8?Q?=3Cmailto=3Aa=40example=2Eorg=3E?=, <https://example.org/u/7>'],
    // Mail addresses that no mail can be sent to.
    ['bad malformed', '<mailto: leave@example.org>'],
    ['bad malformed', '<mailto:leave me@example.org>'],
    ['bad malformed', '<mailto:>'],
    ['bad malformed', '<mailto:?subject=unsubscribe>'],
    ['bad malformed', '<mailto:leave>'],
    ['bad malformed', '<mailto:leave@>'],
    ['bad malformed', '<mailto:@example.org>'],
    ['bad malformed', '<mailto:leave@example>'],
    ['bad malformed', '<mailto:leave@example..org>'],
    ['bad malformed', '<mailto:leave%20me@example.org>'],
    ['good https', '<mailto: leave@example.org>, <https://example.org/u>', 1],
    ['warning mailto-only', '<mailto:leave-7f=a@example.org?subject=unsubscribe>'],
    ['warning mailto-only', '<mailto:leave@example.org\r\n ?subject=unsubscribe%207f>'],
    ['warning mailto-only', '<mailto:\r\n leave@example.org>'],
    // No brackets, no address, no scheme, no host.
    ['bad malformed', 'https://example.org/u'],
    ['bad malformed', 'mailto:leave@example.org'],
    ['bad malformed', '<https://example.org/u'],
    ['bad malformed', '<>'],
    ['bad malformed', ''],
    ['bad malformed', '<www.example.org/u>'],
    ['bad malformed', '<leave@example.org>'],
    ['bad malformed', '<https://>'],
    ['bad malformed', '<https:///u>'],
    ['bad malformed', '<https://unsubscribe/u>'],
    ['bad malformed', '<https://localhost:3000/u>'],
    ['bad malformed', '<https://shop.local/u>'],
    ['bad malformed', '<https://10.0.0.7/u>'],
    ['bad malformed', '<https://[fd00::1]/u>'],
    ['bad malformed', '<https://example.org/u/{{contact.id}}>'],
    ['bad malformed', '<*|UNSUB|*>'],
    ['bad malformed', '<%%unsub_center_url%%>'],
    ['bad malformed', '<[unsubscribe]>'],
    ['bad malformed', '<javascript:leave()>'],
    // What is right stays right.
    ['good https', '<https://example.org/u?id=%7B7f%7D&x=a|b>'],
    ['good https', '<\r\n https://example.org/a/very/long/address/that/stands/in/a/line/of/its/own>'],
    // RFC 2369, 2 joins it; Gmail finds no address.
    ['warning folded', '<https://example.org/a/very/long/address/that/a/server/\r\n\tfolded/in/its/middle>'],
    // RFC 2369, 2: ignored unless it begins with an angle bracket, and after a URL unless a comma follows.
    ['bad malformed', 'List-Unsubscribe: <https://example.org/u>'],
    ['bad malformed', 'Leave here: <https://example.org/u>'],
    ['bad malformed', '"Leave" <https://example.org/u>'],
    ['bad malformed', ', <https://example.org/u>'],
    ['warning mailto-only', '<mailto:u@example.org> <https://example.org/u>'],
    ['warning mailto-only', '<mailto:u@example.org>; <https://example.org/u>'],
    ['warning mailto-only', '<mailto:u@example.org>\r\n <https://example.org/u>'],
    ['warning mailto-only', '<mailto:u@example.org>, see <https://example.org/u>'],
    ['good https', '<https://example.org/u> or write to us', 1],
    [
      'good https-and-mailto',
      '(a (nested) comment) <https://example.org/u> (and) , (or) <mailto:u@example.org>',
    ],
    ['good https', '(Abmelden) <https://xn--mnchen-3ya.example/u>'],
    ['good https-and-mailto', '<https://example.org:8443/u>, <mailto:u@example.org>'],
    ['warning http-only', '<http://example.org/u>'],
  ])('%s: %s', async (expected, value, problems = 0) => {
    const finding = await listUnsubscribe.run(inputFor(unsub(value)), noWorld)
    expect(says(finding)).toBe(expected)
    if (finding.status === 'good') expect(finding.facts.problems).toHaveLength(problems)
    else if (finding.code === 'malformed')
      expect(finding.facts.problems).not.toHaveLength(value === '' ? 1 : 0)
  })

  test('what providers cannot read is not asked for one click', async () => {
    const source = mail({
      'List-Unsubscribe': 'List-Unsubscribe: <https://example.org/u/7>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    const signed = { auth: { dkim: { signatures: [signature()] } } }
    expect(says(await oneClick.run(inputFor(source, signed), noWorld))).toBe('bad no-https')
  })

  // What is written in encoded words is judged by what it decodes to.
  test.each<[string, string, string]>([
    [
      'good complete-untried',
      'https://www.lindenhof.example/leave/7c2',
      '=?us-ascii?Q?=3Chttps=3A=2F=2Fwww=2Elindenhof=2Eexample=2Fleave=2F7c2=3E?=',
    ],
    [
      'good complete-untried',
      'https://example.org/u/7',
      '=?us-ascii?B?PGh0dHBzOi8vZXhhbXBsZS5vcmcvdS83Pg==?=',
    ],
    ['good complete-untried', 'https://example.org/u/7', '<=?utf-8?q?https=3A//example=2Eorg/u/7?=>'],
    [
      'good complete-untried',
      'https://example.org/a/long/address',
      '=?utf-8?q?=3Chttps=3A//example=2Eorg/a/lo?=\r\n =?utf-8?q?ng/address=3E?=',
    ],
    [
      'good complete-untried',
      'https://example.org/u',
      '<mailto:leave@example.org>, =?utf-8?q?=3Chttps=3A//example=2Eorg/u=3E?=',
    ],
    ['bad no-https', 'http://example.org/u', '=?utf-8?q?=3Chttp=3A//example=2Eorg/u=3E?='],
    ['bad no-https', 'mailto:leave@example.org', '=?utf-8?q?=3Cmailto=3Aleave=40example=2Eorg=3E?='],
    // Nothing usable in it: an address of one's own network, a merge tag, a name.
    ['bad no-https', '', '=?utf-8?q?=3Chttps=3A//shop=2Elocal/u=3E?='],
    ['bad no-https', '', '=?utf-8?q?=3Chttps=3A//example=2Eorg/=7B=7Bid=7D=7D=3E?='],
    ['bad no-https', '', '=?utf-8?q?Leave_here?='],
  ])('one click %s, decoded %s: %s', async (expected, decoded, value) => {
    const source = mail({
      'List-ID': '<news.example.org>',
      'List-Unsubscribe': value,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    const input = inputFor(source, { auth: { dkim: { signatures: [signature()] } } })
    const click = await oneClick.run(input, noWorld)
    expect(says(click)).toBe(expected)
    if (click.status === 'good') expect(click.facts.url).toBe(decoded)
    const finding = await listUnsubscribe.run(input, noWorld)
    expect(says(finding)).toBe(`${decoded === '' ? 'bad' : 'warning'} encoded-words`)
    // A ceiling is for readers who find no way out.
    expect(scoreFindings([finding]).cap === null).toBe(decoded !== '')
    if (decoded !== '') expect(textsIn('en').list_unsubscribe!.found(finding)).toContain(decoded)
  })

  test('a service that encodes the header is named, because its user cannot change that', async () => {
    const source = mail({
      'X-SG-EID': 'u001.x',
      'List-Unsubscribe': '=?us-ascii?Q?=3Chttps=3A=2F=2Fexample=2Eorg=2Fu=3E?=',
    })
    const input = inputFor(source)
    const finding = await listUnsubscribe.run(input, noWorld)
    for (const language of ['en', 'de', 'fr'] as const) {
      const fix = (esp: typeof input.esp) =>
        textsIn(language).list_unsubscribe!.fix(finding, { fromDomain: 'example.org', esp }).join(' ')
      expect(fix(input.esp)).toContain('Twilio SendGrid')
      expect(fix(input.esp)).not.toContain('TOKEN')
      expect(fix(null)).toContain('https://example.org/unsubscribe?id=TOKEN')
    }
  })

  test('the German report names the cause as well', async () => {
    const finding = await listUnsubscribe.run(inputFor(unsub('<mailto: leave@example.org>')), noWorld)
    expect(textsIn('en').list_unsubscribe!.found(finding)).toContain(
      'not an address that mail can be sent to: mailto: leave@example.org',
    )
    expect(textsIn('de').list_unsubscribe!.found(finding)).toContain(
      'dorthin lässt sich keine Mail senden: mailto: leave@example.org',
    )
  })
})

describe('mail of a list for discussion', () => {
  test.each<[string, string, string, Lines]>([
    ['no-data other-kind', 'no-data other-kind', 'a list that says where to post', talk],
    [
      'no-data other-kind',
      'no-data other-kind',
      'Mailman',
      { 'X-Mailman-Version': '2.1.39', Precedence: 'list' },
    ],
    ['no-data other-kind', 'no-data other-kind', 'an old Mailman', { 'X-BeenThere': 'talk@example.org' }],
    [
      'no-data other-kind',
      'no-data other-kind',
      'ezmlm',
      { 'Mailing-List': 'contact talk-help@example.org; run by ezmlm' },
    ],
    [
      'no-data other-kind',
      'no-data other-kind',
      'Google Groups',
      { 'X-Google-Group-Id': '7', 'List-ID': '<talk.example.org>' },
    ],
    [
      'no-data other-kind',
      'no-data other-kind',
      'an answer',
      { 'List-ID': '<t.example.org>', 'In-Reply-To': '<1@example.com>' },
    ],
    [
      'no-data other-kind',
      'no-data other-kind',
      'a first mail on a Majordomo list',
      { Precedence: 'bulk', Sender: 'owner-talk@lists.example.net' },
    ],
    [
      'warning looks-like-list-mail',
      'warning looks-like-list-mail',
      'a campaign in the name of its sender',
      { Precedence: 'bulk', Sender: 'news@esp.example.net' },
    ],
    [
      'warning looks-like-list-mail',
      'warning looks-like-list-mail',
      'a newsletter of its owner',
      { Precedence: 'bulk', Sender: 'news-owner@example.org' },
    ],
    [
      'no-data other-kind',
      'no-data other-kind',
      'an answer on a Majordomo list',
      { Precedence: 'bulk', References: '<1@example.com>' },
    ],
    [
      'good mailto',
      'no-data other-kind',
      'a list with a mail address to leave',
      { ...talk, 'List-Unsubscribe': '<mailto:talk-leave@example.org>' },
    ],
    [
      'good https-and-mailto',
      'no-data other-kind',
      'a list with both',
      { ...talk, 'List-Unsubscribe': '<https://lists.example.org/talk>, <mailto:l@example.org>' },
    ],
    [
      'good mailto',
      'no-data other-kind',
      'a Mailman of old',
      { ...talk, 'List-Unsubscribe': '<http://lists.example.org/talk>, <mailto:l@example.org>' },
    ],
    ['bad missing', 'bad missing', 'announcements alone', { ...talk, 'List-Post': 'NO (announcements)' }],
    ['bad missing', 'bad missing', 'a campaign with a List-Post', { ...talk, 'X-Campaign': 'may' }],
    ['bad missing', 'bad missing', 'a newsletter', { 'List-ID': '<news.example.org>' }],
    // Precedence asks programs not to answer (RFC 3834, 2); here the name of the sender speaks for a newsletter as well.
    [
      'warning looks-like-list-mail',
      'warning looks-like-list-mail',
      'a newsletter of a bulk program',
      { Precedence: 'bulk' },
    ],
    [
      'no-data other-kind',
      'no-data other-kind',
      'a notice',
      { From: 'jobs@example.org', Precedence: 'bulk' },
    ],
    [
      'no-data other-kind',
      'no-data other-kind',
      'an answer to a person',
      { 'In-Reply-To': '<1@example.com>' },
    ],
  ])('List-Unsubscribe %s, one click %s: %s', async (unsubscribe, click, _, headers) => {
    const input = inputFor(mail(headers, 'I think so too.\n\nAnn'))
    expect(says(await listUnsubscribe.run(input, noWorld))).toBe(unsubscribe)
    expect(says(await oneClick.run(input, noWorld))).toBe(click)
  })

  test('a half-made one click is no fault there that providers would punish', async () => {
    const source = mail({ ...talk, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
    expect(says(await oneClick.run(inputFor(source), noWorld))).toBe('no-data other-kind')
  })
})

describe('mailto:', () => {
  test.each<[ReturnType<typeof mailtoFault>, string]>([
    [null, 'mailto:hello@example.org'],
    [null, 'MAILTO:Hello@Example.ORG?subject=Ja%20bitte'],
    [null, 'mailto:a@example.org,b@example.org'],
    [null, 'mailto:?to=a@example.org&subject=x'],
    [null, 'mailto:?subject=Look&body=https%3A%2F%2Fexample.org'],
    [null, 'mailto:j%C3%BCrgen@m%C3%BCnchen.example'],
    [null, 'mailto:пример@почта.example'],
    [null, 'mailto:user+tag=x@mail.example.org'],
    ['blank', 'mailto: hello@example.org'],
    ['blank', 'mailto:hello@example.org '],
    ['blank', 'mailto:hello @example.org'],
    ['blank', 'mailto:hello@example.org, b@example.org'],
    ['blank', 'mailto:%20hello@example.org'],
    ['blank', 'mailto:Ann Lee <ann@example.org>'],
    ['no-address', 'mailto:'],
    ['no-address', 'mailto:,'],
    ['no-address', 'mailto:?cid=7'],
    ['bad-address', 'mailto:hello'],
    ['bad-address', 'mailto:hello@example'],
    ['bad-address', 'mailto:hello@@example.org'],
    ['bad-address', 'mailto:hello@example..org'],
    ['bad-address', 'mailto:.hello@example.org'],
    ['bad-address', 'mailto:hello@-example.org'],
    ['bad-address', 'mailto:hello@192.0.2.1'],
    ['bad-address', 'mailto:https://example.org/contact'],
    ['bad-address', 'mailto:mailto:hello@example.org'],
    ['bad-address', 'mailto:a@example.org;b@example.org'],
    ['bad-address', 'mailto:<hello@example.org>'],
    ['bad-address', 'mailto:?to=hello'],
  ])('%s: %s', (fault, href) => {
    expect(mailtoFault(href)).toBe(fault)
  })

  test('a List-Unsubscribe field keeps what works beside what does not', () => {
    expect(readListUnsubscribe('<mailto:a b@example.org>,\r\n <https://example.org/u/\r\n 1>')).toMatchObject(
      {
        https: ['https://example.org/u/1'],
        mailto: [],
        problems: [{ code: 'list-uri.not-mailable', facts: { uri: 'mailto:a b@example.org' } }],
      },
    )
  })
})
