import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readDer } from '@postproof/engine/der/read'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createAuthority } from '../../../../tests/conformance/marks/authority.ts'
import { dataSet } from '../../../../tests/data-set.ts'
import { markCertificateRoots } from '../../data/mark-certificate-roots.ts'
import { checkMarkCertificate } from './check.ts'
import { readLogotype } from './logotype.ts'
import { readPem } from './pem.ts'
import { readMarkRoots } from './root.ts'
import { readCertificate } from './x509.ts'

const authority = createAuthority()
const svg = new TextEncoder().encode('<svg/>')
const subject = { domain: 'example.org', organizational: 'example.org', selector: 'default' }
const now = Date.UTC(2026, 10, 20)
const judge = (bundle: Uint8Array, roots = authority.roots) =>
  checkMarkCertificate(bundle, subject, roots, now)
const issue = (recipe: Parameters<typeof authority.issue>[0] = {}) =>
  Buffer.from(authority.issue(recipe, svg))
const faults = ({ problems }: ReturnType<typeof judge>) =>
  problems.filter(({ status }) => status !== 'good').map(({ part, code }) => `${part} ${code}`)

describe('the roots that come with the program', () => {
  test.each(markCertificateRoots.map((root) => [root.name, root] as const))('%s', (name, root) => {
    const certificate = new X509Certificate(root.pem)
    expect(certificate.fingerprint256).toBe(root.sha256)
    expect(certificate.subject).toContain(`CN=${name}`)
    expect(certificate.ca && certificate.verify(certificate.publicKey)).toBe(true)
  })

  test('a root whose fingerprint is not its own verifies nothing', () => {
    const [root] = authority.roots
    const other = { ...root!, sha256: root!.sha256.replace(/^../, (two) => (two === '00' ? '11' : '00')) }
    expect(judge(issue(), [other]).summary?.chain).toBe('unknown-root')
    expect(judge(issue(), []).summary?.chain).toBe('unknown-root')
    expect(judge(issue()).summary?.chain).toBe('verified')
  })

  test("an operator's own file", () => {
    const file = Buffer.from(`${authority.roots[0]!.pem}${issue({ chain: 'leaf-alone' })}`)
    const { roots, unread } = readMarkRoots(file)
    expect(roots.map(({ name, sha256 }) => [name, sha256])).toEqual([
      ['Test Mark Root', authority.roots[0]!.sha256],
    ])
    expect(unread).toBe(1)
    expect(judge(issue(), roots).summary?.chain).toBe('verified')
  })
})

test('every octet of the signed part counts', () => {
  const [leaf, middle] = readPem(issue()).certificates
  const pem = (der: Uint8Array) =>
    `-----BEGIN CERTIFICATE-----\n${Buffer.from(der).toString('base64')}\n-----END CERTIFICATE-----\n`
  const at = Buffer.from(leaf!).lastIndexOf('example.org')
  fc.assert(
    fc.property(
      fc.integer({ min: 4, max: leaf!.length - 1 }),
      fc.integer({ min: 1, max: 255 }),
      (offset, change) => {
        const copy = Uint8Array.from(leaf!)
        copy[offset] = copy[offset]! ^ change
        expect(judge(Buffer.from(pem(copy) + pem(middle!))).summary?.chain ?? 'broken').not.toBe('verified')
      },
    ),
    { numRuns: 300, examples: [[at, 1]] },
  )
})

test('no input crashes the readers', () => {
  const good = issue()
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.nat({ max: good.length - 2 }), (bytes, cut) => {
      expect(readCertificate(bytes)).toBeNull()
      expect(judge(bytes).summary).toBeNull()
      expect(readLogotype(bytes).ok).toBe(false)
      expect(faults(judge(good.subarray(0, cut)))).not.toEqual([])
      try {
        readDer(bytes)
      } catch (error) {
        expect((error as Error).constructor.name).toBe('DerError')
      }
    }),
  )
})

test('hostile bundles end soon', () => {
  const begin = '-----BEGIN CERTIFICATE-----'
  for (const hostile of [begin.repeat(10_000), `${begin}\n${'A'.repeat(250_000)}`, '-'.repeat(262_144)]) {
    expect(judge(Buffer.from(hostile)).summary).toBeNull()
  }
})

// Mark certificates as they were really issued, which come with a package that is installed for other ends.
const fixtures = dataSet(
  '@postalsys/vmc',
  join(import.meta.dirname, '../../../../node_modules/@postalsys/vmc/test/fixtures'),
)
describe.skipIf(!fixtures.isHere)(`certificates of the real authorities${fixtures.why}`, () => {
  const read = (name: string, domain: string, at: string) =>
    checkMarkCertificate(
      readFileSync(join(fixtures.path, name)),
      { domain, organizational: domain, selector: 'default' },
      markCertificateRoots,
      Date.parse(at),
    )
  test.each<[string, string, string, string | null, string]>([
    ['cnn.pem', 'cnn.com', '2022-01-01', 'VMC', 'DigiCert Verified Mark Root CA'],
    ['paypal_vmc.pem', 'paypal.com', '2025-01-01', 'VMC', 'DigiCert Verified Mark Root CA'],
    ['xometry_cmc.pem', 'xometry.com', '2025-01-01', 'CMC', 'DigiCert Verified Mark Root CA'],
    ['globalsign-vmc.pem', 'globalsign.com', '2025-06-01', 'VMC', 'GlobalSign Verified Mark Root R42'],
    [
      'redshift.pem',
      'redsift.com',
      '2022-01-01',
      'VMC',
      'Entrust Verified Mark Root Certification Authority - VMCR1',
    ],
  ])('%s', (name, domain, at, type, root) => {
    const judged = read(name, domain, at)
    expect(faults(judged)).toEqual([])
    expect(judged.summary).toMatchObject({ type, chain: 'verified', root, names: [domain] })
    expect(Buffer.from(judged.logo!).toString()).toContain('<svg')
  })
  test('the same, with the domain altered and the signature kept', () => {
    const { certificates } = readPem(readFileSync(join(fixtures.path, 'paypal_vmc.pem')))
    const leaf = Buffer.from(certificates[0]!)
    leaf.write('evilxx.com', leaf.lastIndexOf('paypal.com'), 'latin1')
    const pem = [leaf, ...certificates.slice(1)]
      .map(
        (der) =>
          `-----BEGIN CERTIFICATE-----\n${Buffer.from(der).toString('base64')}\n-----END CERTIFICATE-----\n`,
      )
      .join('')
    const judged = checkMarkCertificate(
      Buffer.from(pem),
      { domain: 'evilxx.com', organizational: 'evilxx.com', selector: 'default' },
      markCertificateRoots,
      Date.parse('2025-01-01'),
    )
    expect(judged.summary).toMatchObject({ names: ['evilxx.com'], chain: 'broken' })
    expect(faults(judged)).toEqual(['chain signature-wrong'])
  })
})
