import { X509Certificate } from 'node:crypto'
import { rootCertificates } from 'node:tls'
import { expect, test } from 'vitest'
import { createServerAuthority, type ServerRecipe } from '../emulators/server-certificates.ts'
import { type CertificateFault, judgeChain } from './certificate.ts'

const { roots, issue } = createServerAuthority()
const NOW = Date.parse('2026-11-20T12:00:00Z')
const HOST = 'mx1.example.org'

test.each<[name: string, recipe: ServerRecipe, faults: CertificateFault[]]>([
  ['its own name', { names: [HOST] }, []],
  ['one of several names', { names: ['example.org', HOST] }, []],
  ['a wildcard for one label', { names: ['*.example.org'] }, []],
  ['the root sent too', { names: [HOST], chain: 'with-root' }, []],
  ['names in capitals', { names: ['MX1.Example.ORG'] }, []],
  ['a wildcard that would stand for two', { names: ['*.org'] }, ['wrong-name']],
  ['a wildcard within a label', { names: ['mx*.example.org'] }, ['wrong-name']],
  ['another name', { names: ['www.example.org'] }, ['wrong-name']],
  ['the common name alone', { names: null, commonName: HOST }, ['wrong-name']],
  ['ended', { names: [HOST], to: '2026-11-19' }, ['expired']],
  ['not begun', { names: [HOST], from: '2026-12-01' }, ['not-yet-valid']],
  ['signed by itself', { names: [HOST], chain: 'self-signed' }, ['self-signed']],
  ['the authority not sent', { names: [HOST], chain: 'leaf-alone' }, ['incomplete']],
  ['a root that is not public', { names: [HOST], chain: 'stranger' }, ['unknown-root']],
  ['an authority that ended', { names: [HOST], chain: 'expired-authority' }, ['issuer-expired']],
  ['an authority that may not issue', { names: [HOST], chain: 'not-an-authority' }, ['incomplete']],
  ['a signature of another key', { names: [HOST], chain: 'forged' }, ['incomplete']],
  ['for mail clients', { names: [HOST], purposes: ['1.3.6.1.5.5.7.3.4'] }, ['not-for-servers']],
  ['SHA-1', { names: [HOST], sha1: true }, ['weak-signature']],
  ['a short RSA key', { names: [HOST], rsa: 1024 }, ['weak-key']],
  [
    'everything',
    { names: ['a.test'], to: '2026-02-02', chain: 'self-signed' },
    ['expired', 'self-signed', 'wrong-name'],
  ],
])('%s', (_, recipe, faults) => {
  expect(judgeChain(issue(recipe).chain, { host: HOST, now: NOW, roots }).faults).toEqual(faults)
})

test('days are counted to the end by the clock that is given', () => {
  const { chain } = issue({ names: [HOST], to: '2026-12-01' })
  const daysAt = (now: string) => judgeChain(chain, { host: HOST, now: Date.parse(now), roots }).days
  expect(['2026-11-20', '2026-11-30T23:00:00Z', '2026-12-02'].map(daysAt)).toEqual([11, 0, -1])
})

test.each([
  ['none', []],
  ['octets', [Buffer.from('not a certificate')]],
  ['a readable one after octets', [Buffer.from('no'), ...issue({ names: [HOST] }).chain]],
])('what cannot be read is a fault: %s', (_, chain) => {
  expect(judgeChain(chain, { host: HOST, now: NOW, roots }).faults).toEqual(['unreadable'])
})

test('names are those of DNS, and few', () => {
  const names = Array.from({ length: 300 }, (_, at) => `a${at}.example.org`)
  const report = judgeChain(issue({ names: [HOST, ...names] }).chain, { host: HOST, now: NOW, roots })
  expect([report.names.length, report.names[0], report.issuer]).toEqual([20, HOST, 'Test Authority'])
})

test('the roots of the program lead nowhere else', () => {
  const known = rootCertificates.map((pem) => new X509Certificate(pem))
  const { faults } = judgeChain(issue({ names: [HOST] }).chain, { host: HOST, now: NOW, roots: known })
  expect(faults).toEqual(['incomplete'])
})
