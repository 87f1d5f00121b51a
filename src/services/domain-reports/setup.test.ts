import { createZone, type ZoneDefinition } from '@postproof/dns/zone'
import { describe, expect, test } from 'vitest'
import { newReportTag, postAddress, reportAddress, tagOfAddress } from './address.ts'
import { askSetup, withAddress } from './setup.ts'

const address = 'reports+tag@mail.test'
const post = 'https://postproof.test/api/tls-reports/tag'
const asked = { domain: 'a.example', address, post, tag: 'tag', mailDomain: 'mail.test' }
const setup = (zone: ZoneDefinition) => askSetup(createZone(zone), asked)
const uri = `mailto:${address}`

describe('the DMARC record to publish', () => {
  test.each<[string, ZoneDefinition, string, string | null]>([
    ['none there', {}, 'add', `v=DMARC1; p=none; rua=${uri}`],
    [
      'one with another address',
      { '_dmarc.a.example': { TXT: ['v=DMARC1;p=reject;rua=mailto:x@y.example;x=1;'] } },
      'add',
      `v=DMARC1;p=reject;rua=mailto:x@y.example,${uri};x=1;`,
    ],
    [
      'one without addresses',
      { '_dmarc.a.example': { TXT: ['v=DMARC1; p=reject;'] } },
      'add',
      `v=DMARC1; p=reject; rua=${uri}`,
    ],
    [
      'an empty list',
      { '_dmarc.a.example': { TXT: ['v=DMARC1; p=none; rua=; sp=none'] } },
      'add',
      `v=DMARC1; p=none; rua=${uri}; sp=none`,
    ],
    [
      'ours',
      { '_dmarc.a.example': { TXT: [`v=DMARC1; p=none; rua=${uri.toUpperCase()}!5m`] } },
      'listed',
      null,
    ],
    [
      'two records',
      { '_dmarc.a.example': { TXT: ['v=DMARC1; p=none', 'v=DMARC1; p=reject'] } },
      'broken',
      null,
    ],
    ['a tag twice', { '_dmarc.a.example': { TXT: ['v=DMARC1; p=none; p=reject'] } }, 'broken', null],
    ['no answer', { '_dmarc.a.example': 'SERVFAIL' }, 'unknown', null],
    ['no answer above', { '_dmarc.example': 'TIMEOUT' }, 'unknown', null],
  ])('%s', async (_, zone, state, value) => {
    const { dmarc } = await setup(zone)
    expect([dmarc.state, dmarc.record?.value ?? null]).toEqual([state, value])
  })

  test('of a name below a domain with one is not milder, and keeps its addresses', async () => {
    const zone = {
      '_dmarc.a.example': { TXT: ['v=DMARC1; p=reject; sp=quarantine; adkim=s; rua=mailto:x@a.example'] },
    }
    const { dmarc } = await askSetup(createZone(zone), { ...asked, domain: 'b.a.example' })
    expect(dmarc.record).toEqual({
      host: '_dmarc.b.a.example',
      value: `v=DMARC1; p=quarantine; adkim=s; rua=mailto:x@a.example,${uri}`,
      current: null,
    })
  })

  test('leaves a record alone that has two lists', () => {
    const text = 'v=DMARC1; rua=mailto:a@b.example; rua=mailto:c@d.example'
    expect(withAddress(text, address)).toBe(text)
  })
})

const tlsRecord = (text: string): ZoneDefinition => ({ '_smtp._tls.a.example': { TXT: [text] } })
test.each<[string, ZoneDefinition, string, string | null]>([
  ['none there', {}, 'add', `v=TLSRPTv1; rua=${uri}`],
  ['ours by mail', tlsRecord(`v=TLSRPTv1; rua=${uri}`), 'listed', null],
  ['ours by HTTPS', tlsRecord(`v=TLSRPTv1;rua=mailto:x@y.example,${post}`), 'listed', null],
  [
    'that of another domain by HTTPS',
    tlsRecord(`v=TLSRPTv1; rua=${post}x`),
    'add',
    `v=TLSRPTv1; rua=${post}x,${uri}`,
  ],
  ['no answer', { '_smtp._tls.a.example': 'SERVFAIL' }, 'unknown', null],
])('the TLS-RPT record to publish: %s', async (_, zone, state, value) => {
  const { tls } = await setup(zone)
  expect([tls.state, tls.record?.value ?? null]).toEqual([state, value])
})

test.each<[string, ZoneDefinition, 'dmarc' | 'txt' | null]>([
  ['nothing', {}, null],
  ['the TXT record', { '_postproof.a.example': { TXT: ['postproof-reports=tag'] } }, 'txt'],
  ['another TXT record', { '_postproof.a.example': { TXT: ['postproof-reports=other'] } }, null],
  ['the DMARC record', { '_dmarc.a.example': { TXT: [`v=DMARC1; p=none; rua=${uri}`] } }, 'dmarc'],
])('%s proves %s', async (_, zone, proved) => {
  expect((await setup(zone)).proved_by).toBe(proved)
})

test.each<[string, ZoneDefinition, string]>([
  ['missing', {}, 'missing'],
  ['given for all', { '*._report._dmarc.mail.test': { TXT: ['v=DMARC1;'] } }, 'given'],
  ['not answered', { 'a.example._report._dmarc.mail.test': 'SERVFAIL' }, 'unknown'],
])('the permission of the receiving domain is %s', async (_, zone, state) => {
  expect((await setup(zone)).permission.state).toBe(state)
})

test.each([
  ['https://postproof.test', 'https://postproof.test/api/tls-reports/tag'],
  ['http://localhost:8080', null],
])('a server at %s takes TLS reports at %s', (site, expected) => {
  expect(postAddress('tag', site)).toBe(expected)
})

test('an address has its tag in any case, and no other address has one', () => {
  const tag = newReportTag()
  expect(tag).toMatch(/^[a-z2-7]{24}$/)
  expect(tagOfAddress(reportAddress(tag, 'mail.test').toUpperCase(), 'Mail.Test')).toBe(tag)
  for (const other of ['reports@mail.test', `reports+${tag}@other.test`, `reports+${tag}a@mail.test`])
    expect(tagOfAddress(other, 'mail.test')).toBeNull()
})
