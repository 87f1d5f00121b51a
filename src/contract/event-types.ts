/** The types of events, apart from their schemas, so that the form brings no zod into the browser. */
export const eventTypes = [
  'report.ready',
  'report.score_dropped',
  'list.verified',
  'placement.completed',
  'domain.changed',
  'dmarc.notice',
  'newsletter.silent',
  'plan.changed',
] as const
export type EventType = (typeof eventTypes)[number]

/** Sent to one endpoint by its test button. */
export const TRIAL = 'webhook.test'

/** How an endpoint gets its events: signed, or as a message of a chat. */
export const endpointFormats = ['events', 'slack', 'teams', 'discord', 'ntfy'] as const
export type EndpointFormat = (typeof endpointFormats)[number]
export type ChatFormat = Exclude<EndpointFormat, 'events'>
