import type { Finding, Json } from '#engines/finding.ts'
import type { CheckText, FixContext } from '../types.ts'
import { bounceStep, dkimSteps } from './esp-dns.ts'
import { fromSteps, isOwn, ownerSentence } from './own-domain.ts'
import { type CodedText, textOf, type Words } from './phrasing.ts'

/** Words of a check whose repair changes DNS records. */
export type RecordWords = Words & {
  /** The domain whose records the steps for a finding change; undefined when they change none. */
  edits?(finding: Finding): Json | undefined
  /** What helps in its place where that domain is somebody else's: another bounce domain or another signature. */
  instead?: 'bounce' | 'dkim'
}

/** How the parts of such a text are made in one language. */
export type RecordPhrasing = {
  textOf(words: Words): CodedText
  bounceStep(context: FixContext): string
  dkimSteps(context: FixContext): string[]
  fromSteps(context: FixContext): string[] | null
  ownerSentence(domain: string, context: FixContext): string
}

const english: RecordPhrasing = {
  textOf: (words) => textOf(words),
  bounceStep: (context) => bounceStep(context),
  dkimSteps: (context) => dkimSteps(context),
  fromSteps: (context) => fromSteps(context),
  ownerSentence: (domain, context) => ownerSentence(domain, context),
}

/**
 * Makes the text of such a check. Nobody is told to change records that are not theirs: steps then say whose they are
 * and what helps in their place, and no record is offered for a name outside the From domain's organization.
 */
export function recordTextOf(words: RecordWords, phrasing = english): CodedText {
  const text = phrasing.textOf(words)
  return {
    ...text,
    fix(finding, context) {
      const steps = text.fix(finding, context)
      const domain = steps.length > 0 ? words.edits?.(finding) : undefined
      return typeof domain === 'string' && !isOwn(domain, context)
        ? elsewhere(domain, words.instead, context, phrasing)
        : steps
    },
    ...(words.records && { records: ownRecords(words.records) }),
  }
}

function elsewhere(
  domain: string,
  instead: RecordWords['instead'],
  context: FixContext,
  phrasing: RecordPhrasing,
): string[] {
  const from = phrasing.fromSteps(context)
  if (from) return from
  const steps =
    instead === 'bounce'
      ? [phrasing.bounceStep(context)]
      : instead === 'dkim'
        ? phrasing.dkimSteps(context)
        : []
  return [phrasing.ownerSentence(domain, context), ...steps]
}

const ownRecords =
  (records: NonNullable<CheckText['records']>): NonNullable<CheckText['records']> =>
  (finding, context) =>
    records(finding, context).filter(({ host }) => isOwn(host, context))
