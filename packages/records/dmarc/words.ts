import type { Fact, Facts, FindingWords } from '@postproof/engine/finding-words'
import { gmailSenders, microsoftSenders, rfc, yahooSenders } from '@postproof/engine/references'
import { nameWords } from '../record/name-words.ts'

const tags = [rfc(9989, '4.7')]

/** The words of the DMARC checker, by finding id. */
export const dmarcWords: Record<string, FindingWords> = {
  ...nameWords('dmarc'),
  dmarc_syntax: { refs: [rfc(9989, '4.8')] },
  dmarc_tags: { refs: [rfc(9989, '4.7'), rfc(7489, '6.3')] },
  dmarc_subdomains: { refs: tags },
  dmarc_nonexistent: { refs: tags },
  'dmarc_test-mode': { refs: tags },
  dmarc_psd: { refs: [rfc(9989, '4.7'), rfc(9989, '4.10')] },
  dmarc_removed: { refs: [rfc(9989, 'appendix-C')] },
  dmarc_alignment: {
    refs: [rfc(9989, '4.4')],
    facts: ({ facts: { by } }) => ({ method: String(by ?? '').toUpperCase() }),
  },
  'dmarc_failure-reports': { refs: [rfc(9991), rfc(9989, '4.7')] },
  dmarc_reports: { refs: [rfc(9990), rfc(9989, '4.7')] },
  dmarc_record: {
    refs: [rfc(9989, '4.10'), gmailSenders, yahooSenders, microsoftSenders],
    facts: ({ facts: { tag } }) => ({ decided: tag === null ? 'no' : 'yes' }),
  },
  dmarc_policy: {
    refs: [rfc(9989, '4.7'), rfc(9989, '7.4')],
    facts: ({ facts }) => ({ source: tagThatDecides(facts) }),
  },
  dmarc_claims: {
    refs: [rfc(9989, '5.3')],
    facts: ({ facts: { own, subdomain, unused } }) => ({
      own: treatment(own),
      subdomain: treatment(subdomain),
      unused: treatment(unused),
    }),
  },
  dmarc_parked: { refs: tags },
  'dmarc_report-authorization': { refs: [rfc(9990, '3.2.3')] },
  'dmarc_report-mailbox': { refs: [rfc(9990), rfc(7505)] },
  dmarc_boundary: { refs: [rfc(9989, '4.10.2')] },
  dmarc_place: { refs: [rfc(9989, '4.5')] },
}

const treatment = (result: Facts[string] = null): Fact =>
  result === 'none' || result === 'quarantine' || result === 'reject'
    ? { code: `dmarc.treatment.${result}`, facts: {} }
    : String(result ?? '')

const tagThatDecides = ({ tag, at }: Facts): Fact =>
  tag === 'p' ? 'p' : { code: 'dmarc.tag_of', facts: { tag: String(tag ?? ''), at: String(at ?? '') } }
