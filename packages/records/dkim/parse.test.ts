import { generateKeyPairSync } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isDkimKey, parseDkimKey } from './parse.ts'

const rsa = (bits: number, type: 'spki' | 'pkcs1' = 'spki') =>
  generateKeyPairSync('rsa', { modulusLength: bits })
    .publicKey.export({ type, format: 'der' })
    .toString('base64')
const good = rsa(2048)
const edwards = generateKeyPairSync('ed25519')
  .publicKey.export({ type: 'spki', format: 'der' })
  .subarray(-32)
  .toString('base64')
const elliptic = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  .publicKey.export({ type: 'spki', format: 'der' })
  .toString('base64')

const codes = (text: string) => parseDkimKey(text).issues.map((issue) => issue.code)

describe('issues', () => {
  test.each<[string, string, string[]]>([
    ['2048 bits', `v=DKIM1; k=rsa; p=${good}`, []],
    ['only p', `p=${good}`, []],
    ['a bare RSAPublicKey', `v=DKIM1; p=${rsa(2048, 'pkcs1')}`, []],
    ['white space in the key', `v=DKIM1; p=${good.slice(0, 60)} ${good.slice(60)}`, []],
    ['Ed25519', `v=DKIM1; k=ed25519; p=${edwards}`, []],
    ['Ed25519 without k', `v=DKIM1; p=${edwards}`, ['key-type-mismatch']],
    ['RSA called Ed25519', `v=DKIM1; k=ed25519; p=${good}`, ['key-type-mismatch']],
    ['1024 bits', `v=DKIM1; p=${rsa(1024)}`, ['short-key']],
    ['512 bits', `v=DKIM1; p=${rsa(512)}`, ['weak-key']],
    ['v last', `k=rsa; p=${good}; v=DKIM1`, ['bad-version']],
    ['v in small letters', `v=dkim1; p=${good}`, ['bad-version']],
    ['no p', 'v=DKIM1; k=rsa', ['missing-key']],
    ['revoked', 'v=DKIM1; p=', ['revoked']],
    ['cut off', `v=DKIM1; p=${good.slice(0, 200)}`, ['not-a-key']],
    ['another kind of key', `v=DKIM1; p=${elliptic}`, ['not-a-key']],
    ['armor', `v=DKIM1; p=-----BEGIN PUBLIC KEY-----${good}`, ['pem-armor']],
    ['not base64', 'v=DKIM1; p=abc$def', ['not-base64']],
    ['k=dsa', `v=DKIM1; k=dsa; p=${good}`, ['unknown-key-type', 'key-type-mismatch']],
    ['t=y:s', `v=DKIM1; t=y:s; p=${good}`, ['testing']],
    ['h=sha1', `v=DKIM1; h=sha1; p=${good}`, ['no-sha256']],
    ['h=sha1:sha256', `v=DKIM1; h=sha1:sha256; p=${good}`, ['sha1-allowed']],
    ['s=tlsrpt', `v=DKIM1; s=tlsrpt; p=${good}`, ['not-for-email']],
    ['g=', `v=DKIM1; g=*; p=${good}`, ['historic-tag']],
    ['a tag twice', `v=DKIM1; k=rsa; k=rsa; p=${good}`, ['duplicate-tag']],
    ['no semicolon', `v=DKIM1 k=rsa; p=${good}`, ['bad-version', 'missing-semicolon']],
  ])('%s', (_, text, expected) => {
    expect(codes(text)).toEqual(expected)
  })
})

test('tells what the key is', () => {
  expect(parseDkimKey(`v=DKIM1; p=${good}`)).toMatchObject({ keyType: 'rsa', bits: 2048, revoked: false })
  expect(parseDkimKey(`k=ed25519; p=${edwards}`)).toMatchObject({ keyType: 'ed25519', bits: 256 })
  expect(parseDkimKey('v=DKIM1; t=s; p=')).toMatchObject({
    keyType: null,
    revoked: true,
    strictIdentity: true,
  })
})

test.each([
  ['v=DKIM1; p=x', true],
  ['k=rsa; p=x', true],
  ['v=spf1 -all', false],
  ['v=DMARC1; sp=none', false],
])('%s is a key: %s', (text, expected) => {
  expect(isDkimKey(text)).toBe(expected)
})

test('no input crashes the parser', () => {
  const unit = fc.constantFrom(...'vkptghs=;: DKIM1rsaMIGf+/\n"')
  fc.assert(
    fc.property(fc.oneof(fc.string({ maxLength: 300 }), fc.string({ unit, maxLength: 300 })), (text) => {
      for (const { span } of parseDkimKey(text).issues) {
        expect(span.end).toBeLessThanOrEqual(text.length)
      }
    }),
    { numRuns: 500 },
  )
})
