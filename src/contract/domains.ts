import { z } from 'zod'
import { listOf } from './common.ts'
import { placementSummarySchema } from './placement.ts'

/** The API's shapes for the sending domains of an account. Browser-safe: shared by api, web and cli. */

const iso = z.string().meta({ description: 'UTC, ISO 8601' })

export const levelSchema = z.enum(['good', 'warning', 'bad'])
export type Level = z.infer<typeof levelSchema>

export const domainStateSchema = z.object({
  state: levelSchema,
  since: iso.meta({ description: 'The first observation of this state' }),
  last_at: iso.meta({ description: 'The last of them' }),
  once: z.boolean().meta({ description: 'Whether only one observation found it' }),
  changed: z.boolean().meta({ description: 'Whether another state was observed before `since`' }),
  test_id: z.string().meta({ description: 'The test of the last observation' }),
})
export type DomainState = z.infer<typeof domainStateSchema>

const known = domainStateSchema.nullable()
const scored = domainStateSchema.extend({ score: z.number().meta({ description: '0-100' }) }).nullable()
const placed = domainStateSchema.extend({ summary: placementSummarySchema }).nullable()

export const sendingDomainSchema = z.object({
  domain: z.string().meta({ description: 'Of From addresses, in lower case' }),
  tests: z.number().int().meta({ description: 'Finished tests of both kinds' }),
  last_at: iso,
  records: z.object({ spf: known, dkim: known, dmarc: known }).meta({
    description: 'As the tests found them; null: never asked',
  }),
  lists: z
    .object({ address: known, domain: known })
    .meta({ description: 'Blacklists: of the sending IP address, and of the names that the sender uses' }),
  score: scored.meta({ description: 'Of the last spam test; good from 80, bad below 50' }),
  placement: placed.meta({ description: 'Of the last placement test with mailboxes that are not simulated' }),
})
export type SendingDomain = z.infer<typeof sendingDomainSchema>

export const sendingDomainsSchema = listOf(sendingDomainSchema)

export const domainKindSchema = z.enum([
  'spf',
  'dkim',
  'dmarc',
  'ip_lists',
  'domain_lists',
  'score',
  'placement',
])
export type DomainKind = z.infer<typeof domainKindSchema>

export const domainHistorySchema = sendingDomainSchema.extend({
  history: z.array(z.object({ kind: domainKindSchema, runs: z.array(domainStateSchema) })).meta({
    description: 'What each was over time, the newest first, at most 12 of each',
  }),
})
export type DomainHistory = z.infer<typeof domainHistorySchema>

/** One newsletter: what has the same List-Id, else the same From address. */
export type Newsletter = {
  by: 'list' | 'sender'
  name: string
  tests: number
  points: { id: string; subject: string | null; score: number; at: string }[]
}

/** The most costly of what is broken now. `gain`: points of 100; `lost`, of `counted` mailboxes. */
export type NextThing =
  | {
      kind: 'check'
      domain: string
      check: string
      title: string
      found: string
      gain: number
      score: number
      test_id: string
      subject: string | null
    }
  | { kind: 'placement'; domain: string; lost: number; counted: number; test_id: string }
