import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, relative } from 'node:path'
import type { LintFinding } from '#services/lint/types.ts'
import { dataSet } from '#tests/data-set.ts'
import { lintFiles } from './run.ts'
import type { LintResult } from './types.ts'

/** A result to be written in formats that other programs read. */

export const published = dataSet('templates')

/** Names that break a format which does not escape what it writes. */
const hostileNames = [
  'with space.html',
  'hash#and?query.html',
  'percent%20sign%.html',
  'ünïcödé-日本語-🎉.html',
  `quote"and'apostrophe.html`,
  '<tag>&amp;.html',
  'line\nfeed.html',
  'control\u0001\u001b[31m.html',
  'C:colon.html',
  'back\\slash.html',
  ']]>.html',
  'bidi\u202egpj.html',
]

const faulty = [
  '<!doctype html>',
  '<html><head><title>A & B</title></head><body>',
  '<img src="https://cdn.shop.test/a]]>.png">',
  '<p>\u0007 \u001b[31m <a href="">here</a> \ufffe {{name}</p>',
  '</body></html>',
].join('\n')

/** `root`: the working directory of the run. */
export type Hostile = { root: string; result: LintResult }

/**
 * Published templates and templates with hostile names, linted in a folder that is gone afterwards. MJML files fail, because `mjml` is
 * not installed there. One file is outside of the working directory.
 */
export async function hostileResult(): Promise<Hostile> {
  const folder = mkdtempSync(join(tmpdir(), 'postproof-reports-'))
  const root = join(folder, 'in')
  try {
    mkdirSync(join(root, 'emails'), { recursive: true })
    for (const name of hostileNames) writeFileSync(join(root, 'emails', name), faulty)
    writeFileSync(join(folder, 'outside.html'), faulty)
    const others = published.isHere ? globSync('**/*.{html,mjml}', { cwd: published.path }).sort() : []
    for (const [at, name] of others.entries())
      cpSync(join(published.path, name), join(root, 'emails', `${at} ${basename(name)}`))
    const files = [...globSync(join(root, 'emails/*.*')).sort(), join(folder, 'outside.html')]
    const options = { variables: {}, language: 'en', rules: {}, ignore: {}, fix: false } as const
    return { root, result: asNamed(await lintFiles(files, options), root) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** With the names that a person gives in the working directory. */
function asNamed({ files, failed, ...rest }: LintResult, root: string): LintResult {
  const named = (path: string) => relative(root, path)
  return {
    ...rest,
    files: files.map((one) => ({ ...one, file: named(one.file) })),
    failed: failed.map(({ file, message }) => ({
      file: named(file),
      message: message.replaceAll(`${root}/`, ''),
    })),
  }
}

export const fails = ({ severity }: LintFinding): boolean => severity === 'error'
