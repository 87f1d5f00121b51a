import type { CompiledMessage } from 'icu-minify/format'

/** A catalog by the parts of its codes: `recheck.changed` is `changed` in `recheck`. A list has the names 0, 1, 2. */
export type Tree<Leaf> = { [name: string]: Leaf | Tree<Leaf> }

/** A flat catalog -> its tree, each sentence made into what `leaf` says. */
export function treeOf<Leaf>(
  catalog: Record<string, string>,
  leaf: (sentence: string, code: string) => Leaf,
): Tree<Leaf> {
  const root: Tree<Leaf> = {}
  for (const [code, sentence] of Object.entries(catalog)) {
    const path = code.split('.')
    const name = path.pop() ?? code
    let node = root
    for (const part of path) {
      node[part] ??= {}
      node = node[part] as Tree<Leaf>
    }
    node[name] = leaf(sentence, code)
  }
  return root
}

export const isListOf = (names: readonly string[]): boolean => names[0] === '0'

export const isMessage = (node: CompiledMessage | Tree<CompiledMessage>): node is CompiledMessage =>
  typeof node === 'string' || Array.isArray(node)

/** The name of an area in a program, by that of its file: `checkerPages` of `checker-pages`. */
export const areaOf = (file: string): string => file.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
