import { z } from 'zod'
import { count, listOf, maybeCount, maybeText, text, texts, truth } from './tolerant.ts'

/** What the pages draw of an SPF report's details. */

export type SpfBranch = {
  domain: string | null
  term: string
  kind: string
  cost: number
  running: number
  voids: number
  isVoid: boolean
  outcome: string | null
  records: number
  repeated: boolean
  loop: boolean
  service: string | null
  children: SpfBranch[]
}

/** Deeper branches are not drawn: no record that works has them. */
const deepest = 12

const branch = (depth: number): z.ZodType<SpfBranch> =>
  z.object({
    domain: maybeText,
    term: text,
    kind: text,
    cost: count,
    running: count,
    voids: count,
    isVoid: truth,
    outcome: maybeText,
    records: count,
    repeated: truth,
    loop: truth,
    service: maybeText,
    children: depth > 0 ? listOf(z.lazy(() => branch(depth - 1))) : z.unknown().transform(() => []),
  })

const space = z.object({
  ranges: listOf(z.object({ cidr: text, services: texts })),
  total: count,
  addresses: text,
  share: count,
})

const step = z.object({ domain: text, term: text, name: maybeText, outcome: text, lookups: count })

export const spfDetails = z.object({
  tree: branch(deepest).nullable().catch(null),
  lookups: z
    .object({ count, limit: z.number().catch(10), complete: truth })
    .nullable()
    .catch(null),
  voids: z
    .object({
      count,
      limit: z.number().catch(2),
      names: listOf(z.object({ record: text, term: text, name: text })),
    })
    .nullable()
    .catch(null),
  addresses: z
    .object({
      ipv4: space,
      ipv6: space,
      sources: listOf(z.object({ term: text, service: maybeText, ipv4: text, share: count })),
      open: listOf(z.object({ record: text, term: text })),
    })
    .nullable()
    .catch(null),
  test: z
    .object({
      ip: text,
      sender: text,
      result: z.string(),
      comment: text,
      path: listOf(z.object({ domain: text, term: text })),
      steps: listOf(step),
    })
    .nullable()
    .catch(null),
  claims: listOf(z.object({ from: text, name: maybeText, ip: maybeText, usable: truth, result: maybeText })),
  changes: listOf(z.object({ before: text, after: text })),
  moves: listOf(z.object({ term: text, saves: count, left: count, host: text, value: text })),
  flattened: z
    .object({
      value: z.string(),
      fits: truth,
      ranges: count,
      changesWith: listOf(z.object({ domain: text, service: maybeText })),
      shortestTtl: maybeCount,
      lookups: count,
      kept: texts,
    })
    .nullable()
    .catch(null),
})
export type SpfDetails = z.infer<typeof spfDetails>
