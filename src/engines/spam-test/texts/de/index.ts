import type { CheckText } from '../../types.ts'
import { arcWords, dkimWords } from './dkim.ts'
import { bimiWords, dmarcWords } from './dmarc.ts'
import { dnssecWords, mtaStsWords, mxWords, tlsRptWords } from './inbound.ts'
import { germanTextOf } from './phrasing.ts'
import { germanRecordTextOf } from './record-words.ts'
import { ageWords, domainWords, ipWords } from './reputation.ts'
import { heloWords, ipv6Words, rdnsWords, tlsWords } from './session.ts'
import { spfAlignWords, spfWords } from './spf.ts'

/** Checks whose repair changes DNS records, in German, by check id. */
export const germanRecordTexts: Record<string, CheckText> = {
  spf: germanRecordTextOf(spfWords),
  spf_align: germanRecordTextOf(spfAlignWords),
  dkim: germanRecordTextOf(dkimWords),
  arc: germanRecordTextOf(arcWords),
  dmarc: germanRecordTextOf(dmarcWords),
  bimi: germanRecordTextOf(bimiWords),
  rdns: germanRecordTextOf(rdnsWords),
  helo: germanRecordTextOf(heloWords),
  tls: germanRecordTextOf(tlsWords),
  mta_sts: germanRecordTextOf(mtaStsWords),
  tls_rpt: germanRecordTextOf(tlsRptWords),
  mx: germanRecordTextOf(mxWords),
  dnssec_dane: germanRecordTextOf(dnssecWords),
  ipv6_parity: germanRecordTextOf(ipv6Words),
  ip_dnsbl: germanTextOf(ipWords),
  domain_dnsbl: germanTextOf(domainWords),
  domain_age: germanTextOf(ageWords),
}
