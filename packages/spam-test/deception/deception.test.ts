import fc from 'fast-check'
import { getDomain } from 'tldts'
import { describe, expect, test } from 'vitest'
import { brandOfHost, brands, brandsNamed, mayOwn } from './brands.ts'
import { disguisedWords } from './disguise.ts'
import { hostingOf, redirectTarget } from './hosts.ts'
import { brandInName, wholeName } from './identity.ts'
import { lookalikeOf } from './lookalike.ts'
import { plain, skeleton, unmasked } from './text.ts'

describe('the table of brands', () => {
  test('has at least 150, each with a domain and a name', () => {
    expect(brands.length).toBeGreaterThanOrEqual(150)
    for (const { name, names, domains } of brands) {
      expect(name, name).toMatch(/[\p{L}\d]$|[+.)]$/u)
      expect(names.length, name).toBeGreaterThan(0)
      expect(domains.length, name).toBeGreaterThan(0)
    }
  })

  test.each([
    'bank',
    'payment',
    'parcels',
    'cloud',
    'mailbox',
    'social',
    'telecom',
    'shop',
    'travel',
    'authority',
  ])('has some of the kind %s', (kind) =>
    expect(brands.filter((brand) => brand.kind === kind).length).toBeGreaterThan(5),
  )

  test('names domains as hosts write them', () => {
    for (const { name, domains } of brands)
      for (const domain of domains) {
        expect(domain, name).toMatch(/^[a-z0-9]+(?:-+[a-z0-9]+)*(?:\.[a-z0-9]+(?:-+[a-z0-9]+)*)*$/)
        if (domain.includes('.') && !/^(?:gov|gob|gouv|go|gc|co|com)\.[a-z]{2}$/.test(domain))
          expect(getDomain(domain), `${name}: ${domain}`).not.toBeNull()
      }
  })

  test('finds each brand by each of its names', () => {
    for (const { name, names, common } of brands)
      for (const alias of names) {
        const found = brandsNamed(alias).map(({ brand }) => brand.name)
        if (!common) expect(found.length, `${name}: ${alias}`).toBeGreaterThan(0)
      }
  })

  test('takes no brand for an imitation of another', () => {
    for (const { domains } of brands)
      for (const domain of domains) expect(lookalikeOf(domain), domain).toBeNull()
  })
})

test.each([
  ['PayPal', 'PayPal'],
  ['PayPal Kundenservice', 'PayPal'],
  ['service@paypal.com', 'PayPal'],
  ['paypal.de', 'PayPal'],
  ['BANK OF AMERICA ALERTS', 'Bank of America'],
  ['𝐏𝐚𝐲𝐏𝐚𝐥 Support', 'PayPal'],
  ['ＰａｙＰａｌ', 'PayPal'],
  ['P\u00adayPal', 'PayPal'],
  ['М\u0456сrоsоft', 'Microsoft'],
  ['Micr0soft Team', 'Microsoft'],
  ['楽天カード株式会社', 'Rakuten'],
  ['PayPay銀行', 'PayPay'],
  ['三 菱 Ｕ Ｆ Ｊ 銀 行', 'MUFG'],
  ['Crédit Agricole', 'Crédit Agricole'],
  ['AT&T Customer Care', 'AT&T'],
])('%s is the name of %s', (name, brand) => {
  expect(brandInName(name)?.brand.name).toBe(brand)
})

test.each([
  'PayPal Fan Club',
  'Anna from PayPal',
  'Amazon Watchblog',
  'Google Ads Agentur',
  'Look at T-shirts',
  'Netflix Newsletter der Videothek',
  'anna@example.org',
  'Burning Man',
  'Páginas de Bankia',
])('%s is not the name of a brand', (name) => {
  expect(brandInName(name)).toBeNull()
})

test.each([
  ['paypa1.com', 'confusable'],
  ['paypaI.com'.toLowerCase(), 'confusable'],
  ['rnicrosoft.com', 'confusable'],
  ['xn--pypal-4ve.com', 'confusable'],
  ['www.paypal.com.evil.example', 'domain-in-name'],
  ['paypal.com-login.example', 'domain-in-name'],
  ['paypal-login.com', 'glued'],
  ['secure-bank-of-america-alert.example', 'glued'],
  ['amazonsupport.example', 'glued'],
  ['netfllix-a.example', undefined],
  ['nettflix.com', 'misspelled'],
  ['paypal.evil.example', 'subdomain'],
  ['paypal.com', undefined],
  ['news.paypal.com', undefined],
  ['paypal.co.nz', undefined],
  ['www.paypal.com.edgekey.net', undefined],
  ['sparkasse-musterstadt.de', undefined],
  ['example.org', undefined],
  ['a11y.example', undefined],
  ['apple-pie.example', undefined],
  ['', undefined],
])('%s imitates by %s', (host, way) => {
  expect(lookalikeOf(host)?.way).toBe(way)
})

test('a brand may own its name in a country that no table knows, but not below an ending that is sold cheaply', () => {
  const paypal = brands.find(({ name }) => name === 'PayPal')!
  expect(mayOwn(paypal, 'www.paypal.co.nz')).toBe(true)
  expect(mayOwn(paypal, 'paypal.top')).toBe(false)
  expect(brandOfHost('pay.amazon.de')?.name).toBe('Amazon')
})

test.each([
  ['https://www.google.com/url?q=https://evil.example/a', 'evil.example'],
  ['https://www.google.com/amp/s/evil.example/a', 'evil.example'],
  ['https://www.google.com/url?q=https://maps.google.com/a', null],
  ['https://www.google.com/search?q=https://evil.example', null],
  ['https://l.facebook.com/l.php?u=https%3A%2F%2Fevil.example', 'evil.example'],
  [
    `https://www.bing.com/ck/a?u=a1${Buffer.from('https://evil.example').toString('base64url')}`,
    'evil.example',
  ],
  ['https://web.archive.org/web/2024/https://evil.example/a', 'evil.example'],
  ['https://www.google.com/url?q=not-a-url', null],
])('%s leads on to %s', (href, target) => {
  const url = new URL(href)
  expect(redirectTarget({ host: url.hostname, url })).toBe(target)
})

test.each([
  ['https://a.weebly.com/', 'pages'],
  ['https://www.weebly.com/', null],
  ['https://docs.google.com/forms/d/1', 'forms'],
  ['https://docs.google.com/document/d/1', 'files'],
  ['https://a.b.s3.amazonaws.com/', 'files'],
  ['https://x.ngrok.io/', 'tunnels'],
  ['https://www.example.org/', null],
])('%s is of the kind %s', (href, kind) => {
  const url = new URL(href)
  expect(hostingOf({ host: url.hostname, url })).toBe(kind)
})

test('a skeleton is what a name looks like', () => {
  expect(skeleton('РауРаӏ')).toBe(skeleton('paypal'))
  expect(skeleton('rnicr0s0ft')).toBe(skeleton('microsoft'))
  expect(unmasked('p\u0430ssword пароль')).toBe('password пароль')
  expect(plain('Straße ＡＢＣ é')).toBe('straße abc e')
})

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc
    .array(
      fc.constantFrom(
        'paypal',
        'Ρау',
        'I',
        '-',
        '.',
        '\u00ad',
        '楽天',
        '@',
        '1',
        'a',
        ' ',
        'xn--',
        '【',
        'bank of ',
      ),
      { maxLength: 200 },
    )
    .map((parts) => parts.join('')),
)

test('no text makes the engine throw, and no answer grows with it', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      expect(brandsNamed(text).length).toBeLessThan(400)
      expect(disguisedWords(text).length).toBeLessThanOrEqual(20)
      wholeName(text)
      brandInName(text)
      lookalikeOf(text)
      expect(skeleton(text).length).toBeLessThanOrEqual(text.normalize('NFKD').length)
    }),
    { numRuns: 500 },
  )
})

test.each(['paypal ', 'Ι'.repeat(10), '楽天', 'a\u00ad', 'bank of ', 'paypal.', '-paypal'])(
  'a text of a megabyte of “%s” is answered',
  (piece) => {
    const text = piece.repeat(Math.ceil(1_000_000 / piece.length))
    expect(brandsNamed(text).length).toBeLessThan(400)
    expect(disguisedWords(text).length).toBeLessThanOrEqual(20)
    wholeName(text)
    expect(lookalikeOf(text)).toBeNull()
  },
)
