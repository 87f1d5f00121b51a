import type { SenderKind } from '@postproof/senders'
import type { RecordResult } from '#contract/checkers.ts'
import type { Visitor } from '../../accounts/visitor.ts'

/** Setting up the mail of a domain, step by step. */

export const setupSteps = ['spf', 'dkim', 'dmarc', 'mta-sts', 'tls-rpt', 'bimi'] as const
export type SetupStepId = (typeof setupSteps)[number]

/** The choices of the domain's owner. */
export type SetupChoices = {
  /** Ids of sending services. */
  services: string[]
  /** IP addresses of the owner's servers. */
  addresses: string[]
  /** The mailbox for reports; empty until one is given. */
  reports: string
  skipped: SetupStepId[]
}

/**
 * `asks`: needs a choice first. `todo`: publish the record, or follow the sentence. `later`: another step comes first.
 * `unsafe`: no record is offered because it would do harm. `no-data`: the DNS did not answer.
 */
export type SetupState = 'done' | 'todo' | 'asks' | 'later' | 'skipped' | 'unsafe' | 'no-data'

export type SetupRecord = RecordResult['suggested_records'][number]

export type SetupStep = {
  id: SetupStepId
  title: string
  state: SetupState
  /** The consequence, then what to do. */
  says: string[]
  /** The record to publish; the checker of its kind has read it. */
  record: SetupRecord | null
  /** Whether each name server of the domain shows the record; null if it did not answer. */
  servers: { name: string; shows: boolean | null }[]
  /** The file to serve before the record is published. */
  file: { url: string; text: string } | null
  /** Pages of services that show values only they know. */
  links: { name: string; url: string }[]
}

export type SetupService = { id: string; name: string; kind: SenderKind; isSeen: boolean }

export type DomainSetup = {
  domain: string
  /** The services to choose from; those seen in the DNS come first. */
  services: SetupService[]
  /** The choices as understood. */
  choices: SetupChoices
  /** Why there are no steps, e.g. because the domain does not exist; null if there are. */
  missing: string | null
  /** Input that could not be understood. */
  refused: string[]
  steps: SetupStep[]
}

/** The choices in the query of the page, as typed. */
export type GivenChoices = {
  /** Null before the first choice: the services seen in the DNS apply. */
  services: string[] | null
  addresses: string
  reports: string
  skipped: string[]
}

/** The steps to set up mail for a domain, one for each record, whatever is published already. */
export type DomainSetups = {
  /** Queries the DNS on each call; takes up to 10 s. Refusal `not_a_domain` (422). */
  setup(input: string, given: GivenChoices, visitor?: Visitor): Promise<DomainSetup>
}
