import { z } from 'zod'
import { planStatusSchema } from './billing.ts'
import { type EventType, endpointFormats, eventTypes, TRIAL } from './event-types.ts'
import { issue } from './issues.ts'
import { alertSeveritySchema, watchChangeSchema } from './watched-domains.ts'

/** Events of an account, and the endpoints to which they are posted (Standard Webhooks 1.0). */

const iso = z.iso.datetime()
const url = z.string().meta({ description: 'The page about it' })
const whole = z.number().int()
const score = z.number().nullable().meta({ description: 'Of 100; null where nothing could be judged' })

/** What happens, and what its `data` says. */
type EventDefinition = { summary: string; description: string; data: z.ZodObject }

const report = z.object({
  report: z.string().meta({ description: 'Id of the report' }),
  subject: z.string().nullable(),
  sender: z.string().nullable(),
  score,
  url,
})

export const eventDefinitions = {
  'report.ready': {
    summary: 'A report is ready',
    description:
      'Once for each email that was tested, with its pictures where the plan has them. `final` is false if pictures were cut short and are still retried.',
    data: report.extend({ final: z.boolean() }),
  },
  'report.score_dropped': {
    summary: 'An issue of a newsletter scores at least ten points less than its last issues',
    description:
      'Ten points under the median of the last five issues, of which there must be three, by the checks that both have answered. Issues belong together by the address of their newsletter, else by List-Id, else by sender.',
    data: report.extend({
      newsletter: z.object({ id: z.string(), name: z.string() }).nullable().meta({
        description: 'The newsletter with an address of its own; null for other tests',
      }),
      drop: z.number().meta({ description: 'Points under the median of the last issues' }),
      reasons: z
        .array(z.string())
        .meta({ description: 'Ids of the checks that cost more than usual, the costliest first' }),
      before: z
        .object({ report: z.string(), score: z.number() })
        .meta({ description: 'The issue before it' }),
      first_fix: z.string().nullable().meta({ description: 'Id of the check to repair first' }),
    }),
  },
  'list.verified': {
    summary: 'A list of addresses is verified',
    description:
      'With the number of addresses by verdict. Again each time when unknown addresses were checked again.',
    data: z.object({
      list: z.string().meta({ description: 'Id of the list' }),
      name: z.string(),
      addresses: whole,
      deliverable: whole,
      risky: whole,
      undeliverable: whole,
      unknown: whole,
      url,
    }),
  },
  'placement.completed': {
    summary: 'A placement test is complete',
    description: 'Every seed mailbox was read for the last time.',
    data: z.object({
      placement: z.string().meta({ description: 'Id of the test' }),
      subject: z.string().nullable(),
      sender: z.string().nullable(),
      counts: z.record(z.string(), whole).meta({ description: 'Mailboxes by where the email was found' }),
      url,
    }),
  },
  'domain.changed': {
    summary: 'Something changed at a watched domain',
    description: 'Confirmed by a second look. `kind` is worse, better, changed, or unstable.',
    data: z.object({
      domain: z.string(),
      part: z.string().meta({ description: 'As in the report of a domain: spf, dkim, dmarc, mx, ...' }),
      kind: watchChangeSchema.shape.kind,
      severity: alertSeveritySchema,
      title: z.string().meta({ description: 'The part, in the language of the account' }),
      says: z.string().meta({ description: 'What it means' }),
      fix: z.array(z.string()).meta({ description: 'What to do; empty: nothing' }),
      before: z.array(z.string()),
      after: z.array(z.string()),
      url,
    }),
  },
  'dmarc.notice': {
    summary: 'DMARC reports say something new about a domain',
    description:
      'Once each: a source that was not there before, mail of a source that fails, a reporter that fell silent, a policy that can be stricter.',
    data: z.object({
      domain: z.string(),
      kind: z.enum(['source', 'failing', 'silent', 'ready']),
      says: z.string().meta({ description: 'In the language of the account' }),
      fix: z.string().nullable().meta({ description: 'What to do' }),
      url,
    }),
  },
  'newsletter.silent': {
    summary: 'A newsletter that should have come did not come',
    description:
      'After a quarter more than the time between two emails that its owner set. Once, until an email comes again.',
    data: z.object({
      newsletter: z.string().meta({ description: 'Id of the newsletter' }),
      name: z.string(),
      every_days: whole,
      expected_from: iso.meta({ description: 'Of the last email, or when the time was set' }),
      url,
    }),
  },
  'plan.changed': {
    summary: 'The plan of the account changed',
    description: 'Another plan, or another status of it. A plan that runs out by its date sends none.',
    data: z.object({
      plan: z.string(),
      name: z.string(),
      status: planStatusSchema,
      before: z.string().nullable().meta({ description: 'The plan until now; null: none was given' }),
      url,
    }),
  },
} as const satisfies Record<EventType, EventDefinition>

/** What is stored with an event: its `data` without what is added when it is sent. */
export type EventData<Type extends EventType> = Omit<z.infer<(typeof eventDefinitions)[Type]['data']>, 'url'>

/** The body of a request to an endpoint, for an event with this data. */
export const eventBody = <Type extends string, Data extends z.ZodRawShape>(
  type: Type,
  data: z.ZodObject<Data>,
) =>
  z.object({
    type: z.literal(type),
    timestamp: iso.meta({ description: 'When it happened' }),
    data: data.extend({
      sequence: whole.meta({
        description: 'Grows with each event: the later of two has the greater',
      }),
    }),
  })

export const trialData = z.object({ endpoint: z.string(), url })

const format = z.enum(endpointFormats).meta({
  description:
    '`events`: signed bodies, as under `webhooks`. Else a message for that chat, in the language of the account, without a signature',
})

export const endpointSchema = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  format,
  types: z.array(z.enum(eventTypes)).meta({ description: 'None: events of every type' }),
  enabled: z.boolean(),
  stopped: z.enum(['gone', 'failing']).nullable().meta({
    description: '`gone`: it answered 410. `failing`: nothing was delivered in three days of retries.',
  }),
  last_success_at: iso.nullable(),
  created_at: iso,
})
export type Endpoint = z.infer<typeof endpointSchema>

export const endpointInputSchema = z.object({
  name: z.string().trim().min(1, issue('field.its_name')).max(80, issue('field.at_most_in_line')),
  url: z
    .url({ protocol: /^https?$/, error: issue('field.https_address') })
    .max(500, issue('field.https_address')),
  format: format.default('events'),
  types: z.array(z.enum(eventTypes)).max(eventTypes.length).default([]),
  enabled: z.boolean().default(true),
})
export type EndpointInput = z.infer<typeof endpointInputSchema>

export const createdEndpointSchema = z.object({
  endpoint: endpointSchema,
  secret: z.string().meta({ description: 'Signs what is sent; shown this once' }),
})
export type CreatedEndpoint = z.infer<typeof createdEndpointSchema>

export const deliverySchema = z.object({
  event: z.string().meta({ description: 'The `webhook-id` of each attempt' }),
  type: z.enum([...eventTypes, TRIAL]),
  object: z.string(),
  happened_at: iso,
  attempts: whole,
  state: z.enum(['delivered', 'waiting', 'given_up']),
  due_at: iso.nullable(),
  delivered_at: iso.nullable(),
  outcome: z.string().nullable().meta({ description: 'What the last attempt came to, in a sentence' }),
})
export type EventDelivery = z.infer<typeof deliverySchema>
