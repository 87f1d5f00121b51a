import { readCharacters } from './cmap.ts'
import { fontFiles } from './fonts.ts'

/**
 * Which characters the fonts of our pictures have, by the character maps of the files themselves. What none of them has
 * is drawn as a box here, and only here: a reader's device has fonts of its own.
 */
export type Coverage = (codePoint: number) => boolean

const CODE_POINTS = 0x110000
/** Bold and italic have the characters of the regular one, which stands in where they do not. */
const SAME = /(?:Bold|Italic)\.[a-z]+$/

let known: Promise<Coverage> | undefined

/** Read once for a process, when first asked for. Rejects where a package of fonts is missing. */
export function bundledCoverage(): Promise<Coverage> {
  known ??= readCoverage()
  return known
}

async function readCoverage(): Promise<Coverage> {
  const bits = new Uint8Array(CODE_POINTS / 8)
  for (const path of await fontFiles()) {
    if (SAME.test(path)) continue
    await readCharacters(path, (code) => {
      bits[code >> 3]! |= 1 << (code & 7)
    })
  }
  return (code) => (bits[code >> 3]! & (1 << (code & 7))) !== 0
}

/** What no font draws: controls, spaces, what only joins or varies others; private and unassigned ones no device knows. */
const NEVER_DRAWN = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u
const MOST = 100

/** The different characters of a text that are drawn as boxes, in their order, at most 100. */
export function uncovered(text: string, covers: Coverage): string[] {
  const missing = [...new Set(text)].filter(
    (character) => !covers(character.codePointAt(0)!) && !NEVER_DRAWN.test(character),
  )
  return missing.slice(0, MOST)
}
