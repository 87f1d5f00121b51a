import { createHash, generateKeyPairSync, type KeyObject, sign, X509Certificate } from 'node:crypto'
import {
  ascii,
  bitString,
  der,
  extension,
  integer,
  octetString,
  oid,
  pem,
  sequence,
  set,
  time,
  utf8String,
  yes,
} from '@postproof/engine/der/write'
import type { MarkRoot } from '@postproof/records/bimi/certificate/root'
import { SUBJECT_FIELDS } from '../../../packages/records/bimi/certificate/subject.ts'
import { type LogotypeFault, logotype } from './logotype.ts'

/**
 * An authority that issues mark certificates for tests, good ones and every kind of bad one: root, intermediate and
 * leaf, signed with P-256 keys that live as long as the test.
 */
export type Authority = {
  /** The root that a checker shall know. */
  roots: MarkRoot[]
  /** A PEM bundle, leaf first. */
  issue(recipe: Recipe, svg: Uint8Array): string
  /** A revocation list in DER; `revoked` serials. */
  revocationList(list: RevocationRecipe): Buffer
}

export type Recipe = {
  names?: string[] | null
  /** ISO dates of the leaf; default 2026-01-01 to 2027-01-01. */
  from?: string
  to?: string
  /** Fields by name, over those of a complete Registered Mark; null leaves one out. */
  subject?: Record<string, string | null>
  purposes?: string[] | null
  timestamps?: 'good' | 'none' | 'unreadable'
  logo?: LogotypeFault
  hash?: 'sha1' | 'sha256' | 'plain'
  nameConstraints?: boolean
  pilot?: boolean
  revocationList?: string
  /** Where the bundle departs from root, intermediate, leaf. */
  chain?:
    | 'with-root'
    | 'leaf-alone'
    | 'reversed'
    | 'six'
    | 'two-intermediates'
    | 'other-intermediate'
    | 'self-signed'
    | 'unknown-root'
    | 'imitated-root'
    | 'intermediate-not-ca'
    | 'intermediate-expired'
    | 'intermediate-for-servers'
    | 'sha1'
  /** Bytes changed after signing: the domain in the leaf, same length, with its signature kept. */
  forge?: { from: string; to: string }
  /** Beside the certificates: a private key, a damaged block, or filling up to so many octets. */
  extra?: 'private-key' | 'damaged' | 'no-certificate' | number
}

export type RevocationRecipe = {
  revoked?: number[]
  by?: 'issuer' | 'other'
  until?: string
  garbage?: boolean
}

type Key = { privateKey: KeyObject; publicKey: KeyObject }
type Party = { key: Key; name: Buffer }
type Ext = { id: string; critical?: boolean; value: Buffer }

const MARK_PURPOSE = '1.3.6.1.5.5.7.3.31'
const SHA256 = sequence(oid('1.2.840.10045.4.3.2'))
const SHA1 = sequence(oid('1.2.840.10045.4.1'))
const COMPLETE: Record<string, string> = {
  organizationName: 'Leaf & Sons, Inc.',
  streetAddress: '1 Leaf Street',
  localityName: 'Leafton',
  stateOrProvinceName: 'Leafshire',
  countryName: 'US',
  businessCategory: 'Private Organization',
  serialNumber: '12345',
  jurisdictionCountry: 'US',
  markType: 'Registered Mark',
  trademarkCountry: 'US',
  trademarkIdentifier: '7654321',
}
const LEAF_SERIAL = 0x4321

const newKey = (): Key => generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
const nameOf = (fields: Record<string, string>) =>
  sequence(...Object.entries(fields).map(([id, value]) => set(sequence(oid(id), utf8String(value)))))
const commonName = (value: string) => nameOf({ '2.5.4.3': value })
const keyId = (key: Key) =>
  createHash('sha1')
    .update(key.publicKey.export({ type: 'spki', format: 'der' }))
    .digest()

export function createAuthority(): Authority {
  const root: Party = { key: newKey(), name: commonName('Test Mark Root') }
  const middle: Party = { key: newKey(), name: commonName('Test Mark CA 1') }
  const stranger: Party = { key: newKey(), name: commonName('Unknown Mark Root') }
  const rootDer = certify(root, root, authorityExtensions(root, root, 1))
  const x509 = new X509Certificate(rootDer)
  const known = {
    name: 'Test Mark Root',
    operator: 'Test',
    legacy: false,
    sha256: x509.fingerprint256,
    pem: pem('CERTIFICATE', rootDer),
  }
  return {
    roots: [known],
    issue: (recipe, svg) => issue({ root, middle, stranger, rootDer }, recipe, svg),
    revocationList: (list) => revocationList(list.by === 'other' ? stranger : middle, list),
  }
}

type House = { root: Party; middle: Party; stranger: Party; rootDer: Buffer }

function issue({ root, middle, stranger, rootDer }: House, recipe: Recipe, svg: Uint8Array): string {
  const { chain } = recipe
  const leaf: Party = { key: newKey(), name: subjectName(recipe) }
  const above =
    chain === 'unknown-root'
      ? stranger
      : chain === 'imitated-root'
        ? { key: newKey(), name: root.name }
        : root
  const middleExtensions =
    chain === 'intermediate-not-ca'
      ? authorityExtensions(middle, above, null)
      : authorityExtensions(
          middle,
          above,
          0,
          chain === 'intermediate-for-servers' ? '1.3.6.1.5.5.7.3.1' : MARK_PURPOSE,
        )
  const middleDer = certify(middle, above, middleExtensions, {
    to: chain === 'intermediate-expired' ? '2026-02-01' : '2035-01-01',
  })
  const second: Party = { key: newKey(), name: commonName('Test Mark CA 2') }
  const signer =
    chain === 'self-signed'
      ? leaf
      : chain === 'two-intermediates'
        ? second
        : chain === 'other-intermediate'
          ? { key: newKey(), name: commonName('Somebody Else') }
          : middle
  const dates = { from: recipe.from ?? '2026-01-01', to: recipe.to ?? '2027-01-01', serial: LEAF_SERIAL }
  const made = certify(leaf, signer, leafExtensions(leaf, signer, recipe, svg), {
    ...dates,
    sha1: chain === 'sha1',
  })
  const leafDer = forged(made, recipe.forge)
  const secondDer = certify(second, middle, authorityExtensions(second, middle, 0))
  const orders: Record<string, Buffer[]> = {
    'with-root': [leafDer, middleDer, rootDer],
    'leaf-alone': [leafDer],
    'self-signed': [leafDer],
    reversed: [middleDer, leafDer],
    six: [leafDer, middleDer, rootDer, rootDer, rootDer, rootDer],
    'two-intermediates': [leafDer, secondDer, middleDer],
  }
  return bundle(orders[chain ?? ''] ?? [leafDer, middleDer], recipe.extra)
}

function bundle(certificates: Buffer[], extra: Recipe['extra']): string {
  const blocks = certificates.map((one) => pem('CERTIFICATE', one)).join('')
  if (extra === 'private-key') {
    return blocks + newKey().privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  }
  if (extra === 'damaged') return `${blocks}-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n`
  if (extra === 'no-certificate') return 'This is not the file you are looking for.\n'
  return typeof extra === 'number' ? `${blocks}${'#'.repeat(extra)}\n` : blocks
}

function subjectName(recipe: Recipe): Buffer {
  const fields = { ...COMPLETE, ...recipe.subject }
  const given = Object.entries(fields).flatMap(([name, value]) => {
    const id = SUBJECT_FIELDS[name]
    return value === null || id === undefined ? [] : [[id, value] as const]
  })
  return nameOf({ '2.5.4.3': 'Leaf & Sons, Inc.', ...Object.fromEntries(given) })
}

function authorityExtensions(self: Party, issuer: Party, pathLength: number | null, purpose?: string): Ext[] {
  const constraints = pathLength === null ? sequence() : sequence(yes(), integer(pathLength))
  return [
    { id: '2.5.29.19', critical: true, value: constraints },
    ...(pathLength === null
      ? []
      : [{ id: '2.5.29.15', critical: true, value: bitString(Buffer.from([0x06]), 1) }]),
    ...keyIds(self, issuer),
    ...(purpose === undefined ? [] : [{ id: '2.5.29.37', value: sequence(oid(purpose)) }]),
  ]
}

function keyIds(self: Party, issuer: Party): Ext[] {
  return [
    { id: '2.5.29.14', value: octetString(keyId(self.key)) },
    { id: '2.5.29.35', value: sequence(der(0x80, keyId(issuer.key))) },
  ]
}

function leafExtensions(self: Party, issuer: Party, recipe: Recipe, svg: Uint8Array): Ext[] {
  const {
    names = ['example.org'],
    purposes = [MARK_PURPOSE],
    timestamps = 'good',
    revocationList: list,
  } = recipe
  const listed = Buffer.concat([Buffer.from([0, 6, 0, 4]), Buffer.from('time')])
  const lists = list && der(0xa0, der(0xa0, ascii(list, 0x86)))
  return [
    { id: '2.5.29.19', critical: true, value: sequence() },
    ...keyIds(self, issuer),
    ...(names === null
      ? []
      : [{ id: '2.5.29.17', value: sequence(...names.map((name) => ascii(name, 0x82))) }]),
    ...(purposes === null ? [] : [{ id: '2.5.29.37', value: sequence(...purposes.map(oid)) }]),
    ...(timestamps === 'none'
      ? []
      : [
          {
            id: '1.3.6.1.4.1.11129.2.4.2',
            value: octetString(timestamps === 'good' ? listed : Buffer.from([9, 9])),
          },
        ]),
    ...(recipe.logo === 'none'
      ? []
      : [{ id: '1.3.6.1.5.5.7.1.12', value: logotype(svg, recipe.hash ?? 'sha256', recipe.logo) }]),
    ...(recipe.nameConstraints ? [{ id: '2.5.29.30', critical: true, value: sequence() }] : []),
    ...(recipe.pilot
      ? [{ id: '1.3.6.1.4.1.53087.4.1', critical: true, value: utf8String('Mark Certificate') }]
      : []),
    ...(lists ? [{ id: '2.5.29.31', value: sequence(sequence(lists)) }] : []),
  ]
}

function certify(
  subject: Party,
  issuer: Party,
  extensions: Ext[],
  { from = '2025-01-01', to = '2035-01-01', serial = 7, sha1 = false } = {},
): Buffer {
  const algorithm = sha1 ? SHA1 : SHA256
  const body = sequence(
    der(0xa0, integer(2)),
    integer(serial),
    algorithm,
    issuer.name,
    sequence(time(Date.parse(from)), time(Date.parse(to))),
    subject.name,
    subject.key.publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(...extensions.map(({ id, value, critical }) => extension(id, value, critical)))),
  )
  return sequence(body, algorithm, bitString(sign(sha1 ? 'sha1' : 'sha256', body, issuer.key.privateKey)))
}

function forged(certificate: Buffer, forge: Recipe['forge']): Buffer {
  if (!forge) return certificate
  const at = certificate.lastIndexOf(Buffer.from(forge.from, 'latin1'))
  if (at < 0 || forge.from.length !== forge.to.length) throw new Error('nothing to forge')
  const copy = Buffer.from(certificate)
  copy.write(forge.to, at, 'latin1')
  return copy
}

function revocationList(
  by: Party,
  { revoked = [], until = '2027-01-01', garbage }: RevocationRecipe,
): Buffer {
  if (garbage) return Buffer.from('not a list')
  const entries = revoked.map((serial) => sequence(integer(serial), time(Date.UTC(2026, 4, 1))))
  const body = sequence(
    integer(1),
    SHA256,
    by.name,
    time(Date.UTC(2026, 5, 1)),
    time(Date.parse(until)),
    ...(entries.length === 0 ? [] : [sequence(...entries)]),
  )
  return sequence(body, SHA256, bitString(sign('sha256', body, by.key.privateKey)))
}
