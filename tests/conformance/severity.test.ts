import { describe, expect, test } from 'vitest'
import type { SpamTestReport } from '#engines/spam-test/report.ts'
import { type Change, domain, type Parts, picture, reportOn } from './severity/newsletter.ts'

/**
 * The order in which mail is refused, as bounds of the score: a bulk newsletter that is in order but for one fault,
 * run through the whole engine.
 */

const without =
  (...names: string[]): Change =>
  ({ headers }) => {
    for (const name of names) delete headers[name]
  }
const unsigned: Change = (parts) => {
  parts.signer = null
}
const brokenSignature: Change = (parts) => {
  parts.signer = { domain, broken: true }
}
const policy =
  (record: string): Change =>
  ({ zone }) => {
    zone[`_dmarc.${domain}`] = { TXT: [`v=DMARC1; ${record}; rua=mailto:dmarc@${domain}`] }
  }
const noDmarc: Change = ({ zone }) => {
  delete zone[`_dmarc.${domain}`]
}
/** Sent and signed by a service in its own name alone. */
const inAnotherName: Change = (parts) => {
  parts.signer = { domain: 'sender-service.example' }
  parts.session.mailFrom = 'bounce@sender-service.example'
}
/** The same with a signature of the From domain. */
const otherBounces: Change = ({ session }) => {
  session.mailFrom = 'bounce@sender-service.example'
}
const forbidden: Change = ({ zone }) => {
  const record = { TXT: ['v=spf1 ip4:203.0.113.99 -all'] }
  zone[`mail.${domain}`] = { ...(zone[`mail.${domain}`] as object), ...record }
}
const listedAddress: Change = ({ zone }) => {
  zone['25.113.0.203.zen.spamhaus.org'] = { A: '127.0.0.2' }
}
const listedDomain: Change = ({ zone }) => {
  zone[`${domain}.dbl.spamhaus.org`] = { A: '127.0.1.2' }
}
const noReverse: Change = ({ zone, session }) => {
  delete zone[session.clientAddress!]
}
const inHtml =
  (from: string | RegExp, to: string): Change =>
  (parts) => {
    const changed = parts.html.replace(from, to)
    if (changed === parts.html) throw new Error(`not in the mail: ${from}`)
    parts.html = changed
  }
const hidden = inHtml(
  '</td></tr><tr>',
  `<div style="display:none">${'stock winner lottery mortgage refinance approved casino bonus pharmacy '.repeat(14)}</div></td></tr><tr>`,
)
const imageOnly: Change = (parts) => {
  const whole =
    '<img src="https://www.saltmarsh.example/kiln.png" width="600" height="1200" alt="Nine glazes">'
  parts.html = parts.html.replace(
    /<tr><td style="padding:28px[\s\S]*(?=<tr><td style="padding:20px)/,
    `<tr><td>${whole}</td></tr>`,
  )
  parts.html = parts.html.replace(/You get[\s\S]*?<br>|or\n<a[\s\S]*?<br>|Saltmarsh Pottery GmbH.*/g, '')
  parts.text = ''
}
/** The image-only mail with its words back: still without a text part. */
const textual: Change = (parts) => {
  parts.text = ''
}
const large: Change = (parts) => {
  const row = `<tr><td style="padding:8px 36px;font-family:Georgia,serif;font-size:16px;line-height:24px;color:#24302b;">Number and glaze of each bowl that went through the wash, as we wrote them down on the day, with the tablet we used.</td></tr>\n`
  parts.html = parts.html.replace(
    '<tr><td style="padding:20px',
    `${row.repeat(500)}<tr><td style="padding:20px`,
  )
}
const noAlternatives = inHtml(/ alt="[^"]*"/g, '')
const plainLinks: Change = (parts) => {
  parts.html = parts.html.replaceAll('https://www.', 'http://www.')
  parts.text = parts.text.replaceAll('https://www.', 'http://www.')
  for (const [url, page] of Object.entries(parts.web)) parts.web[url.replace('https:', 'http:')] = page
}
const longLines: Change = ({ headers }) => {
  headers['X-Campaign-Notes'] = 'glaze '.repeat(40).trim()
}
const noisyHeaders: Change = ({ headers }) => {
  headers['X-Mailer'] = 'PHPMailer 6.9.1'
  headers['X-PHP-Originating-Script'] = '1000:send.php'
}
const fonts = inHtml(
  '<style>',
  `<link href="https://fonts.googleapis.com/css2?family=Lora" rel="stylesheet"><style>@import url('https://use.typekit.net/abc1def.css');`,
)
const redirects: Change = ({ web }) => {
  web[`https://www.${domain}/glazes`] = { redirect: `https://www.${domain}/2026/glazes` }
  web[`https://www.${domain}/2026/glazes`] = picture
}

/** The fault, its bound, the first repair, what the case changes, and what of it that repair leaves. */
type Row = [fault: string, bound: number, first: string, changes: Change[], left: Change[]]
const none = policy('p=none')
const quarantine = policy('p=quarantine')
const noHeader = without('List-Unsubscribe', 'List-Unsubscribe-Post')
const noPost = without('List-Unsubscribe-Post')

const most: Row[] = [
  ['DMARC fails under reject', 35, 'dkim', [inAnotherName], [otherBounces]],
  ['DMARC fails under quarantine', 45, 'dkim', [quarantine, inAnotherName], [quarantine, otherBounces]],
  ['DMARC fails under none', 60, 'dkim', [none, inAnotherName], [none, otherBounces]],
  [
    'nothing is aligned, without a DMARC record',
    60,
    'dkim',
    [noDmarc, inAnotherName],
    [noDmarc, otherBounces],
  ],
  ['no DMARC record', 65, 'dmarc', [noDmarc], []],
  ['SPF and DKIM both fail', 40, 'dkim', [noDmarc, forbidden, brokenSignature], [noDmarc, forbidden]],
  ['SPF fails and nobody signed', 35, 'dkim', [forbidden, unsigned], [forbidden]],
  ['the sending address is on a large list', 45, 'ip_dnsbl', [listedAddress], []],
  ['the sending domain is on a large list', 45, 'domain_dnsbl', [listedDomain], []],
  ['the sending address has no reverse name', 70, 'rdns', [noReverse], []],
  ['no one-click', 80, 'one_click', [noPost], []],
  ['no List-Unsubscribe', 75, 'one_click', [noHeader], []],
  ['the signature fails while SPF aligns', 75, 'dkim', [brokenSignature], []],
  ['nobody signed while SPF aligns', 75, 'dkim', [unsigned], []],
  ['SPF fails while the signature aligns', 80, 'spf', [forbidden], []],
  ['hidden text', 70, 'hidden_text', [hidden], []],
  ['nothing but an image', 75, 'image_text_ratio', [imageOnly], [textual]],
  ['clipped by Gmail', 88, 'html_size', [large], []],
]

const least: [fault: string, score: number, check: string, ...changes: Change[]][] = [
  ['missing alternative texts', 92, 'image_alt', noAlternatives],
  ['http links', 96, 'link_https', plainLinks],
  ['long header lines', 96, 'line_length', longLines],
  ['header noise', 96, 'header_leaks', noisyHeaders],
  ['fonts', 96, 'active_content', fonts],
]

const score = (report: SpamTestReport) => report.score.value!

/** Every header by which a mail says that it goes to a list. */
const silent = without('List-Unsubscribe', 'List-Unsubscribe-Post', 'List-ID', 'Feedback-ID', 'Precedence')

describe('a bulk newsletter', async () => {
  const whole = await reportOn()

  test('with nothing wrong has 100, and nearly all of it could be checked', () => {
    expect(whole.score).toMatchObject({ value: 100, cap: null, grade: 'A' })
    expect(whole.score.coverage).toBeGreaterThan(0.9)
    expect(whole.bulk.yes).toBe(true)
  })

  test.each(most)('%s: at most %i, and %s is the first repair', async (_fault, bound, first, changes) => {
    const report = await reportOn(...changes)
    expect(score(report)).toBeLessThanOrEqual(bound)
    expect(score(report)).toBeGreaterThanOrEqual(bound - 25)
    expect(report.score.ranking[0]).toBe(first)
  })

  test.each(least)('%s: at least %i', async (_fault, bound, check, ...changes) => {
    const report = await reportOn(...changes)
    expect(score(report)).toBeGreaterThanOrEqual(bound)
    expect(score(report)).toBeLessThanOrEqual(100)
    expect(report.findings.find(({ id }) => id === check)).toBeDefined()
  })

  test('the faults stand in the order in which mail is refused', async () => {
    const scores: number[] = []
    for (const changes of [
      [inAnotherName],
      [noDmarc, forbidden, unsigned],
      [listedAddress],
      [noReverse],
      [noAlternatives],
    ])
      scores.push(score(await reportOn(...changes)))
    expect(scores).toEqual(scores.toSorted((a, b) => a - b))
  })

  test.each(most)('%s: the promised gain comes true', async (_fault, _bound, first, changes, left) => {
    const report = await reportOn(...changes)
    const { gain } = report.score.points[first]!
    expect(Math.abs(score(await reportOn(...left)) - (score(report) + gain))).toBeLessThanOrEqual(3)
  })

  test.each<[string, Change[], string, Change[]]>([
    ['two faults, the graver repaired', [listedAddress, noReverse], 'ip_dnsbl', [noReverse]],
    ['two faults, the lesser repaired', [listedAddress, noReverse], 'rdns', [listedAddress]],
    ['a small one below a ceiling', [noReverse, noAlternatives], 'image_alt', [noReverse]],
    ['a signature among others', [unsigned, hidden, plainLinks], 'dkim', [hidden, plainLinks]],
    ['a header', [without('List-Unsubscribe-Post'), large], 'one_click', [large]],
  ])('%s: the promised gain comes true', async (_name, faults, repaired, left) => {
    const before = await reportOn(...faults)
    const after = await reportOn(...left)
    const { gain } = before.score.points[repaired]!
    expect(Math.abs(score(after) - (score(before) + gain))).toBeLessThanOrEqual(3)
  })

  test.each<[string, ...Change[]]>([
    ['in order'],
    ['without one-click', without('List-Unsubscribe-Post')],
    ['without List-Unsubscribe', without('List-Unsubscribe', 'List-Unsubscribe-Post')],
    ['unsigned', unsigned],
    ['without a DMARC record', noDmarc],
    ['without a reverse name', noReverse],
    ['clipped', large],
    ['with hidden text', hidden],
    ['from another name', inAnotherName],
    ['with http links', plainLinks],
    ['without a postal address', inHtml(/Saltmarsh Pottery GmbH.*/, ''), noAddressInText],
    ['without a visible way out', inHtml(/<a [^>]*unsubscribe[^>]*>Unsubscribe<\/a> or/, ''), noWayInText],
    ['from a free mailbox', fromFreeMail],
    [
      'that only says Precedence',
      without('List-Unsubscribe', 'List-Unsubscribe-Post', 'List-ID', 'Feedback-ID'),
      bulkOnly,
    ],
  ])('%s: not saying that it goes to a list never raises its score', async (_name, ...changes) => {
    expect(score(await reportOn(...changes, silent))).toBeLessThanOrEqual(score(await reportOn(...changes)))
  })

  test('redirects within the site cost nothing', async () => {
    expect(score(await reportOn(redirects))).toBe(100)
  })
})

function noAddressInText(parts: Parts): void {
  parts.text = parts.text.replace(/Saltmarsh Pottery GmbH.*/, '')
}
function noWayInText(parts: Parts): void {
  parts.text = parts.text.replace(/Unsubscribe: .*/, '')
}
function fromFreeMail({ headers }: Parts): void {
  headers.From = 'Saltmarsh Pottery <saltmarsh.pottery@web.de>'
}
function bulkOnly({ headers }: Parts): void {
  headers.Precedence = 'bulk'
}
