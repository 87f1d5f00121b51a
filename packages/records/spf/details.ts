import { z } from 'zod'
import { outcome } from '../record/details.ts'

/** What only an SPF report has. Plain data that a page can draw. */

export const spfResult = z.enum([
  ...(['pass', 'fail', 'softfail', 'neutral', 'none', 'temperror', 'permerror'] as const),
])
export type SpfResult = z.infer<typeof spfResult>

/** One term of the tree that costs a lookup; the root stands for the domain itself and costs nothing. */
const treeNode = z
  .object({
    /** The domain whose record, addresses or hosts the term asks for; null when macros make the name. */
    domain: z.string().nullable(),
    /** As written; empty for the root. */
    term: z.string(),
    kind: z.enum(['root', 'include', 'redirect', 'a', 'mx', 'ptr', 'exists']),
    cost: z.number().meta({ description: 'Lookups of this term and everything below it' }),
    running: z.number().meta({ description: 'Lookups from the top of the record to the end of this branch' }),
    /** Void lookups of this term and everything below it. */
    voids: z.number(),
    runningVoids: z.number(),
    /** This very lookup came back empty. */
    isVoid: z.boolean(),
    /** Null when it was not asked for: macros, `ptr`, too many questions, or a branch that is drawn above. */
    outcome: outcome.nullable(),
    /**
     * The record of an include or redirect, its first 1000 characters, fewer where a tree is large; null when there is
     * none, or several.
     */
    record: z.string().nullable(),
    /** Number of SPF records there. */
    records: z.number(),
    /** MX hosts of an `mx`. */
    hosts: z.number(),
    repeated: z.boolean().meta({ description: 'The record of this name is drawn elsewhere already' }),
    /** Leads back to a record above it. */
    loop: z.boolean(),
    service: z.string().nullable().meta({ description: 'The sending service that an include belongs to' }),
    ttl: z.number().nullable(),
    get children() {
      return z.array(treeNode)
    },
  })
  .meta({ id: 'SpfTreeNode' })
export type SpfTreeNode = z.infer<typeof treeNode>

const space = z.object({
  /** Merged ranges, the first of them; the services share these addresses among their customers. */
  ranges: z.array(z.object({ cidr: z.string(), services: z.array(z.string()) })),
  total: z.number().meta({ description: 'Number of ranges in all' }),
  addresses: z.string().meta({ description: 'Number of addresses, in decimal' }),
  /** The share of all addresses of the family, 0 to 1. */
  share: z.number(),
})
export type SpfAddressSpace = z.infer<typeof space>
export type SpfRange = SpfAddressSpace['ranges'][number]

/** What one term of the domain's own record lets pass. */
const source = z.object({
  ...{ term: z.string(), service: z.string().nullable() },
  ...{ ipv4: z.string(), ipv6: z.string(), share: z.number() },
})
export type SpfSource = z.infer<typeof source>

const walkStep = z.object({
  /** The record that is being read, and the term of it. */
  domain: z.string(),
  term: z.string(),
  /** The name or network that was compared, macros filled in; null when the term has none. */
  name: z.string().nullable(),
  outcome: z.enum(['match', 'no-match', 'permerror', 'temperror']),
  /** Lookups so far, this one included. */
  lookups: z.number(),
})
export type WalkStep = z.infer<typeof walkStep>

const test = z.object({
  ...{ ip: z.string(), sender: z.string(), helo: z.string(), domain: z.string() },
  result: spfResult,
  comment: z.string().meta({ description: "The evaluator's own words; may quote the domain's explanation" }),
  explanation: z.string().nullable().meta({ description: 'Text of `exp`: written by the domain' }),
  /** From the domain's own record down to the term that matched; null when our walk came to another result. */
  path: z.array(z.object({ domain: z.string(), term: z.string() })).nullable(),
  steps: z.array(walkStep),
  lookups: z.number(),
  voids: z.number(),
})
export type SpfTest = z.infer<typeof test>

const claim = z.object({
  /**
   * Who sends: a mail server of the domain (`mx`), a server that a term names, the address that the user gave, or a
   * server that nothing in the record names (`stranger`).
   */
  from: z.enum(['mx', 'term', 'given', 'stranger']),
  /** The name of the mail server, or the term as written; null for the others. */
  name: z.string().nullable(),
  /** The client's address; null where the term names none. */
  ip: z.string().nullable(),
  /** False for an address that no receiver on the internet sees, such as 192.168.1.5. */
  usable: z.boolean(),
  /** Null where there is no address to judge. */
  result: spfResult.nullable(),
})
export type SpfClaim = z.infer<typeof claim>

/** The record with every name replaced by its present addresses, and what that costs. Never advised by default. */
const flattened = z.object({
  value: z.string(),
  octets: z.number(),
  fits: z.boolean().meta({ description: 'Fits into one record of a usual size' }),
  ranges: z.number(),
  /** Names whose change would break it, and the service behind each. */
  changesWith: z.array(z.object({ domain: z.string(), service: z.string().nullable() })),
  shortestTtl: z.number().nullable().meta({ description: 'Seconds until the addresses may differ' }),
  /** Lookups that the checker counts in it. */
  lookups: z.number(),
  /** Terms that cannot be flattened and stay as they are. */
  kept: z.array(z.string()),
})
export type SpfFlattened = z.infer<typeof flattened>

/** A service that could send from a subdomain with a record of its own. */
const move = z.object({
  term: z.string(),
  /** Lookups that the domain's own record saves, and those that it needs then. */
  saves: z.number(),
  left: z.number(),
  host: z.string(),
  value: z.string(),
})
export type SpfMove = z.infer<typeof move>

/** One change of the suggested record. */
const change = z.object({ code: z.string(), before: z.string(), after: z.string() })
export type SpfChange = z.infer<typeof change>

const nameServer = z.object({
  ...{ server: z.string(), address: z.string(), outcome },
  /** Every TXT record, its character-strings joined. Sorted. */
  texts: z.array(z.string()),
})

export const spfDetails = z.object({
  tree: z.union([treeNode, z.null()]),
  lookups: z.object({
    ...{ count: z.number(), limit: z.number() },
    complete: z.boolean(),
    terms: z.array(z.object({ term: z.string(), cost: z.number() })),
  }),
  voids: z.object({
    ...{ count: z.number(), limit: z.number() },
    /** For receivers that count what one address family alone does not have. */
    ...{ ipv4: z.number(), ipv6: z.number() },
    names: z.array(z.object({ record: z.string(), term: z.string(), name: z.string() })),
  }),
  /** Null while there is no single record. */
  addresses: z
    .object({
      ...{ ipv4: space, ipv6: space },
      sources: z.array(source),
      /** Terms whose addresses are not known beforehand. */
      open: z.array(
        z.object({
          ...{ record: z.string(), term: z.string() },
          why: z.enum(['macro', 'ptr', 'unanswered', 'too-many']),
        }),
      ),
    })
    .nullable(),
  test: test.nullable(),
  /** Mails of the domain's owner and of strangers, and what each gets. */
  claims: z.array(claim),
  flattened: flattened.nullable(),
  /** Services whose mail could go out from a subdomain; none while the record needs no more lookups than allowed. */
  moves: z.array(move),
  changes: z.array(change),
  nameServers: z.object({
    servers: z.array(nameServer),
    /** Whether all servers that answered say the same; null when fewer than two did. */
    agree: z.boolean().nullable(),
    ttl: z.number().nullable(),
  }),
  /** Texts at the name that were meant for SPF or Sender ID, and that receivers skip. */
  ignored: z.array(z.string()),
  unrelated: z.number().meta({ description: 'TXT records at the name that have nothing to do with SPF' }),
  draft: z.boolean().meta({ description: 'A draft was read; the published record was not' }),
  size: z.object({ octets: z.number(), strings: z.array(z.number()) }).nullable(),
  cnames: z.array(z.string()),
  authenticated: z.boolean().meta({ description: 'The AD bit of the answer' }),
})
export type SpfDetails = z.infer<typeof spfDetails>
