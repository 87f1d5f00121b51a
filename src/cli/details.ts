import { z } from 'zod'
import type { RecordResult } from '#contract/checkers.ts'
import type { Style } from './style.ts'

/** What only one kind of record has, for the terminal; shapes we do not know are left out. */

type Node = { domain: string | null; term: string | null; cost: number; running: number; children: Node[] }
const node: z.ZodType<Node> = z.lazy(() =>
  z.object({
    domain: z.string().nullable().catch(null),
    term: z.string().nullable().catch(null),
    cost: z.number().catch(0),
    running: z.number().catch(0),
    children: z.array(node).catch([]),
  }),
)

const spf = z.object({
  lookups: z.object({ count: z.number(), limit: z.number() }),
  voids: z.object({ count: z.number(), limit: z.number() }),
  tree: node.nullable().catch(null),
  test: z
    .object({
      ip: z.string(),
      sender: z.string(),
      result: z.string(),
      path: z.array(z.object({ domain: z.string(), term: z.string() })).nullable(),
    })
    .nullable(),
})

const dkim = z.object({
  keys: z.array(
    z.object({
      selector: z.string(),
      state: z.string(),
      keyType: z.string().nullable(),
      bits: z.number().nullable(),
      service: z.string().nullable(),
    }),
  ),
})

export function detailLines(result: RecordResult, style: Style): string[] {
  if (result.checker === 'spf') return spfLines(result.details, style)
  return result.checker === 'dkim' ? dkimLines(result.details, style) : []
}

function spfLines(details: unknown, style: Style): string[] {
  const parsed = spf.safeParse(details)
  if (!parsed.success) return []
  const { lookups, voids, tree, test } = parsed.data
  const counts = `${lookups.count} of ${lookups.limit} lookups, ${voids.count} of ${voids.limit} void`
  const way = test?.path?.map(({ domain, term }) => `${domain}: ${term}`).join(' > ')
  return [
    '',
    style('gray', counts),
    ...(tree ? treeLines(tree, '') : []),
    ...(test
      ? [
          '',
          `Email from ${test.ip} as ${test.sender}: ${style('bold', test.result)}${way ? `, by ${way}` : ''}`,
        ]
      : []),
  ]
}

function treeLines({ domain, term, cost, running, children }: Node, indent: string): string[] {
  const name = term || domain || ''
  const counted = cost ? `  ${running}` : ''
  return [`${indent}${name}${counted}`, ...children.flatMap((child) => treeLines(child, `${indent}  `))]
}

function dkimLines(details: unknown, style: Style): string[] {
  const parsed = dkim.safeParse(details)
  if (!parsed.success) return []
  return parsed.data.keys
    .filter(({ state }) => state !== 'none')
    .map(({ selector, state, keyType, bits, service }) => {
      const size = bits === null ? '' : `  ${keyType ?? ''} ${bits} bits`
      return `${style('bold', selector)}  ${state}${size}${service ? `  ${service}` : ''}`
    })
}
