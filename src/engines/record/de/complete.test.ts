import { describe, expect, test } from 'vitest'
import { bimiExplanationsIn, bimiTextsIn } from '#engines/bimi/words.ts'
import { dkimExplanationsIn, dkimTextsIn } from '#engines/dkim/words.ts'
import { dmarcExplanationsIn, dmarcTextsIn } from '#engines/dmarc/words.ts'
import type { Language } from '#engines/language.ts'
import { mtaStsExplanationsIn, mtaStsTextsIn } from '#engines/mta-sts/words.ts'
import { spfExplanationsIn, spfTextsIn } from '#engines/spf/words.ts'
import { tlsRptExplanationsIn, tlsRptTextsIn } from '#engines/tls-rpt/words.ts'
import { recordFinding } from '../findings.ts'
import type { Explanation, Facts } from '../words.ts'

const engines = {
  spf: [spfTextsIn, spfExplanationsIn],
  dkim: [dkimTextsIn, dkimExplanationsIn],
  dmarc: [dmarcTextsIn, dmarcExplanationsIn],
  bimi: [bimiTextsIn, bimiExplanationsIn],
  'mta-sts': [mtaStsTextsIn, mtaStsExplanationsIn],
  'tls-rpt': [tlsRptTextsIn, tlsRptExplanationsIn],
} as const

const items = [{ term: 'include:a.example', record: 'b.example', name: 'c.example', cost: 3 }]
/** Facts of every kind at once: the sentences take what they need. */
const facts: Facts = {
  ...{ items, terms: items, names: items, open: items, cnames: ['d.example'] },
  ...{ servers: [{ server: 'ns1.example', texts: [], outcome: 'answer' }], texts: ['x'], tags: ['x'] },
  ...{
    count: 3,
    asked: 3,
    hosts: 3,
    timestamps: 3,
    days: 3,
    limit: 3,
    hashes: 'sha256',
    ttl: 7200,
    seconds: 86_400,
  },
  ...{
    addresses: 123_456,
    share: 0.0004,
    octets: 500,
    longest: 300,
    at: '2027-03-15T00:00:00Z',
    line: 3,
    lines: [3, 4],
  },
  ...{
    domain: 'e.example',
    name: 'f.example',
    selector: 's1',
    element: 'g',
    attribute: 'x',
    kind: 'script',
    value: 'v',
  },
  ...{
    tag: 'sp',
    policy: 'none',
    by: 'spf',
    ip: '192.0.2.1',
    sender: 'a@b.example',
    reason: 'timeout',
    url: 'https://x',
  },
}

/** The same in both languages: nothing but names, values and what others wrote. */
const same = new Set([
  'ptr',
  'Flags',
  'Tags',
  'DANE',
  'Wildcard',
  'Includes',
  'SVG Tiny PS',
  'Subdomains',
  'Sender ID',
])

const say = (explanation: Explanation | undefined) =>
  typeof explanation === 'function'
    ? explanation({ value: 'zz', name: 'yy', qualifier: '~', bits4: '24', macro: 'yes' })
    : explanation

describe.each(Object.entries(engines))('%s', (_, [textsIn, explanationsIn]) => {
  const [english, german] = [textsIn('en'), textsIn('de')]

  test('the same findings have words in both languages', () => {
    expect(Object.keys(german).toSorted()).toEqual(Object.keys(english).toSorted())
  })

  test.each(Object.keys(english))('%s', (id) => {
    const [en, de] = [english[id]!, german[id]!]
    expect(de.codes.toSorted()).toEqual(en.codes.toSorted())
    expect(de.refs).toEqual(en.refs)
    expect(de.why).not.toBe(en.why)
    if (!same.has(en.title)) expect(de.title).not.toBe(en.title)
    for (const code of en.codes) {
      const finding = recordFinding('bad', id, code, { facts })
      const [ours, theirs] = [de.found(finding), en.found(finding)]
      expect(ours, code).not.toBe(theirs)
      expect(ours, code).not.toMatch(/undefined|NaN|\[object/)
      const [steps, theirSteps] = [de.fix(finding), en.fix(finding)]
      expect(steps.length, `steps of ${code}`).toBe(theirSteps.length)
      for (const [index, step] of steps.entries()) expect(step, code).not.toBe(theirSteps[index])
    }
  })

  test('parts and changes', () => {
    const [en, de] = [explanationsIn('en'), explanationsIn('de')]
    expect(Object.keys(de).toSorted()).toEqual(Object.keys(en).toSorted())
    for (const key of Object.keys(en)) {
      expect(typeof de[key], key).toBe(typeof en[key])
      expect(say(de[key]), key).not.toBe(say(en[key]))
      expect(say(de[key]), key).not.toMatch(/undefined/)
    }
  })
})

test('a code without words is said to be not judged, in each language', () => {
  const said = (language: Language) =>
    spfTextsIn(language).spf_record!.found(recordFinding('bad', 'spf_record', 'of-tomorrow'))
  expect([said('en'), said('de')]).toEqual(['This was not judged.', 'Dies wurde nicht beurteilt.'])
})
