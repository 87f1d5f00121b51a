import type { z } from 'zod'
import { type Config, type Setting, settings } from './settings.ts'

export type { Config }

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
      else problems.push(wrong(name, env[name], setting, parsed.error.issues))
    } catch {
      problems.push(wrong(name, env[name], setting))
    }
  }
  if (config.MODEL_URL && !config.MODEL_NAME) {
    problems.push('MODEL_URL is set and MODEL_NAME is not. Name the model to ask for there.')
  }
  problems.push(...halves(config), ...stripeHalves(config), ...unordered(config))
  if (problems.length) throw new ConfigError(`These settings are wrong:\n  ${problems.join('\n  ')}`)
  config.PUBLIC_URL ||= `http://localhost:${config.PORT}`
  config.SMTP_HOSTNAME ||= config.MAIL_DOMAIN
  return config as Config
}

const identity = ['VERIFIER_HELO', 'VERIFIER_MAIL_FROM', 'VERIFIER_SOURCE_ADDRESS']
const captcha = ['CAPTCHA_SITE_KEY', 'CAPTCHA_SECRET']
const mail = ['MAIL_SMTP_URL', 'MAIL_FROM']
const store = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']

/** Settings that mean nothing without each other. */
function halves(config: Record<string, unknown>): string[] {
  const missing = (names: string[]) => names.filter((name) => config[name] === '')
  const problems: string[] = []
  const sources = config.SMTP_SOURCE_ADDRESSES as unknown[] | undefined
  const several = sources !== undefined && sources.length > 0
  const needed = several ? ['VERIFIER_MAIL_FROM'] : identity
  const unnamed = config.VERIFIER_SMTP ? missing(needed) : []
  if (unnamed.length) {
    problems.push(
      `VERIFIER_SMTP is on and ${unnamed.join(', ')} not set. Mail servers are asked only by a host that says who it is: see docs/en/operate/verifier.md.`,
    )
  }
  const single = ['VERIFIER_SOURCE_ADDRESS', 'VERIFIER_HELO'].filter((name) => config[name])
  if (several && single.length) {
    problems.push(
      `SMTP_SOURCE_ADDRESSES is set and ${single.join(', ')} as well. One of them says from where is asked: put that address and its name into the list.`,
    )
  }
  const provider = config.CAPTCHA_PROVIDER
  const keys = missing(captcha)
  const keyless = provider === 'none' || provider === 'proof-of-work'
  if (provider && !keyless && keys.length) {
    problems.push(
      `CAPTCHA_PROVIDER is ${provider} and ${keys.join(', ')} not set. The provider gives both keys.`,
    )
  }
  if (keyless && keys.length < captcha.length) {
    problems.push(
      `A CAPTCHA key is set and CAPTCHA_PROVIDER is ${provider}. Name the provider it belongs to.`,
    )
  }
  if (provider === 'proof-of-work' && !mayCompute(String(config.PUBLIC_URL || 'http://localhost'))) {
    problems.push(
      `CAPTCHA_PROVIDER is proof-of-work and PUBLIC_URL is ${config.PUBLIC_URL}. Browsers do that work on https pages only, and on localhost.`,
    )
  }
  const lacking = missing(store)
  const given = [...store, 'S3_ENDPOINT', 'S3_PREFIX'].filter((name) => config[name])
  if (given.length && lacking.length) {
    problems.push(
      `${given.join(', ')} set and ${lacking.join(', ')} not. An object store needs its bucket and both parts of a key: see docs/en/operate/object-store.md.`,
    )
  }
  const unset = missing(mail)
  if (unset.length === 1) {
    const set = mail.find((name) => name !== unset[0])
    problems.push(
      `${set} is set and ${unset[0]} is not. Mail to users needs a server and a sender: see docs/en/operate/mail.md.`,
    )
  }
  return problems
}

/** From the least to the most that mail servers may be asked. */
const ascending = [
  ['VERIFIER_PER_MINUTE', 'VERIFIER_PER_MINUTE_MOST'],
  ['VERIFIER_OPERATOR_PER_MINUTE_LEAST', 'VERIFIER_OPERATOR_PER_MINUTE'],
  ['VERIFIER_OPERATOR_PER_MINUTE', 'VERIFIER_OPERATOR_PER_MINUTE_MOST'],
  ['VERIFIER_OPERATOR_AT_ONCE', 'VERIFIER_OPERATOR_AT_ONCE_MOST'],
] as const

function unordered(config: Record<string, unknown>): string[] {
  return ascending.flatMap(([less, more]) =>
    Number(config[less]) > Number(config[more])
      ? [`${less} is ${config[less]} and ${more} only ${config[more]}. It must not be more than that.`]
      : [],
  )
}

/** Browsers derive keys in a secure context alone: w3.org/TR/secure-contexts, section 3.1. */
function mayCompute(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, hostname } = new URL(url)
  return protocol === 'https:' || /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)
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
const wrong = (
  name: string,
  value: string | undefined,
  { about }: Setting,
  issues: z.core.$ZodIssue[] = [],
) => {
  const given = /_(?:KEY|KEYS_OLD|SECRET|SECRETS_OLD|PASSWORD|TOKEN)$/.test(name)
    ? `The value of ${name}`
    : `${name}=${value}`
  const said = issues.flatMap((issue) =>
    issue.code === 'custom' && issue.params?.plain ? [issue.message] : [],
  )
  return [`${given} cannot be used.`, ...said, `${name}: ${about}`].join(' ')
}

/** The table of settings as Markdown, for the documentation. */
export function settingsTable(): string {
  const rows = Object.entries<Setting>(settings).map(([name, { schema, about, shown }]) => {
    const fallback = shown ?? (String(schema.parse(undefined)) || 'empty')
    return `| \`${name}\` | ${fallback.includes(' ') || shown ? fallback : `\`${fallback}\``} | ${about} |`
  })
  return ['| Name | Default | Meaning |', '|---|---|---|', ...rows].join('\n')
}
