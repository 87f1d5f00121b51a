import type { Authentication } from '../types.ts'

/** What authentication gives for a mail in order, for the tests of those who read it. */

export const signature: Authentication['dkim']['signatures'][number] = {
  domain: 'example.org',
  selector: 's',
  algorithm: 'rsa-sha256',
  result: 'pass',
  comment: '',
  aligned: true,
  bits: 2048,
  keyType: 'rsa',
  keyRecord: null,
  keyTesting: false,
  signedHeaders: ['from'],
  bodyLength: null,
  expires: null,
  signedAt: null,
  line: 1,
}
export const passing: Authentication = {
  fromDomain: 'example.org',
  fromOrg: 'example.org',
  spf: {
    result: 'pass',
    reason: null,
    domain: 'example.org',
    record: 'v=spf1 -all',
    mechanism: null,
    comment: '',
    lookups: 0,
    voids: 0,
    aligned: true,
  },
  dkim: { signatures: [signature] },
  dmarc: {
    result: 'pass',
    reason: null,
    recordDomain: 'example.org',
    record: 'v=DMARC1; p=none',
    policy: 'none',
    testMode: false,
    spfAligned: true,
    dkimAligned: true,
  },
  arc: { result: 'none', instances: 0, comment: '' },
  reverse: { outcome: 'ok', reason: null, names: ['a'], confirmed: 'a' },
}
