import { isIP } from 'node:net'
import { canonicalAddress } from '@postproof/engine/addresses'
import { z } from 'zod'
import { toolPages } from './contract/tool-pages.ts'

/**
 * Every setting, once: its environment name, type, default and one sentence. `npm run settings` writes
 * docs/en/operate/settings.md from it, and `postproof settings` prints it.
 */

/** The page of `host=tool`; undefined for a tool that there is not. */
const toolOf = (item: string) => toolPages[item.split('=')[1]?.toLowerCase() ?? '']

const port = (fallback: number) => z.coerce.number().int().min(0).max(65535).default(fallback)
/** `host:port`, IPv6 in brackets; the port may be left out. */
const server = /^(?:\[[0-9a-f:.]+\]|[0-9]{1,3}(?:\.[0-9]{1,3}){3}|[a-z0-9.-]+)(?::\d{1,5})?$/i
/** Whoever can connect is believed what their Received line says: so never from another machine. */
const lmtpPlace = /^(?:(?:127(?:\.\d{1,3}){3}|\[::1\]):[1-9]\d{0,4}|\/.+)$/
const sender = /^(?:[^<>@\r\n]{1,100} <[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/
const flag = z
  .enum(['on', 'off', '1', '0', 'true', 'false', ''])
  .default('off')
  .transform((value) => ['on', '1', 'true'].includes(value))
const list = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  )
/** `203.0.113.25=verify.example.org`; an address and the name that its reverse record leads to. */
const named = list.transform((items, context) => {
  const sources = items.map((item) => {
    const [given = '', helo = ''] = item.split(/=(.*)/s)
    const address = canonicalAddress(given.trim())
    return { item, address, helo: helo.trim().toLowerCase() }
  })
  const problems = sources.flatMap(({ item, address, helo }, at) => {
    if (address === undefined) return [`"${item}" does not begin with an IP address.`]
    if (!/^(?:[a-z0-9-]{1,63}\.)+[a-z0-9-]{1,63}$/.test(helo))
      return [`"${item}" has no name: write ${address}=name.example.org.`]
    const before = sources.findIndex((one) => one.address === address)
    return before < at ? [`${address} stands there twice.`] : []
  })
  for (const message of problems) context.addIssue({ code: 'custom', message, params: { plain: true } })
  return sources.map(({ address = '', helo }) => ({ address, helo }))
})
const text = (fallback = '') => z.string().default(fallback)

/** 32 octets in hexadecimal or base64. */
export const isKey = (key: string) => /^[0-9a-f]{64}$/i.test(key) || Buffer.from(key, 'base64').length === 32

/** A directive of a content security policy and its sources, without keywords and schemes. */
const codeSource =
  /^(?:connect|img|frame|style|font|media)-src(?: https:\/\/(?:\*\.)?[a-z0-9.-]+(?::\d+)?(?:\/[\w./-]*)?)+$/i

const part = z.enum(['http', 'smtp', 'jobs'])

export type Setting = { schema: z.ZodType; about: string; shown?: string }

export const settings = {
  PORT: { schema: port(3000), about: 'Port of pages and API.' },
  HOST: { schema: text('127.0.0.1'), about: 'Address that pages and API listen on.' },
  SMTP_PORT: { schema: port(2525), about: 'Port of the mail receiver.' },
  SMTP_HOST: { schema: text('127.0.0.1'), about: 'Address that the mail receiver listens on.' },
  SMTP_HOSTNAME: {
    schema: text(),
    about: 'Name the receiver gives in its greeting and in Received lines.',
    shown: 'MAIL_DOMAIN',
  },
  SMTP_TLS_KEY: { schema: text(), about: 'File with the private key for STARTTLS.', shown: 'self-made' },
  SMTP_TLS_CERT: {
    schema: text(),
    about: 'File with the certificate chain for STARTTLS.',
    shown: 'self-made',
  },
  SMTP_MAX_SIZE: {
    schema: z.coerce
      .number()
      .int()
      .min(1024)
      .max(200 * 1024 * 1024)
      .default(25 * 1024 * 1024),
    about: 'Largest message taken, in octets; also the bound for uploads.',
  },
  SMTP_MAX_CLIENTS: {
    schema: z.coerce.number().int().min(1).default(500),
    about: 'Connections at once, all clients together.',
  },
  SMTP_MAX_CLIENTS_PER_ADDRESS: {
    schema: z.coerce.number().int().min(1).default(50),
    about:
      'Connections at once from one network: an IPv4 address or an IPv6 /64; a /56 has twice as many, a /48 four times. Fewer while few are left. Loopback and trusted relays are exempt.',
  },
  HTTP_MAX_REQUESTS: {
    schema: z.coerce.number().int().min(1).default(400),
    about:
      'Requests worked on at once, a quarter of them costly ones, and as many whose bodies are on their way. One network may have a quarter, and less while few are left. Beyond that the answer is 503 or 429.',
  },
  HTTP_MAX_STREAMS: {
    schema: z.coerce.number().int().min(1).default(2000),
    about: 'Streams of live events open at once; one network may have a quarter.',
  },
  SMTP_PROXY_PROTOCOL: {
    schema: list,
    about: 'Addresses of load balancers that speak the PROXY protocol, separated by commas.',
  },
  SMTP_TRUSTED_RELAYS: {
    schema: list,
    about:
      'Addresses or networks of relays in front of us: the sending address is taken from their Received line.',
  },
  LMTP_LISTEN: {
    schema: text().refine((value) => value === '' || lmtpPlace.test(value)),
    about:
      'Where a mail server of this machine may hand mail over by LMTP: a loopback address and port such as `127.0.0.1:2424`, or the path of a Unix socket. Its Received line tells the sending address.',
    shown: 'not at all',
  },
  MAIL_DOMAIN: { schema: text('localhost.test'), about: 'Domain of the test addresses.' },
  PUBLIC_URL: {
    schema: text().transform((url) => url.replace(/\/+$/, '')),
    about: 'Where people reach the site; used for links in reports and mail.',
    shown: 'http://localhost:$PORT',
  },
  BRAND_NAME: { schema: text('Postproof'), about: 'Name shown in place of the product name.' },
  SECURITY_CONTACT: {
    schema: text().refine(
      (contact) => contact === '' || /^(?:https:\/\/\S+|[^\s@<>]+@[^\s@<>]+)$/.test(contact),
    ),
    about:
      'Where people report security holes: an email address or an https URL, shown in /.well-known/security.txt. Without this and a contact address of the site there is no such file.',
    shown: 'the contact address of the site',
  },
  PSEUDO_LOCALE: {
    schema: flag,
    about:
      'Offers the pages in x-rtl as well, a made-up language for tests: right to left, longer sentences.',
  },
  DATA_DIR: {
    schema: text('.data'),
    about:
      'Folder of the embedded database, the mail spool and the keys; a missing secret is made there once.',
  },
  DATABASE_URL: {
    schema: text(),
    about: 'PostgreSQL to use instead of the embedded database.',
    shown: 'embedded',
  },
  ANALYSIS_PROCESSES: {
    schema: z.preprocess(
      (value) => (value === '' ? undefined : value),
      z.coerce.number().int().min(0).max(64).optional(),
    ),
    about:
      'Processes that read mails, beside the one that answers; one more is started for large mails. 0: mails are read by the process that answers, where a hostile one may stop it.',
    shown: 'one less than the cores, at least 1',
  },
  LOOKUP_SECONDS: {
    schema: z.coerce.number().int().min(1).max(60).default(4),
    about:
      'Seconds in which DNS, blacklists and linked pages must answer the questions of one spam test. What has not answered by then is reported as not checked.',
  },
  STOP_SECONDS: {
    schema: z.coerce.number().int().min(2).max(600).default(30),
    about: 'Seconds that a process has to bring to its end what it began, after it was told to stop.',
  },
  DATABASE_CONNECTIONS: {
    schema: z.coerce.number().int().min(2).max(200).default(10),
    about: 'Connections to PostgreSQL in the pool of one process.',
  },
  S3_BUCKET: {
    schema: text().refine((name) => name === '' || /^[\w.-]{3,63}$/.test(name)),
    about:
      'Bucket of an S3-compatible store that keeps raw messages and pictures. See docs/en/operate/object-store.md.',
    shown: 'the database keeps them',
  },
  S3_ENDPOINT: {
    schema: text().refine((url) => url === '' || /^https?:\/\/[^/\s@?#]+\/?$/.test(url)),
    about: 'Where that store answers, e.g. `https://s3.example.org`; buckets are named in the path there.',
    shown: 'AWS',
  },
  S3_REGION: { schema: text('us-east-1'), about: 'Its region.' },
  S3_ACCESS_KEY_ID: { schema: text(), about: 'Id of the key for it.' },
  S3_SECRET_ACCESS_KEY: { schema: text(), about: 'The key itself.' },
  S3_PREFIX: {
    schema: text().refine((prefix) => /^(?:[\w.-][\w./-]{0,199})?$/.test(prefix)),
    about: 'What the names of our objects begin with, e.g. `postproof/`.',
  },
  PARTS: {
    schema: list.transform((parts) => z.array(part).parse(parts.length ? parts : ['http', 'smtp', 'jobs'])),
    about: 'What this process runs.',
    shown: 'http,smtp,jobs',
  },
  DNS_SERVERS: {
    schema: list.refine((servers) =>
      servers.every((item) => server.test(item) && /[.:]|^localhost$/.test(item)),
    ),
    about: 'Resolvers to ask, `host:port`, separated by commas. For true results use a local validating one.',
    shown: "the system's",
  },
  ALLOW_PRIVATE_NETWORKS: {
    schema: flag,
    about:
      'Lets tests reach private and loopback servers through the guarded clients. Never on a public instance.',
  },
  SPAMD: {
    schema: text(),
    about: 'SpamAssassin to ask as well: `host:port` of spamd, or the path of its socket.',
    shown: 'not asked',
  },
  RSPAMD_URL: {
    schema: text(),
    about: 'rspamd to ask as well, e.g. `http://127.0.0.1:11333`.',
    shown: 'not asked',
  },
  RSPAMD_PASSWORD: { schema: text(), about: 'Password of the rspamd worker.' },
  PICTURES: {
    schema: flag.default(true),
    about: 'Make screenshots and heat maps of tested mail, in a browser of this server.',
  },
  PICTURES_AT_ONCE: {
    schema: z.coerce.number().int().min(1).max(64).default(2),
    about: 'Mails drawn at once; the others wait their turn.',
  },
  CHROMIUM_PATH: {
    schema: text(),
    about: 'Browser that draws the screenshots.',
    shown: "the bundled Chromium, else the system's",
  },
  MODEL_URL: {
    schema: text(),
    about:
      'OpenAI-compatible endpoint that may rephrase the plan, e.g. `http://127.0.0.1:11434/v1`. It is sent the subject and parts of the mail.',
    shown: 'not asked',
  },
  MODEL_KEY: { schema: text(), about: 'Its key.' },
  MODEL_NAME: { schema: text(), about: 'The model to ask for there.' },
  SPAMHAUS_DQS_KEY: { schema: text(), about: 'Key for the Spamhaus Data Query Service.' },
  ABUSIX_KEY: { schema: text(), about: 'Key for the Abusix lists.' },
  ADDRESS_HOURS: {
    schema: z.coerce.number().int().min(1).max(720).default(48),
    about: 'Hours a test address takes mail.',
  },
  RETENTION_DAYS: {
    schema: z.coerce.number().int().min(1).default(30),
    about: 'Days a report and its message are kept.',
  },
  REPORT_RETENTION_DAYS: {
    schema: z.coerce.number().int().min(1).default(396),
    about:
      'Days that DMARC and TLS reports about domains of accounts are kept after they came; 396 are 13 months.',
  },
  CHECKER_HOSTS: {
    schema: list.refine((hosts) =>
      hosts.every((item) => /^[a-z0-9.-]+$/i.test(item.split('=')[0]!) && toolOf(item)),
    ),
    about: `Host names of single tools, e.g. \`spf.example.org=spf\`: their first page is that tool. There are ${Object.keys(toolPages).join(', ')}; under every name the API answers too.`,
  },
  SERVED_HOSTS: {
    schema: list.refine((hosts) => hosts.every((item) => /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])$/i.test(item))),
    about:
      'Further names or addresses under which the site answers, separated by commas, beside those of PUBLIC_URL and CHECKER_HOSTS and of this machine itself. Any other host is answered 421.',
  },
  REQUESTS_PER_MINUTE: {
    schema: z.coerce.number().int().min(1).default(600),
    about: 'Calls of the API by one network in a minute.',
  },
  CHECKS_PER_MINUTE: {
    schema: z.coerce.number().int().min(1).default(60),
    about: 'Checks, re-checks and samples by one network in a minute, on pages and API.',
  },
  MAIL_SERVER_CHECKS: {
    schema: flag.default(true),
    about:
      'Connect to the mail servers of a domain on port 25 for its report and its watch, up to STARTTLS. Needs a public name: VERIFIER_HELO, else SMTP_HOSTNAME.',
  },
  VERIFIER_SMTP: {
    schema: flag,
    about:
      'Let the email verifier ask mail servers whether a mailbox exists. Read docs/en/operate/verifier.md first.',
  },
  VERIFIER_HELO: {
    schema: text().refine((name) => !/\s/.test(name)),
    about: 'Name this host gives to the mail servers it asks: the one its reverse record leads to.',
  },
  VERIFIER_MAIL_FROM: {
    schema: text().refine((address) => address === '' || /^[^\s@<>]+@[^\s@<>]+$/.test(address)),
    about: 'Sender it gives them: a mailbox at the same domain that someone reads.',
  },
  VERIFIER_SOURCE_ADDRESS: {
    schema: text().refine((address) => address === '' || isIP(address) > 0),
    about: 'Public IP address that those servers see; asked from, where this machine has it.',
  },
  SMTP_SOURCE_ADDRESSES: {
    schema: named,
    about:
      'Several such addresses of this machine, each with its name, in place of VERIFIER_SOURCE_ADDRESS and VERIFIER_HELO: `203.0.113.25=verify1.example.org, 2001:db8::25=verify2.example.org`.',
  },
  VERIFIER_PER_DAY: {
    schema: z.coerce.number().int().min(1).default(5),
    about: 'Addresses for which one network may have a mail server asked in a day.',
  },
  VERIFIER_CONSUMER_PER_MINUTE: {
    schema: z.coerce
      .number()
      .int()
      .min(0)
      .refine((count) => count !== 1)
      .default(4),
    about:
      'Questions in a minute to each of Gmail, Outlook.com, iCloud, GMX and Yahoo, for accounts alone: 0 for none, or 2 and more.',
  },
  VERIFIER_PER_MINUTE: {
    schema: z.coerce.number().int().min(8).default(60),
    about:
      'Mail servers asked in a minute, all operators together, at the beginning. See docs/en/operate/verifier.md.',
  },
  VERIFIER_PER_MINUTE_MOST: {
    schema: z.coerce.number().int().min(8).default(240),
    about: 'Up to this it grows while answers are good; the same number for no growth.',
  },
  VERIFIER_OPERATOR_PER_MINUTE: {
    schema: z.coerce.number().int().min(2).default(20),
    about: 'Dialogues in a minute with one operator of mail servers, at the beginning.',
  },
  VERIFIER_OPERATOR_PER_MINUTE_LEAST: {
    schema: z.coerce.number().int().min(2).default(2),
    about: 'Down to this it falls with refusals that are about this host.',
  },
  VERIFIER_OPERATOR_PER_MINUTE_MOST: {
    schema: z.coerce.number().int().min(2).default(60),
    about: 'Up to this it grows while answers are good.',
  },
  VERIFIER_OPERATOR_AT_ONCE: {
    schema: z.coerce.number().int().min(1).default(2),
    about: 'Dialogues at once with one operator, at the beginning; after refusals it may be 1.',
  },
  VERIFIER_OPERATOR_AT_ONCE_MOST: {
    schema: z.coerce.number().int().min(1).default(4),
    about: 'Up to this it grows while answers are good.',
  },
  VERIFIER_LIST_ROWS_PER_DAY: {
    schema: z.coerce.number().int().min(1).default(10_000),
    about: 'Rows of lists that one network without an account may have verified in a day.',
  },
  INSTANCE_SECRET: {
    schema: text().refine((key) => key === '' || isKey(key)),
    about:
      'Secret that signs and seals, the same for all processes of an instance: 32 octets in hexadecimal or base64. See docs/en/operate/keys.md.',
    shown: 'made once in DATA_DIR',
  },
  INSTANCE_SECRETS_OLD: {
    schema: list.refine((keys) => keys.every(isKey)),
    about:
      'Secrets that were used before, separated by commas: what they signed is still recognized, what they sealed is sealed again at the next start.',
  },
  SEED_KEY: {
    schema: text().refine((key) => key === '' || isKey(key)),
    about:
      'Key for the passwords of seed mailboxes: 32 octets in hexadecimal or base64, e.g. from `openssl rand -hex 32`.',
    shown: 'made once in DATA_DIR',
  },
  SEED_KEYS_OLD: {
    schema: list.refine((keys) => keys.every(isKey)),
    about:
      'Keys that were used before, separated by commas: what they sealed is sealed again at the next start.',
  },
  SIMULATED_PROVIDERS: {
    schema: z.enum(['auto', 'on', 'off']).default('auto'),
    about:
      'Mailbox providers that exist in one process only, for placement tests: on, off, or as long as no enabled seed mailbox has been read once. Of several processes on one PostgreSQL one offers them.',
  },
  PLACEMENT_WAIT_HOURS: {
    schema: z.coerce.number().min(0.01).max(168).default(24),
    about: 'Hours a placement test waits for its first mail.',
  },
  PLACEMENT_MISSING_MINUTES: {
    schema: z.coerce.number().min(0.01).max(1440).default(30),
    about: 'Minutes after the first mailbox has a mail when it is missing in the others.',
  },
  CAPTCHA_PROVIDER: {
    schema: z
      .enum(['none', 'proof-of-work', 'recaptcha-v2-invisible', 'turnstile', 'hcaptcha'])
      .default('none'),
    about:
      'Proof that a person asks: proof-of-work (by this server itself), recaptcha-v2-invisible, turnstile or hcaptcha. See docs/en/operate/captcha.md.',
  },
  CAPTCHA_WORK: {
    schema: z.coerce.number().int().min(100).max(100_000).default(4000),
    about:
      'For proof-of-work: keys a browser derives at most, at least half of them. 4000 take an ordinary computer about a second.',
  },
  CAPTCHA_SITE_KEY: { schema: text(), about: 'Public key of the other providers.' },
  CAPTCHA_SECRET: { schema: text(), about: 'Their secret key.' },
  CAPTCHA_VERIFY_URL: {
    schema: text().refine((url) => url === '' || URL.canParse(url)),
    about: 'Where its answers are verified.',
    shown: "the provider's",
  },
  CODE_SOURCES: {
    schema: list.refine((items) => items.every((item) => codeSource.test(item))),
    about:
      "What the site's own code (settings, customHeadCode and its like) may reach: `connect-src https://stats.example.org, img-src https://stats.example.org`. See docs/en/operate/custom-code.md.",
  },
  REGISTRATION: {
    schema: flag.default(true),
    about: 'Let visitors make accounts. The link that is printed for the first administrator works always.',
  },
  REGISTRATIONS_PER_HOUR: {
    schema: z.coerce.number().int().min(1).default(5),
    about: 'Accounts that one network may make in an hour before it has to wait.',
  },
  SESSION_DAYS: {
    schema: z.coerce.number().int().min(1).max(180).default(30),
    about: 'Days after which a browser that was not used is signed out; after 180 days each one is.',
  },
  ADMIN_SECOND_FACTOR: {
    schema: flag.default(false),
    about:
      'Administrators have their rights only while two-factor authentication is on for their account. API keys with the scope admin as well.',
  },
  ADMIN_IDLE_MINUTES: {
    schema: z.coerce.number().int().min(0).max(1440).default(0),
    about:
      'Minutes after which an administrator who did nothing is signed out, in steps of a quarter of them. 0: as everyone else (SESSION_DAYS).',
  },
  BILLING: {
    schema: z.enum(['off', 'manual', 'stripe']).default('off'),
    about:
      'off: everyone has everything. manual: plans and limits, which an administrator gives. stripe: plans are bought as well. See docs/en/operate/plans.md.',
  },
  BILLING_GRACE_DAYS: {
    schema: z.coerce.number().int().min(0).max(90).default(7),
    about: 'Days that a plan stays when its payment failed or its renewal was not heard of.',
  },
  STRIPE_SECRET_KEY: {
    schema: text().refine((key) => key === '' || /^[sr]k_(?:test|live)_\w+$/.test(key)),
    about: 'Secret or restricted key of Stripe, for BILLING=stripe. See docs/en/operate/billing.md.',
  },
  STRIPE_WEBHOOK_SECRET: {
    schema: text().refine((secret) => secret === '' || /^whsec_\w+$/.test(secret)),
    about: 'What Stripe signs its events with: shown at the webhook endpoint there.',
  },
  STRIPE_PUBLISHABLE_KEY: {
    schema: text().refine((key) => key === '' || /^pk_(?:test|live)_\w+$/.test(key)),
    about: 'Public key of Stripe, which pages may see. Paying works without it.',
  },
  STRIPE_AUTOMATIC_TAX: {
    schema: flag.default(true),
    about: 'Let Stripe Tax work out the tax; it has to be set up there.',
  },
  STRIPE_API_URL: {
    schema: text().refine(
      (url) => url === '' || /^(?:https:\/\/[^/]|http:\/\/127\.0\.0\.1(?::\d+)?\/?$)/.test(url),
    ),
    about: 'Another place that speaks the API of Stripe: the stand-in for tests.',
    shown: "Stripe's",
  },
  MAIL_SMTP_URL: {
    schema: text().refine((url) => url === '' || (/^smtps?:\/\/[^/]/.test(url) && URL.canParse(url))),
    about:
      'Server for mail to users, e.g. `smtp://user:password@smtp.example.org:587`. Without one such mail is kept in memory.',
    shown: 'a mailbox for development',
  },
  MAIL_FROM: {
    schema: text().refine((from) => from === '' || sender.test(from)),
    about: 'Sender of that mail: `account@example.org`, or with a name `Example <account@example.org>`.',
  },
  MAIL_BOUNCE_DOMAIN: {
    schema: text().refine((domain) => domain === '' || /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i.test(domain)),
    about:
      'Domain of its envelope senders, e.g. that of the test addresses, whose MX record leads here: bounces and complaints are read, and stop further mail.',
    shown: 'the address of MAIL_FROM',
  },
  METRICS: {
    schema: flag,
    about: 'Serve figures for Prometheus at /metrics, to everyone who reaches the server.',
  },
  METRICS_TOKEN: {
    schema: text().refine((token) => !/\s/.test(token)),
    about: 'Serve those figures to who sends this token: `Authorization: Bearer TOKEN`.',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    schema: text().refine((url) => url === '' || /^https?:\/\/[^/]/.test(url)),
    about:
      'Collector of traces that speaks OTLP over HTTP, e.g. `http://127.0.0.1:4318`. See docs/en/operate/monitoring.md.',
    shown: 'no traces',
  },
  STATUS_PORT: {
    schema: port(0),
    about: 'Port of /healthz, /readyz and /metrics for a process without the part http; 0 for none.',
  },
  TRUST_PROXY: {
    schema: flag,
    about: 'Take the visitor from X-Forwarded-For and the scheme from X-Forwarded-Proto.',
  },
  LOG_LEVEL: {
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    about: 'How much is logged. Addresses appear from debug on; bodies never.',
  },
} satisfies Record<string, Setting>

type Settings = typeof settings
export type Config = { readonly [Name in keyof Settings]: z.infer<Settings[Name]['schema']> }
