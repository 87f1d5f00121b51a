import { domainToASCII } from 'node:url'
import type { ZoneDefinition, ZoneNode } from '@postproof/dns/zone'
import type { Resolver } from '@postproof/engine/world'
import { languages } from '@postproof/messages/languages'
import { describe, expect, test } from 'vitest'
import { showDomain } from '#cli/domain.ts'
import { createDomainChecker } from '#services/checkers/domain/domain-checker.ts'
import { check, own, shop, worldOf } from './domains/world.ts'

/** Names like a domain that receive mail, in the report of the domain: who is named, and who is not. */

const domain = 'krumeshop.com'
const stranger = { MX: [[10, 'mx.stranger.net']] as [number, string][], NS: ['ns9.stranger.net'] }

/** `krumeshop.com` in order, and what is around it. */
const zoneOf = (around: ZoneDefinition = {}) =>
  shop({ [domain]: own(), '_dmarc.krumeshop.com': { TXT: 'v=DMARC1; p=reject' }, ...(around as object) })

type Change = { around?: ZoneDefinition; resolver?: (resolver: Resolver) => Resolver }

async function sectionOf({ around, resolver = (one) => one }: Change = {}) {
  const world = worldOf({ name: '', zone: zoneOf(around) })
  const { report } = await check({ domain }, { ...world, resolver: resolver(world.resolver) })
  const section = report.sections.find(({ id }) => id === 'look-alikes')!
  return { ...section, report, codes: section.findings.map(({ code }) => code) }
}

const answering =
  (replace: (name: string, type: string) => 'servfail' | 'forged' | null) => (inner: Resolver) => {
    const resolver: Resolver = {
      async lookup(name, type, options) {
        const answer = await inner.lookup(name, type, options)
        const how = replace(name, type)
        if (how === null) return answer
        if (how === 'servfail') return { ...answer, outcome: 'servfail', records: [], cnames: [] }
        const record = { type: 'MX' as const, name, ttl: 60, preference: 1, exchange: 'park.isp.net' }
        return { ...answer, outcome: 'answer', records: [record], cnames: [] }
      },
    }
    return resolver
  }

describe('who is named', () => {
  test('a stranger’s name with a mail server, as information that costs no points', async () => {
    const before = await sectionOf()
    const { status, codes, headline, findings, records, report } = await sectionOf({
      around: { 'krumeshpo.com': stranger },
    })
    expect([status, codes]).toEqual(['good', ['found']])
    expect(headline).toMatch(/^krumeshpo\.com receives email\. Someone could write to your customers from it/)
    expect(findings[0]!.fix.length).toBe(3)
    expect(records).toEqual([{ name: 'krumeshpo.com', type: 'MX', value: '10 mx.stranger.net' }])
    expect([report.score, report.status]).toEqual([before.report.score, before.report.status])
  })

  test('an imitation in another script with both of its spellings', async () => {
    const imitation = domainToASCII('krumeshóp.com')
    const { headline } = await sectionOf({
      around: { 'krumeshop.net': stranger, [imitation]: stranger },
    })
    expect(headline).toContain('krumeshop.net')
    expect(headline).toContain(`${imitation} (krumeshóp.com)`)
  })
})

describe('who is not', () => {
  test.each<[string, ZoneDefinition[string]]>([
    ['a name without mail servers', { A: '11.0.0.1' }],
    ['a parked name with a null MX', { MX: [[0, '.']] }],
    ['a name that is an alias of nothing', { CNAME: 'gone.stranger.net' }],
  ])('%s', async (_, node) => {
    const { status, codes, headline } = await sectionOf({ around: { 'krumeshpo.com': node } })
    expect([status, codes]).toEqual(['good', ['none']])
    expect(headline).toMatch(/^None of \d+ names that look like krumeshop\.com receives email\.$/)
  })

  test.each<[string, ZoneDefinition[string]]>([
    ['name server', { MX: [[5, 'mx.other.net']], NS: ['ns1.dnsone.net', 'ns2.dnstwo.org'] }],
    ['mail server', { MX: [[5, 'MAIL.shop.com.']], NS: ['ns9.stranger.net'] }],
    ['primary server', { MX: [[5, 'mx.other.net']], SOA: { primary: 'ns1.dnsone.net' } }],
  ])('a name with the same %s, which is probably the owner’s', async (_, node) => {
    const { codes, headline } = await sectionOf({ around: { 'krumeshpo.com': node } })
    expect(codes).toEqual(['own'])
    expect(headline).toContain('probably belongs to you')
  })

  test('servers of a service that strangers use as well prove no owner', async () => {
    const shared: ZoneNode = {
      MX: [[1, 'aspmx.l.google.com']],
      NS: ['ada.ns.cloudflare.com', 'bob.ns.cloudflare.com'],
    }
    const around = { [domain]: own(shared), 'krumeshpo.com': shared }
    expect((await sectionOf({ around })).codes).toEqual(['found'])
  })
})

describe('what cannot be known', () => {
  test('under a suffix where every name receives mail, none is named', async () => {
    const resolver = answering((name, type) => (type === 'MX' && /\.(?:co|cm)$/.test(name) ? 'forged' : null))
    const { status, codes, report } = await sectionOf({ resolver })
    expect([status, codes]).toEqual(['good', ['none', 'wildcard']])
    const reasons = report.not_asked.filter(({ section }) => section === 'look-alikes')
    expect(reasons.map(({ reason }) => reason)).toEqual([expect.stringContaining('.co, .cm')])
  })

  test('a resolver that answers everything gives no-data', async () => {
    const resolver = answering((name, type) =>
      type === 'MX' && name !== domain && !name.endsWith('shop.com') ? 'forged' : null,
    )
    const everywhere = answering((name, type) => (type === 'MX' && name !== domain ? 'forged' : null))
    expect((await sectionOf({ resolver })).codes).toContain('wildcard')
    const { status, codes } = await sectionOf({ resolver: everywhere })
    expect([status, codes]).toEqual(['no-data', ['wildcard']])
  })

  test('SERVFAIL of one is named beside the others, of all is no-data', async () => {
    const one = await sectionOf({
      resolver: answering((name) => (name === 'krumeshpo.com' ? 'servfail' : null)),
    })
    expect([one.status, one.codes]).toEqual(['good', ['none', 'unanswered']])
    const foreign = (name: string) => !name.endsWith('shop.com') || name === 'krume-shop.com'
    const all = await sectionOf({
      resolver: answering((name, type) => (type === 'MX' && foreign(name) ? 'servfail' : null)),
    })
    expect([all.status, all.codes]).toEqual(['no-data', ['unanswered']])
    expect(all.report.score).toBe((await sectionOf()).report.score)
  })

  test('servers that are silent end with the time of the part', async () => {
    const { resolver, ...world } = worldOf({ name: '', zone: zoneOf() })
    const silent: Resolver = {
      lookup: (name, type, options) =>
        type !== 'MX' || name === domain || /^[\da-f]{24}\./.test(name)
          ? resolver.lookup(name, type, options)
          : new Promise((resolve) => {
              const late = async () =>
                resolve({ ...(await resolver.lookup(name, type)), outcome: 'timeout', records: [] })
              options?.signal?.addEventListener('abort', late)
            }),
    }
    const limits = { part: 100, role: 50, after: 50, grace: 200, hosts: { probe: 50, port: 50 } }
    const { report } = await check({ domain }, { ...world, resolver: silent, limits })
    const section = report.sections.find(({ id }) => id === 'look-alikes')!
    expect([section.status, section.findings.map(({ code }) => code)]).toEqual(['no-data', ['unanswered']])
  })

  test.each([
    ['under a name that is no public suffix', 'shop.internal-name'],
    ['of a domain that does not exist', 'nobody-has-this.com'],
  ])('%s nothing is looked up', async (_, input) => {
    const world = worldOf({
      name: '',
      zone: { 'shop.internal-name': { MX: [[1, 'mx.shop.internal-name']] } },
    })
    const asked = new Set<string>()
    const resolver: Resolver = {
      lookup(name, type, options) {
        if (type === 'MX') asked.add(name)
        return world.resolver.lookup(name, type, options)
      },
    }
    await check({ domain: input }, { ...world, resolver })
    expect([...asked]).toEqual([input])
  })
})

test('it costs at most 75 questions, and none where it is off', async () => {
  const count = async (lookAlikes: boolean) => {
    const world = worldOf({ name: '', zone: zoneOf() })
    const asked = new Set<string>()
    const resolver: Resolver = {
      lookup(name, type, options) {
        asked.add(`${name} ${type}`)
        return world.resolver.lookup(name, type, options)
      },
    }
    const { report } = await check({ domain }, { ...world, resolver, lookAlikes })
    return { asked: asked.size, section: report.sections.find(({ id }) => id === 'look-alikes')! }
  }
  const [off, on] = [await count(false), await count(true)]
  expect(on.asked - off.asked).toBeLessThanOrEqual(75)
  expect([off.section.status, off.section.optional, off.section.findings]).toEqual(['no-data', true, []])
})

test.each(languages)('%s: each case has its sentences, on the terminal too', async (language) => {
  const around: ZoneDefinition = {
    'krumeshpo.com': stranger,
    'krumeshop.net': stranger,
    'krumshop.com': { MX: [[5, 'mail.shop.com']] },
  }
  const world = worldOf({ name: '', zone: zoneOf(around) })
  const visitor = { browser: null, network: '192.0.2.1', language }
  const shown = await createDomainChecker(world).domain({ input: domain }, visitor)
  const section = shown.report.sections.find(({ id }) => id === 'look-alikes')!
  expect(section.findings.map(({ code }) => code)).toEqual(['found', 'own'])
  for (const text of section.findings.flatMap(({ message, fix }) => [message, ...fix]))
    expect(text).toMatch(/^\S.{20,}\.$/)
  const terminal = showDomain(shown, (_, text) => text)
  expect(terminal).toContain(section.findings[0]!.fix[0])
})
