import type { AnyMessage, Facts } from './facts.ts'

/** What is said to a person, without the language: a code and the facts that its English sentence needs. Plain data. */
export type Code = keyof Facts
export type Message<C extends Code = Code> = [Code] extends [C]
  ? AnyMessage
  : { [K in C]: { code: K; facts: Facts[K] } }[C]

/** The codes of sentences without facts. */
export type PlainCode = { [C in Code]: keyof Facts[C] extends never ? C : never }[Code]

type Needed<C extends Code> = keyof Facts[C] extends never ? [] : [facts: Facts[C]]

/** A message; the compiler asks for the facts of its sentence. */
export const message = <C extends Code>(code: C, ...[facts]: Needed<C>): Message<C> =>
  ({ code, facts: facts ?? {} }) as Message<C>

/** Where a message is asked for, the code alone will do for a sentence without facts. */
export type Sayable = Message | PlainCode

export const messageOf = (said: Sayable): Message =>
  typeof said === 'string' ? ({ code: said, facts: {} } as Message) : said

/** What is wrong with each field, by its path with dots; `body` for the whole. */
export type FieldErrors = Record<string, Message[]>
