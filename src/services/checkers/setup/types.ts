import type { SenderKind } from '@postproof/senders'
import type { RecordResult } from '#contract/checkers.ts'
import type { Visitor } from '../../accounts/visitor.ts'

/** Setting up the mail of a domain, step by step. */

export const setupSteps = ['spf', 'dkim', 'dmarc', 'mta-sts', 'tls-rpt', 'bimi'] as const
export type SetupStepId = (typeof setupSteps)[number]

/** What the owner of the domain chose. */
export type SetupChoices = {
  /** Ids of sending services. */
  services: string[]
  /** Addresses of servers of one's own. */
  addresses: string[]
  /** The mailbox for reports; empty until it is said. */
  reports: string
  skipped: SetupStepId[]
}

/**
 * `asks`: something is to be chosen first. `todo`: publish the record, or do what the sentence says. `later`: another step comes
 * before it. `unsafe`: no record is offered, because it would be wrong. `no-data`: the DNS did not answer.
 */
export type SetupState = 'done' | 'todo' | 'asks' | 'later' | 'skipped' | 'unsafe' | 'no-data'

export type SetupRecord = RecordResult['suggested_records'][number]

export type SetupStep = {
  id: SetupStepId
  title: string
  state: SetupState
  /** What comes of it, and what to do. */
  says: string[]
  /** To publish; proved by the checker of its kind. */
  record: SetupRecord | null
  /** Each name server of the domain: whether it shows the record; null where it did not answer. */
  servers: { name: string; shows: boolean | null }[]
  /** To put up on a web server before the record. */
  file: { url: string; text: string } | null
  /** Pages of services, for what only they know. */
  links: { name: string; url: string }[]
}

export type SetupService = { id: string; name: string; kind: SenderKind; isSeen: boolean }

export type DomainSetup = {
  domain: string
  /** What may be chosen; what the DNS shows already comes first. */
  services: SetupService[]
  /** As they were understood. */
  choices: SetupChoices
  /** Why nothing can be set up, such as a domain that does not exist; there are no steps then. */
  missing: string | null
  /** What was typed and could not be understood. */
  refused: string[]
  steps: SetupStep[]
}

/** What was chosen, as it stands in the address of the page: every part is what someone may have typed. */
export type GivenChoices = {
  /** Null before anything was chosen: the services that the DNS shows. */
  services: string[] | null
  addresses: string
  reports: string
  skipped: string[]
}

/** How the mail of a domain is set up, from nothing or from what is there: a step for each record. */
export type DomainSetups = {
  /** Asks the DNS again each time, within some 10 s. Refusal `not_a_domain` (422). */
  setup(input: string, given: GivenChoices, visitor?: Visitor): Promise<DomainSetup>
}
