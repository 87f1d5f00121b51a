import { createHash, generateKeyPair, type KeyObject, randomBytes, sign } from 'node:crypto'
import { isIP } from 'node:net'
import { domainToASCII } from 'node:url'
import { promisify } from 'node:util'
import {
  ascii,
  bitString,
  der,
  extension,
  integer,
  none,
  octetString,
  oid,
  pem,
  sequence,
  set,
  time,
  utf8String,
} from '@postproof/engine/der/write'

/**
 * A self-signed certificate for STARTTLS. Senders encrypt opportunistically (RFC 7435) and do not verify the name
 * unless MTA-STS or DANE tells them to, so that mail arrives encrypted without anyone buying a certificate.
 * It is as RFC 5280 has it.
 */

const generate = promisify(generateKeyPair)

export type SelfSigned = { key: string; cert: string }

export type SelfSignedOptions = {
  /** RSA (2048 bits) is understood by the oldest senders; EC is P-256 and made at once. Default `rsa`. */
  kind?: 'rsa' | 'ec'
  /** Unix milliseconds from which the certificate is valid, less one day. */
  now: number
  /** Default 3650. */
  days?: number
}

const DAY = 86_400_000

const OID = {
  commonName: '2.5.4.3',
  rsaSha256: '1.2.840.113549.1.1.11',
  ecdsaSha256: '1.2.840.10045.4.3.2',
  basicConstraints: '2.5.29.19',
  keyUsage: '2.5.29.15',
  extendedKeyUsage: '2.5.29.37',
  subjectAltName: '2.5.29.17',
  subjectKeyIdentifier: '2.5.29.14',
  serverAuth: '1.3.6.1.5.5.7.3.1',
}

/** Key (PKCS #8) and certificate for `hostname`, both PEM. */
export async function selfSigned(hostname: string, options: SelfSignedOptions): Promise<SelfSigned> {
  const kind = options.kind ?? 'rsa'
  const { privateKey, publicKey } =
    kind === 'rsa'
      ? await generate('rsa', { modulusLength: 2048 })
      : await generate('ec', { namedCurve: 'prime256v1' })
  // RFC 5758, 3.2: ECDSA has no parameters; RFC 4055, 5: RSA has NULL.
  const algorithm = kind === 'rsa' ? sequence(oid(OID.rsaSha256), none()) : sequence(oid(OID.ecdsaSha256))
  const body = certificateBody(domainToASCII(hostname) || hostname, publicKey, algorithm, options)
  const certificate = sequence(body, algorithm, bitString(sign('sha256', body, privateKey)))
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: pem('CERTIFICATE', certificate),
  }
}

/** TBSCertificate, RFC 5280, 4.1.2. */
function certificateBody(
  name: string,
  publicKey: KeyObject,
  algorithm: Buffer,
  options: SelfSignedOptions,
): Buffer {
  const spki = publicKey.export({ type: 'spki', format: 'der' })
  // 4.1.2.2: the serial is positive and at most 20 octets.
  const serial = randomBytes(16)
  serial[0] = (serial[0]! & 0x7f) | 0x40
  const from = options.now - DAY
  return sequence(
    der(0xa0, integer(2)),
    integer(serial),
    algorithm,
    commonName(name),
    sequence(time(from), time(from + (options.days ?? 3650) * DAY)),
    commonName(name),
    spki,
    der(0xa3, sequence(...extensions(name, spki))),
  )
}

function extensions(name: string, spki: Buffer): Buffer[] {
  const digest = createHash('sha1').update(spki).digest()
  const digitalSignatureAndKeyEncipherment = Buffer.from([0xa0])
  return [
    extension(OID.basicConstraints, sequence(), true),
    extension(OID.keyUsage, bitString(digitalSignatureAndKeyEncipherment, 5), true),
    extension(OID.extendedKeyUsage, sequence(oid(OID.serverAuth))),
    extension(OID.subjectKeyIdentifier, octetString(digest)),
    extension(OID.subjectAltName, sequence(alternativeName(name))),
  ]
}

/** 4.2.1.6: dNSName [2]; iPAddress [7] for a literal. */
function alternativeName(name: string): Buffer {
  if (isIP(name) === 4) return der(0x87, Buffer.from(name.split('.').map(Number)))
  return ascii(name, 0x82)
}

/** X.520 allows 64 characters in a common name; the alternative name has the whole. */
function commonName(name: string): Buffer {
  return sequence(set(sequence(oid(OID.commonName), utf8String(name.slice(0, 64)))))
}
