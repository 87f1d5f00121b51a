import type { RecordType } from '@postproof/engine/world'
import { describe, expect, test } from 'vitest'
import { createZoneKey, dsOf, signSet } from '../../emulators/dnssec/keys.ts'
import { type Rr, rdataOf } from '../../emulators/dnssec/rdata.ts'
import { createSignedWorld, type WorldKnobs, type ZoneWish } from '../../emulators/dnssec/world.ts'
import type { Sections } from '../../emulators/dnssec/zone.ts'
import { isSignedBy } from './algorithms.ts'
import { rootAnchors } from './anchors.ts'
import { nameOf } from './names.ts'
import { keyTag } from './records.ts'
import { createValidator, type SignedAnswer } from './validator.ts'
import type { Verdict } from './verdict.ts'
import { readMessage, TYPE } from './wire.ts'
import { createWork } from './work.ts'

const NOW = Date.parse('2026-11-30T12:00:00Z')
const SECONDS = NOW / 1000
const DAY = 86_400
const clock = { now: () => NOW }

const shop = (): ZoneWish['records'] => ({
  'shop.org': { MX: ['10 mail.shop.org'], TXT: ['v=spf1 mx -all'] },
  'mail.shop.org': { A: ['192.0.2.1'] },
  '_25._tcp.mail.shop.org': { TLSA: [`3 1 1 ${'ab'.repeat(32)}`] },
  'www.shop.org': { CNAME: ['mail.shop.org'] },
  'away.shop.org': { CNAME: ['web.other.net'] },
  'bare.shop.org': { CNAME: ['web.plain.org'] },
  'loop.shop.org': { CNAME: ['loop.shop.org'] },
  '*.wild.shop.org': { A: ['192.0.2.9'] },
  'old.shop.org': { DNAME: ['mail.shop.org'] },
})

/** The root, two top-level domains and domains below them; `shop.org` is what a case changes. */
function worldOf(wish: ZoneWish = {}, knobs: WorldKnobs = {}, others: Record<string, ZoneWish> = {}) {
  return createSignedWorld(
    {
      ...{ '.': {}, org: { denial: 'opt-out' }, net: {} },
      'shop.org': { records: shop(), ...wish } as ZoneWish,
      'other.net': { records: { 'web.other.net': { A: ['192.0.2.2'] } }, denial: 'nsec3' },
      'plain.org': {
        unsigned: true,
        records: { 'plain.org': { MX: ['1 m.plain.org'] }, 'web.plain.org': { A: ['192.0.2.3'] } },
      },
      'plain.net': { unsigned: true, records: { 'plain.net': { MX: ['1 m.plain.net'] } } },
      ...others,
    },
    { now: NOW, knobs },
  )
}

type World = ReturnType<typeof worldOf>

const check = (world: World, name: string, type: RecordType = 'MX', signal?: AbortSignal): Promise<Verdict> =>
  createValidator({ ask: world.ask, clock, anchors: world.anchors }).open(signal).check(name, type)

/** `bogus shop.org expired` and the like. */
const brief = (verdict: Verdict) =>
  [verdict.status, verdict.zone, 'reason' in verdict ? verdict.reason : ''].join(' ').trim()

describe('a healthy zone is secure', () => {
  test.for([5, 7, 8, 10, 13, 14, 15, 16])('algorithm %i', async (algorithm, { expect }) => {
    const verdict = await check(worldOf({ algorithm }), 'shop.org')
    expect(verdict).toMatchObject({ status: 'secure', zone: 'shop.org', sha1: algorithm < 8 })
  })

  test.for([1, 2, 4])('digest type %i', async (type, { expect }) => {
    expect(brief(await check(worldOf({ digests: [type] }), 'shop.org'))).toBe('secure shop.org')
  })

  const questions: [name: string, type: RecordType, expected?: string][] = [
    ['shop.org', 'SOA'],
    ['mail.shop.org', 'A'],
    ['_25._tcp.mail.shop.org', 'TLSA'],
    // Absent types, names, and a name that only has some below it.
    ['mail.shop.org', 'AAAA'],
    ['nothing.shop.org', 'A'],
    ['deep.down.nothing.shop.org', 'TXT'],
    ['_tcp.mail.shop.org', 'TXT'],
    // Wildcards: found, without the type.
    ['any.wild.shop.org', 'A'],
    ['a.b.wild.shop.org', 'A'],
    ['any.wild.shop.org', 'MX'],
    // Aliases: in the zone, into another, below a DNAME.
    ['www.shop.org', 'A'],
    ['www.shop.org', 'CNAME'],
    ['away.shop.org', 'A', 'secure other.net'],
    ['bare.shop.org', 'A', 'insecure plain.org opt-out'],
    ['_25._tcp.old.shop.org', 'TLSA'],
    ['nothing.net', 'A', 'secure net'],
    ['nothing.org', 'A', 'insecure org opt-out'],
    ['org', 'SOA', 'secure org'],
  ]
  describe.each(['nsec', 'nsec3'] as const)('by %s', (denial) => {
    const world = worldOf({ denial, iterations: 3 })
    test.for(questions)('%s %s', async ([name, type, expected = 'secure shop.org'], { expect }) => {
      expect(brief(await check(world, name, type))).toBe(expected)
    })
  })

  test('it tells when the first of its signatures ends', async () => {
    const verdict = await check(worldOf({ times: { expiration: SECONDS + 2 * DAY } }), 'shop.org')
    expect(verdict).toMatchObject({ until: NOW + 2 * DAY * 1000, from: NOW - DAY * 1000 })
  })

  test('a new key beside the old one, and DS records of both, one of them unknown', async () => {
    const [old, next] = [createZoneKey('shop.org'), createZoneKey('shop.org', 8)]
    const ds = (all: string[]) => [`ffff0d02${'ab'.repeat(32)}`, `12340dc8${'ab'.repeat(32)}`, ...all]
    expect(brief(await check(worldOf({ keys: [old, next], ds }), 'shop.org'))).toBe('secure shop.org')
  })

  test('an old signature next to a good one does no harm', async () => {
    const spoiled = onAnswer('MX', (set, world) => [
      ...set,
      signSet(
        set.filter(({ type }) => type !== TYPE.RRSIG),
        world.keys['shop.org']!,
        past,
      ),
    ])
    expect(brief(await check(worldWith(spoiled), 'shop.org'))).toBe('secure shop.org')
  })
})

const past = { inception: SECONDS - 40 * DAY, expiration: SECONDS - 10 * DAY }

type Spoil = (sections: Sections, asked: { name: string; type: number }, world: World) => Sections

/** The world in which answers are changed on the way. */
function worldWith(spoil: Spoil, wish: ZoneWish = {}): World {
  const knobs: WorldKnobs = {}
  const world = worldOf(wish, knobs)
  knobs.alter = (sections, asked) => spoil(sections, asked, world)
  return world
}

/** Changes the answer section to questions of one type about `shop.org`. */
const onAnswer =
  (type: keyof typeof TYPE, change: (set: Rr[], world: World) => Rr[]): Spoil =>
  (sections, asked, world) =>
    asked.type === TYPE[type] && asked.name === 'shop.org'
      ? { ...sections, answers: change(sections.answers, world) }
      : sections

const without =
  (...types: number[]) =>
  (set: Rr[]) =>
    set.filter(({ type }) => !types.includes(type))

/** Denials in which one octet differs, or that are of another name. */
const onAuthority = (name: string, change: (authority: Rr[], world: World) => Rr[]): Spoil => {
  return (sections, asked, world) =>
    asked.name === name ? { ...sections, authority: change(sections.authority, world) } : sections
}

describe('a broken zone is bogus, with the reason and the place', () => {
  const stranger = createZoneKey('shop.org')
  const cases: [name: string, world: () => World, expected: string, question?: [string, RecordType]][] = [
    ['signatures that have expired', () => worldOf({ times: past }), 'bogus shop.org expired'],
    [
      'signatures of tomorrow',
      () => worldOf({ times: { inception: SECONDS + DAY } }),
      'bogus shop.org not-yet',
    ],
    [
      'an expired signature of the records alone',
      () =>
        worldWith(onAnswer('MX', (set, { keys }) => [set[0]!, signSet([set[0]!], keys['shop.org']!, past)])),
      'bogus shop.org expired',
    ],
    [
      'DS records of another key',
      () => worldOf({ ds: ([one]) => [`${one!.slice(0, -4)}abcd`] }),
      'bogus shop.org ds-mismatch',
    ],
    [
      'DS records of a key that is gone',
      () => worldOf({ ds: () => [`ffff0d02${'ab'.repeat(32)}`] }),
      'bogus shop.org ds-mismatch',
    ],
    ['DNSKEY records that are gone', () => worldWith(onAnswer('DNSKEY', () => [])), 'bogus shop.org no-keys'],
    [
      'a zone that is no longer signed, with DS records left behind',
      () => worldOf({ unsigned: true, ds: () => [`12340d02${'ab'.repeat(32)}`] }),
      'bogus shop.org no-keys',
    ],
    [
      'DNSKEY records without signature',
      () => worldWith(onAnswer('DNSKEY', without(TYPE.RRSIG))),
      'bogus shop.org unsigned',
    ],
    [
      'DNSKEY records signed by another key than DS names',
      () => worldOf({ otherKeys: [stranger], ds: () => [dsOf(stranger).toString('hex')] }),
      'bogus shop.org no-key',
    ],
    ['an altered record', () => worldWith(onAnswer('MX', altered)), 'bogus shop.org wrong'],
    [
      'a record that was added',
      () =>
        worldWith(onAnswer('MX', (set) => [...set, { ...set[0]!, data: rdataOf(TYPE.MX, '1 evil.org') }])),
      'bogus shop.org wrong',
    ],
    [
      'a signature by a key that the zone does not have',
      () =>
        worldWith(
          onAnswer('MX', (set) => [
            set[0]!,
            signSet([set[0]!], stranger, { inception: 0, expiration: SECONDS + DAY }),
          ]),
        ),
      'bogus shop.org no-key',
    ],
    [
      'a signature that is missing',
      () => worldWith(onAnswer('MX', without(TYPE.RRSIG))),
      'bogus shop.org unsigned',
    ],
    [
      'a signature by the parent, of the records of its child',
      () =>
        worldWith(
          onAnswer('MX', (set, { keys }) => [
            set[0]!,
            signSet([set[0]!], keys.net!, { inception: 0, expiration: SECONDS + DAY }),
          ]),
        ),
      'bogus shop.org unsigned',
    ],
    ['altered DS records', () => worldWith(onAnswer('DS', altered)), 'bogus org wrong'],
    [
      'DS records without signature',
      () => worldWith(onAnswer('DS', without(TYPE.RRSIG))),
      'bogus org unsigned',
    ],
    ['DS records left out', () => worldWith(onAnswer('DS', () => [])), 'bogus org denial'],
    ['an expired top-level domain', () => worldOf({}, {}, { org: { times: past } }), 'bogus org expired'],
    ...(['nsec', 'nsec3'] as const).flatMap((denial): typeof cases => [
      [
        `${denial}: nothing proves that the name is missing`,
        () => worldWith(onAuthority('gone.shop.org', without(TYPE.NSEC, TYPE.NSEC3)), { denial }),
        'bogus shop.org denial',
        ['gone.shop.org', 'A'],
      ],
      [
        `${denial}: the wildcard is not denied`,
        () =>
          worldWith(
            onAuthority('gone.shop.org', (all) => {
              const denials = all.filter(({ type }) => type === TYPE.NSEC || type === TYPE.NSEC3)
              return all.filter(
                (one) => one !== denials.at(denial === 'nsec' ? 0 : -1) || denials.length === 1,
              )
            }),
            { denial },
          ),
        'bogus shop.org denial',
        ['gone.shop.org', 'A'],
      ],
      [
        `${denial}: the denial of another name`,
        () => {
          const world: World = worldWith(
            onAuthority(
              'mail.shop.org',
              () => world.zones['shop.org']!.answer(nameOf('old.shop.org'), TYPE.A).authority,
            ),
            { denial },
          )
          return world
        },
        'bogus shop.org denial',
        ['mail.shop.org', 'AAAA'],
      ],
      [
        `${denial}: an altered denial`,
        () => worldWith(onAuthority('mail.shop.org', altered), { denial }),
        'bogus shop.org wrong',
        ['mail.shop.org', 'AAAA'],
      ],
      [
        `${denial}: an expired denial`,
        () => worldOf({ denial, times: past }),
        'bogus shop.org expired',
        ['mail.shop.org', 'AAAA'],
      ],
      [
        `${denial}: a record that exists is denied`,
        () =>
          worldWith(
            (sections, { name, type }, { zones }) =>
              name === 'shop.org' && type === TYPE.MX
                ? { ...zones['shop.org']!.answer(nameOf('shop.org'), TYPE.A), answers: [] }
                : sections,
            { denial },
          ),
        'bogus shop.org denial',
      ],
      [
        `${denial}: a wildcard for a name that exists`,
        () =>
          worldWith(
            (sections, { name }) =>
              name === 'any.wild.shop.org' ? { ...sections, authority: [] } : sections,
            { denial },
          ),
        'bogus shop.org denial',
        ['any.wild.shop.org', 'A'],
      ],
    ]),
  ]
  test.for(cases)('%s', async ([, world, expected, question = ['shop.org', 'MX']], { expect }) => {
    expect(brief(await check(world(), ...question))).toBe(expected)
  })

  test('the time at which the signatures ended', async () => {
    expect(await check(worldOf({ times: past }), 'shop.org')).toEqual({
      ...{ status: 'bogus', zone: 'shop.org', name: 'shop.org', type: 'DNSKEY' },
      ...{ reason: 'expired', at: (SECONDS - 10 * DAY) * 1000 },
    })
  })

  test('what is above and beside it is not', async () => {
    const world = worldOf({ times: past })
    expect(brief(await check(world, 'org', 'SOA'))).toBe('secure org')
    expect(brief(await check(world, 'web.other.net', 'A'))).toBe('secure other.net')
    expect(brief(await check(world, 'plain.org'))).toBe('insecure plain.org opt-out')
  })
})

/** One bit of the first denial, or else of the first record, is another. */
function altered(set: Rr[]): Rr[] {
  const denial = set.findIndex(({ type }) => type === TYPE.NSEC || type === TYPE.NSEC3)
  return set.map((one, at) => (at === Math.max(0, denial) ? { ...one, data: flip(one.data) } : one))
}

function flip(octets: Buffer): Buffer {
  const copy = Buffer.from(octets)
  copy[copy.length - (copy.at(-1) === 0 ? 2 : 1)]! ^= 1
  return copy
}

describe('an unsigned zone is insecure, and not bogus', () => {
  const cases: [name: string, world: () => World, question: [string, RecordType], expected: string][] = [
    ['below NSEC3 with opt-out', () => worldOf(), ['plain.org', 'MX'], 'insecure plain.org opt-out'],
    ['below NSEC', () => worldOf(), ['plain.net', 'MX'], 'insecure plain.net unsigned'],
    [
      'below NSEC3',
      () => worldOf({}, {}, { net: { denial: 'nsec3' } }),
      ['plain.net', 'MX'],
      'insecure plain.net unsigned',
    ],
    [
      'a name that does not exist in it',
      () => worldOf(),
      ['a.b.plain.net', 'A'],
      'insecure plain.net unsigned',
    ],
    [
      'signatures without a DS record',
      () => worldOf({ ds: () => [] }, {}, { org: {} }),
      ['shop.org', 'MX'],
      'insecure shop.org unsigned',
    ],
    [
      'an algorithm that validators do not know',
      () => worldOf({ ds: ([one]) => [`${one!.slice(0, 4)}fd${one!.slice(6)}`] }),
      ['shop.org', 'MX'],
      'insecure shop.org algorithm',
    ],
    [
      'a digest that validators do not know',
      () => worldOf({ digests: [200] }),
      ['shop.org', 'MX'],
      'insecure shop.org algorithm',
    ],
    [
      'NSEC3 with more iterations than validators compute',
      () => worldOf({ denial: 'nsec3', iterations: 101 }),
      ['mail.shop.org', 'AAAA'],
      'insecure shop.org iterations',
    ],
    [
      'an unsigned zone inside of a signed one',
      () =>
        worldOf(
          {},
          {},
          { 'in.shop.org': { unsigned: true, records: { 'x.in.shop.org': { A: ['192.0.2.7'] } } } },
        ),
      ['x.in.shop.org', 'A'],
      'insecure in.shop.org unsigned',
    ],
  ]
  test.for(cases)('%s', async ([, world, [name, type], expected], { expect }) => {
    expect(brief(await check(world(), name, type))).toBe(expected)
  })

  test('it is bogus once the absence of its DS record is not proved', async () => {
    const strip = onAuthority('plain.net', without(TYPE.NSEC))
    expect(brief(await check(worldWith(strip), 'plain.net'))).toBe('bogus net denial')
  })
})

describe('without an answer there is no verdict', () => {
  const cases: [name: string, world: () => World, expected: string][] = [
    [
      'a resolver that does not know DNSSEC',
      () => worldOf({}, { stripped: true }),
      'indeterminate . stripped',
    ],
    [
      'silence about the records',
      () => worldOf({}, { fails: { 'shop.org MX': 'silence' } }),
      'indeterminate shop.org unanswered',
    ],
    ['SERVFAIL', () => worldOf({}, { fails: { 'shop.org MX': 2 } }), 'indeterminate shop.org unanswered'],
    [
      'silence about the keys',
      () => worldOf({}, { fails: { 'shop.org DNSKEY': 'silence' } }),
      'indeterminate shop.org unanswered',
    ],
    [
      'silence about DS',
      () => worldOf({}, { fails: { 'shop.org DS': 'silence' } }),
      'indeterminate org unanswered',
    ],
    [
      'silence about the root',
      () => worldOf({}, { fails: { '. DNSKEY': 'silence' } }),
      'indeterminate . unanswered',
    ],
  ]
  test.for(cases)('%s', async ([, world, expected], { expect }) => {
    expect(brief(await check(world(), 'shop.org'))).toBe(expected)
  })

  test('one server of several that does not know DNSSEC is not a broken zone', async () => {
    const world = worldOf()
    const plain = worldOf({}, { stripped: true })
    const ask: typeof world.ask = (name, type) =>
      (name === 'shop.org' && type === 'MX' ? plain : world).ask(name, type)
    const { check } = createValidator({ ask, clock, anchors: world.anchors }).open()
    expect(brief(await check('shop.org', 'MX'))).toBe('indeterminate shop.org stripped')
  })

  test('after its signal has aborted', async () => {
    expect(brief(await check(worldOf(), 'shop.org', 'MX', AbortSignal.abort()))).toBe(
      'indeterminate . unanswered',
    )
  })

  test('another root than the one trusted is bogus', async () => {
    const { ask } = worldOf()
    const verdict = await createValidator({ ask, clock, anchors: rootAnchors }).open().check('shop.org', 'MX')
    expect(brief(verdict)).toBe('bogus . ds-mismatch')
  })
})

describe('the work is bounded', () => {
  /** As KeyTrap has them (CVE-2023-50387): many keys of one tag, and as many signatures that none of them made. */
  test('many keys of one tag and many signatures', async () => {
    const real = createZoneKey('shop.org')
    const twins = Array.from({ length: 100 }, (_, at) => twinOf(real.data, at))
    expect(new Set(twins.map(keyTag))).toEqual(new Set([real.tag]))
    const spoil = onAnswer('MX', (set) => {
      const [record, signature] = [set[0]!, set[1]!]
      return [
        record,
        ...Array.from({ length: 200 }, (_, at) => ({ ...signature, data: spoiled(signature.data, at) })),
      ]
    })
    const knobs: WorldKnobs = {}
    const otherKeys = twins.map((data) => ({ ...real, data }))
    const world = worldOf({ keys: [real], otherKeys }, knobs)
    knobs.alter = (sections, asked) => spoil(sections, asked, world)
    const validation = createValidator({ ask: world.ask, clock, anchors: world.anchors }).open()
    expect(brief(await validation.check('shop.org', 'MX'))).toBe('bogus shop.org wrong')
    expect(validation.verified()).toBeLessThanOrEqual(30)
  })

  test('what one report may compute ends, and says so', () => {
    const work = createWork(2, 1)
    expect([work.mayVerify(), work.mayVerify(), work.mayVerify(), work.isSpent()]).toEqual([
      true,
      true,
      false,
      true,
    ])
    expect([work.mayHash(), work.mayHash()]).toEqual([true, false])
  })

  test('more questions than one report has end in no-data, not in a false verdict', async () => {
    const world = worldOf()
    const { check } = createValidator({ ask: world.ask, clock, anchors: world.anchors }).open()
    const verdicts = new Set<string>()
    for (let at = 0; at < 160; at++) verdicts.add(brief(await check(`n${at}.shop.org`, 'A')))
    expect([...verdicts]).toEqual(['secure shop.org', 'indeterminate shop.org work'])
  })

  test('aliases in a circle, and names of many labels', async () => {
    expect(brief(await check(worldOf(), 'loop.shop.org', 'A'))).toBe('indeterminate . too-long')
    const long = `${'a.'.repeat(40)}shop.org`
    const world = worldOf()
    expect(brief(await check(world, long, 'A'))).toBe('indeterminate . too-long')
    expect(world.asked).toEqual([])
  })

  test('zones are asked for once', async () => {
    const world = worldOf()
    const { check } = createValidator({ ask: world.ask, clock, anchors: world.anchors }).open()
    await Promise.all([check('shop.org', 'MX'), check('shop.org', 'TXT'), check('mail.shop.org', 'A')])
    expect(world.asked.toSorted()).toEqual([
      ...['. DNSKEY', 'mail.shop.org A', 'org DNSKEY', 'org DS', 'shop.org DNSKEY', 'shop.org DS'],
      ...['shop.org MX', 'shop.org TXT'],
    ])
  })
})

describe('octets of strangers', () => {
  test('messages cut anywhere, or with any octet changed, throw nothing and prove nothing false', async () => {
    const world = worldOf({ denial: 'nsec3' })
    const query = await capture(world, 'gone.shop.org', 'A')
    for (let at = 0; at < query.length; at++) {
      expect(() => readMessage(query.subarray(0, at))).not.toThrow()
      const changed = Buffer.from(query)
      changed[at]! ^= 0xff
      const message = readMessage(changed)
      const answer: SignedAnswer = message ? { outcome: 'answered', message } : { outcome: 'timeout' }
      const ask: typeof world.ask = (name, type) =>
        name === 'gone.shop.org' ? Promise.resolve(answer) : world.ask(name, type)
      const verdict = await createValidator({ ask, clock, anchors: world.anchors })
        .open()
        .check('gone.shop.org', 'A')
      expect(typeof verdict.status).toBe('string')
    }
  })

  test('a name whose pointers lead in a circle is no message', () => {
    const circle = Buffer.from('000181800001000000000000c00cc00c00010001', 'hex')
    expect(readMessage(circle)).toBeUndefined()
  })
})

async function capture(world: World, name: string, type: RecordType): Promise<Buffer> {
  const octets = [...name.split('.').flatMap((label) => [label.length, ...Buffer.from(label)]), 0]
  const head = [0, 1, 1, 0x10, 0, 1, 0, 0, 0, 0, 0, 1]
  const rest = [0, TYPE[type as 'A'], 0, 1, 0, 0, 41, 4, 0xd0, 0, 0, 0x80, 0, 0, 0]
  return world.respond(Buffer.from([...head, ...octets, ...rest]))!
}

/** Another key with the same tag: the tag is a sum of pairs of octets, and two pairs change places. */
function twinOf(data: Buffer, at: number): Buffer {
  const copy = Buffer.from(data)
  const [one, other] = [4 + 2 * (at % 10), 4 + 2 * (10 + Math.floor(at / 10))]
  copy.writeUInt16BE(data.readUInt16BE(other), one)
  copy.writeUInt16BE(data.readUInt16BE(one), other)
  return copy
}

function spoiled(data: Buffer, at: number): Buffer {
  const copy = Buffer.from(data)
  copy.writeUInt16BE(at, copy.length - 2)
  return copy
}

describe('keys and signatures of the standards', () => {
  test.for<[source: string, algorithm: number, tag: number, key: string]>([
    ['RFC 8080, 6.1', 15, 3613, 'l02Woi0iS8Aa25FQkUd9RMzZHJpBoRQwAQEX1SxZJA4='],
    [
      'RFC 6605, 6.1',
      13,
      55648,
      'GojIhhXUN/u4v54ZQqGSnyhWJwaubCvTmeexv7bR6edbkrSqQpF64cYbcB7wNcP+e+MAnLr+Wi9xMWyQLc8NAA==',
    ],
  ])('%s: the tag of its key', ([, algorithm, tag, key], { expect }) => {
    expect(keyTag(Buffer.concat([Buffer.from([1, 1, 3, algorithm]), Buffer.from(key, 'base64')]))).toBe(tag)
  })

  const owner = (name: string) =>
    Buffer.from([...name.split('.').flatMap((label) => [label.length, ...Buffer.from(label)]), 0])
  const u32 = (...values: number[]) =>
    Buffer.concat(values.map((value) => Buffer.from([value >>> 24, value >>> 16, value >>> 8, value])))
  test('RFC 8080, 6.1: its signature', () => {
    const key = Buffer.from('l02Woi0iS8Aa25FQkUd9RMzZHJpBoRQwAQEX1SxZJA4=', 'base64')
    const signature = Buffer.from(
      'oL9krJun7xfBOIWcGHi7mag5/hdZrKWw15jPGrHpjQeRAvTdszaPD+QLs3fx8A4M3e23mRZ9VrbpMngwcrqNAg==',
      'base64',
    )
    const mx = Buffer.concat([Buffer.from([0, 10]), owner('mail.example.com')])
    const octets = Buffer.concat([
      ...[
        Buffer.from([0, 15, 15, 2]),
        u32(3600, 1440021600, 1438207200),
        Buffer.from([3613 >> 8, 3613 & 255]),
      ],
      ...[owner('example.com'), owner('example.com'), Buffer.from([0, 15, 0, 1]), u32(3600)],
      ...[Buffer.from([0, mx.length]), mx],
    ])
    expect(isSignedBy(15, key, octets, signature)).toBe(true)
    octets[octets.length - 2]! ^= 1
    expect(isSignedBy(15, key, octets, signature)).toBe(false)
  })
})
