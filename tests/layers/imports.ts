import { posix } from 'node:path'
import { parseSync } from 'vite'

/** One import, or export of another module's names, as it stands in a file. */
export type Import = {
  /** From the project's root for our own files (`src/engines/world.ts`), as written for packages (`zod`, `node:fs`). */
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
  return name
}
