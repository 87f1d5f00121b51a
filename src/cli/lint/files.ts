import { readdir, stat } from 'node:fs/promises'
import { posix, sep } from 'node:path'
import { InvalidArgumentError } from 'commander'

/** Files, folders and patterns of a command line -> the templates that they name. */

const extensions = /\.(?:html?|mjml|eml)$/i
const MOST = 10_000

/** In the order given, each once. Throws where a path or pattern names no file. */
export async function templatesOf(given: string[]): Promise<string[]> {
  const found = await Promise.all(given.map(filesOf))
  return [...new Set(found.flat())]
}

async function filesOf(given: string): Promise<string[]> {
  const kind = await stat(given).catch(() => null)
  if (kind?.isFile()) {
    if (!extensions.test(given))
      throw new InvalidArgumentError(`${given} is no template: give .html, .mjml or .eml files.`)
    return [slashed(given)]
  }
  const pattern = slashed(given)
  if (!kind && !/[*?{]/.test(pattern)) throw new InvalidArgumentError(`There is no file ${given}.`)
  const base = kind ? pattern : baseOf(pattern)
  const matches = kind ? () => true : matcher(pattern)
  const files = await below(base === '' ? '.' : base)
  const own = files.map((file) => (base === '' ? file.replace(/^\.\//, '') : file))
  const named = own.filter((file) => extensions.test(file) && matches(file)).sort()
  if (named.length === 0) throw new InvalidArgumentError(`No .html, .mjml or .eml file matches ${given}.`)
  return named
}

const slashed = (path: string): string => (sep === '/' ? path : path.split(sep).join('/'))

/** The folder in front of the first wildcard. */
function baseOf(pattern: string): string {
  const fixed = pattern.slice(0, pattern.search(/[*?{]/))
  return fixed.slice(0, fixed.lastIndexOf('/') + 1).replace(/(?<=.)\/$/, '')
}

async function below(folder: string): Promise<string[]> {
  const files: string[] = []
  const open = [folder]
  for (let next = open.pop(); next !== undefined && files.length < MOST; next = open.pop()) {
    for (const entry of await readdir(next, { withFileTypes: true }).catch(() => [])) {
      if (entry.name === 'node_modules' || entry.name.startsWith('.')) continue
      const path = posix.join(next === '/' ? '/' : next, entry.name)
      if (entry.isDirectory()) open.push(path)
      else if (entry.isFile()) files.push(path)
    }
  }
  return files
}

/** `**` stands for any folders, `*` and `?` for characters of one name, `{a,b}` for either. */
function matcher(pattern: string): (file: string) => boolean {
  const wanted = alternatives(pattern.replace(/^\.\//, '')).map((one) => one.split('/'))
  return (file) => {
    const parts = file.replace(/^\.\//, '').split('/')
    return wanted.some((names) => matchesParts(names, parts))
  }
}

const MOST_ALTERNATIVES = 200

function alternatives(pattern: string): string[] {
  const match = /^([^{]*)\{([^{}]*)\}(.*)$/.exec(pattern)
  if (!match) return [pattern]
  const [, before, inner, after] = match as unknown as [string, string, string, string]
  return inner
    .split(',')
    .flatMap((one) => alternatives(`${before}${one}${after}`))
    .slice(0, MOST_ALTERNATIVES)
}

/** Folders matched by `**` are tried by going along both lists: the time grows with the product of their lengths. */
function matchesParts(names: string[], parts: string[]): boolean {
  let reached = new Set([0])
  for (const name of names) {
    const next = new Set<number>()
    for (const at of reached) {
      if (name === '**') for (let to = at; to <= parts.length; to += 1) next.add(to)
      else if (at < parts.length && matchesName(name, parts[at]!)) next.add(at + 1)
    }
    reached = next
  }
  return reached.has(parts.length)
}

function matchesName(pattern: string, name: string): boolean {
  let reached = new Set([0])
  for (const sign of pattern) {
    const next = new Set<number>()
    for (const at of reached) {
      if (sign === '*') for (let to = at; to <= name.length; to += 1) next.add(to)
      else if (at < name.length && (sign === '?' || sign === name[at])) next.add(at + 1)
    }
    reached = next
  }
  return reached.has(name.length)
}
