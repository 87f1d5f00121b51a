import { createHash, generateKeyPair, type KeyObject, randomBytes, sign } from 'node:crypto'
import { isIP } from 'node:net'
import { domainToASCII } from 'node:url'
import { promisify } from 'node:util'

/**
 * A self-signed certificate for STARTTLS. Senders encrypt opportunistically (RFC 7435) and do not verify the name
 * unless MTA-STS or DANE tells them to, so that mail arrives encrypted without anyone buying a certificate.
 * node:crypto reads X.509 but cannot make it; this writes the little DER that is needed (RFC 5280).
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
  const algorithm = kind === 'rsa' ? sequence(oid(OID.rsaSha256), der(0x05)) : sequence(oid(OID.ecdsaSha256))
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
    der(0xa0, integer(Buffer.from([2]))),
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
  const digitalSignatureAndKeyEncipherment = Buffer.from([0x05, 0xa0])
  return [
    extension(OID.basicConstraints, true, sequence()),
    extension(OID.keyUsage, true, der(0x03, digitalSignatureAndKeyEncipherment)),
    extension(OID.extendedKeyUsage, false, sequence(oid(OID.serverAuth))),
    extension(OID.subjectKeyIdentifier, false, der(0x04, digest)),
    extension(OID.subjectAltName, false, sequence(alternativeName(name))),
  ]
}

function extension(id: string, critical: boolean, value: Buffer): Buffer {
  const flag = critical ? [der(0x01, Buffer.from([0xff]))] : []
  return sequence(oid(id), ...flag, der(0x04, value))
}

/** 4.2.1.6: dNSName [2]; iPAddress [7] for a literal. */
function alternativeName(name: string): Buffer {
  if (isIP(name) === 4) return der(0x87, Buffer.from(name.split('.').map(Number)))
  return der(0x82, Buffer.from(name, 'latin1'))
}

/** X.520 allows 64 characters in a common name; the alternative name has the whole. */
function commonName(name: string): Buffer {
  const value = der(0x0c, Buffer.from(name.slice(0, 64)))
  return sequence(der(0x31, sequence(oid(OID.commonName), value)))
}

/** 4.1.2.5: UTCTime through 2049, GeneralizedTime after. */
function time(at: number): Buffer {
  const digits = new Date(at).toISOString().replace(/[-:T]/g, '').slice(0, 14)
  if (Number(digits.slice(0, 4)) < 2050) return der(0x17, Buffer.from(`${digits.slice(2)}Z`))
  return der(0x18, Buffer.from(`${digits}Z`))
}

function oid(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number)
  const octets = [first * 40 + second]
  for (const arc of rest) {
    const groups = [arc & 0x7f]
    for (let left = Math.floor(arc / 128); left > 0; left = Math.floor(left / 128)) {
      groups.unshift((left & 0x7f) | 0x80)
    }
    octets.push(...groups)
  }
  return der(0x06, Buffer.from(octets))
}

/** Unsigned: callers give octets whose first bit is clear. */
function integer(octets: Buffer): Buffer {
  return der(0x02, octets)
}

function bitString(octets: Buffer): Buffer {
  return der(0x03, Buffer.concat([Buffer.from([0]), octets]))
}

function sequence(...parts: Buffer[]): Buffer {
  return der(0x30, ...parts)
}

/** Tag, length, content (X.690, 8.1). */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const length: number[] = []
  for (let left = content.length; left > 0; left >>>= 8) length.unshift(left & 0xff)
  const head = content.length < 128 ? [tag, content.length] : [tag, 0x80 | length.length, ...length]
  return Buffer.concat([Buffer.from(head), content])
}

function pem(label: string, bytes: Buffer): string {
  const lines = bytes.toString('base64').match(/.{1,64}/g) ?? []
  return `-----BEGIN ${label}-----\n${lines.join('\n')}\n-----END ${label}-----\n`
}
