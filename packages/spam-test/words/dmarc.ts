import type { Facts, Said } from '@postproof/engine/finding-words'
import type { Message } from '@postproof/messages/message'
import { bimiFault } from '@postproof/records/bimi/fault'
import type { CheckWords, FixContext, RecordAdvice } from '../types.ts'
import { cleanDmarc, effectiveDmarc, firstDmarcRecord, nextDmarc, repairedDmarc } from './dns-advice.ts'
import { bounceStep, dkimSteps } from './esp-dns.ts'

/** What a policy asks of receivers. */
function deedOf({ policy }: Facts): Message {
  if (policy === 'none' || policy === 'quarantine' || policy === 'reject')
    return { code: `dmarc.deed.${policy}`, facts: {} }
  return { code: 'dmarc.deed.other', facts: { policy: String(policy ?? '') } }
}

const signedBy = ({ signers }: Facts): Message =>
  Array.isArray(signers) && signers.length > 0
    ? { code: 'dmarc.signed.by', facts: { signers: signers.map(String) } }
    : { code: 'dmarc.signed.not', facts: {} }

const tieSteps = (_: Facts, context: FixContext): Said => [
  'dmarc.step.tie',
  ...dkimSteps(context),
  bounceStep(context),
]

export const dmarcWords: CheckWords = {
  // After a failure it is the mail that has to change, not the record.
  edits: ({ code, facts }) =>
    code === 'fail' || code === 'cannot-align' ? undefined : (facts.recordDomain ?? facts.fromDomain),
  facts: ({ facts }) => ({ deed: deedOf(facts), signed: signedBy(facts) }),
  found: {
    fail: ({ policy }) => [policy === null ? 'dmarc.found.fail' : 'dmarc.fail.with-policy'],
  },
  fix: {
    'policy-none': ({ warnings }) => [
      Array.isArray(warnings) && warnings.includes('no-reports')
        ? 'dmarc.step.add-reports'
        : 'dmarc.step.read-reports',
      'dmarc.step.tighten',
    ],
    'cannot-align': tieSteps,
    fail: tieSteps,
  },
  records: ({ code, facts }) => {
    const makers: Record<string, (facts: Facts) => RecordAdvice[]> = {
      'policy-none': nextDmarc,
      testing: effectiveDmarc,
      'removed-tags': cleanDmarc,
      'no-record': firstDmarcRecord,
      'several-records': repairedDmarc,
      'record-unusable': repairedDmarc,
    }
    return makers[code]?.(facts) ?? []
  },
}

export const bimiWords: CheckWords = {
  edits: ({ facts }) => facts.domain,
  facts: ({ code, facts }) => ({ fault: bimiFault(code === 'logo-broken' ? facts.logo : facts.certificate) }),
}
