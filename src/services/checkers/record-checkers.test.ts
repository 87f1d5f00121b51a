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
