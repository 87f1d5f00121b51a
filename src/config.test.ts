import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { ConfigError, readConfig, settingsTable } from './config.ts'

test('nothing set gives the defaults; an empty value counts as unset', () => {
  const config = readConfig({ PORT: '', MAIL_DOMAIN: '' })
  expect(config).toMatchObject({
    PORT: 3000,
    SMTP_PORT: 2525,
    MAIL_DOMAIN: 'localhost.test',
    SMTP_HOSTNAME: 'localhost.test',
    PUBLIC_URL: 'http://localhost:3000',
    PARTS: ['http', 'smtp', 'jobs'],
    DNS_SERVERS: [],
    ALLOW_PRIVATE_NETWORKS: false,
  })
})

test.each([
  ['PORT', '8080', 'PORT', 8080],
  ['PARTS', 'smtp, jobs', 'PARTS', ['smtp', 'jobs']],
  ['DNS_SERVERS', '127.0.0.1:53, [::1]:53', 'DNS_SERVERS', ['127.0.0.1:53', '[::1]:53']],
  ['PUBLIC_URL', 'https://proof.example.org/', 'PUBLIC_URL', 'https://proof.example.org'],
  ['ALLOW_PRIVATE_NETWORKS', 'on', 'ALLOW_PRIVATE_NETWORKS', true],
] as const)('%s=%s', (name, value, key, expected) => {
  expect(readConfig({ [name]: value })[key]).toEqual(expected)
})

test.each([
  ['PORT', 'many'],
  ['PORT', '70000'],
  ['PARTS', 'http,mail'],
  ['LOG_LEVEL', 'loud'],
  ['TRUST_PROXY', 'maybe'],
  ['DNS_SERVERS', 'nonsense'],
  ['CHECKER_HOSTS', 'spf.example.org'],
  ['CHECKER_HOSTS', 'spf.example.org=spam'],
  ['DNS_SERVERS', '127.0.0.1:53,@'],
])('%s=%s is refused by name', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
  expect(() => readConfig({ [name]: value })).toThrow(name)
})

test('the documentation holds the table as it is', async () => {
  expect(await readFile('docs/en/operate/settings.md', 'utf8')).toContain(settingsTable())
})

const host = {
  VERIFIER_SMTP: 'on',
  VERIFIER_HELO: 'verify.prober.net',
  VERIFIER_MAIL_FROM: 'postmaster@prober.net',
  VERIFIER_SOURCE_ADDRESS: '203.0.113.25',
}
const bucket = { S3_BUCKET: 'mails', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' }
const captcha = { CAPTCHA_PROVIDER: 'turnstile', CAPTCHA_SITE_KEY: 'site', CAPTCHA_SECRET: 'secret' }

test.each([
  ['VERIFIER_HELO', { ...host, VERIFIER_HELO: '' }],
  [
    'VERIFIER_MAIL_FROM, VERIFIER_SOURCE_ADDRESS',
    { VERIFIER_SMTP: 'on', VERIFIER_HELO: 'verify.prober.net' },
  ],
  ['VERIFIER_SOURCE_ADDRESS', { ...host, VERIFIER_SOURCE_ADDRESS: 'here' }],
  ['VERIFIER_MAIL_FROM', { ...host, VERIFIER_MAIL_FROM: 'postmaster' }],
  ['"here=a.example.org" does not begin with an IP', { SMTP_SOURCE_ADDRESSES: 'here=a.example.org' }],
  ['"203.0.113.25" has no name: write 203.0.113.25=', { SMTP_SOURCE_ADDRESSES: '203.0.113.25' }],
  ['has no name', { SMTP_SOURCE_ADDRESSES: '203.0.113.25=localhost' }],
  [
    '2001:db8::1 stands there twice',
    { SMTP_SOURCE_ADDRESSES: '2001:db8::1=a.example.org,2001:DB8:0::1=b.example.org' },
  ],
  [
    'VERIFIER_SOURCE_ADDRESS, VERIFIER_HELO as well',
    { ...host, SMTP_SOURCE_ADDRESSES: '203.0.113.26=b.example.org' },
  ],
  [
    'VERIFIER_MAIL_FROM not set',
    { VERIFIER_SMTP: 'on', SMTP_SOURCE_ADDRESSES: '203.0.113.26=b.example.org' },
  ],
  ['VERIFIER_PER_MINUTE_MOST only 240', { VERIFIER_PER_MINUTE: '300' }],
  ['VERIFIER_OPERATOR_PER_MINUTE only 20', { VERIFIER_OPERATOR_PER_MINUTE_LEAST: '30' }],
  ['VERIFIER_OPERATOR_AT_ONCE_MOST only 4', { VERIFIER_OPERATOR_AT_ONCE: '5' }],
  ['VERIFIER_OPERATOR_PER_MINUTE', { VERIFIER_OPERATOR_PER_MINUTE: '1' }],
  ['CAPTCHA_SECRET', { ...captcha, CAPTCHA_SECRET: '' }],
  ['CAPTCHA_PROVIDER', { CAPTCHA_SECRET: 'secret' }],
  ['CAPTCHA_PROVIDER', { CAPTCHA_PROVIDER: 'proof-of-work', CAPTCHA_SECRET: 'secret' }],
  ['S3_SECRET_ACCESS_KEY not', { ...bucket, S3_SECRET_ACCESS_KEY: '' }],
  ['S3_ACCESS_KEY_ID not', { ...bucket, S3_ACCESS_KEY_ID: '' }],
  ['S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY not', { S3_ENDPOINT: 'https://s3.example.org' }],
  ['S3_BUCKET not', { ...bucket, S3_BUCKET: '' }],
  ['S3_ENDPOINT', { ...bucket, S3_ENDPOINT: 's3.example.org' }],
  ['S3_ENDPOINT', { ...bucket, S3_ENDPOINT: 'https://id:key@s3.example.org' }],
  ['S3_PREFIX', { ...bucket, S3_PREFIX: '/mails' }],
  ['PUBLIC_URL', { CAPTCHA_PROVIDER: 'proof-of-work', PUBLIC_URL: 'http://site.example' }],
  ['CAPTCHA_WORK', { CAPTCHA_PROVIDER: 'proof-of-work', CAPTCHA_WORK: '1e9' }],
])('half a configuration fails at the start and names what is missing: %s', (named, env) => {
  expect(() => readConfig(env)).toThrow(ConfigError)
  expect(() => readConfig(env)).toThrow(named)
})

test.each([undefined, 'https://site.example', 'http://127.0.0.1:3000', 'http://pages.localhost'])(
  'proof of work needs no keys, but a page that browsers trust: %s',
  (url) => {
    const config = readConfig({ CAPTCHA_PROVIDER: 'proof-of-work', PUBLIC_URL: url })
    expect(config.CAPTCHA_WORK).toBe(4000)
  },
)

test('what is wrong about an object store is told without its key', () => {
  const env = { ...bucket, S3_BUCKET: 'a b', S3_SECRET_ACCESS_KEY: 'very-secret' }
  expect(() => readConfig(env)).toThrow('S3_BUCKET=a b')
  expect(() => readConfig(env)).not.toThrow('very-secret')
  expect(readConfig(bucket)).toMatchObject({ S3_REGION: 'us-east-1', S3_PREFIX: '' })
})

test('several source addresses are taken in place of one', () => {
  const config = readConfig({
    ...{ VERIFIER_SMTP: 'on', VERIFIER_MAIL_FROM: 'postmaster@prober.net' },
    SMTP_SOURCE_ADDRESSES: '203.0.113.25=Verify1.prober.net, 2001:DB8::25 = verify2.prober.net',
  })
  expect(config.SMTP_SOURCE_ADDRESSES).toEqual([
    { address: '203.0.113.25', helo: 'verify1.prober.net' },
    { address: '2001:db8::25', helo: 'verify2.prober.net' },
  ])
})

test('a whole configuration of the verifier is taken', () => {
  expect(readConfig({ ...host, ...captcha })).toMatchObject({ VERIFIER_SMTP: true, VERIFIER_PER_DAY: 5 })
})

test.each([
  ['MAIL_FROM is not', { MAIL_SMTP_URL: 'smtp://mail.example.org' }],
  ['MAIL_SMTP_URL is not', { MAIL_FROM: 'account@example.org' }],
  ['MAIL_SMTP_URL=http', { MAIL_SMTP_URL: 'http://mail.example.org', MAIL_FROM: 'account@example.org' }],
  ['MAIL_FROM=Ann', { MAIL_SMTP_URL: 'smtp://mail.example.org', MAIL_FROM: 'Ann' }],
  ['BILLING=paid', { BILLING: 'paid' }],
  ['CODE_SOURCES', { CODE_SOURCES: 'script-src https://stats.example.org' }],
  ['CODE_SOURCES', { CODE_SOURCES: "connect-src 'unsafe-inline'" }],
  ['CODE_SOURCES', { CODE_SOURCES: 'img-src https://a.example; script-src *' }],
])('half a configuration of mail fails at the start: %s', (named, env) => {
  expect(() => readConfig(env)).toThrow(named)
})

const stripe = { BILLING: 'stripe', STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }

test.each([
  ['STRIPE_SECRET_KEY', { ...stripe, STRIPE_SECRET_KEY: '' }],
  ['STRIPE_WEBHOOK_SECRET', { ...stripe, STRIPE_WEBHOOK_SECRET: '' }],
  ['STRIPE_WEBHOOK_SECRET', { STRIPE_SECRET_KEY: 'sk_test_1' }],
  ['STRIPE_SECRET_KEY', { BILLING: 'stripe' }],
  ['real money', { ...stripe, STRIPE_PUBLISHABLE_KEY: 'pk_live_1' }],
  ['STRIPE_API_URL', { ...stripe, STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_API_URL: 'http://127.0.0.1:12111' }],
  ['STRIPE_API_URL', { ...stripe, STRIPE_API_URL: 'http://payments.example.org' }],
])('half a configuration of Stripe fails at the start: %s', (named, env) => {
  expect(() => readConfig(env)).toThrow(ConfigError)
  expect(() => readConfig(env)).toThrow(named)
})

test('a key that cannot be one is named and not repeated', () => {
  const env = { ...stripe, STRIPE_SECRET_KEY: 'whsec_mixed_up' }
  expect(() => readConfig(env)).toThrow('STRIPE_SECRET_KEY')
  expect(() => readConfig(env)).not.toThrow('mixed_up')
  expect(readConfig({ ...stripe, STRIPE_API_URL: 'http://127.0.0.1:12111' })).toMatchObject({
    STRIPE_AUTOMATIC_TAX: true,
  })
})
