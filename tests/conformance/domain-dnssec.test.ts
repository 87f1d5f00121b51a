import { createValidator, rootAnchors } from '@postproof/dns/dnssec'
import { languages } from '@postproof/messages/languages'
import { describe, expect, test } from 'vitest'
import type { DomainReport } from '#contract/checkers.ts'
import { createDomainChecker } from '#services/checkers/domain/domain-checker.ts'
import { createZoneKey, signSet } from '../../packages/emulators/dnssec/keys.ts'
import { createSignedWorld, type WorldKnobs, type ZoneWish } from '../../packages/emulators/dnssec/world.ts'
import type { Sections } from '../../packages/emulators/dnssec/zone.ts'
import { check, NOW, own, shop, worldOf } from './domains/world.ts'

/** The section of DNSSEC in the report of a domain, over zones that are signed here. */

const SECONDS = NOW / 1000
const DAY = 86_400
const past = { inception: SECONDS - 40 * DAY, expiration: SECONDS - 10 * DAY }
const records = {
  'shop.com': { MX: ['10 mail.shop.com'], TXT: ['v=spf1 mx -all'] },
  'mail.shop.com': { A: ['45.45.45.1'] },
}

function worldWith(wish: ZoneWish, knobs: WorldKnobs = {}, parent: ZoneWish = {}) {
  const zones = { '.': {}, com: parent, 'shop.com': { records, ...wish } }
  const signed = createSignedWorld(zones, { now: NOW, knobs })
  const world = worldOf({
    name: '',
    zone: shop({ 'shop.com': own({ DS: wish.unsigned ? [] : '1 13 2 AB' }) }),
  })
  const validator = createValidator({ ask: signed.ask, clock: world.clock, anchors: signed.anchors })
  return { signed, world: { ...world, validator } }
}

const sectionOf = ({ sections }: DomainReport) => sections.find(({ id }) => id === 'dnssec')!
const brief = ({ status, findings }: ReturnType<typeof sectionOf>) =>
  `${status} ${findings.map(({ code }) => code).join(' ')}`

/** Changes the answers about MX records. */
const onMx = (change: (answers: Sections['answers']) => Sections['answers']): WorldKnobs => ({
  alter: (sections, { type }) =>
    type === 15 ? { ...sections, answers: change(sections.answers) } : sections,
})
const stranger = createZoneKey('shop.com')

type Case = [name: string, expected: string, wish: ZoneWish, knobs?: WorldKnobs, parent?: ZoneWish]

describe('the section of a domain says', () => {
  const broken: Case[] = [
    ['expired signatures', 'bad expired', { times: past }],
    ['signatures that are not valid yet', 'bad not-yet', { times: { inception: SECONDS + DAY } }],
    ['a DS record that matches no key', 'bad ds-mismatch', { ds: () => [`12340d02${'ab'.repeat(32)}`] }],
    [
      'an altered record',
      'bad wrong',
      {},
      onMx(([mx, ...rest]) => [{ ...mx!, data: Buffer.from([0, 9, 0]) }, ...rest]),
    ],
    ['a missing signature', 'bad unsigned', {}, onMx(([mx]) => [mx!])],
    [
      'a signature by a key of no one',
      'bad no-key',
      {},
      onMx(([mx]) => [mx!, signSet([mx!], stranger, { inception: 0, expiration: SECONDS + DAY })]),
    ],
    ['keys that are gone', 'bad no-keys', { unsigned: true, ds: () => [`12340d02${'ab'.repeat(32)}`] }],
    [
      'an absence that nothing proves',
      'bad denial',
      {},
      { alter: (sections) => (sections.rcode === 3 ? { ...sections, authority: [] } : sections) },
    ],
    ['a top-level domain that is broken', 'bad elsewhere', {}, {}, { times: past }],
  ]
  test.for(broken)('%s: receivers do not find it', async ([, expected, ...wish], { expect }) => {
    const { report } = await check({}, worldWith(...wish).world)
    const section = sectionOf(report)
    expect(brief(section)).toBe(expected)
    expect(section.findings[0]!.fix.length).toBeGreaterThan(0)
    expect([report.status, report.score! <= 40]).toEqual(['bad', true])
  })

  const others: Case[] = [
    ['that all is well', 'good secure', {}],
    ['the same of NSEC3', 'good secure', { denial: 'nsec3' }],
    ['that it is not signed', 'no-data absent', { unsigned: true }],
    [
      'that signatures end soon',
      'warning soon',
      { times: { inception: SECONDS - 12 * DAY, expiration: SECONDS + 2 * DAY } },
    ],
    [
      'nothing of signatures that are made for a day each',
      'good secure',
      { times: { inception: SECONDS - DAY, expiration: SECONDS + DAY } },
    ],
    ['that SHA-1 is no longer used', 'warning sha1', { algorithm: 7 }],
    ['that no validator knows the algorithm', 'warning algorithm', { digests: [200] }],
    ['that there are too many iterations', 'warning iterations', { denial: 'nsec3', iterations: 150 }],
    ['no-data when the resolver leaves signatures out', 'no-data stripped', {}, { stripped: true }],
    [
      'that it is not signed, also by such a resolver',
      'no-data absent',
      { unsigned: true },
      { stripped: true },
    ],
    [
      'no-data when the keys got no answer',
      'no-data unanswered',
      {},
      { fails: { 'shop.com DNSKEY': 'silence' } },
    ],
    ['no-data when the server fails', 'no-data unanswered', {}, { fails: { 'shop.com MX': 2 } }],
  ]
  test.for(others)('%s', async ([, expected, ...wish], { expect }) => {
    const { report } = await check({}, worldWith(...wish).world)
    expect(brief(sectionOf(report))).toBe(expected)
    expect(report.status).toBe(expected.startsWith('warning') ? 'warning' : 'good')
  })

  test('no-data where the root itself is not the one we trust: the domain is not to blame', async () => {
    const { signed, world } = worldWith({})
    const validator = createValidator({ ask: signed.ask, clock: world.clock, anchors: rootAnchors })
    expect(brief(sectionOf((await check({}, { ...world, validator })).report))).toBe('no-data root')
  })

  test('that signatures ended, and when', async () => {
    const { report } = await check({}, worldWith({ times: past }).world)
    expect(sectionOf(report).headline).toContain('since 2026-11-10')
  })

  test.each(languages)('all of it in %s', async (language) => {
    const visitor = { browser: null, network: '', language }
    for (const [, , ...wish] of [...broken, ...others]) {
      const checker = createDomainChecker(worldWith(...wish).world)
      const { report } = await checker.domain({ input: 'shop.com' }, visitor)
      const { headline } = sectionOf(report)
      expect(headline).toContain('shop.com')
      expect(headline).not.toMatch(/undefined|domain_dnssec/)
    }
  })
})

test('a report asks nine questions for signatures, none of them twice', async () => {
  const { signed, world } = worldWith({})
  await check({}, world)
  expect(signed.asked.toSorted()).toEqual([
    ...['. DNSKEY', '_dnssec-check.shop.com TXT', 'com DNSKEY', 'com DS', 'shop.com DNSKEY', 'shop.com DS'],
    ...['shop.com MX', 'shop.com SOA', 'shop.com TXT'],
  ])
})
