import { createPrivateKey, X509Certificate } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { selfSigned } from './self-signed.ts'

const now = Date.UTC(2026, 10, 20)

describe.each(['rsa', 'ec'] as const)('%s', (kind) => {
  test('is a certificate that verifies itself and names the host', async () => {
    const { key, cert } = await selfSigned('mx.in.example', { kind, now })
    const certificate = new X509Certificate(cert)
    expect(certificate.subject).toBe('CN=mx.in.example')
    expect(certificate.issuer).toBe('CN=mx.in.example')
    expect(certificate.subjectAltName).toBe('DNS:mx.in.example')
    expect(certificate.checkHost('mx.in.example')).toBe('mx.in.example')
    expect(certificate.checkHost('other.example')).toBeUndefined()
    expect(certificate.ca).toBe(false)
    expect(certificate.keyUsage).toEqual(['1.3.6.1.5.5.7.3.1'])
    expect(certificate.verify(certificate.publicKey)).toBe(true)
    expect(certificate.checkPrivateKey(createPrivateKey(key))).toBe(true)
    expect(certificate.publicKey.asymmetricKeyType).toBe(kind)
    expect(certificate.validFromDate.getTime()).toBe(now - 86_400_000)
    expect(certificate.validToDate.getTime()).toBe(now + 3649 * 86_400_000)
  })
})

test.each<[string, string, string]>([
  ['a name over 64 characters', `${'long.'.repeat(14)}example`, `DNS:${'long.'.repeat(14)}example`],
  ['an international name', 'mx.bücher.example', 'DNS:mx.xn--bcher-kva.example'],
  ['an address', '192.0.2.1', 'IP Address:192.0.2.1'],
  ['a name of one label', 'localhost', 'DNS:localhost'],
])('%s', async (_name, host, alternative) => {
  const certificate = new X509Certificate((await selfSigned(host, { kind: 'ec', now })).cert)
  expect(certificate.subjectAltName).toBe(alternative)
  expect(certificate.verify(certificate.publicKey)).toBe(true)
})

test('years after 2049 are written in the long form', async () => {
  const { cert } = await selfSigned('a.example', { kind: 'ec', now, days: 20_000 })
  expect(new X509Certificate(cert).validToDate.getUTCFullYear()).toBe(2081)
})

test('no two serials are alike', async () => {
  const serials = await Promise.all(
    Array.from(
      { length: 20 },
      async () => new X509Certificate((await selfSigned('a', { kind: 'ec', now })).cert).serialNumber,
    ),
  )
  expect(new Set(serials).size).toBe(20)
})
