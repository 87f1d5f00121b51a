import { stat } from 'node:fs/promises'
import { posix, sep } from 'node:path'
import { InvalidArgumentError } from 'commander'
import { glob, isDynamicPattern } from 'tinyglobby'

/** Files, folders and patterns of a command line -> the templates that they name. */

const extensions = /\.(?:html?|mjml|eml)$/i

/** In the order given, each once. Throws where a path or pattern names no file. */
export async function templatesOf(given: string[]): Promise<string[]> {
  const found = await Promise.all(given.map(filesOf))
  return [...new Set(found.flat())]
}

async function filesOf(given: string): Promise<string[]> {
  const path = slashed(given)
  const kind = await stat(given).catch(() => null)
  if (kind?.isFile()) {
    if (!extensions.test(given))
      throw new InvalidArgumentError(`${given} is no template: give .html, .mjml or .eml files.`)
    return [path]
  }
  if (!kind && !isDynamicPattern(path)) throw new InvalidArgumentError(`There is no file ${given}.`)
  if (kind && !kind.isDirectory()) throw new InvalidArgumentError(`${given} is neither a file nor a folder.`)
  const found = kind
    ? (await within('**', path)).map((file) => posix.join(path, file))
    : await within(path.replace(/^\.\//, ''), process.cwd(), posix.isAbsolute(path))
  const named = found.filter((file) => extensions.test(file)).sort()
  if (named.length === 0)
    throw new InvalidArgumentError(
      kind?.isDirectory()
        ? `There is no .html, .mjml or .eml file in the folder ${given}.`
        : `No .html, .mjml or .eml file matches ${given}.`,
    )
  return named
}

/** Folders of packages and names that begin with a dot are left out. */
const within = (pattern: string, cwd: string, absolute = false): Promise<string[]> =>
  glob(pattern, { cwd, absolute, ignore: '**/node_modules/**', expandDirectories: false })

const slashed = (path: string): string => (sep === '/' ? path : path.split(sep).join('/'))
