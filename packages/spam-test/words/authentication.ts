import type { CheckWords } from '../types.ts'
import { dkimWords } from './dkim.ts'
import { bimiWords, dmarcWords } from './dmarc.ts'
import { mtaStsWords, mxWords, tlsRptWords } from './inbound.ts'
import { heloWords, ipv6Words, rdnsWords, tlsWords } from './session.ts'
import { spfAlignWords, spfWords } from './spf.ts'

/** Words for the checks of the sending set-up. */
export const authenticationWords: Record<string, CheckWords> = {
  spf: spfWords,
  spf_align: spfAlignWords,
  dkim: dkimWords,
  dmarc: dmarcWords,
  bimi: bimiWords,
  rdns: rdnsWords,
  helo: heloWords,
  tls: tlsWords,
  mta_sts: mtaStsWords,
  tls_rpt: tlsRptWords,
  mx: mxWords,
  ipv6_parity: ipv6Words,
}
