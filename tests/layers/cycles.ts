import type { Import } from './imports.ts'

/**
 * The first circle of modules that name each other, types included, as the paths along it; undefined where there is none.
 * Types wait for nothing while modules are loaded, yet two files that describe each other are read only together.
 * `import()` makes no circle: it is how a module is loaded when it is needed.
 */
export function firstCycle(graph: Map<string, Import[]>): string[] | undefined {
  const done = new Set<string>()
  const walk = (file: string, path: string[]): string[] | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
    if (done.has(file)) return undefined
    for (const { to, lazy } of graph.get(file) ?? []) {
      const found = lazy ? undefined : walk(to, [...path, file])
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
