import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The licences of packages of others whose code is passed on with ours. */

type Manifest = { name: string; version: string; license?: string; author?: string | { name?: string } }

/**
 * A text with name, version, licence and the licence's own text of each package that these modules are from, by name. Throws for
 * a package that names no licence. `modules`: paths of files.
 */
export function noticesOf(modules: string[]): string {
  const folders = new Set(
    modules.flatMap((path) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? []),
  )
  const notices = [...folders].map(noticeOf).sort()
  return `This program contains the packages below, each under its own licence.\n\n${notices.join('\n')}`
}

function noticeOf(folder: string): string {
  const { name, version, license, author }: Manifest = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  if (!license) throw new Error(`${name} names no licence.`)
  const texts = readdirSync(folder)
    .filter((file) => /^(?:licen[cs]e|copying|notice)(?:[.-]|$)/i.test(file) && !/\.[cm]?[jt]s$/.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').trim())
  const by = typeof author === 'string' ? author : author?.name
  const text =
    texts.length > 0 ? texts.join('\n\n') : `No text of the licence comes with it.${by ? ` By ${by}.` : ''}`
  return `${'-'.repeat(80)}\n${name} ${version} (${license})\n\n${text}\n`
}
