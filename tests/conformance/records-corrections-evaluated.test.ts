import { Buffer } from 'node:buffer'
import { toMailauthResolver } from '@postproof/dns/mailauth-resolver'
import { createZone, type ZoneDefinition } from '@postproof/dns/zone'
import { coversHost, parseMtaStsPolicy } from '@postproof/records/mta-sts/parse'
import { type DNSResolver, dkimVerify } from 'mailauth'
import { describe, expect, test } from 'vitest'
import { createWeb, type FakeWeb } from '#emulators/web.ts'
import { createRecordCheckers } from '#services/checkers/record-checkers.ts'
import { makeKey, PLAIN_MAIL, RECEIVED_AT, sign } from '../../packages/spam-test/authentication/fixture.ts'

/**
 * Corrections of DKIM keys and of MTA-STS policies are published and tried: a signed mail is verified, and the mail
 * servers are looked up in the policy, with what is there today and with what is offered.
 */
const clock = { now: () => RECEIVED_AT }

function checkersOf(zone: ZoneDefinition, file?: string) {
  const url = 'https://mta-sts.example.org/.well-known/mta-sts.txt'
  const web: FakeWeb =
    file === undefined ? {} : { [url]: { status: 200, type: 'text/plain', file: 'policy' } }
  const files = new Map([['policy', Buffer.from(file ?? '')]])
  return createRecordCheckers({ resolver: createZone(zone, { clock }), http: createWeb(web, files), clock })
}

describe('DKIM', () => {
  const keys = { rsa: makeKey(2048), ed25519: makeKey('ed25519') }
  const keyOf = (kind: keyof typeof keys) => keys[kind].record.split('p=')[1]!
  const p = keyOf('rsa')
  const half = p.slice(0, 200)
  const rest = p.slice(200)
  const zoneOf = (texts: string | string[]): ZoneDefinition => ({
    'example.org': { MX: [[10, 'mx.example.org']] },
    's1._domainkey.example.org': { TXT: texts },
  })

  async function result(texts: string | string[], kind: keyof typeof keys) {
    const mail = await sign(PLAIN_MAIL, { key: keys[kind] })
    const resolver = toMailauthResolver(createZone(zoneOf(texts), { clock })) as DNSResolver
    const { results } = await dkimVerify(Buffer.from(mail), { resolver, curTime: new Date(RECEIVED_AT) })
    return results[0]?.status.result
  }

  /** A key as it is published, and whether a record is offered in its place. */
  const rows: [name: string, texts: string | string[], offered: boolean, kind?: 'ed25519'][] = [
    ['in order', keys.rsa.record, false],
    ['without a version', `k=rsa; p=${p}`, false],
    ['blanks within the key', `v=DKIM1; k=rsa; p=${half} ${rest}`, false],
    ['the key in quotes', `v=DKIM1; k=rsa; p="${p}"`, true],
    ['quotes in the middle', `v=DKIM1; k=rsa; p=${half}" "${rest}`, true],
    ['backslashes', `v=DKIM1\\; k=rsa\\; p=${p}`, true],
    ['a PEM file', `v=DKIM1; k=rsa; p=-----BEGIN PUBLIC KEY-----${p}-----END PUBLIC KEY-----`, true],
    ['cut into two records', [`v=DKIM1; k=rsa; p=${half}`, rest], true],
    ['another hash alone', `v=DKIM1; k=rsa; h=sha1; p=${p}`, true],
    ['for another service alone', `v=DKIM1; k=rsa; s=tlsrpt; p=${p}`, true],
    ['test mode', `v=DKIM1; k=rsa; t=y; p=${p}`, true],
    ['a wrong type', `v=DKIM1; k=ed25519; p=${p}`, true],
    ['a version in small letters', `v=dkim1; k=rsa; p=${p}`, true],
    ['a version behind the key', `k=rsa; p=${p}; v=DKIM1`, true],
    ['a tag twice', `v=DKIM1; k=rsa; k=rsa; p=${p}`, true],
    ['cut off', `v=DKIM1; k=rsa; p=${half}`, false],
    ['withdrawn', 'v=DKIM1; k=rsa; p=', false],
    ['Ed25519 in order', keys.ed25519.record, false, 'ed25519'],
    ['Ed25519 called RSA', `v=DKIM1; k=rsa; p=${keyOf('ed25519')}`, true, 'ed25519'],
  ]

  test.each(rows)('%s', async (_, texts, offered, kind = undefined) => {
    const before = await result(texts, kind ?? 'rsa')
    const found = await checkersOf(zoneOf(texts)).record('dkim', { input: 'example.org', selector: 's1' })
    const [suggested] = found.suggested_records
    expect(suggested !== undefined).toBe(offered)
    if (suggested) expect(await result(suggested.value, kind ?? 'rsa'), `${before} before`).toBe('pass')
  })
})

describe('MTA-STS', () => {
  const hosts = ['mx1.example.org', 'mx2.example.org', 'mx.backup.example']
  const zoneOf = (record: string | null): ZoneDefinition => ({
    'example.org': { MX: hosts.map((host, index): [number, string] => [10 + index, host]) },
    ...(record === null ? {} : { '_mta-sts.example.org': { TXT: record } }),
  })
  const file = (...lines: string[]) => `${lines.join('\r\n')}\r\n`
  const all = hosts.map((host) => `mx: ${host}`)

  /** What a sender makes of a policy: for each mail server, whether it delivers (RFC 8461, 5). */
  function delivers(text: string): boolean[] {
    const { mode, mx, issues } = parseMtaStsPolicy(text)
    const inForce = mode === 'enforce' && issues.every(({ status }) => status !== 'bad')
    return hosts.map((host) => !inForce || mx.some((pattern) => coversHost(pattern, host)))
  }

  const rows: [name: string, record: string | null, policy: string | undefined, offered: boolean][] = [
    ['nothing', null, undefined, true],
    ['in order', 'v=STSv1; id=1;', file('version: STSv1', 'mode: enforce', ...all, 'max_age: 604800'), false],
    ['a record without a file', 'v=STSv1; id=1;', undefined, true],
    [
      'a record nobody reads',
      'v=stsv1; id=1',
      file('version: STSv1', 'mode: enforce', ...all, 'max_age: 604800'),
      true,
    ],
    [
      'an id with a dash',
      'v=STSv1; id=2026-11;',
      file('version: STSv1', 'mode: enforce', ...all, 'max_age: 604800'),
      true,
    ],
    [
      'a server left out',
      'v=STSv1; id=1;',
      file('version: STSv1', 'mode: enforce', all[0]!, 'max_age: 604800'),
      true,
    ],
    [
      'only another server',
      'v=STSv1; id=1;',
      file('version: STSv1', 'mode: enforce', 'mx: old.example.org', 'max_age: 604800'),
      true,
    ],
    ['no servers', 'v=STSv1; id=1;', file('version: STSv1', 'mode: enforce', 'max_age: 604800'), true],
    [
      'a pattern for two of three',
      'v=STSv1; id=1;',
      file('version: STSv1', 'mode: enforce', 'mx: *.example.org', 'max_age: 604800'),
      true,
    ],
    ['no mode', 'v=STSv1; id=1;', file('version: STSv1', ...all, 'max_age: 604800'), true],
    ['no age', 'v=STSv1; id=1;', file('version: STSv1', 'mode: enforce', all[0]!), true],
    ['switched off', 'v=STSv1; id=1;', file('version: STSv1', 'mode: none', 'max_age: 86400'), false],
  ]

  test.each(rows)('%s', async (_, record, policy, offered) => {
    const found = await checkersOf(zoneOf(record), policy).record('mta-sts', { input: 'example.org' })
    const { file: changed } = found.details as { file: string | null }
    const [suggested] = found.suggested_records
    expect(suggested !== undefined || changed !== null).toBe(offered)
    const then = changed ?? policy
    if (then === undefined) return
    const before = delivers(policy ?? '')
    delivers(then).forEach((now, index) => {
      if (before[index]) expect(now, `${hosts[index]} was reached`).toBe(true)
      if (changed !== null) expect(now).toBe(true)
    })
    if (!suggested) return
    // Published, nothing is left to put right.
    const next = await checkersOf(zoneOf(suggested.value), then).record('mta-sts', { input: 'example.org' })
    expect(next.suggested_records).toEqual([])
    expect(next.checks.filter(({ status }) => status === 'bad')).toEqual([])
  })
})
