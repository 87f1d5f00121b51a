import type { FindingWords } from '@postproof/engine/finding-words'
import { rfc } from '@postproof/engine/references'

/** The words of what a domain report finds next to its records, by finding id. */
export const domainWords: Record<string, FindingWords> = {
  domain_mx: { refs: [rfc(5321, '5.1'), rfc(7505)] },
  'domain_mx-hosts': { refs: [rfc(5321, '5.1'), rfc(2181, '10.3')] },
  domain_port: { refs: [rfc(5321, '4.5.4.1')] },
  domain_greeting: { refs: [rfc(5321, '4.2')] },
  domain_starttls: { refs: [rfc(3207), rfc(8996)] },
  domain_certificate: { refs: [rfc(6125, '6'), rfc(7435)] },
  domain_policy: { refs: [rfc(8461, '4.1')] },
  domain_dane: { refs: [rfc(7672, '3')] },
  domain_reverse: { refs: [rfc(1912, '2.1')] },
  domain_ns: { refs: [rfc(2182, '5')] },
  'domain_ns-hosts': { refs: [rfc(1035)] },
  'domain_ns-network': { refs: [rfc(2182, '3.1')] },
  domain_soa: { refs: [rfc(1035)] },
  domain_caa: { refs: [rfc(8659)] },
  domain_dnssec: { refs: [rfc(4035, '5')] },
  domain_dangling: { refs: [] },
  'domain_look-alikes': { refs: [] },
  domain_keys: { refs: [rfc(6376)] },
  domain_lists: { refs: [rfc(5782)] },
  domain_registered: { refs: [rfc(9083)] },
  domain_expires: { refs: [rfc(9083, '4.5')] },
}
