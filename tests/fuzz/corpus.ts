import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'

const folder = new URL('./corpus/', import.meta.url)

export type Entry = { name: string; bytes: Buffer }

/** What is kept for a parser, by name. */
export function readCorpus(target: string): Entry[] {
  const place = new URL(`${target}/`, folder)
  if (!existsSync(place)) return []
  return readdirSync(place)
    .sort()
    .map((name) => ({ name, bytes: readFileSync(new URL(name, place)) }))
}

/** Keeps an input that reached what none before it did. */
export function keep(target: string, input: Uint8Array): void {
  const place = new URL(`${target}/`, folder)
  mkdirSync(place, { recursive: true })
  writeFileSync(new URL(`found-${nameOf(input)}`, place), input)
}

/** Writes an input that broke a rule; answers its path. */
export function saveFinding(target: string, kind: string, input: Uint8Array): URL {
  const place = new URL(`./findings/${target}/`, import.meta.url)
  mkdirSync(place, { recursive: true })
  const file = new URL(`${kind}-${nameOf(input)}`, place)
  writeFileSync(file, input)
  return file
}

const nameOf = (input: Uint8Array) => createHash('sha256').update(input).digest('hex').slice(0, 12)
