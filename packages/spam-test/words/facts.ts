import { cut } from '@postproof/engine/cut'
import type { Json } from '@postproof/engine/finding'
import type { Code, Message } from '@postproof/messages/message'

/** Facts of findings in the form in which sentences take them. */

const LONGEST = 200

export type Row = { [key: string]: Json }

/** A fact that is a list; empty for anything else. */
export const listOf = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : [])

/** A fact that is a list of objects, without entries of another kind. */
export const rowsOf = (value: Json | undefined): Row[] =>
  listOf(value).filter((row): row is Row => typeof row === 'object' && row !== null && !Array.isArray(row))

/** The values of a list that are among our names. */
export const namesAmong = <Name extends string>(names: readonly Name[], value: Json | undefined): Name[] =>
  listOf(value).flatMap((each) => names.find((name) => name === each) ?? [])

/** How often each kind was found, of the kinds that are among our names. */
export const kindsAmong = <Kind extends string>(kinds: readonly Kind[], value: Json | undefined) =>
  rowsOf(value).flatMap((row) => {
    const kind = kinds.find((name) => name === row.kind)
    return kind === undefined ? [] : [{ kind, count: Number(row.count) }]
  })

/** A value from the mail in quotation marks of the reader's language, cut. */
export const quoted = (value: Json): Message => ({
  code: 'any.quoted',
  facts: { text: cut(String(value), LONGEST) },
})

/** For outcomes that share a sentence. */
export const saying =
  (...codes: Code[]) =>
  (): Code[] =>
    codes

/** The same for several outcomes. */
export const forEach = <Value>(codes: readonly string[], value: Value): Record<string, Value> =>
  Object.fromEntries(codes.map((code) => [code, value]))

export const ofEach = <Code extends string, Value>(
  codes: readonly Code[],
  make: (code: Code) => Value,
): Record<string, Value> => Object.fromEntries(codes.map((code) => [code, make(code)]))
