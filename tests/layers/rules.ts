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

const rules: Record<string, Rule> = {
  // Pure: the world comes in as an argument. No package here reads files or opens sockets by itself.
  engines: {
    may: ['data'],
    types: ['messages'],
    packages: [
      ...['node:buffer', 'node:crypto', 'node:url', 'node:zlib'],
      ...['css-tree', 'franc-min', 'mailauth', 'parse5', 'qr', 'tldts', 'zod'],
    ],
  },
  // Safe in a browser.
  messages: { may: [], packages: ['icu-minify'] },
  contract: { may: ['messages'], packages: ['zod'] },
  adapters: { may: ['engines'] },
  // Ships: the sample and the simulated providers run over it. What only tests need is in tests/emulators.
  emulators: { may: ['engines', 'adapters', 'examples'] },
  storage: { may: ['engines'], types: ['contract'] },
  // Carries the services, and knows none of them.
  platform: {
    may: [
      ...['engines', 'adapters', 'storage', 'contract', 'messages', 'data'],
      ...['heap.ts', 'restart-pauses.ts', 'settings.ts', 'supervised.ts'],
    ],
    types: ['config.ts'],
  },
  services: {
    may: [
      ...[
        'engines',
        'adapters',
        'emulators',
        'storage',
        'platform',
        'contract',
        'messages',
        'data',
        'examples',
      ],
      ...['heap.ts', 'restart-pauses.ts', 'settings.ts', 'supervised.ts'],
    ],
    types: ['config.ts'],
  },
  smtp: { may: ['engines'] },
  jobs: { may: ['services', 'platform'] },
  api: { may: ['services', 'platform', 'contract', 'messages', 'engines'], types: ['config.ts'] },
  web: { may: ['web/ui', 'web/words', 'contract', 'messages', 'data'], types: ['services', 'platform'] },
  'web/words': { may: ['web', 'contract', 'messages', 'data'] },
  // The design system knows no product.
  'web/ui': { may: ['web/words', 'messages'] },
  cli: { may: ['services', 'platform', 'contract', 'messages', 'engines', 'config.ts'] },
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
  return layer === own || rule.may.includes(layer) || (typeOnly && (rule.types?.includes(layer) ?? false))
}

const isOurs = (to: string) => !isBuiltin(to) && /^(src|data|examples|tests|bench|docs)\//.test(to)

/**
 * `engines` of `src/engines/world.ts`, `heap.ts` of `src/heap.ts`, `data` of `data/plans.ts`; of the pages the folder with
 * rules of its own, as `web/ui`.
 */
function layerOf(path: string): string {
  const [folder, room] = path.replace(/^src\//, '').split('/')
  return room && `${folder}/${room}` in rules ? `${folder}/${room}` : folder!
}
