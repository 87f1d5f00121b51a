import { unrelated } from '@postproof/engine/organization'
import { describe, expect, test } from 'vitest'
import { type Case, runCase, unreachable } from '../authentication/check-cases.fixture.ts'
import { makeKey, PLAIN_MAIL, sign } from '../authentication/fixture.ts'
import { cannotAlign } from '../authentication/passes.ts'
import { passing, signature } from '../authentication/results-fixture.ts'
import { judgeProviders } from '../requirements.ts'
import type { Authentication } from '../types.ts'
import { textsIn } from '../words/texts.ts'
import { check as dkim } from './dkim.ts'
import { check as dmarc } from './dmarc.ts'
import { check as spfAlign } from './spf-align.ts'

/** What is known of a mail's names although nobody answered: the DNS cannot make strangers related. */

const key = makeKey('ed25519')
const from = (address: string) => PLAIN_MAIL.replace('news@example.org', address)
const list = 'List-Unsubscribe: <https://example.org/u>\r\n'
const talk = 'List-Post: <mailto:talk@lists.example.net>\r\n'

type Names = { from?: string; envelope?: string | null; signers?: string[]; above?: string }

async function outcomes(names: Names): Promise<string[]> {
  const given: Case<unknown> = {
    name: '',
    status: 'bad',
    code: '',
    resolver: unreachable,
    session: { mailFrom: names.envelope === undefined ? 'b@mail.example.org' : names.envelope },
    mail: async () => {
      let source = from(names.from ?? 'news@example.org')
      for (const domain of names.signers ?? []) source = await sign(source, { key, domain })
      return (names.above ?? '') + source
    },
  }
  const findings = await Promise.all(
    [spfAlign, dkim, dmarc].map((check) => runCase(check, () => unreachable, given)),
  )
  for (const finding of findings)
    for (const text of [textsIn('en')[finding.id]!, textsIn('de')[finding.id]!])
      expect(text.found(finding)).not.toMatch(/undefined|not judged|nicht beurteilt/)
  return findings.map(({ status, code }) => `${status} ${code}`)
}

describe('spf_align, dkim and dmarc when the DNS is silent', () => {
  test.each<[string, string, string, string, Names]>([
    // Names that belong together: the answer decides, so there is none.
    [
      'good aligned',
      'no-data temperror',
      'no-data unanswered',
      'all of one name',
      { signers: ['example.org'] },
    ],
    [
      'good aligned',
      'no-data temperror',
      'no-data unanswered',
      'subdomains',
      { signers: ['mail.example.org'] },
    ],
    [
      'good aligned',
      'no-data temperror',
      'no-data unanswered',
      'From below both',
      { from: 'a@news.example.org', signers: ['example.org'] },
    ],
    [
      'good aligned',
      'warning cannot-align',
      'no-data unanswered',
      'SPF alone',
      { signers: ['esp.example.net'] },
    ],
    [
      'no-data dkim-unknown',
      'no-data temperror',
      'no-data unanswered',
      'DKIM alone',
      { envelope: 'b@esp.example.net', signers: ['example.org'] },
    ],
    [
      'no-data dkim-unknown',
      'no-data temperror',
      'no-data unanswered',
      'one signature of two',
      { envelope: 'b@esp.example.net', signers: ['esp.example.net', 'example.org'] },
    ],
    [
      'no-data sender-unknown',
      'warning cannot-align',
      'no-data unanswered',
      'an unknown envelope',
      { envelope: null, signers: ['esp.example.net'] },
    ],
    [
      'bad not-aligned',
      'bad unsigned',
      'no-data unanswered',
      'one public suffix of two labels',
      { from: 'a@one.gov.uk', envelope: 'b@two.gov.uk' },
    ],
    // Names that cannot: no answer would change it.
    [
      'bad not-aligned',
      'warning cannot-align',
      'warning cannot-align',
      'a service',
      { envelope: 'b@esp.example.net', signers: ['esp.example.net'] },
    ],
    [
      'bad not-aligned',
      'warning cannot-align',
      'bad cannot-align',
      'a service that sends in bulk',
      { envelope: 'b@esp.example.net', signers: ['esp.example.net'], above: list },
    ],
    [
      'bad not-aligned',
      'bad unsigned',
      'warning cannot-align',
      'a service, unsigned',
      { envelope: 'b@esp.example.net' },
    ],
    [
      'bad not-aligned',
      'warning cannot-align',
      'warning cannot-align',
      'two services',
      { envelope: 'b@bounce.example.com', signers: ['esp.example.net', 'relay.example.com'] },
    ],
    [
      'bad not-aligned',
      'warning cannot-align',
      'warning cannot-align',
      'a name that only ends alike',
      { envelope: 'b@notexample.org', signers: ['my-example.org'] },
    ],
    [
      'bad not-aligned',
      'warning cannot-align',
      'warning cannot-align',
      'the name under another ending',
      { envelope: 'b@example.net', signers: ['example.com'] },
    ],
    [
      'bad not-aligned',
      'warning cannot-align',
      'warning cannot-align',
      'the name in front of another',
      { envelope: 'b@example.org.evil.test', signers: ['example.org.evil.test'] },
    ],
    [
      'no-data list-not-aligned',
      'warning cannot-align',
      'no-data unanswered',
      'a list for discussion',
      { envelope: 'b@lists.example.net', signers: ['lists.example.net'], above: talk },
    ],
  ])('%s, %s, %s: %s', async (spf, signed, policy, _, names) => {
    expect(await outcomes(names)).toEqual([spf, signed, policy])
  })
})

describe('names that cannot be of one organization', () => {
  test.each([
    [false, 'example.org', 'EXAMPLE.org.'],
    [false, 'a.b.example.org', 'c.example.org'],
    [false, 'one.co.uk', 'two.co.uk'],
    [false, 'müller.example', 'xn--mller-kva.example'],
    [true, 'example.org', 'example.com'],
    [true, 'example.org', 'myexample.org'],
    [true, 'example.org', 'example.org.uk'],
    [true, 'example.org', 'localhost'],
    [true, 'example.org', '[192.0.2.1]'],
    [true, 'example.org', ''],
  ])('%s: %s and %s', (expected, one, other) => {
    expect(unrelated(one, other)).toBe(expected)
    expect(unrelated(other, one)).toBe(expected)
  })
})

describe('the rule of the providers', () => {
  const silent: Authentication = {
    ...passing,
    spf: { ...passing.spf, result: 'temperror', domain: 'esp.example.net', aligned: false },
    dkim: { signatures: [{ ...signature, domain: 'esp.example.net', result: 'temperror', aligned: false }] },
    dmarc: { ...passing.dmarc, result: 'no-data', reason: 'timeout' },
  }
  const item = (auth: Authentication, findings: Parameters<typeof judgeProviders>[1], id: string) =>
    judgeProviders(auth, findings)
      .find(({ provider }) => provider === 'gmail-bulk')!
      .items.find((one) => one.id === id)?.status

  test('DMARC that cannot pass is not met, one that may is open', () => {
    expect(cannotAlign(silent)).toBe(true)
    expect(item(silent, [], 'dmarc_pass')).toBe('bad')
    const open = { ...silent, spf: { ...silent.spf, domain: 'mail.example.org' } }
    expect(item(open, [], 'dmarc_pass')).toBe('no-data')
    expect(cannotAlign({ ...silent, fromDomain: null })).toBe(false)
  })

  test('a list for discussion is not asked to align what others wrote', () => {
    const finding = {
      id: 'spf_align',
      status: 'no-data' as const,
      code: 'list-not-aligned',
      facts: {},
      evidence: [],
    }
    expect(item(silent, [finding], 'from_aligned')).toBeUndefined()
    expect(item(silent, [], 'from_aligned')).toBe('bad')
  })
})
