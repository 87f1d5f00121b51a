import { isIP } from 'node:net'
import { z } from 'zod'

/**
 * Every setting, once: its environment name, type, default and one sentence. `npm run postproof -- settings`
 * prints this table; docs/operate/settings.md is generated from it.
 */

const port = (fallback: number) => z.coerce.number().int().min(0).max(65535).default(fallback)
/** `host:port`, IPv6 in brackets; the port may be left out. */
const server = /^(?:\[[0-9a-f:.]+\]|[0-9]{1,3}(?:\.[0-9]{1,3}){3}|[a-z0-9.-]+)(?::\d{1,5})?$/i
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
const text = (fallback = '') => z.string().default(fallback)

const part = z.enum(['http', 'smtp', 'jobs'])
export type Part = z.infer<typeof part>

type Setting = { schema: z.ZodType; about: string; shown?: string }

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
    about: 'Connections at once from one address; loopback and trusted relays are exempt.',
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
  MAIL_DOMAIN: { schema: text('localhost.test'), about: 'Domain of the test addresses.' },
  PUBLIC_URL: {
    schema: text().transform((url) => url.replace(/\/+$/, '')),
    about: 'Where people reach the site; used for links in reports and mail.',
    shown: 'http://localhost:$PORT',
  },
  BRAND_NAME: { schema: text('Postproof'), about: 'Name shown in place of the product name.' },
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
    shown: "the system's Chromium, else the bundled one",
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
  CHECKER_HOSTS: {
    schema: list.refine((hosts) => hosts.every((item) => /^[a-z0-9.-]+=[a-z-]+$/i.test(item))),
    about: 'Host names of single checkers, e.g. `spf.example.org=spf`: their first page is that checker.',
  },
  REQUESTS_PER_MINUTE: {
    schema: z.coerce.number().int().min(1).default(600),
    about: 'Calls of the API by one network in a minute.',
  },
  CHECKS_PER_MINUTE: {
    schema: z.coerce.number().int().min(1).default(60),
    about: 'Checks, re-checks and samples by one network in a minute, on pages and API.',
  },
  VERIFIER_SMTP: {
    schema: flag,
    about:
      'Let the email verifier ask mail servers whether a mailbox exists. Read docs/operate/verifier.md first.',
  },
  VERIFIER_HELO: {
    schema: text().refine((name) => !/\s/.test(name)),
    about: 'Name this host gives to the mail servers it asks: the one its reverse record leads to.',
  },
  VERIFIER_MAIL_FROM: {
    schema: text().refine((address) => address === '' || /^[^\s@<>]+@[^\s@<>]+$/.test(address)),
    about: 'Sender it gives them: a mailbox at the same domain that somebody reads.',
  },
  VERIFIER_SOURCE_ADDRESS: {
    schema: text().refine((address) => address === '' || isIP(address) > 0),
    about: 'Public IP address that those servers see; asked from, where this machine has it.',
  },
  VERIFIER_PER_DAY: {
    schema: z.coerce.number().int().min(1).default(5),
    about: 'Addresses for which one network may have a mail server asked in a day.',
  },
  VERIFIER_LIST_ROWS_PER_DAY: {
    schema: z.coerce.number().int().min(1).default(10_000),
    about: 'Rows of lists that one network without an account may have verified in a day.',
  },
  CAPTCHA_PROVIDER: {
    schema: z.enum(['none', 'recaptcha-v2-invisible', 'turnstile', 'hcaptcha']).default('none'),
    about: 'Proof that a person asks, for the email verifier: recaptcha-v2-invisible, turnstile or hcaptcha.',
  },
  CAPTCHA_SITE_KEY: { schema: text(), about: 'Its public key.' },
  CAPTCHA_SECRET: { schema: text(), about: 'Its secret key.' },
  CAPTCHA_VERIFY_URL: {
    schema: text().refine((url) => url === '' || URL.canParse(url)),
    about: 'Where its answers are verified.',
    shown: "the provider's",
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
  BILLING: {
    schema: z.enum(['off', 'manual', 'stripe']).default('off'),
    about:
      'off: everybody has everything. manual: plans and limits, which an administrator gives. stripe: plans are bought as well. See docs/operate/plans.md.',
  },
  BILLING_GRACE_DAYS: {
    schema: z.coerce.number().int().min(0).max(90).default(7),
    about: 'Days that a plan stays when its payment failed or its renewal was not heard of.',
  },
  STRIPE_SECRET_KEY: {
    schema: text().refine((key) => key === '' || /^[sr]k_(?:test|live)_\w+$/.test(key)),
    about: 'Secret or restricted key of Stripe, for BILLING=stripe. See docs/operate/billing.md.',
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

/** Settings that are wrong, each with its name and what was expected. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** Reads and checks all settings. Empty strings count as unset. Throws ConfigError naming every wrong one. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const config: Record<string, unknown> = {}
  const problems: string[] = []
  for (const [name, setting] of Object.entries<Setting>(settings)) {
    try {
      const parsed = setting.schema.safeParse(env[name] === '' ? undefined : env[name])
      if (parsed.success) config[name] = parsed.data
      else problems.push(wrong(name, env[name], setting))
    } catch {
      problems.push(wrong(name, env[name], setting))
    }
  }
  if (config.MODEL_URL && !config.MODEL_NAME) {
    problems.push('MODEL_URL is set and MODEL_NAME is not. Name the model to ask for there.')
  }
  problems.push(...halves(config), ...stripeHalves(config))
  if (problems.length) throw new ConfigError(`These settings are wrong:\n  ${problems.join('\n  ')}`)
  config.PUBLIC_URL ||= `http://localhost:${config.PORT}`
  config.SMTP_HOSTNAME ||= config.MAIL_DOMAIN
  return config as Config
}

const identity = ['VERIFIER_HELO', 'VERIFIER_MAIL_FROM', 'VERIFIER_SOURCE_ADDRESS']
const captcha = ['CAPTCHA_SITE_KEY', 'CAPTCHA_SECRET']
const mail = ['MAIL_SMTP_URL', 'MAIL_FROM']

/** Settings that mean nothing without each other. */
function halves(config: Record<string, unknown>): string[] {
  const missing = (names: string[]) => names.filter((name) => config[name] === '')
  const problems: string[] = []
  const unnamed = config.VERIFIER_SMTP ? missing(identity) : []
  if (unnamed.length) {
    problems.push(
      `VERIFIER_SMTP is on and ${unnamed.join(', ')} not set. Mail servers are asked only by a host that says who it is: see docs/operate/verifier.md.`,
    )
  }
  const provider = config.CAPTCHA_PROVIDER
  const keys = missing(captcha)
  if (provider && provider !== 'none' && keys.length) {
    problems.push(
      `CAPTCHA_PROVIDER is ${provider} and ${keys.join(', ')} not set. The provider gives both keys.`,
    )
  }
  if (provider === 'none' && keys.length < captcha.length) {
    problems.push('A CAPTCHA key is set and CAPTCHA_PROVIDER is not. Name the provider it belongs to.')
  }
  const unset = missing(mail)
  if (unset.length === 1) {
    const set = mail.find((name) => name !== unset[0])
    problems.push(
      `${set} is set and ${unset[0]} is not. Mail to users needs a server and a sender: see docs/operate/mail.md.`,
    )
  }
  return problems
}

/** A site that takes money and does not hear of it, or the other way round, must not start. */
function stripeHalves(config: Record<string, unknown>): string[] {
  const [secret, hook, shown] = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PUBLISHABLE_KEY'].map(
    (name) => String(config[name] ?? ''),
  ) as [string, string, string]
  const problems: string[] = []
  if ((config.BILLING === 'stripe' || hook) && !secret) {
    problems.push(
      `${hook ? 'STRIPE_WEBHOOK_SECRET is set' : 'BILLING is stripe'} and STRIPE_SECRET_KEY is not. Nothing could be bought.`,
    )
  }
  if ((config.BILLING === 'stripe' || secret) && !hook) {
    problems.push(
      `${secret ? 'STRIPE_SECRET_KEY is set' : 'BILLING is stripe'} and STRIPE_WEBHOOK_SECRET is not. Payments would not be heard of.`,
    )
  }
  const live = (key: string) => key.includes('_live_')
  if (secret && shown && live(secret) !== live(shown)) {
    problems.push(
      'One key of Stripe is for tests and the other for real money. Take both from the same mode.',
    )
  }
  if (live(secret) && config.STRIPE_API_URL) {
    problems.push('STRIPE_API_URL is set beside a key for real money, which must go to Stripe alone.')
  }
  return problems
}

/** What is secret is not repeated. */
const wrong = (name: string, value: string | undefined, { about }: Setting) => {
  const given = /_(?:KEY|SECRET|PASSWORD)$/.test(name) ? `The value of ${name}` : `${name}=${value}`
  return `${given} cannot be used. ${name}: ${about}`
}

/** The table of settings as Markdown, for the documentation. */
export function settingsTable(): string {
  const rows = Object.entries<Setting>(settings).map(([name, { schema, about, shown }]) => {
    const fallback = shown ?? (String(schema.parse(undefined)) || 'empty')
    return `| \`${name}\` | ${fallback.includes(' ') || shown ? fallback : `\`${fallback}\``} | ${about} |`
  })
  return ['| Name | Default | Meaning |', '|---|---|---|', ...rows].join('\n')
}
