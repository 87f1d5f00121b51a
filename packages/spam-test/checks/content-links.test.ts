import { evidenceIn } from '@postproof/engine/words/evidence'
import { expect, test } from 'vitest'
import { describeChecks, find, linkOutcome } from '../content/fixture.ts'
import { authentication, htmlMail, mail, signature } from '../context/fixture.ts'
import { check as linkBlocklist } from './link-blocklist.ts'
import { check as linkCount } from './link-count.ts'
import { check as linkDomain } from './link-domain.ts'
import { check as linkEmpty } from './link-empty.ts'
import { check as linkHealth } from './link-health.ts'
import { check as linkHost } from './link-host.ts'
import { check as linkHttps } from './link-https.ts'
import { check as linkMismatch } from './link-mismatch.ts'
import { check as linkShortener } from './link-shortener.ts'
import { check as mailtoLinks } from './mailto-links.ts'

const html = (body: string) => htmlMail(`<html><body>${body}</body></html>`)
const a = (href: string, text = 'Read') => `<a href="${href}">${text}</a>`
const link = (href: string, text?: string) => html(`<p>${a(href, text)}</p>`)
const many = (count: number) =>
  html(Array.from({ length: count }, (_, at) => a(`https://example.org/${at}`)).join(' '))
const none = html('<p>Hello</p>')
const health = (...links: ReturnType<typeof linkOutcome>[]) => ({ health: { links } })
const shop = 'https://shop.example.net/a'
const passed = { auth: { dkim: { signatures: [signature()] } } }
const hop = (url: string) => ({ url, status: 302 })
const listed = (domain: string, status: 'bad' | 'warning' | 'no-data') => ({
  world: { listed: { [domain]: status } },
})
/** Three links of one unknown tracker, one of which shows an address. */
const tracked = html(
  `${a('https://t.clicks-inc.com/1')} ${a('https://t.clicks-inc.com/2')} ${a('https://t.clicks-inc.com/3', 'www.bbc.co.uk')}`,
)

describeChecks([
  [
    linkCount,
    [
      ['good none', none],
      ['good fits', many(1)],
      ['good above-best', many(41)],
      ['good above-best', many(60)],
      ['warning many', many(61)],
      ['good fits', mail({}, 'See https://example.org/a')],
    ],
  ],
  [
    linkHttps,
    [
      ['no-data no-links', none],
      ['good all-https', link('https://example.org')],
      ['good all-https', link('//example.org/a')],
      ['warning http', link('http://example.org')],
    ],
  ],
  [
    linkShortener,
    [
      ['no-data no-links', none],
      ['good none', link('https://example.org'), health(linkOutcome('https://example.org/'))],
      ['good none', link('https://youtu.be/abc')],
      ['bad shortener', link('https://bit.ly/abc')],
      ['bad shortener', mail({}, 'Go to http://tinyurl.com/abc')],
      ['good none', link('https://bit.ly/abc'), { auth: { fromOrg: 'bit.ly' } }],
      ['good none', link('https://notbit.ly/abc')],
      [
        'warning behind-redirect',
        link('https://click.example.org/1'),
        health(
          linkOutcome('https://click.example.org/1', {
            redirects: [hop('https://click.example.org/1'), hop('https://bit.ly/x')],
            finalUrl: 'https://example.org/',
          }),
        ),
      ],
    ],
  ],
  [
    linkMismatch,
    [
      ['no-data no-links', none],
      ['good none-shown', link('https://evil.example.net', 'Visit PayPal')],
      ['good none-shown', link('https://evil.example.net', 'See paypal.com for more')],
      ['good none-shown', link('https://nodejs.org', 'Node.js')],
      ['good same', link('https://www.bbc.co.uk/news', 'bbc.co.uk')],
      ['good same', link('https://login.example.org/', 'https://example.org/login')],
      ['good click-tracked', link('https://x.us1.list-manage.com/track', 'www.bbc.co.uk')],
      ['good click-tracked', link('https://u1.ct.sendgrid.net/ls/click', 'https://www.bbc.co.uk')],
      ['good click-tracked', link('https://click.example.org/1', 'www.bbc.co.uk')],
      ['good click-tracked', tracked, passed],
      ['good click-tracked', tracked, { auth: { dmarc: { ...authentication().dmarc, result: 'no-data' } } }],
      ['bad phishing-like', tracked],
      [
        'good leads-there',
        link(shop, 'www.bbc.co.uk'),
        health(linkOutcome(shop, { finalUrl: 'https://bbc.co.uk/' })),
      ],
      ['bad other-ending', link('https://www.amazon.de/x', 'www.amazon.com')],
      ['bad phishing-like', link('https://evil.example.net/', 'https://www.paypal.com/login')],
      ['bad phishing-like', link('https://evil.example.net/', 'paypal.com')],
      ['bad phishing-like', link(shop, 'www.bbc.co.uk'), { ...passed, ...health(linkOutcome(shop)) }],
      ['bad phishing-like', link('https://example.org.evil.net/', 'https://example.org/')],
      ['bad phishing-like', link('http://203.0.113.5/', 'https://bank.com/')],
    ],
  ],
  [
    linkHost,
    [
      ['no-data no-links', none],
      ['good plain', link('https://example.org:443/a')],
      ['good plain', link('mailto:a@example.org')],
      ['good plain', link('https://xn--mnchen-3ya.de/')],
      ['good plain', link('https://xn--e1afmkfd.xn--p1ai/')],
      ['good plain', link('javascript:void(0)')],
      ['warning odd-port', link('https://example.org:8443/')],
      ['bad ip-host', link('http://203.0.113.5/')],
      ['bad ip-host', link('http://3405803781/')],
      ['bad ip-host', link('http://[2001:db8::1]/')],
      ['bad credentials', link('https://paypal.com@evil.example.net/')],
      ['bad lookalike-host', link('https://xn--pypal-4ve.com/')],
      ['bad lookalike-host', link('https://xn--80ak6aa92e.com/')],
      ['bad data-url', link('data:text/html,hello')],
      ['bad script-url', link('java&#9;script:alert(1)')],
      ['bad file-url', link('file:///c:/a.exe')],
    ],
  ],
  [
    linkDomain,
    [
      ['no-data no-links', none],
      ['good own', html(a('https://click.example.org/') + a('https://bbc.co.uk'))],
      ['good other-sites', link('https://bbc.co.uk')],
      ['good other-sites', link('https://www.brevo.com/?badge')],
      ['warning shared-tracking', link('https://x.us1.list-manage.com/track')],
    ],
  ],
  [
    linkBlocklist,
    [
      ['no-data no-domains', none],
      ['no-data no-domains', link('http://203.0.113.5/')],
      ['good not-listed', link(shop)],
      ['bad listed', mail({}, 'See https://spam.example/x'), listed('spam.example', 'bad')],
      ['bad listed', link('https://a.b.spam.example/x'), listed('spam.example', 'bad')],
      ['warning minor-list', link('https://spam.example/x'), listed('spam.example', 'warning')],
      ['no-data not-answered', link('https://spam.example/x'), listed('spam.example', 'no-data')],
      [
        'bad listed',
        link(shop),
        {
          ...health(linkOutcome(shop, { finalUrl: 'https://spam.example/' })),
          ...listed('spam.example', 'bad'),
        },
      ],
    ],
  ],
  [
    linkEmpty,
    [
      ['no-data no-links', none],
      ['no-data no-links', html('<a name="top">Top</a>')],
      ['good real-targets', html(`${a('#part')} <h2 id="part">Part</h2> ${a('mailto:a@example.org')}`)],
      ['good real-targets', link('https://shop.example.org/')],
      ['bad empty', link('')],
      ['bad empty', link('#')],
      ['bad empty', link('http://')],
      ['bad empty', link('javascript:void(0)')],
      ['bad dead-anchor', link('#part')],
      ['bad placeholder', link('https://www.yourdomain.com/shop')],
      ['bad placeholder', link('[link]')],
    ],
  ],
  [
    mailtoLinks,
    [
      ['no-data no-mailto', none],
      ['good valid', link('mailto:a@example.org?subject=unsubscribe%20x7f')],
      ['good valid', link('mailto:?subject=Look&cc=b@example.org')],
      ['warning malformed', link('mailto:')],
      ['warning malformed', link('mailto:someone')],
      ['warning personal-data', link('mailto:a@example.org?subject=stop%20ann@example.com')],
      ['warning personal-data', link('mailto:a@example.org?x=reader%40example.com')],
    ],
  ],
  [
    linkHealth,
    [
      ['no-data no-links', none],
      ['good reachable', link(shop), health(linkOutcome(shop))],
      [
        'good reachable',
        link(shop),
        health(linkOutcome(shop), linkOutcome('a'), linkOutcome('b', { status: 'no-data' })),
      ],
      ['bad broken', link(shop), health(linkOutcome(shop, { status: 'broken', httpStatus: 404 }))],
      ['warning redirects', link(shop), health(linkOutcome(shop, { status: 'redirects' }))],
      [
        'warning cannot-verify',
        link(shop),
        health(linkOutcome(shop, { status: 'cannot-verify', httpStatus: 403 })),
      ],
      [
        'warning not-public',
        link(shop),
        health(linkOutcome(shop, { status: 'refused', failure: 'refused-address' })),
      ],
      ['no-data not-asked', link(shop), health(linkOutcome(shop, { status: 'no-data', failure: 'timeout' }))],
    ],
  ],
])

test('only the phishing-like mismatch limits the score', async () => {
  const fatal = async (row: string) => (await find(linkMismatch, ['', row])).facts.fatal
  expect(await fatal(link('https://evil.example.net/', 'paypal.com'))).toBe(true)
  expect(await fatal(link('https://www.amazon.de/x', 'www.amazon.com'))).toBe(false)
})

test('each registrable domain is asked once, at most twenty', async () => {
  const links = Array.from({ length: 60 }, (_, at) => a(`https://www.site${at % 30}.com/${at}`)).join(' ')
  const { facts } = await find(linkBlocklist, ['', html(links)])
  expect(facts.domains).toHaveLength(20)
  expect(facts.left_out).toBe(10)
})

test('a broken link is quoted with its place', async () => {
  const source = htmlMail(`<html>\n<p>${a(shop)}</p></html>`)
  const { evidence } = await find(linkHealth, [
    '',
    source,
    health(linkOutcome(shop, { status: 'broken', httpStatus: 404 })),
  ])
  expect(evidence.map((shown) => ({ ...shown, ...evidenceIn('en', shown) }))).toEqual([
    { label: 'HTTP 404', value: shop, place: { in: 'html', line: 2, column: 4 } },
  ])
})

test('a link that could not be asked says why by a code', async () => {
  const outcome = linkOutcome(shop, {
    status: 'broken',
    httpStatus: null,
    failure: 'dns',
    detail: 'nxdomain',
  })
  const { evidence } = await find(linkHealth, ['', htmlMail(a(shop)), health(outcome)])
  expect(evidenceIn('en', evidence[0]!)).toEqual({ label: 'the host name does not exist', value: shop })
  expect(evidenceIn('de', evidence[0]!).label).toBe('den Hostnamen gibt es nicht')
})
