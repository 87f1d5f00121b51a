import { describe, expect, test } from 'vitest'
import { usual } from './bombs.ts'
import { judge, type Place } from './pipeline.ts'

/** Mails that hide what they are: each trick is found by the check that is there for it. */

const page = (body: string) =>
  Buffer.from(
    `${usual}\r\nContent-Type: text/html; charset=utf-8\r\n\r\n<html><body><p>Dear reader.</p>${body}</body></html>\r\n`,
  )
const to = (href: string, text = 'here') => `<a href="${href}">${text}</a>`
const paypal = 'https://www.paypal.com/signin'

const hosts: [string, string, string][] = [
  ['entities in the scheme', 'bad script-url', to('&#106;avascript:alert(1)')],
  ['a named entity for the colon', 'bad script-url', to('javascript&colon;alert(1)')],
  ['a tab in the scheme', 'bad script-url', to('java\tscript:alert(1)')],
  ['a line end in the scheme', 'bad script-url', to('java&NewLine;script:alert(1)')],
  ['a control character before it', 'bad script-url', to('&#1; javascript:alert(1)')],
  ['many control characters before it', 'bad script-url', to(`${'&#1;'.repeat(100)}javascript:alert(1)`)],
  ['many tabs in the scheme', 'bad script-url', to(`java${'&#9;'.repeat(100)}script:alert(1)`)],
  ['capitals', 'bad script-url', to('JaVaScRiPt:alert(1)')],
  ['an area', 'bad script-url', '<map name=m><area href="javascript:alert(1)"></map>'],
  ['a link in SVG', 'bad script-url', '<svg><a href="javascript:alert(1)"><text>x</text></a></svg>'],
  ['a page as data:', 'bad data-url', to('data:text/html,x')],
  ['a brand as user name', 'bad credentials', to('https://paypal.com@evil.example/')],
  ['a brand and a path as user name', 'bad credentials', to('https://paypal.com%2f@evil.example/')],
  ['a Cyrillic letter', 'bad lookalike-host', to('https://p\u0430ypal.com/')],
  ['the same in Punycode', 'bad lookalike-host', to('https://xn--pypal-4ve.com/')],
  ['a whole Cyrillic name', 'bad lookalike-host', to('https://\u0430\u0440\u0440\u04cf\u0435.com/')],
  ['an IPv6 address', 'bad ip-host', to('http://[2001:db8::1]/')],
  ['a decimal address', 'bad ip-host', to('http://3405803777/')],
  ['a hexadecimal address', 'bad ip-host', to('http://0xcb.0x00.0x71.0x05/')],
  ['an octal address', 'bad ip-host', to('http://0313.0.0161.05/')],
  ['a short address', 'bad ip-host', to('http://203.28933/')],
]

const targets: [string, string][] = [
  ['one slash', to('https:/evil.example/', paypal)],
  ['no scheme', to('//evil.example/', paypal)],
  ['backslashes', to('https:\\\\evil.example\\', paypal)],
  ['two backslashes', to('\\\\evil.example\\a', paypal)],
  ['a slash and a backslash', to('/\\evil.example/a', paypal)],
  ['a tab in the host', to('https://ev&#9;il.example/', paypal)],
  ['a tab in the scheme', to('ht&#9;tps://evil.example/', paypal)],
  ['a control character before it', to('&#1;https://evil.example/', paypal)],
  ['a host in percent signs', to('https://%65vil.example/', paypal)],
  ['a full stop of another script', to('https://evil\u3002example/', paypal)],
  ['a base', `<base href="https://evil.example/">${to('/login', paypal)}`],
  ['the brand as a label', to('https://www.paypal.com.evil.example/', paypal)],
  [
    'nested links',
    `<a href="${paypal}"><table><tr><td>${to('https://evil.example', paypal)}</td></tr></table></a>`,
  ],
  ['a link in SVG', `<svg><a xlink:href="https://evil.example/"><text>${paypal}</text></a></svg>`],
  ['noscript', `<noscript>${to('https://evil.example/', paypal)}</noscript>`],
]

const shown: [string, string][] = [
  ['bold letters', 'https://pay<b>pal</b>.com/'],
  ['a zero-width space', 'https://pay\u200bpal.com/'],
  ['a soft hyphen', 'pay\u00adpal.com'],
  ['a mark of direction', '\u202ehttps://paypal.com/'],
  ['capitals', 'WWW.PAYPAL.COM'],
  ['brackets', '(https://paypal.com/)'],
  ['quotation marks', '“paypal.com”'],
  ['words before it', 'Go to https://paypal.com'],
  ['a one-dot leader', 'paypal\u2024com'],
  ['a wide full stop', 'https://paypal\uff0ecom/'],
  ['hidden words behind it', 'https://paypal.com<span style="display:none">x y z</span>'],
  ['an image', '<img alt="https://paypal.com" src="https://evil.example/a.png" width=100 height=30>'],
]

const active: [string, string, string][] = [
  [
    'a target on a button',
    'bad working-form',
    '<form><button formaction="https://evil.example/">a</button></form>',
  ],
  [
    'an import without a space',
    'warning external-css',
    '<style>@import"https://evil.example/a.css";</style>',
  ],
  [
    'an import after a comment',
    'warning external-css',
    '<style>@import/**/url(https://evil.example/a);</style>',
  ],
  [
    'an import with an escape',
    'warning external-css',
    '<style>@\\69mport "https://evil.example/a.css";</style>',
  ],
  [
    'a second import',
    'warning external-css',
    '<style>@import url(https://fonts.googleapis.com/css?x);@import url(https://evil.example/a.css);</style>',
  ],
  ['a web font alone', 'good web-fonts', '<style>@import url(https://fonts.googleapis.com/css?x);</style>'],
  ['a handler without a space', 'bad event-handler', '<svg/onload=alert(1)>'],
  ['a script in SVG', 'bad script', '<svg><script>alert(1)</script></svg>'],
]

describe('links', () => {
  test.each(hosts)('host: %s', async (_, expected, body) => {
    expect((await judge(page(body))).said('link_host')).toBe(expected)
  })
  test.each(targets)('target: %s', async (_, body) => {
    expect((await judge(page(body))).said('link_mismatch')).toBe('bad phishing-like')
  })
  test.each(shown)('text: %s', async (_, text) => {
    expect((await judge(page(to('https://evil.example/', text)))).said('link_mismatch')).toBe(
      'bad phishing-like',
    )
  })
  test.each(active)('active: %s', async (_, expected, body) => {
    expect((await judge(page(body))).said('active_content')).toBe(expected)
  })
})

const program = Buffer.alloc(200)
program.write('MZ')
program.writeUInt32LE(80, 60)
program.write('PE\0\0', 80)
const evil = to('https://evil.example/', paypal)
const text = 'Content-Type: text/plain; charset=utf-8\r\n\r\nHello there'
const multipart = (subtype: string, ...parts: string[]) =>
  `${usual}\r\nContent-Type: multipart/${subtype}; boundary=e\r\n\r\n${parts.map((part) => `--e\r\n${part}\r\n`).join('')}--e--\r\n`
const file = (fields: string, body = program.toString('base64')) =>
  `${fields}\r\nContent-Transfer-Encoding: base64\r\n\r\n${body}`
const others = usual.split('\r\n').slice(1).join('\r\n')
const from = (value: string) => `From: ${value}\r\n${others}\r\n\r\nx`

const tricks: [string, string, string, string][] = [
  [
    'a second HTML part',
    'link_mismatch',
    'bad phishing-like',
    multipart('mixed', 'Content-Type: text/html\r\n\r\n<p>ok', `Content-Type: text/html\r\n\r\n${evil}`),
  ],
  [
    'a last HTML alternative',
    'link_mismatch',
    'bad phishing-like',
    multipart(
      'alternative',
      'Content-Type: text/html\r\n\r\n<p>ok',
      `Content-Type: text/html\r\n\r\n${evil}`,
    ),
  ],
  [
    'a file in a message in the mail',
    'attachments',
    'bad blocked-type',
    multipart(
      'mixed',
      text,
      `Content-Type: message/rfc822\r\n\r\n${multipart('mixed', text, file('Content-Type: a/b; name=a.exe')).replaceAll('--e', '--f').replace('=e', '=f')}`,
    ),
  ],
  [
    'a turned name',
    'attachments',
    'bad hidden-direction',
    multipart('mixed', text, file("Content-Type: a/b; name*=utf-8''a%E2%80%AEfdp.exe")),
  ],
  [
    'a name in two pieces',
    'attachments',
    'bad blocked-type',
    multipart(
      'mixed',
      text,
      file("Content-Disposition: attachment; filename*0*=utf-8''a.%65; filename*1*=%78e", 'eA=='),
    ),
  ],
  [
    'a name in an encoded word',
    'attachments',
    'bad blocked-type',
    multipart(
      'mixed',
      text,
      file('Content-Disposition: attachment; filename="=?utf-8?B?aW52b2ljZS5leGU=?="', 'eA=='),
    ),
  ],
  [
    'two names',
    'attachments',
    'bad blocked-type',
    multipart(
      'mixed',
      text,
      file(
        'Content-Disposition: attachment; filename=a.txt\r\nContent-Disposition: attachment; filename=a.exe',
        'eA==',
      ),
    ),
  ],
  [
    'a program called text',
    'attachments',
    'bad disguised-program',
    multipart('mixed', text, file('Content-Type: text/plain; name=a.txt')),
  ],
  [
    'a program called picture',
    'attachments',
    'bad disguised-program',
    multipart('mixed', text, file('Content-Type: image/png; name=a.png')),
  ],
  [
    'a program behind 150 files',
    'attachments',
    'bad blocked-type',
    multipart(
      'mixed',
      text,
      ...Array(150).fill('Content-Type: text/csv; name=a.csv\r\n\r\na'),
      file('Content-Type: a/b; name=a.exe'),
    ),
  ],
  [
    'a multipart without boundary',
    'multipart',
    'bad no-body',
    `${usual}\r\nContent-Type: multipart/mixed\r\n\r\n${evil}`,
  ],
  [
    'HTML before the first part',
    'link_mismatch',
    'no-data no-links',
    multipart('mixed', text).replace('--e', `${evil}\r\n--e`),
  ],
  [
    'a brand\u2019s address as name',
    'from_header',
    'warning name-holds-address',
    from('=?utf-8?Q?service=40paypal=2Ecom?= <a@evil.example>'),
  ],
  [
    'a brand in look-alikes',
    'from_header',
    'warning name-holds-lookalike',
    from('=?utf-8?B?UNCweVBhbA==?= <a@evil.example>'),
  ],
  ['two From', 'from_header', 'bad several-fields', `From: PayPal <service@paypal.com>\r\n${usual}\r\n\r\nx`],
  [
    'two From, one with a space',
    'from_header',
    'bad several-fields',
    `From : a@paypal.com\r\n${usual}\r\n\r\nx`,
  ],
]

test.each(tricks)('%s', async (_, id, expected, mail) => {
  expect((await judge(mail)).said(id)).toBe(expected)
})

describe('what a mail says of itself changes nothing', () => {
  const plain = `${usual}\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nLeaves fall.\r\n`
  const forged = [
    'Authentication-Results: mx.elsewhere.test; spf=pass; dkim=pass header.d=example.org; dmarc=pass',
    'ARC-Authentication-Results: i=1; mx.elsewhere.test; spf=pass; dkim=pass; dmarc=pass',
    'X-Spam-Status: No, score=-10.0 required=5.0',
    'X-Spam-Flag: NO',
    'X-MS-Exchange-Organization-SCL: -1',
    'Received-SPF: pass (domain of example.org designates 203.0.113.25 as permitted sender)',
    'Received: from mail.example.org (mail.example.org [203.0.113.25]) by mx.postproof.test with ESMTPS; Fri, 20 Nov 2026 09:59:30 +0000',
  ]
  const spoofed: Place = { session: { clientAddress: '198.51.100.9', helo: 'evil.example' } }

  test.each([
    ['an honest sender', {}],
    ['a sender from elsewhere', spoofed],
  ])('%s', async (_, place) => {
    const before = await judge(plain, place)
    const after = await judge(`${forged.join('\r\n')}\r\n${plain}`, place)
    // The chain is judged broken, which counts for nothing.
    expect({ ...after.report.auth, arc: null }).toEqual({ ...before.report.auth, arc: null })
    expect(after.result.score).toBe(before.result.score)
    expect(after.result.verdict).toEqual(before.result.verdict)
  })

  test('results in this server\u2019s own name are told', async () => {
    const { said } = await judge(`Authentication-Results: mx.postproof.test; spf=pass\r\n${plain}`)
    expect(said('foreign_verdicts')).toBe('bad forged')
  })
})
