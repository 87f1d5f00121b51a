import { createZone } from '@postproof/dns/zone'
import { describe, expect, test } from 'vitest'
import { createWeb } from '#emulators/web.ts'
import { createRecordCheckers } from './record-checkers.ts'

const checkers = createRecordCheckers({
  resolver: createZone({ 'example.org': { A: '192.0.2.1' } }),
  http: createWeb({}),
  clock: { now: () => 0 },
})
const check = (checker: 'dkim' | 'bimi' | 'spf', selector: string) =>
  checkers.record(checker, { input: 'example.org', selector })

describe('a selector', () => {
  test.each(['dkim', 'bimi'] as const)('that cannot be one is refused by %s', async (checker) => {
    for (const selector of ['../x', "a b'; drop", `${'a'.repeat(64)}`])
      await expect(check(checker, selector)).rejects.toMatchObject({
        name: 'Refusal',
        status: 422,
        code: 'not_a_selector',
        errors: { selector: [{ code: 'checker.not_a_selector' }] },
      })
  })

  test('is read as people paste it, and none is no mistake', async () => {
    expect(await check('dkim', ' S1._domainkey.example.org. ')).toMatchObject({
      queried: 's1._domainkey.example.org',
    })
    expect(await check('bimi', ' ')).toMatchObject({ queried: 'default._bimi.example.org' })
    expect(await check('spf', '../x')).toMatchObject({ checker: 'spf' })
  })
})

describe('a draft is read instead of the published record', () => {
  const zone = createZone({
    'o.test': { MX: [[10, 'mx.o.test']], TXT: 'v=spf1 -all' },
    'mx.o.test': { A: '45.45.45.9' },
    '_dmarc.o.test': { TXT: 'v=DMARC1; p=none' },
  })
  const drafts = createRecordCheckers({ resolver: zone, http: createWeb({}), clock: { now: () => 0 } })

  test.each([
    ['spf', 'v=spf1 mx -all', 'o.test'],
    ['dmarc', 'v=DMARC1; p=reject; rua=mailto:d@o.test', '_dmarc.o.test'],
    ['dkim', 'v=DKIM1; p=', 'draft._domainkey.o.test'],
    ['bimi', 'v=BIMI1; l=; a=;', 'default._bimi.o.test'],
    ['mta-sts', 'v=STSv1; id=1;', '_mta-sts.o.test'],
    ['tls-rpt', '"v=TLSRPTv1; " "rua=mailto:t@o.test"', '_smtp._tls.o.test'],
  ] as const)('%s', async (checker, draft, name) => {
    const { record, queried } = await drafts.record(checker, { input: 'o.test', draft })
    expect(record).toBe(draft.replaceAll(/" "|"/g, ''))
    expect(queried).toBe(name)
  })

  test('an empty one is none, and the selector is the one that was given', async () => {
    expect(await drafts.record('dmarc', { input: 'o.test', draft: ' ' })).toMatchObject({
      record: 'v=DMARC1; p=none',
    })
    const key = await drafts.record('dkim', { input: 'o.test', draft: 'v=DKIM1; p=', selector: 's7' })
    expect(key.queried).toBe('s7._domainkey.o.test')
  })
})
