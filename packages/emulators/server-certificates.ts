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

/**
 * An authority that issues certificates for mail servers, good ones and every kind of bad one: root, intermediate and
 * leaf, with P-256 keys that live as long as the test.
 */
export type ServerAuthority = {
  /** What a sender that verifies shall trust. */
  roots: X509Certificate[]
  issue(recipe: ServerRecipe): ServerCertificate
}

export type ServerRecipe = {
  /** DNS names; null for a certificate without that extension. The first is the common name as well. */
  names: string[] | null
  commonName?: string
  /** ISO dates; default 2026-01-01 to 2027-12-31. */
  from?: string
  to?: string
  /**
   * Where the chain departs from leaf, intermediate.
   * - `leaf-alone`: the intermediate is not sent. `with-root`: the root is sent too. `self-signed`: by its own key.
   * - `stranger`: leads to a root that is not trusted, which is sent. `expired-authority`: the intermediate expired.
   * - `not-an-authority`: the intermediate may not issue. `forged`: the signature is of another key.
   */
  chain?:
    | 'leaf-alone'
    | 'with-root'
    | 'self-signed'
    | 'stranger'
    | 'expired-authority'
    | 'not-an-authority'
    | 'forged'
  /** Purposes; default: for servers. */
  purposes?: string[]
  /** Signed with SHA-1. */
  sha1?: boolean
  /** A key of that many bits in place of P-256. */
  rsa?: number
}

export type ServerCertificate = {
  /** PEM of what the server sends, its own first. */
  cert: string
  key: string
  /** The same in DER. */
  chain: Buffer[]
}

type Key = { privateKey: KeyObject; publicKey: KeyObject }
type Party = { key: Key; name: Buffer }

const FOR_SERVERS = '1.3.6.1.5.5.7.3.1'
const SHA256 = sequence(oid('1.2.840.10045.4.3.2'))
const SHA1 = sequence(oid('1.2.840.10045.4.1'))

const newKey = (): Key => generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
const commonName = (value: string) => sequence(set(sequence(oid('2.5.4.3'), utf8String(value))))
const party = (name: string, key: Key = newKey()): Party => ({ key, name: commonName(name) })

export function createServerAuthority(): ServerAuthority {
  const root = party('Test Root')
  const middle = party('Test Authority')
  const stranger = party('Unknown Root')
  const rootDer = certify(root, root, { authority: true })
  const strangerDer = certify(stranger, stranger, { authority: true })
  let serial = 100

  return {
    roots: [new X509Certificate(rootDer)],
    issue({ names, chain, from = '2026-01-01', to = '2027-12-31', purposes, sha1 = false, ...recipe }) {
      const key: Key = recipe.rsa ? generateKeyPairSync('rsa', { modulusLength: recipe.rsa }) : newKey()
      const leaf = party(recipe.commonName ?? names?.[0] ?? 'mail', key)
      const authority = {
        authority: chain !== 'not-an-authority',
        to: chain === 'expired-authority' ? '2026-02-01' : '2035-01-01',
      }
      const middleDer = certify(middle, chain === 'stranger' ? stranger : root, authority)
      const issuer = chain === 'self-signed' ? leaf : middle
      const signer = chain === 'forged' ? { ...issuer, key: newKey() } : issuer
      const own = certify(leaf, signer, {
        names,
        from,
        to,
        purposes,
        sha1,
        serial: ++serial,
        keyId: issuer.key,
      })
      const above: Buffer[] =
        chain === 'leaf-alone' || chain === 'self-signed'
          ? []
          : chain === 'stranger'
            ? [middleDer, strangerDer]
            : chain === 'with-root'
              ? [middleDer, rootDer]
              : [middleDer]
      const sent = [own, ...above]
      return {
        cert: sent.map((one) => pem('CERTIFICATE', one)).join(''),
        key: key.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
        chain: sent,
      }
    },
  }
}

type Contents = {
  authority?: boolean
  names?: string[] | null
  from?: string
  to?: string
  purposes?: string[] | undefined
  sha1?: boolean
  serial?: number
  /** Whose key the certificate says it was signed with, where that is not true. */
  keyId?: Key
}

/** Certificate, RFC 5280, 4.1. */
function certify(subject: Party, issuer: Party, contents: Contents): Buffer {
  const { from = '2025-01-01', to = '2035-01-01', serial = 7, sha1 = false } = contents
  const algorithm = sha1 ? SHA1 : SHA256
  const body = sequence(
    der(0xa0, integer(2)),
    integer(serial),
    algorithm,
    issuer.name,
    sequence(time(Date.parse(from)), time(Date.parse(to))),
    subject.name,
    subject.key.publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(...extensionsOf(subject, issuer, contents))),
  )
  return sequence(body, algorithm, bitString(sign(sha1 ? 'sha1' : 'sha256', body, issuer.key.privateKey)))
}

function extensionsOf(subject: Party, issuer: Party, contents: Contents): Buffer[] {
  const { authority = false, names = null, purposes = [FOR_SERVERS], keyId = issuer.key } = contents
  return [
    extension('2.5.29.19', authority ? sequence(yes()) : sequence(), true),
    extension('2.5.29.14', octetString(keyIdOf(subject.key))),
    extension('2.5.29.35', sequence(der(0x80, keyIdOf(keyId)))),
    ...(authority ? [extension('2.5.29.15', bitString(Buffer.from([0x06]), 1), true)] : []),
    ...(names === null ? [] : [extension('2.5.29.17', sequence(...names.map((name) => ascii(name, 0x82))))]),
    ...(authority ? [] : [extension('2.5.29.37', sequence(...purposes.map(oid)))]),
  ]
}

const keyIdOf = ({ publicKey }: Key) =>
  createHash('sha1')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest()
