import { execFile } from 'node:child_process'
import { readFile, realpath } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { promisify } from 'node:util'
import { InvalidArgumentError } from 'commander'

/** Which templates differ from a revision of git. */

const run = promisify(execFile)

async function git(words: string[]): Promise<string> {
  const { stdout } = await run('git', words, { maxBuffer: 256 << 20 })
  return stdout
}

/**
 * Those of the files that were changed since `ref` or are not tracked, in their order, and those that include one of them. A branch
 * counts from where it left `ref`. Throws InvalidArgumentError outside of a work tree, or for a revision that git does not know.
 */
export async function changedFiles(files: string[], ref: string): Promise<string[]> {
  const root = await workTree()
  const changed = await pathsChanged(root, ref)
  const kept: string[] = []
  for (const file of files) {
    const path = await realpath(file)
    if (relative(root, path).startsWith(`..${sep}`))
      throw new InvalidArgumentError(`--changed: ${file} is outside of the git work tree ${root}.`)
    if (await isChanged(path, changed)) kept.push(file)
  }
  return kept
}

async function workTree(): Promise<string> {
  const top = await git(['rev-parse', '--show-toplevel']).catch((error: NodeJS.ErrnoException) => {
    throw new InvalidArgumentError(
      error.code === 'ENOENT'
        ? '--changed needs git, which is not installed.'
        : '--changed works only within a git work tree, and this folder is in none.',
    )
  })
  return realpath(top.trimEnd())
}

async function pathsChanged(root: string, ref: string): Promise<Set<string>> {
  const commit = await commitOf(ref)
  const from = await git(['merge-base', commit, 'HEAD']).catch(() => commit)
  const lists = await Promise.all([
    git(['-C', root, 'diff', '--name-only', '-z', '--diff-filter=d', '--no-ext-diff', from.trim(), '--']),
    git(['-C', root, 'ls-files', '--others', '--exclude-standard', '-z']),
  ])
  const names = lists.flatMap((list) => list.split('\0')).filter((name) => name !== '')
  return new Set(names.map((name) => join(root, name)))
}

/** Git would read a revision that begins with a minus as an option. */
async function commitOf(ref: string): Promise<string> {
  try {
    if (ref.startsWith('-')) throw new Error()
    return (await git(['rev-parse', '--verify', '--quiet', `${ref}^{commit}`])).trim()
  } catch {
    throw new InvalidArgumentError(
      `--changed: git knows no revision ${ref}. In a pipeline, fetch it first: a shallow clone has one commit alone.`,
    )
  }
}

/** MJML takes other files in by mj-include, by `path`. */
async function isChanged(path: string, changed: Set<string>, seen = new Set<string>()): Promise<boolean> {
  if (changed.has(path)) return true
  if (seen.has(path) || !/\.mjml$/i.test(path)) return false
  seen.add(path)
  const source = await readFile(path, 'utf8').catch(() => '')
  for (const [, included] of source.matchAll(/<mj-include\b[^>]{0,500}?\spath=["']([^"']{1,500})["']/g)) {
    const given = resolve(dirname(path), included!)
    const file = /\.\w+$/.test(given) ? given : `${given}.mjml`
    if (await isChanged(file, changed, seen)) return true
  }
  return false
}
