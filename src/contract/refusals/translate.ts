import type { Language } from '../language.ts'
import { germanAccounts } from './de-accounts.ts'
import { germanInput } from './de-input.ts'
import { germanTests } from './de-tests.ts'

/**
 * What is refused is written in English, where it is refused, and translated here when it becomes an answer. `{}`
 * stands for what is put in.
 */
export type Translation = readonly [english: string, german: string | ((...given: string[]) => string)]

/** Made when first asked for, so that a browser's bundle, which never asks, is without it. */
let german: ReturnType<typeof readGerman> | undefined

function readGerman() {
  const all = [...germanAccounts, ...germanTests, ...germanInput]
  return {
    whole: new Map(all.filter(([english]) => !english.includes('{}'))),
    withHoles: all
      .filter(([english]) => english.includes('{}'))
      .map(([english, said]) => ({ pattern: patternOf(english), said })),
  }
}

/** No sentence of ours is as long. */
const longest = 2000

/** The sentence in `language`; one without a translation as it stands. */
export function refusalIn(language: Language, sentence: string): string {
  if (language === 'en' || sentence.length > longest) return sentence
  german ??= readGerman()
  const known = german.whole.get(sentence)
  if (known !== undefined) return sayWith(known, [])
  for (const { pattern, said } of german.withHoles) {
    const found = pattern.exec(sentence)
    if (found) return sayWith(said, found.slice(1))
  }
  return sentence
}

/** The same for the messages of fields. */
export const fieldsIn = (
  language: Language,
  errors: Record<string, string[]> | undefined,
): Record<string, string[]> | undefined =>
  errors &&
  Object.fromEntries(
    Object.entries(errors).map(([field, said]) => [field, said.map((each) => refusalIn(language, each))]),
  )

function sayWith(said: Translation[1], given: string[]): string {
  if (typeof said === 'function') return said(...given)
  let next = 0
  return said.replaceAll('{}', () => given[next++] ?? '')
}

function patternOf(english: string): RegExp {
  const parts = english.split('{}').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('([^]+?)')}$`)
}
