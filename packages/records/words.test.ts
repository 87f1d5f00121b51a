import { languages } from '@postproof/messages/languages'
import { message } from '@postproof/messages/message'
import { say } from '@postproof/messages/say'
import { describe, expect, test } from 'vitest'
import type { RecordKind } from './kinds.ts'
import { recordTextsIn } from './words.ts'

const kinds: RecordKind[] = ['spf', 'dkim', 'dmarc', 'bimi', 'mta-sts', 'tls-rpt']

test.each(kinds)('every finding about %s says why it counts, and where its rule comes from', (kind) => {
  for (const [id, { title, why, codes, refs }] of Object.entries(recordTextsIn(kind, 'en'))) {
    expect([id, title, why].filter((text) => text === '')).toEqual([])
    expect(codes.length).toBeGreaterThan(0)
    for (const { url } of refs) expect(new URL(url).protocol).toBe('https:')
  }
})

describe.each(languages)('in %s', (language) => {
  test('why a policy could not be fetched is said in words', () => {
    const { found } = recordTextsIn('mta-sts', language)['mta-sts_policy']!
    for (const [code, reason] of [
      ['connection', 'refused-address'],
      ['unanswered', 'dns-unavailable'],
      ['unanswered', 'no-network'],
    ] as const)
      expect(found({ code, facts: { url: 'u', reason } })).not.toContain(reason)
  })

  test('a code without words is said to be not judged', () => {
    const said = recordTextsIn('spf', language).spf_record!.found({ code: 'of-tomorrow', facts: {} })
    expect(said).toBe(say(language, message('any.found.not-judged')))
    expect(said).not.toContain('of-tomorrow')
  })
})

test('a fault that an older report holds in words is shown as it is', () => {
  const { found } = recordTextsIn('bimi', 'en').bimi_svg!
  expect(found({ code: 'not-well-formed', facts: { value: 'a comment is not closed', line: 3 } })).toBe(
    'The file is not well-formed XML: a comment is not closed (line 3). The rest was not read.',
  )
})

test('of a long list the first six are said', () => {
  const names = Array.from({ length: 9 }, (_, at) => ({ name: `${at}.test`, term: 'a', record: 'o.test' }))
  const said = recordTextsIn('spf', 'en').spf_voids!.found({ code: 'over', facts: { names, count: 9 } })
  expect(said.match(/queried by/g)).toHaveLength(6)
})
