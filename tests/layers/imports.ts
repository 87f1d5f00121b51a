import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { parseSync } from 'vite'

/** One import, or export of another module's names, as it stands in a file. */
export type Import = {
  /** From the project's root for our own files (`packages/engine/world.ts`), as written for packages (`zod`, `node:fs`). */
  to: string
  /** Gone when types are removed. */
  typeOnly: boolean
  /** `import()`: loaded when it is needed, so that two modules may name each other. */
  lazy: boolean
}

/** All imports of a TypeScript file, `file` being its path from the project's root. A computed `import()` is not seen. */
export function importsOf(file: string, source: string): Import[] {
  const { module, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`)
  const found = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      name: moduleRequest.value,
      typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
      lazy: false,
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [{ name: moduleRequest.value, typeOnly: isType, lazy: false }] : [],
      ),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const name = /^(['"])(.+)\1$/.exec(source.slice(start, end))?.[2]
      return name ? [{ name, typeOnly: false, lazy: true }] : []
    }),
  ]
  return found.map(({ name, ...how }) => ({ to: pathOf(file, name), ...how }))
}

function pathOf(file: string, name: string): string {
  if (name.startsWith('#')) return `src/${name.slice(1)}`
  if (name.startsWith('.')) return posix.join(posix.dirname(file), name)
  const [, ours, entry] = /^@postproof\/([^/]+)(?:\/(.+))?$/.exec(name) ?? []
  return ours ? posix.join('packages', ours, entryOf(ours, entry)) : name
}

/** The file behind an entry of one of our packages; one that is not exported keeps its name, and resolves to nothing. */
function entryOf(name: string, entry: string | undefined): string {
  const exported =
    exportsOf.get(name) ?? JSON.parse(readFileSync(`packages/${name}/package.json`, 'utf8')).exports
  exportsOf.set(name, exported)
  return exported[entry ? `./${entry}` : '.'] ?? `${entry}`
}

const exportsOf = new Map<string, Record<string, string>>()
