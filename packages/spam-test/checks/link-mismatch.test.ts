import fc from 'fast-check'
import { expect, test } from 'vitest'
import { describeChecks, find, linkOutcome, type Row } from '../content/fixture.ts'
import { sameSite } from '../content/links.ts'
import { htmlMail, type Setting, signature } from '../context/fixture.ts'
import { check } from './link-mismatch.ts'

const bytes = (source: string) => Buffer.from(source).toString('latin1')
const link = (text: string, href: string) =>
  htmlMail(bytes(`<html><body><p><a href="${href}">${text}</a></p></body></html>`))
const same = (text: string, href: string): Row => ['good same', link(text, href)]
const fake = (text: string, href: string): Row => ['bad phishing-like', link(text, href)]
const ends = (href: string, finalUrl: string) => ({ health: { links: [linkOutcome(href, { finalUrl })] } })

const from = (sender: string, text: string, href: string, words = 'Read on.', leave?: string) =>
  htmlMail(bytes(`<html><body><p>${words}</p><p><a href="${href}">${text}</a></p></body></html>`), {
    From: `Letters <a@${sender}>`,
    ...(leave && { 'List-Unsubscribe': `<${leave}>` }),
  })
const own = (sender: string): Setting => ({
  auth: { fromDomain: sender, fromOrg: sender, dkim: { signatures: [signature({ domain: sender })] } },
})
const answers = (sender: string, href: string, finalUrl: string): Setting => ({
  ...own(sender),
  ...ends(href, finalUrl),
})
const team = 'acc-team.example'
const click = `https://click.${team}/t/1`

/** The address of a known company over a link to the sender's own domain. */
describeChecks([
  [
    check,
    [
      ...[
        'https://www.chase.com/login',
        'www.paypal.com',
        'https://accounts.google.com/',
        'www.sparkasse.de/online-banking',
        'www.irs.gov/refunds',
        'https://www.amazon.co.jp/',
        'www.dhl.de',
      ].map(
        (text): Row => [
          'bad phishing-like',
          from(team, text, `https://${team}/login`, 'Please sign in to your account.'),
          own(team),
        ],
      ),
      [
        'bad phishing-like',
        from(team, 'www.chase.com', click, 'Read on.'),
        answers(team, click, `https://${team}/in`),
      ],
      ['bad phishing-like', from(team, 'www.chase.com', click, 'Read on.'), answers(team, click, click)],
      [
        'bad phishing-like',
        from(team, 'www.paypal.com', 'https://u1.ct.sendgrid.net/c/1'),
        answers(team, 'https://u1.ct.sendgrid.net/c/1', 'https://evil.example/'),
      ],
      [
        'bad phishing-like',
        from(team, 'Booking.com', `https://${team}/x`, 'Please sign in to your account.'),
        own(team),
      ],
      // The address shown is that of an account, and the link could not be asked.
      ['bad phishing-like', from(team, 'https://www.chase.com/login', `https://${team}/v`), own(team)],
      // The sender's own name, its click domain, and the names of others that it cannot profit from.
      ['good click-tracked', from(team, 'https://www.lindenhof.example/shop', click), own(team)],
      ['good same', from(team, `https://www.${team}/shop`, click), own(team)],
      ['good click-tracked', from(team, 'www.facebook.com/lindenhof', click), own(team)],
      ['good click-tracked', from(team, 'instagram.com/lindenhof', click), own(team)],
      // A newsletter whose click domain leads where it says, or could not be asked.
      [
        'good click-tracked',
        from(team, 'www.amazon.de/dp/1', click),
        answers(team, click, 'https://www.amazon.de/dp/1'),
      ],
      [
        'good click-tracked',
        from(team, 'www.amazon.de', click),
        answers(team, click, 'https://www.amazon.com/'),
      ],
      ['good click-tracked', from(team, 'www.paypal.com/pools/1', click), own(team)],
      ['good click-tracked', from(team, 'www.etsy.com/shop/1', 'https://u1.ct.sendgrid.net/c/1'), own(team)],
      // The service that runs the list counts the clicks of its one link.
      ...['https://leave.service.example/u/1', 'https://click.service.example/u/1'].map(
        (leave): Row => [
          'good click-tracked',
          from(
            team,
            'https://give.lindenhof.example/now',
            'https://click.service.example/t/1',
            'Give.',
            leave,
          ),
          own(team),
        ],
      ),
      ...[
        'https://leave.other.example/u/1',
        'mailto:leave@service.example',
        'http://leave.service.example/u',
      ].map(
        (leave): Row => [
          'bad phishing-like',
          from(
            team,
            'https://give.lindenhof.example/now',
            'https://click.service.example/t/1',
            'Give.',
            leave,
          ),
          own(team),
        ],
      ),
      // A list of one's own makes no bank of the sender.
      [
        'bad phishing-like',
        from(
          team,
          'https://www.chase.com/login',
          'https://click.service.example/t/1',
          'Please sign in to your account.',
          'https://leave.service.example/u/1',
        ),
        own(team),
      ],
      // A company that is called by its domain, in the headline of another's news.
      ['good click-tracked', from(team, 'Booking.com', `https://${team}/news/7`), own(team)],
      // The company itself, by another of its domains.
      ['good click-tracked', from('chase.com', 'www.jpmorgan.com', 'https://chase.com/1'), own('chase.com')],
    ],
  ],
])

describeChecks([
  [
    check,
    [
      // One name in Unicode and in the form of the DNS, in scripts of every kind.
      same('www.münchen-tram.de', 'https://www.xn--mnchen-tram-thb.de/'),
      same('https://xn--mnchen-tram-thb.de', 'https://münchen-tram.de/fahrplan'),
      same('MÜNCHEN-TRAM.DE', 'https://www.xn--mnchen-tram-thb.de/'),
      same('почта-пример.рф', 'https://xn----7sbqluigdjdo3d.xn--p1ai/'),
      same('https://пример.бел/новости', 'https://xn--e1afmkfd.xn--90ais/'),
      same('παράδειγμα.ελ', 'https://xn--hxajbheg2az3al.xn--qxam/'),
      same('例え.jp', 'https://xn--r8jz45g.jp/'),
      same('例え。jp', 'https://xn--r8jz45g.jp/'),
      same('例子.中国', 'https://www.xn--fsqu00a.xn--fiqs8s/'),
      same('예제.한국', 'https://xn--2j5b21b.xn--3e0b707e/'),
      same('उदाहरण.भारत', 'https://xn--p1b6ci4b4b3a.xn--h2brj9c/'),
      same('ตัวอย่าง.ไทย', 'https://xn--72c1a1bt4awk9o.xn--o3cw4h/'),
      same('مثال.مصر', 'https://xn--mgbh0fb.xn--wgbh1c/'),
      same('דוגמה.קום', 'https://xn--6dbbec0c.xn--9dbq2a/'),
      same('உதாரணம்.இந்தியா', 'https://xn--zkc6cc5bi7f6e.xn--xkc2dl3a5ee0h/'),
      same('מ‏ותג.co.il', 'https://xn--6dbf0a1c.co.il/'),
      // Marks that change nothing.
      same('example.org.', 'https://example.org/'),
      same('https://example.org./news', 'https://example.org/'),
      same('example.org', 'https://www.example.org./'),
      same('https://example.org:443/', 'https://example.org/'),
      same('example.org:8443', 'https://example.org/'),
      same('HTTPS://WWW.EXAMPLE.ORG', 'https://example.org/'),
      same('ex%61mple.org', 'https://example.org/'),
      same('https://example.org/', 'https://ex%61mple.org/'),
      same('https://m%C3%BCnchen-tram.de/', 'https://xn--mnchen-tram-thb.de/'),
      same('ｅｘａｍｐｌｅ．ｏｒｇ', 'https://example.org/'),
      same('exam&shy;ple&#8203;.org', 'https://example.org/'),
      same('(https://example.org)', 'https://example.org/'),
      same('shop.example.co.uk', 'https://www.example.co.uk/'),
      // Names that one site has itself.
      same('pic.twitter.com/Fp7J', 'https://t.co/Fp7J'),
      same('youtube.com/watch?v=7', 'https://youtu.be/7'),
      same('www.linkedin.com/in/ann', 'https://lnkd.in/7f'),
      same('facebook.com/acme', 'https://fb.me/acme'),
      [
        'good same',
        link('pic.twitter.com/7', 'https://t.co/7'),
        ends('https://t.co/7', 'https://x.com/ann/1'),
      ],
      [
        'bad phishing-like',
        link('twitter.com/login', 'https://t.co/7'),
        ends('https://t.co/7', 'https://evil.test/'),
      ],
      // A shortener may lead to the very site.
      ['no-data end-unknown', link('wireletter.com', 'https://t.co/7f')],
      [
        'no-data end-unknown',
        link('wireletter.com', 'https://t.co/7f'),
        ends('https://t.co/7f', 'https://t.co/7f'),
      ],
      [
        'good leads-there',
        link('wireletter.com', 'https://t.co/7f'),
        ends('https://t.co/7f', 'https://www.wireletter.com/'),
      ],
      [
        'bad phishing-like',
        link('wireletter.com', 'https://bit.ly/7f'),
        ends('https://bit.ly/7f', 'https://evil.test/'),
      ],
      // Files and projects whose names end like hosts.
      ['good none-shown', link('README.md', 'https://github.com/acme/tool/blob/main/README.md')],
      ['good none-shown', link('socket.io', 'https://github.com/socketio/socket.io')],
      ['good none-shown', link('install.sh', 'https://gitlab.com/acme/tool/-/raw/main/install.sh')],
      ['good none-shown', link('Present.app', 'https://github.com/acme/present')],
      fake('paypal.com', 'https://evil.test/paypal.com'),
      fake('www.socket.io', 'https://github.com/evil/www.socket.io'),
      // What only looks alike is another name.
      fake('münchen-tram.de', 'https://munchen-tram.evil.test/'),
      fake('paypal.com', 'https://xn--pypal-4ve.com/'),
      fake('раураl.com', 'https://paypal.com/'),
      fake('example.org', 'https://example.org.evil.test/'),
      ['good none-shown', link('203.0.113.5', 'https://evil.test/')],
      fake('http://203.0.113.5/', 'http://198.51.100.7/'),
      fake('https://intranet.acme/', 'https://evil.test/'),
      ['bad other-ending', link('例え.jp', 'https://xn--r8jz45g.com/')],
    ],
  ],
])

test('the name is told as the reader saw it, beside where the link leads', async () => {
  const { facts } = await find(check, ['', link('www.münchen-tram.de', 'https://evil.test/')])
  expect(facts).toMatchObject({ shown: 'www.münchen-tram.de', target: 'evil.test', fatal: true })
})

test('any text and any target are compared without an exception', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 80 }), fc.webUrl(), async (text, href) => {
      const shown = text.replace(/[<>&]/g, '')
      await find(check, ['', link(`https://${shown}`, href)])
      expect(sameSite(shown, shown)).toBe(true)
    }),
    { numRuns: 100 },
  )
})
