import { X509Certificate } from 'node:crypto'
import { readPem } from './pem.ts'

/** A root certificate that mark certificates may lead to. The fingerprint is checked against the certificate. */
export type MarkRoot = {
  name: string
  operator: string
  /** It issues no new certificates; those it issued are still accepted. */
  legacy: boolean
  /** SHA-256 of the DER form, upper-case hex with colons. */
  sha256: string
  pem: string
}

/**
 * The roots of an operator's own PEM file, named by their common names. `unread` counts the certificates that could
 * not be read or are no authorities. Never throws. At most five certificates are read from one file.
 */
export function readMarkRoots(file: Uint8Array): { roots: MarkRoot[]; unread: number } {
  const bundle = readPem(file)
  const roots = bundle.certificates.map(rootOf).filter((root) => root !== null)
  return { roots, unread: bundle.count - roots.length }
}

function rootOf(der: Uint8Array): MarkRoot | null {
  try {
    const certificate = new X509Certificate(der)
    if (!certificate.ca) return null
    const name = /^CN=(.*)$/m.exec(certificate.subject)?.[1] ?? certificate.subject.replaceAll('\n', ', ')
    const operator = /^O=(.*)$/m.exec(certificate.subject)?.[1] ?? 'own'
    return { name, operator, legacy: false, sha256: certificate.fingerprint256, pem: certificate.toString() }
  } catch {
    return null
  }
}
