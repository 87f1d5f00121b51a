import type { Import } from './imports.ts'

/**
 * The first circle of modules that load each other before either has run, as the paths along it; undefined where there is
 * none. Types and `import()` make no circle: nothing waits for them while modules are loaded.
 */
export function firstCycle(graph: Map<string, Import[]>): string[] | undefined {
  const done = new Set<string>()
  const walk = (file: string, path: string[]): string[] | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
    if (done.has(file)) return undefined
    for (const { to, typeOnly, lazy } of graph.get(file) ?? []) {
      const found = typeOnly || lazy ? undefined : walk(to, [...path, file])
      if (found) return found
    }
    done.add(file)
    return undefined
  }
  for (const file of graph.keys()) {
    const found = walk(file, [])
    if (found) return found
  }
  return undefined
}
