import assert from 'node:assert/strict'
import { childrenOf, readDer } from '@postproof/engine/der/read'
import { readMarkRoots } from '@postproof/records/bimi/certificate/root'
import { checkMarkCertificate } from '../../../packages/records/bimi/certificate/check.ts'
import { readLogotype } from '../../../packages/records/bimi/certificate/logotype.ts'
import { MAX_CERTIFICATES, readPem } from '../../../packages/records/bimi/certificate/pem.ts'
import { checkRevocation } from '../../../packages/records/bimi/certificate/revocation.ts'
import { readCertificate } from '../../../packages/records/bimi/certificate/x509.ts'
import { MAX_LOGO_BYTES } from '../../../packages/records/bimi/unpack.ts'
import { bounded, expecting } from '../rules.ts'
import type { Target } from '../target.ts'
import { webOf } from '../world.ts'

const octets = (...list: number[]) => String.fromCharCode(...list)
const PEM = /^-----BEGIN CERTIFICATE-----([A-Za-z0-9+/=\s]*)-----END CERTIFICATE-----/
const subject = { domain: 'x.test', organizational: 'x.test', selector: 'default' }
const now = Date.parse('2026-11-20T00:00:00Z')

/** Changes to PEM text hardly ever reach the DER within: what is no PEM is wrapped in it. */
function asPem(input: Buffer): Buffer {
  if (input.includes('-----BEGIN')) return input
  const lines = input.toString('base64').match(/.{1,64}/g) ?? []
  return Buffer.from(`-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`)
}

/** Mark certificates: PEM, DER, X.509, the logo within, revocation lists. */
export const target: Target = {
  name: 'bimi-certificate',
  dictionary: [
    ...[
      '-----BEGIN CERTIFICATE-----\n',
      '-----END CERTIFICATE-----\n',
      '-----BEGIN PRIVATE KEY-----',
      '\n',
      '====',
      '\r\n',
    ],
    ...[
      octets(0x30, 0x82),
      octets(0x30, 0x80),
      octets(0x30, 0x84, 0xff, 0xff, 0xff, 0xff),
      octets(0x06, 3, 0x55, 4, 3),
      octets(0x02, 1, 0),
      octets(0x17, 13),
      octets(0x18, 15),
      octets(0xa0, 3),
      octets(0xa3),
      octets(0x1f, 0x81),
      octets(0x05, 0),
      octets(0x04, 0),
      octets(0x03, 1, 0),
      octets(0x0c, 0x81, 0xff),
      octets(0x1e, 3),
      octets(0x30, 0),
      octets(0x31, 0),
    ],
    ...[
      '20261120000000Z',
      '991231235959Z',
      'data:image/svg+xml;base64,',
      'image/svg+xml',
      'http://x.test/a.crl',
    ],
  ],
  async run(input) {
    const pem = asPem(input)
    const bundle = readPem(pem)
    assert.ok(bundle.certificates.length <= MAX_CERTIFICATES)
    const judgement = checkMarkCertificate(pem, subject, [], now)
    bounded({ problems: judgement.problems, summary: judgement.summary }, 100_000)
    assert.ok((judgement.logo?.length ?? 0) <= MAX_LOGO_BYTES)
    // No root is known: nothing may be verified.
    assert.notEqual(judgement.summary?.chain, 'verified')
    assert.ok(judgement.problems.some(({ status }) => status !== 'good'))
    const { leaf, issuer } = judgement
    if (leaf) {
      const found = await checkRevocation(leaf, issuer ?? leaf, { http: webOf(input), now })
      assert.notEqual(found.status, 'good', 'a revocation list that nobody signed')
    }
    const der = PEM.exec(pem.toString('latin1'))?.[1]
    const bytes = der === undefined ? input : Buffer.from(der, 'base64')
    readCertificate(bytes)
    readLogotype(bytes)
    readMarkRoots(pem)
    expecting(['DerError'], () => childrenOf(readDer(bytes)))
  },
}
