import { recordFinding } from '@postproof/records/record/findings'
import { expect, test } from 'vitest'
import { type Section, sectionOf } from '../checkers/domain/section.ts'
import { factsOf, type Problem } from './facts.ts'

/** What a look at mail servers says of a fault that an earlier one found, where a server was not heard this time. */

const heard = recordFinding('good', 'domain_port', 'answered', {
  facts: { hosts: ['mx1.a.example'], count: 1 },
})
const certificate = (hosts: string[]): Problem => ({
  ...{ id: 'domain_certificate', code: 'soon', status: 'warning', facts: { hosts, count: hosts.length } },
})
const dane: Problem = {
  id: 'domain_dane',
  code: 'mismatch',
  status: 'bad',
  facts: { hosts: ['mx1.a.example'] },
}
const reverse: Problem = { id: 'domain_reverse', code: 'unconfirmed', status: 'warning', facts: { count: 1 } }

test.each<[string, Partial<Section>, Problem, boolean]>([
  ['all were heard', { unheard: new Set() }, certificate(['mx1.a.example']), false],
  ['its host was not heard', { unheard: new Set(['mx1.a.example']) }, certificate(['mx1.a.example']), true],
  [
    'another host was not heard',
    { unheard: new Set(['mx2.a.example']) },
    certificate(['mx1.a.example']),
    false,
  ],
  [
    'one of its hosts was not heard',
    { unheard: new Set(['mx2.a.example']) },
    certificate(['mx1.a.example', 'mx2.a.example']),
    true,
  ],
  ['no answer about TLSA', { unheard: new Set(['domain_dane mx1.a.example']) }, dane, true],
  [
    'no answer about TLSA, for a certificate',
    { unheard: new Set(['domain_dane mx1.a.example']) },
    certificate(['mx1.a.example']),
    false,
  ],
  ['no answer about SPF', { unheard: new Set(), isPartial: true }, reverse, true],
  ['an answer about SPF', { unheard: new Set(), isPartial: false }, reverse, false],
])('%s', (_, section, problem, isOpen) => {
  const seen = factsOf(sectionOf('mail-servers', { findings: [heard], ...section }))
  expect(seen!.isOpen({ problem })).toBe(isOpen)
})

test('the first end is known, and is not compared', () => {
  const seen = factsOf(sectionOf('mail-servers', { findings: [heard], unheard: new Set(), ends: 5 }))
  expect(seen!.facts).toEqual({ records: {}, problems: {}, ends: 5 })
})

test('a closed port says nothing', () => {
  const closed = sectionOf('mail-servers', {
    findings: [recordFinding('no-data', 'domain_port', 'port-closed', { facts: {} })],
    status: 'no-data',
    unheard: new Set(['mx1.a.example']),
  })
  expect(factsOf(closed)).toBeNull()
})
