import { isBuiltin } from 'node:module'
import { type Import, importsOf } from './imports.ts'

/** What a folder of `src/` may import beside itself; the table of ARCHITECTURE.md. */
type Rule = {
  /** Folders, and files at the top of `src/`, by value or as types. */
  may: string[]
  /** As types only. */
  types?: string[]
  /** Packages and built-in modules; where it is missing, any. */
  packages?: string[]
}

/** Packages of ours that judge and read: pure but for the resolver. */
const engines = [
  ...['engine', 'dns', 'message', 'records', 'blacklists', 'address', 'spam-test'],
  ...['client-support', 'attention', 'hosts', 'placement', 'reports', 'senders'],
].map((name) => `packages/${name}`)
const words = ['packages/engine/words', 'packages/records/words.ts', 'packages/spam-test/words']
const messages = 'packages/messages'

/** Pure: the world comes in as an argument. What reads files or opens sockets is not here. */
const pure = [
  ...['node:buffer', 'node:crypto', 'node:url', 'node:zlib'],
  ...['css-tree', 'franc-min', 'mailauth', 'parse5', 'qr', 'tldts', 'zod'],
]
/** Codes and facts only: sentences are put to them in `words`. */
const engine = (...may: string[]): Rule => ({
  may: may.map((name) => `packages/${name}`),
  types: [messages],
  packages: pure,
})
const worded = (...may: string[]): Rule => ({ ...engine(...may), types: [] })

const rules: Record<string, Rule> = {
  'packages/engine': engine(),
  'packages/engine/words': worded('engine', 'messages'),
  'packages/dns': { may: ['packages/engine'] },
  'packages/message': engine('engine'),
  'packages/records': engine('engine', 'dns', 'senders'),
  'packages/records/words.ts': worded('engine', 'engine/words', 'records', 'messages'),
  'packages/blacklists': engine('engine', 'dns'),
  'packages/address': engine('engine', 'blacklists', 'records'),
  'packages/client-support': {
    ...engine('engine', 'message'),
    packages: [...pure, 'caniemail'],
  },
  'packages/attention': engine('engine', 'message'),
  'packages/placement': engine('engine', 'message'),
  'packages/hosts': engine('engine', 'records'),
  'packages/senders': engine(),
  'packages/reports': { ...engine('engine', 'message', 'senders'), packages: [...pure, 'fflate', 'saxes'] },
  'packages/spam-test': {
    ...engine(
      'engine',
      'dns',
      'message',
      'records',
      'blacklists',
      'client-support',
      'attention',
      'spam-test/words',
    ),
  },
  'packages/spam-test/words': worded(
    ...['engine', 'engine/words', 'records', 'records/words.ts', 'spam-test', 'client-support', 'messages'],
  ),
  // Runs anywhere: web standards alone.
  'packages/client': { may: [], packages: [] },
  // Safe in a browser.
  [messages]: { may: [], packages: ['icu-minify'] },
  contract: {
    may: [messages, 'packages/records/kinds.ts', 'packages/records/definitions.ts'],
    packages: ['zod'],
  },
  adapters: { may: engines },
  // Ships: the sample and the simulated providers run over it. What only tests need is in tests/emulators.
  emulators: { may: [...engines, 'adapters', 'examples'] },
  storage: { may: engines, types: ['contract'] },
  // Carries the services, and knows none of them.
  platform: {
    may: [
      ...[...engines, ...words, messages],
      ...['adapters', 'storage', 'contract', 'data'],
      ...['heap.ts', 'restart-pauses.ts', 'settings.ts', 'supervised.ts'],
    ],
    types: ['config.ts'],
  },
  services: {
    may: [
      ...[...engines, ...words, messages],
      ...['adapters', 'emulators', 'storage', 'platform', 'contract', 'data', 'examples'],
      ...['heap.ts', 'restart-pauses.ts', 'settings.ts', 'supervised.ts'],
    ],
    types: ['config.ts'],
  },
  smtp: { may: engines },
  jobs: { may: ['services', 'platform'] },
  api: { may: ['services', 'platform', 'contract', messages, ...engines], types: ['config.ts'] },
  web: {
    may: [
      'web/ui',
      'web/words',
      'contract',
      messages,
      'packages/placement',
      'packages/engine/group-by.ts',
      'packages/records/kinds.ts',
      'data',
    ],
    types: ['services', 'platform'],
  },
  'web/words': { may: ['web', 'contract', messages, 'packages/records/kinds.ts', 'data'] },
  // The design system knows no product.
  'web/ui': { may: ['web/words', messages] },
  cli: {
    may: [
      ...['services', 'platform', 'contract', 'config.ts', 'supervisor.ts'],
      messages,
      ...engines,
      ...words,
    ],
  },
}

/** Why imports of this file are refused, one sentence each; none: it keeps to its layer. */
export function refusedImports(file: string, source: string): string[] {
  const own = layerOf(file)
  const rule = rules[own]
  if (!rule) return []
  return importsOf(file, source)
    .filter((each) => !isAllowed(own, rule, each))
    .map(({ to, typeOnly }) => `${file} imports ${to}${typeOnly ? ' (types)' : ''}, which ${own} may not`)
}

function isAllowed(own: string, rule: Rule, { to, typeOnly }: Import): boolean {
  if (!isOurs(to)) return rule.packages?.some((name) => to === name || to.startsWith(`${name}/`)) ?? true
  const layer = layerOf(to)
  if (layer === own || rule.may.includes(layer) || rule.may.includes(to)) return true
  return typeOnly && (rule.types?.includes(layer) ?? false)
}

const isOurs = (to: string) => !isBuiltin(to) && /^(src|packages|data|examples|tests|bench|docs)\//.test(to)

/**
 * `heap.ts` of `src/heap.ts`, `data` of `data/plans.ts`, `packages/dns` of what is in that package; the deepest folder that has
 * rules of its own, as `web/ui`.
 */
function layerOf(path: string): string {
  const [folder, room, below] = path.replace(/^src\//, '').split('/')
  const own = [[folder, room, below].join('/'), [folder, room].join('/')].find((name) => name in rules)
  return own ?? folder!
}
