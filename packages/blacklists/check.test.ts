import { createDnsClient } from '@postproof/dns/client'
import { createZone, type ZoneDefinition, type ZoneNode } from '@postproof/dns/zone'
import type { DnsAnswer, Resolver } from '@postproof/engine/world'
import { afterEach, describe, expect, test } from 'vitest'
import { startDnsServer } from '../emulators/dns-server.ts'
import { type BlacklistOptions, createBlacklists } from './check.ts'
import type { ListDefinition } from './definition.ts'
import { listZone } from './list-zone.ts'
import { lists } from './lists.ts'
import { meant, refusalCause } from './meaning.ts'
import type { BlacklistReport, ListAnswer } from './types.ts'

/**
 * The behaviors that a checker of DNS lists must show, over stand-in zones; the numbers are those of the list they
 * were taken from. Time to live (21) and truncation (27) are the DNS client's and tested there; one test below
 * sees them, and the merging of equal questions (28), through the real client.
 */

const IP = '185.12.34.56'
const LABELS = '56.34.12.185'

const pick = (...ids: string[]) => lists.filter(({ id }) => ids.includes(id))
const [zen, dbl, surbl, uribl, psbl] = ['spamhaus-zen', 'spamhaus-dbl', 'surbl', 'uribl', 'psbl'].map(
  (id) => pick(id)[0]!,
) as [ListDefinition, ListDefinition, ListDefinition, ListDefinition, ListDefinition]

type World = { definition: ZoneDefinition; asked: string[]; now: { ms: number } }

/** A checker over a zone in memory that notes each question. */
function checker(
  used: readonly ListDefinition[],
  entries: ZoneDefinition = {},
  options: Partial<BlacklistOptions> & { bare?: boolean } = {},
) {
  const definition = options.bare ? entries : listZone(used, entries)
  const world: World = { definition, asked: [], now: { ms: 1_800_000_000_000 } }
  const zone = createZone(definition)
  const resolver: Resolver = {
    lookup(name, type, more) {
      world.asked.push(`${type} ${name}`)
      return zone.lookup(name, type, more)
    },
  }
  const blacklists = createBlacklists({
    resolver,
    clock: { now: () => world.now.ms },
    lists: used,
    random: () => 0.5,
    deadlineMs: 300,
    ...options,
  })
  return { ...world, blacklists }
}

const answerOf = (report: BlacklistReport, id: string): ListAnswer =>
  report.answers.find(({ list }) => list === id)!

async function ipAnswer(list: ListDefinition, entry: ZoneNode | 'TIMEOUT' | 'SERVFAIL' | 'REFUSED') {
  const { blacklists } = checker([list], { [`${LABELS}.${list.zone}`]: entry })
  return answerOf(await blacklists.checkAddress(IP), list.id)
}

async function domainAnswer(list: ListDefinition, entry: ZoneNode) {
  const { blacklists } = checker([list], { [`spam.example.${list.zone}`]: entry })
  return answerOf(await blacklists.checkDomain('spam.example'), list.id)
}

test('each list is told as it answers', async () => {
  const told: string[] = []
  const blacklists = createBlacklists({
    resolver: createZone(listZone(lists)),
    clock: { now: () => 0 },
    lists,
  })
  const report = await blacklists.checkDomain('example.org', undefined, (answer) => told.push(answer.list))
  expect(told.sort()).toEqual(report.answers.map((answer) => answer.list).sort())
})

const meaningsOf = ({ meaning }: ListAnswer) =>
  typeof meaning === 'string' ? [meaning] : meaning.map(({ code }) => code.replace('blacklist.', ''))

describe('answers of a healthy list', () => {
  test('1: a known code is listed, with meaning, reason and the way out', async () => {
    const answer = await ipAnswer(psbl, {
      A: '127.0.0.2',
      TXT: 'Listed in PSBL, see https://psbl.org/listing?ip=1',
    })
    expect(answer).toMatchObject({
      state: 'listed',
      tier: 2,
      kind: 'block',
      codes: ['127.0.0.2'],
      meaning: meant('sent_to_traps'),
      severity: 'minor',
      reason: 'Listed in PSBL, see https://psbl.org/listing?ip=1',
      removalUrl: 'https://psbl.org/remove',
    })
  })

  test.each<[string, ZoneDefinition]>([
    ['NXDOMAIN', {}],
    ['NODATA', { [`${LABELS}.${psbl.zone}`]: { TXT: 'something else' } }],
  ])('2: %s is not listed', async (_, entries) => {
    const report = await checker([psbl], entries).blacklists.checkAddress(IP)
    expect(report).toMatchObject({ status: 'good', answered: 1, asked: 1 })
    expect(answerOf(report, 'psbl')).toMatchObject({
      state: 'not-listed',
      codes: [],
      removalUrl: null,
      reason: null,
    })
  })

  test('12: a code outside the table is shown and not a listing', async () => {
    const answer = await ipAnswer(psbl, { A: '127.0.0.99' })
    expect(answer).toMatchObject({ state: 'not-listed', codes: ['127.0.0.99'], severity: null })
    expect(answer.meaning).toContainEqual({
      code: 'blacklist.unknown_codes',
      facts: { codes: ['127.0.0.99'] },
    })
  })

  test('13: several codes are all shown and the most severe decides', async () => {
    const answer = await ipAnswer(zen, { A: ['127.0.0.10', '127.0.0.9', '127.0.0.2'] })
    expect(answer).toMatchObject({ state: 'listed', severity: 'major' })
    expect(answer.codes).toHaveLength(3)
    expect(meaningsOf(answer)).toEqual(expect.arrayContaining(['sbl', 'drop', 'pbl_owner']))
  })

  test('14: bits add up', async () => {
    const answer = await domainAnswer(surbl, { A: '127.0.0.80' })
    expect(answer).toMatchObject({ state: 'listed', severity: 'major', codes: ['127.0.0.80'] })
    expect(meaningsOf(answer)).toEqual(expect.arrayContaining(['malware', 'abuse']))
    expect(meaningsOf(answer)).not.toContain('phishing')
  })

  test.each<[string, string, Partial<ListAnswer>]>([
    [
      'mailspike-reputation',
      '127.0.0.18',
      { state: 'not-listed', meaning: meant('good_reputation'), severity: null },
    ],
    ['mailspike-reputation', '127.0.0.14', { state: 'not-listed', meaning: meant('neutral_reputation') }],
    ['hostkarma', '127.0.0.1', { state: 'not-listed', severity: null }],
    [
      'dnswl',
      '127.0.15.2',
      { state: 'listed', kind: 'allow', severity: 'info', meaning: meant('known_medium_trust') },
    ],
  ])('18: %s %s is no bad word', async (id, code, expected) => {
    const [list] = pick(id)
    const { blacklists } = checker([list!, psbl], { [`${LABELS}.${list!.zone}`]: { A: code } })
    const report = await blacklists.checkAddress(IP)
    expect(report.status).toBe('good')
    expect(answerOf(report, id)).toMatchObject({ ...expected, removalUrl: null })
  })

  test('19: a CNAME is judged by the address at its end', async () => {
    const answer = await ipAnswer(psbl, { CNAME: 'code.example', TXT: 'ignored' })
    expect(answer.state).toBe('not-listed')
    const { blacklists } = checker([psbl], {
      [`${LABELS}.${psbl.zone}`]: { CNAME: 'code.example' },
      'code.example': { A: '127.0.0.2' },
    })
    expect(answerOf(await blacklists.checkAddress(IP), 'psbl').state).toBe('listed')
  })

  test.each<[string, ZoneNode['TXT'] | undefined, string | null]>([
    ['none', undefined, null],
    ['markup', 'Bad <script>alert(1)</script> <a href="https://evil.example">here</a>', 'Bad alert(1) here'],
    ['control octets', 'one\x00two\x1b[31m\r\nthree\u202eend', 'one two [31m three end'],
    [
      'a foreign link',
      'see https://evil.example/x and http://psbl.org/y',
      'see (link left out) and (link left out)',
    ],
    ['an unclosed tag', `a <b${'x'.repeat(20)}`, 'a'],
    ['ten thousand letters', 'x'.repeat(10_000), `${'x'.repeat(299)}…`],
    ['several strings', [['one ', 'two']], 'one two'],
  ])('20: reason with %s', async (_, TXT, reason) => {
    const answer = await ipAnswer(psbl, { A: '127.0.0.2', ...(TXT === undefined ? {} : { TXT }) })
    expect(answer).toMatchObject({ state: 'listed', reason })
  })
})

describe('lists that cannot be believed', () => {
  const target = { [`${LABELS}.${psbl.zone}`]: { A: '127.0.0.2' } }
  test.each<[string, ZoneDefinition]>([
    ['3: wildcard, everything listed', { [`*.${psbl.zone}`]: { A: '127.0.0.2' } }],
    ['4: parked, everything at a web server', { [`*.${psbl.zone}`]: { A: '203.0.113.5' } }],
    ['5: the zone is gone', {}],
    ['5: the zone is empty', { [psbl.zone]: { SOA: {} } }],
    ['5: empty but for the target', target],
    ['11: the resolver rewrites absence', { '*': { A: '192.0.2.1' } }],
    [
      'the address that must not be listed is',
      { [`2.0.0.127.${psbl.zone}`]: { A: '127.0.0.2' }, [`1.0.0.127.${psbl.zone}`]: { A: '127.0.0.2' } },
    ],
  ])('%s: broken', async (_, definition) => {
    const { blacklists } = checker([psbl], definition, { bare: true })
    const report = await blacklists.checkAddress(IP)
    expect(report).toMatchObject({ status: 'no-data', answered: 0, asked: 1 })
    expect(answerOf(report, 'psbl')).toMatchObject({
      state: 'broken',
      codes: [],
      severity: null,
      removalUrl: null,
    })
    expect(blacklists.health()).toMatchObject([{ list: 'psbl', health: { state: 'broken' } }])
  })

  test.each<['SERVFAIL' | 'REFUSED' | 'TIMEOUT', ListAnswer['state']]>([
    ['SERVFAIL', 'broken'],
    ['REFUSED', 'refused'],
    ['TIMEOUT', 'timeout'],
  ])('6: %s is no data, at the target as in the whole zone', async (fault, state) => {
    expect(await ipAnswer(psbl, fault)).toMatchObject({ state, codes: [] })
    const { blacklists } = checker([zen], { '*.zen.spamhaus.org': fault }, { bare: true })
    const report = await blacklists.checkAddress(IP)
    expect(report).toMatchObject({ status: 'no-data', answered: 0 })
    expect(answerOf(report, zen.id).state).toBe(state)
  })

  test.each([
    ['127.255.255.250', 'key_disabled'],
    ['127.255.255.251', 'key_rejected'],
    ['127.255.255.252', 'zone_misspelled'],
    ['127.255.255.254', 'public_resolver'],
    ['127.255.255.255', 'too_many_questions'],
    ['127.255.255.1', 'refused'],
  ] as const)('7: %s is refused', async (code, why) => {
    const answer = await ipAnswer(zen, { A: code })
    expect(answer).toMatchObject({ state: 'refused', severity: null, meaning: meant(why) })
  })

  test.each<[string, string]>([
    ['surbl', '127.0.0.1'],
    ['uribl', '127.0.0.1'],
    ['uribl', '127.0.0.3'],
    ['surbl', '127.0.0.65'],
  ])('8: %s %s is refused', async (id, code) => {
    expect(await domainAnswer(pick(id)[0]!, { A: code })).toMatchObject({ state: 'refused', severity: null })
  })

  test.each(['127.0.0.255', '127.0.10.2'])('8: dnswl %s is refused', async (code) => {
    expect(await ipAnswer(pick('dnswl')[0]!, { A: code })).toMatchObject({ state: 'refused' })
  })

  test('9: a real code beside an error code is refused', async () => {
    expect(await ipAnswer(zen, { A: ['127.0.0.2', '127.255.255.254'] })).toMatchObject({ state: 'refused' })
    expect(await ipAnswer(zen, { A: ['127.0.0.2', '203.0.113.5'] })).toMatchObject({ state: 'broken' })
  })

  test('a list that refused is left alone for a while, and asked again later', async () => {
    const world = checker([zen], { [`${LABELS}.${zen.zone}`]: { A: '127.255.255.255' } })
    await world.blacklists.checkAddress(IP)
    const before = world.asked.length
    expect(answerOf(await world.blacklists.checkAddress('185.12.34.57'), zen.id).state).toBe('refused')
    expect(world.asked).toHaveLength(before)
    world.now.ms += 11 * 60_000
    expect(answerOf(await world.blacklists.checkAddress('185.12.34.57'), zen.id).state).toBe('not-listed')
  })

  test('26: a list that turns into a wildcard after its self-test is not believed', async () => {
    const world = checker([psbl])
    expect((await world.blacklists.checkAddress(IP)).status).toBe('good')
    world.now.ms += 60_000
    world.definition[`*.${psbl.zone}`] = { A: '127.0.0.2' }
    const report = await world.blacklists.checkAddress(IP)
    expect(answerOf(report, 'psbl')).toMatchObject({ state: 'broken', codes: [] })
    expect(report.status).toBe('no-data')
  })

  test('a self-test holds for a quarter of an hour', async () => {
    const world = checker([psbl])
    await world.blacklists.checkAddress(IP)
    expect(world.asked).toHaveLength(4)
    world.now.ms += 14 * 60_000
    await world.blacklists.checkAddress(IP)
    expect(world.asked).toHaveLength(5)
    world.now.ms += 2 * 60_000
    await world.blacklists.checkAddress(IP)
    expect(world.asked).toHaveLength(9)
  })
})

describe('10: silence', () => {
  test('a late list is a timeout within the deadline, the rest is shown', async () => {
    const zone = createZone(listZone([psbl, zen]))
    const resolver: Resolver = {
      lookup: (name, type) =>
        name.endsWith(zen.zone) ? new Promise<DnsAnswer>(() => {}) : zone.lookup(name, type),
    }
    const { blacklists } = checker([psbl, zen], {}, { resolver, deadlineMs: 30 })
    const report = await blacklists.checkAddress(IP)
    expect(report).toMatchObject({ answered: 1, asked: 2, status: 'no-data' })
    expect(answerOf(report, zen.id)).toMatchObject({ state: 'timeout' })
    expect(answerOf(report, 'psbl')).toMatchObject({ state: 'not-listed' })
  })

  test('after three timeouts a list rests ten minutes, then gets one try', async () => {
    const world = checker([psbl, zen], { [`${LABELS}.${zen.zone}`]: 'TIMEOUT' })
    const state = async () => answerOf(await world.blacklists.checkAddress(IP), zen.id)
    for (let i = 0; i < 3; i++) expect((await state()).state).toBe('timeout')
    const asked = () => world.asked.filter((question) => question.endsWith(`${LABELS}.${zen.zone}`)).length
    expect(asked()).toBe(3)
    expect((await state()).meaning).toEqual(meant('resting'))
    expect(asked()).toBe(3)
    world.now.ms += 10 * 60_000
    expect((await state()).state).toBe('timeout')
    expect((await state()).state).toBe('timeout')
    expect(asked()).toBe(4)
    world.now.ms += 10 * 60_000
    world.definition[`${LABELS}.${zen.zone}`] = { A: '127.0.0.2' }
    expect((await state()).state).toBe('listed')
  })

  test('a network that is down says nothing of the lists', async () => {
    const world = checker(lists, { '*': 'UNREACHABLE' }, { bare: true })
    for (let i = 0; i < 4; i++) {
      const report = await world.blacklists.checkAddress(IP)
      expect(report).toMatchObject({ status: 'no-data', answered: 0 })
      expect(new Set(report.answers.map(({ state }) => state))).toEqual(new Set(['timeout']))
    }
    world.now.ms += 20_000
    delete world.definition['*']
    Object.assign(world.definition, listZone(lists))
    const report = await world.blacklists.checkAddress(IP)
    expect(report.answered).toBe(report.asked)
  })

  test('an aborted check ends at once', async () => {
    const { blacklists } = checker(
      [psbl],
      {},
      { resolver: { lookup: () => new Promise(() => {}) }, deadlineMs: 60_000 },
    )
    const report = await blacklists.checkAddress(IP, AbortSignal.abort())
    expect(report).toMatchObject({ status: 'no-data', answers: [{ state: 'timeout' }] })
  })
})

describe('what is asked', () => {
  test('15: a domain list is never asked about an address', async () => {
    const world = checker(lists)
    for (const name of [
      IP,
      '[185.12.34.56]',
      '2a00:1450::1',
      '0x7f.1',
      '185.12.34',
      '3104580152',
      '185.12.34.056',
    ]) {
      const report = await world.blacklists.checkDomain(name)
      expect(report.answers.length).toBeGreaterThan(3)
      expect(new Set(report.answers.map(({ state }) => state))).toEqual(new Set(['not-applicable']))
    }
    expect(world.asked).toEqual([])
    expect(await domainAnswer(dbl, { A: '127.0.1.255' })).toMatchObject({ state: 'broken' })
  })

  test('an address list is never asked about a name', async () => {
    const world = checker(lists)
    const ipZones = lists
      .filter(({ asks, id }) => asks === 'ip' && id !== 'hostkarma')
      .map(({ zone }) => zone)
    await world.blacklists.checkDomain('spam.example')
    await world.blacklists.checkEmail('a@spam.example')
    expect(world.asked.filter((question) => ipZones.some((zone) => question.endsWith(`.${zone}`)))).toEqual(
      [],
    )
  })

  test('16: a list without IPv6 does not apply; the others are asked by nibbles, some in their own zone', async () => {
    const [sem] = pick('sem-black')
    const nibbles = '1.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.5.4.1.0.0.a.2'
    const world = checker([zen, psbl, sem!], {
      [`${nibbles}.${zen.zone}`]: { A: '127.0.0.3' },
      [`${nibbles}.bl.ipv6.spameatingmonkey.net`]: { A: '127.0.0.2' },
    })
    const report = await world.blacklists.checkAddress('2A00:1450:0::1')
    expect(report).toMatchObject({ subject: '2a00:1450::1', status: 'bad', asked: 2, answered: 2 })
    expect(answerOf(report, 'psbl')).toMatchObject({ state: 'not-applicable' })
    expect(answerOf(report, zen.id)).toMatchObject({
      state: 'listed',
      meaning: meant('css'),
    })
    expect(answerOf(report, 'sem-black')).toMatchObject({ state: 'listed' })
    expect(world.asked.filter((question) => question.includes(`.${psbl.zone}`))).toEqual([])
  })

  test.each([
    ['10.0.0.1', 'private'],
    ['127.0.0.1', 'loopback'],
    ['169.254.169.254', 'metadata'],
    ['192.0.2.1', 'documentation'],
    ['::ffff:192.0.2.1', 'documentation'],
    ['224.0.0.1', 'multicast'],
    ['::1', 'loopback'],
    ['fe80::1', 'link-local'],
    ['nonsense', 'invalid'],
    ['127.1', 'invalid'],
  ] as const)('17: %s is refused before any question', async (ip, why) => {
    const world = checker(lists)
    const report = await world.blacklists.checkAddress(ip)
    expect(report).toMatchObject({ status: 'no-data', asked: 0, answered: 0 })
    for (const { state, meaning } of report.answers) {
      expect(state).toBe('not-applicable')
      expect(meaning).toEqual(meant(why))
    }
    expect(world.asked).toEqual([])
  })

  test('a stand-in world may ask about addresses for documentation, and no others', async () => {
    const entries = { [`9.113.0.203.${psbl.zone}`]: { A: '127.0.0.2' } }
    const { blacklists } = checker([psbl], entries, { examples: true })
    expect(await blacklists.checkAddress('203.0.113.9')).toMatchObject({ status: 'warning', asked: 1 })
    expect(await blacklists.checkAddress('10.0.0.1')).toMatchObject({ status: 'no-data', asked: 0 })
  })

  test('17: ::ffff:a.b.c.d is asked as IPv4', async () => {
    const world = checker([psbl], { [`${LABELS}.${psbl.zone}`]: { A: '127.0.0.2' } })
    const report = await world.blacklists.checkAddress(`::FFFF:${IP}`)
    expect(report).toMatchObject({ subject: IP, answers: [{ state: 'listed' }] })
  })

  test.each([
    ['WWW.Bücher.Example.COM.', ['example.com'], ['example.com', 'www.xn--bcher-kva.example.com']],
    ['example.com', ['example.com'], ['example.com']],
    ['a.b.example.co.uk', ['example.co.uk'], ['example.co.uk', 'a.b.example.co.uk']],
    ['shop.github.io', ['shop.github.io'], ['shop.github.io']],
  ])('22: %s', async (name, one, both) => {
    const world = checker([uribl, dbl])
    await world.blacklists.checkDomain(name)
    const names = (zone: string) =>
      world.asked
        .filter(
          (question) =>
            question.endsWith(`.${zone}`) && !/ (test|invalid|2\.0\.0\.127|dbltest|n{20})/.test(question),
        )
        .map((question) => question.slice(2, -zone.length - 1))
    expect(names(uribl.zone)).toEqual(one)
    expect(names(dbl.zone)).toEqual(both)
  })

  test('22: names that nobody can register or ask are not asked', async () => {
    const world = checker(lists)
    for (const name of [
      '',
      '.',
      'localhost',
      'com',
      'co.uk',
      'a b.example',
      'a/b.example',
      'x'.repeat(300),
      'a..b.example',
    ]) {
      expect(await world.blacklists.checkDomain(name)).toMatchObject({ status: 'no-data', asked: 0 })
    }
    expect(world.asked).toEqual([])
  })

  test('23: of an email address only hashes and the domain are sent', async () => {
    const key = 'abcdefgh12345678'
    const world = checker(pick('msbl-ebl', 'spamhaus-hbl', 'uribl'), {}, { keys: { spamhaus: key } })
    world.definition[
      `F3PDGTMWU6LFIGDJC67YNIWRY5ZRM7ERLETNFO36QAEQPMBPW2DA._email.${key}.hbl.dq.spamhaus.net`
    ] = {
      A: '127.0.3.2',
    }
    const report = await world.blacklists.checkEmail('User+tag@HBLtest.com')
    expect(answerOf(report, 'spamhaus-hbl').state).toBe('listed')
    // SHA-1 of user@hbltest.com and of user+tag@hbltest.com.
    expect(world.asked).toContain('A ebcb8a93f4d4c80a83f7fc886fd2de97f0de4814.ebl.msbl.org')
    expect(world.asked).toContain('A 87f3ec888581b13a4f86d3ec0b5a331d4617d473.ebl.msbl.org')
    expect(world.asked).toContain('A hbltest.com.multi.uribl.com')
    expect(world.asked.join(' ').toLowerCase()).not.toMatch(/user|tag/)
  })
})

describe('keys', () => {
  test.each(['short', 'with.dot.inside', 'with space 12345', '', 'x'.repeat(64), 'bad_key_12345'])(
    '24: malformed key %j: nothing of that operator is asked with it',
    async (key) => {
      const world = checker(lists, {}, { keys: { spamhaus: key, abusix: key } })
      const report = await world.blacklists.checkAddress(IP)
      expect(report.answers.some(({ list }) => list.startsWith('abusix'))).toBe(false)
      expect(world.asked.filter((question) => /\.dq\.spamhaus|abusix/.test(question))).toEqual([])
      expect(answerOf(report, zen.id).state).toBe('not-listed')
    },
  )

  test('24: a rejected key turns its lists off, and never stands in the report', async () => {
    const key = 'abcdefgh12345678'
    const zone = `${key}.zen.dq.spamhaus.net`
    const world = checker(
      [zen],
      { [`*.${zone}`]: { A: '127.255.255.251', TXT: `key ${key}` } },
      { keys: { spamhaus: key } },
    )
    for (let i = 0; i < 2; i++) {
      const report = await world.blacklists.checkAddress(IP)
      expect(answerOf(report, zen.id)).toMatchObject({
        state: 'refused',
        meaning: meant('key_rejected'),
      })
      expect(JSON.stringify([report, world.blacklists.health()])).not.toContain(key)
    }
    expect(world.asked.filter((question) => question.includes(LABELS))).toEqual([])
  })

  test('with a key the key zone is asked, and the key is cut out of the reason', async () => {
    const key = 'abcdefgh12345678'
    const zone = `${key}.zen.dq.spamhaus.net`
    const world = checker(
      [zen],
      {
        [`2.0.0.127.${zone}`]: { A: ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.10'] },
        [`${LABELS}.${zone}`]: { A: '127.0.0.2', TXT: `Listed, ${key.toUpperCase()}` },
      },
      { keys: { spamhaus: key } },
    )
    const report = await world.blacklists.checkAddress(IP)
    expect(answerOf(report, zen.id)).toMatchObject({ state: 'listed', reason: 'Listed, (key)' })
    expect(world.asked.every((question) => question.endsWith(zone))).toBe(true)
  })
})

test.each(['ix.dnsbl.manitu.net', 'dnsbl.sorbs.net', 'SORBS.net.', 'images.rbl.msrbl.net'])(
  '25: dead zone %s: the start fails with zone and date',
  (zone) => {
    const used = [...lists, { ...psbl, zone }]
    const create = () => createBlacklists({ resolver: createZone({}), clock: { now: () => 0 }, lists: used })
    expect(create).toThrow(zone)
    expect(create).toThrow(/dead since/)
  },
)

describe('the sum', () => {
  const listed = (list: ListDefinition, code: string): ZoneDefinition => ({
    [`${LABELS}.${list.zone}`]: { A: code },
  })
  const [l2] = pick('uceprotect-2')
  const [rats] = pick('spamrats')
  test.each<[string, ZoneDefinition, BlacklistReport['status']]>([
    ['nothing listed', {}, 'good'],
    ['tier 1, major', listed(zen, '127.0.0.2'), 'bad'],
    ['tier 1, policy', listed(zen, '127.0.0.10'), 'warning'],
    ['tier 2', listed(psbl, '127.0.0.2'), 'warning'],
    ['tier 3, policy', listed(rats!, '127.0.0.36'), 'warning'],
    ['information only', listed(l2!, '127.0.0.2'), 'good'],
    ['tier 1 silent', { [`${LABELS}.${zen.zone}`]: 'SERVFAIL' }, 'no-data'],
    ['tier 2 silent', { [`${LABELS}.${psbl.zone}`]: 'SERVFAIL' }, 'good'],
    [
      'tier 1 silent, tier 2 listed',
      { [`${LABELS}.${zen.zone}`]: 'SERVFAIL', ...listed(psbl, '127.0.0.2') },
      'warning',
    ],
  ])('%s', async (_, entries, status) => {
    const { blacklists } = checker([zen, psbl, l2!, rats!], entries)
    expect((await blacklists.checkAddress(IP)).status).toBe(status)
  })
})

describe('over the real DNS client', () => {
  const closers: (() => unknown)[] = []
  afterEach(async () => {
    for (const close of closers.splice(0)) await close()
  })
  async function serve(definition: ZoneDefinition) {
    const server = await startDnsServer(definition)
    const resolver = createDnsClient({ servers: [server.address] })
    closers.push(
      () => resolver.close(),
      () => server.close(),
    )
    return { server, blacklists: createBlacklists({ resolver, clock: { now: Date.now }, lists: [psbl] }) }
  }

  test('28: ten equal checks at once ask each question once', async () => {
    const { server, blacklists } = await serve(listZone([psbl]))
    const reports = await Promise.all(Array.from({ length: 10 }, () => blacklists.checkAddress(IP)))
    expect(new Set(reports.map(({ status }) => status))).toEqual(new Set(['good']))
    expect(server.questions).toHaveLength(4)
  })

  test('21: the next check within the time to live asks nothing', async () => {
    const { server, blacklists } = await serve(
      listZone([psbl], { [psbl.zone]: { SOA: { minimum: 3600 }, ttl: 3600 } }),
    )
    await blacklists.checkAddress(IP)
    await blacklists.checkAddress(IP)
    expect(server.questions).toHaveLength(4)
  })

  test('27: a truncated answer is asked again over TCP, with the same result', async () => {
    const { server, blacklists } = await serve(
      listZone([psbl], { [`${LABELS}.${psbl.zone}`]: { A: '127.0.0.2' } }),
    )
    server.knobs.truncate = true
    expect(await blacklists.checkAddress(IP)).toMatchObject({ answers: [{ state: 'listed' }] })
    expect(server.questions.some(({ over }) => over === 'tcp')).toBe(true)
  })

  test('a machine without a network answers, and calls nothing clean', async () => {
    const resolver = createDnsClient({ servers: [] })
    const blacklists = createBlacklists({ resolver, clock: { now: Date.now }, lists })
    expect(await blacklists.checkAddress(IP)).toMatchObject({ status: 'no-data', answered: 0 })
  })
})

describe('the data', () => {
  test('ids are unique, zones are names, and every list says where it is from', () => {
    expect(new Set(lists.map(({ id }) => id)).size).toBe(lists.length)
    for (const list of lists) {
      expect(list.zone, list.id).toMatch(/^(_email\.)?(\{key\}\.)?[a-z0-9.-]+$/)
      expect(list.zone.includes('{key}'), list.id).toBe(list.key !== undefined && list.keyZone === undefined)
      expect(list.removalUrl ?? 'https://', list.id).toMatch(/^https:\/\//)
      expect(list.evidence, list.id).toContain('2026-11-20')
      expect(list.policy).not.toBe('')
    }
  })

  test('every list is healthy over its own test entries', async () => {
    const world = checker(lists)
    await Promise.all([world.blacklists.checkAddress(IP), world.blacklists.checkEmail('a@spam.example')])
    await world.blacklists.checkAddress('2a00:1450::1')
    const health = world.blacklists.health()
    expect(health.filter(({ health: { state } }) => state !== 'ok')).toEqual([])
    expect(health.length).toBeGreaterThanOrEqual(world.blacklists.lists.length)
  })

  test('about 25 lists answer without a key, and one check asks a bounded number of questions', async () => {
    const world = checker(lists)
    await world.blacklists.checkAddress(IP)
    const first = world.asked.length
    await world.blacklists.checkAddress(IP)
    expect(world.blacklists.lists.length).toBeGreaterThanOrEqual(25)
    expect(world.asked.length - first).toBeLessThanOrEqual(30)
    expect(first).toBeLessThanOrEqual(120)
  })
})

describe('what was never confirmed', () => {
  test('is in no list of tier 1, and its evidence says nothing of it', () => {
    const unsure = lists.filter(({ unconfirmed = [] }) => unconfirmed.length > 0)
    expect(unsure.length).toBeGreaterThan(15)
    const first = unsure.filter(({ tier }) => tier === 1)
    expect(
      first.flatMap(({ unconfirmed = [] }) => unconfirmed.filter((part) => part !== 'removal-page')),
    ).toEqual([])
    expect(lists.filter(({ evidence }) => evidence.includes('confirmed'))).toEqual([])
  })

  test.each([
    ['key_rejected', 'key'],
    ['too_many_questions', 'too-many'],
    ['public_resolver', 'resolver'],
    ['server_refused', 'other'],
  ] as const)('a list that says %j refuses because of: %s', (meaning, cause) => {
    expect(refusalCause(meant(meaning))).toBe(cause)
  })

  test('every refusal that a list documents has its cause', () => {
    const told = lists.flatMap(({ refusals = [] }) => refusals.map(([, meaning]) => meaning))
    expect(told.filter((meaning) => refusalCause(meant(meaning)) === 'other')).toEqual([])
  })
})
