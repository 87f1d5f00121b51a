import type { Json } from '@postproof/engine/finding'
import type { Fact, Facts } from '@postproof/engine/finding-words'
import { plain } from '@postproof/engine/plain-message'
import type { Code, Message } from '@postproof/messages/message'
import type { CheckWords } from '../types.ts'
import { listOf, ofEach, saying } from './facts.ts'

/** What every check of the drawn mail may say in place of a judgment. */

const devices = ['desktop', 'tablet', 'mobile'] as const

function deviceOf(value: Json): string | Message {
  const device = devices.find((known) => known === value)
  return device === undefined ? String(value) : plain(`device.${device}`)
}

export const onDevices = (value: Json | undefined): Fact => ({
  joined: (Array.isArray(value) ? value : [value ?? '']).map(deviceOf),
})

/** Names in the catalogs have no hyphens. */
const named = (value: Json | undefined): string => String(value).replaceAll('-', '_')

const failed = ({ device }: Facts): Code[] => [
  typeof device === 'string' ? 'drawing.failed-on' : 'drawing.found.failed',
]

const notJudged = ofEach(
  ['pending', 'disabled', 'locked', 'no-browser', 'ours', 'undelivered', 'empty', 'no-html'] as const,
  (code) => saying(`drawing.found.${code}`),
)

/** A check of the drawn mail, with what is said where it could not be drawn. */
export const whenDrawn = (words: CheckWords): CheckWords => ({
  ...words,
  facts: (finding, context) => ({
    ...(finding.code === 'failed' && {
      device: onDevices(finding.facts.device),
      variant: named(finding.facts.variant),
      failure: named(finding.facts.failure),
    }),
    ...(finding.code === 'undelivered' && {
      servers: { joined: listOf(finding.facts.servers).map(String) },
    }),
    ...words.facts?.(finding, context),
  }),
  found: { ...words.found, ...notJudged, failed },
})

type Problem = { kind: string; count: number }

/** Problems, as codes alone or with their number. */
export const problemsIn = ({ problems }: Facts): Problem[] =>
  listOf(problems).map((row) =>
    row && typeof row === 'object' && !Array.isArray(row)
      ? { kind: String(row.kind), count: Number(row.count ?? 0) }
      : { kind: String(row), count: 0 },
  )

/** The finding's own problem first, then the others of those that a check may find. */
export const fromFirst = <Kind extends string>(kinds: readonly Kind[], first: Kind, facts: Facts): Kind[] => {
  const found = problemsIn(facts).map(({ kind }) => kind)
  return [first, ...kindsIn(kinds, found).filter((kind) => kind !== first)]
}

const kindsIn = <Kind extends string>(kinds: readonly Kind[], found: string[]): Kind[] =>
  found.flatMap((name) => kinds.find((kind) => kind === name) ?? [])
