import format, { type CompiledMessage } from 'icu-minify/format'
import { formatters } from './formatters.ts'
import { isListOf, isMessage, type Tree } from './tree.ts'

/** What a compiled catalog says in a language: texts, and functions of the facts that a sentence is given. */
export type Spoken = string | ((facts: Record<string, string | number>) => string) | Spoken[] | SpokenTree
type SpokenTree = { [name: string]: Spoken }

/** Of each sentence before and after it is given its facts: for the pseudo-language. */
type Change = { message(sentence: CompiledMessage): CompiledMessage; text(said: string): string }

/**
 * Turns a compiled catalog into what pages use: a text where a sentence takes no facts, else a function of them; lists stay lists.
 */
export function spoken(
  node: CompiledMessage | Tree<CompiledMessage>,
  locale: string,
  change?: Change,
): Spoken {
  if (!isMessage(node)) {
    const entries = Object.entries(node).map(([name, each]) => [name, spoken(each, locale, change)] as const)
    return isListOf(Object.keys(node)) ? entries.map(([, each]) => each) : Object.fromEntries(entries)
  }
  const message = change ? change.message(node) : node
  const finish = change?.text ?? ((said) => said)
  if (typeof message === 'string') return finish(message)
  return (facts) => finish(String(format(message, locale, facts, { formatters })))
}
