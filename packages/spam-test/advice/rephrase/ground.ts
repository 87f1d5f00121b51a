import { fold, wordsOf } from '@postproof/message/words'
import { emptyWords, needsGround, numerals } from './vocabulary.ts'

/** What a text of the model may rest on: the words of ours it stands for, or the mail it writes a subject for. */
export type Ground = {
  numbers: Set<string>
  domains: Set<string>
  /** Beginnings of its content words; empty for scripts that are not compared. */
  stems: Set<string>
  /** What of `needsGround` it says itself, lower case. */
  sayings: Set<string>
}

/** `domains`: allowed beside those that the text names. */
export function groundOf(text: string, domains: string[] = []): Ground {
  const plain = text.normalize('NFKC')
  return {
    numbers: new Set(numbersIn(plain)),
    domains: new Set([...domains, ...domainsIn(plain)]),
    stems: stemsOf(plain),
    // What our sentences quote is the mail's own words, and those give the model no leave to repeat a claim.
    sayings: new Set(sayingsIn(plain.replace(/"[^"]*"|“[^“”]*”/g, ' '))),
  }
}

/** Claims in a text that must stand in its ground, lower case, in the order of the text. */
export function sayingsIn(text: string): string[] {
  return [...text.matchAll(needsGround)].map(([saying]) => saying.toLowerCase())
}

/** Numbers as written without trailing marks, a percent sign included, and English numerals as digits. */
export function numbersIn(text: string): string[] {
  const digits = [...text.replace(/(?<=\p{Nd})\s+%/gu, '%').matchAll(/\p{N}[\p{N}.,:/]*%?/gu)]
  const spoken = [...wordsOf(text)].flatMap(({ word }) => numerals.get(word) ?? [])
  return [...digits.map(([number]) => number.replace(/[.,:/]+$/, '')), ...spoken]
}

/** Whatever could be read as a host name, lower case: dotted words whose last part is no number. */
export function domainsIn(text: string): string[] {
  const dotted = text
    .replace(/(?<=[a-z0-9-])[。｡](?=[a-z0-9-])/gi, '.')
    .replace(/(?<!\s)\s+dot\s+(?=[a-z]{2,4}\b)/gi, '.')
  return [...dotted.matchAll(/[\p{L}\p{M}\p{N}.-]+/gu)]
    .flatMap(([run]) => run.toLowerCase().split(/\.{2,}|^\.|\.$/))
    .filter((name) => /^[\p{L}\p{M}][\p{L}\p{M}\p{N}-]/u.test(name.slice(name.lastIndexOf('.') + 1)))
    .filter((name) => name.includes('.'))
}

/** The first five letters of each word that carries meaning, case and accents folded; Latin, Cyrillic and Greek alone. */
export function stemsOf(text: string): Set<string> {
  const stems = new Set<string>()
  for (const [word] of text.matchAll(/[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}]{4,}/gu)) {
    const folded = fold(word)
    if (!emptyWords.has(folded)) stems.add(folded.slice(0, 5))
  }
  return stems
}
