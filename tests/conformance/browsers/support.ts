import { globSync, readFileSync } from 'node:fs'
import data from '@mdn/browser-compat-data' with { type: 'json' }
import { type CssNode, parse, walk } from 'css-tree'

/** What our pages use of the web platform, and which of the oldest browsers we write for lack it, by MDN's data. */

/** The oldest with popovers and subgrids, of 2023; of Firefox the ESR of 2024. */
export const oldest = { safari: '17', safari_ios: '17', chrome: '117', firefox: '128' } as const
type Engine = keyof typeof oldest

type Version = { version_added?: string | boolean | null; version_removed?: unknown; flags?: unknown }
type Node = { __compat?: { support: Partial<Record<Engine, Version | Version[]>> } } & {
  [name: string]: unknown
}
const child = (node: unknown, ...path: string[]): Node | undefined =>
  path.reduce<Node | undefined>(
    (at, name) => (at && Object.hasOwn(at, name) ? (at[name] as Node) : undefined),
    node as Node,
  )

/** Versions as MDN writes them: `17.4`, `≤72`. */
function isLater(one: string, other: string): boolean {
  const [a, b] = [one, other].map((version) => version.replace('≤', '').split('.').map(Number))
  const [major = 0, minor = 0] = a!
  return major !== b![0] ? major > b![0]! : minor > (b![1] ?? 0)
}

/** The browsers without a feature; null where MDN does not know it. */
function lackingIn(node: Node | undefined): Engine[] | null {
  const support = node?.__compat?.support
  if (!support) return null
  return (Object.keys(oldest) as Engine[]).filter((engine) => {
    const known = [support[engine]].flat().filter((each) => each !== undefined)
    return !known.some(
      ({ version_added: added, version_removed, flags }) =>
        typeof added === 'string' &&
        added !== 'preview' &&
        !version_removed &&
        !flags &&
        !isLater(added, oldest[engine]),
    )
  })
}

class Lacks {
  readonly found = new Map<string, Engine[]>()
  note(feature: string, node: Node | undefined): void {
    const engines = lackingIn(node)
    if (engines && engines.length > 0) this.found.set(feature, engines)
  }
}

/** What a style sheet uses. What stands in `@supports` knows that it may be missing. */
export function lackingInCss(css: string): Map<string, Engine[]> {
  const lacks = new Lacks()
  const { properties, selectors } = data.css as unknown as Record<string, Node>
  walk(parse(css), {
    enter(node: CssNode) {
      if (node.type === 'Atrule') {
        if (node.name === 'supports') return walk.skip
        lacks.note(`@${node.name}`, child(data.css, 'at-rules', node.name))
      }
      if (node.type === 'Declaration') {
        const property = child(properties, node.property)
        lacks.note(node.property, property)
        walk(node.value, (value) => {
          if (value.type === 'Identifier')
            lacks.note(`${node.property}: ${value.name}`, child(property, value.name))
        })
      }
      if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector')
        lacks.note(`:${node.name}`, child(selectors, node.name))
      return undefined
    },
  })
  return lacks.found
}

const objects: Record<string, string> = { navigator: 'Navigator', document: 'Document', window: 'Window' }

/** What a script asks of a built-in object by its name: `Map.groupBy`, `navigator.share`. */
export function lackingInScript(script: string): Map<string, Engine[]> {
  const lacks = new Lacks()
  for (const [, name = '', member = ''] of script.matchAll(/\b([A-Za-z]+)\??\.([A-Za-z]+)\b/g)) {
    const owner = objects[name] ?? name
    const builtin = child(data.javascript, 'builtins', owner) ?? child(data.api, owner)
    lacks.note(`${name}.${member}`, child(builtin, member) ?? child(builtin, `${member}_static`))
  }
  return lacks.found
}

const built = (type: 'css' | 'js'): string =>
  globSync(`build/client/assets/*.${type}`)
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')

/** Of the pages as they are built; empty where nothing is. */
export const builtCss = (): string => built('css')
export const builtScripts = (): string => built('js')
