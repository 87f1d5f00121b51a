import type { DnsAnswer, DnsRecord, RecordType, Resolver } from '@postproof/engine/world'
import { recordKinds } from '@postproof/records/kinds'
import type { RecordChecker } from '#contract/checker-names.ts'

/** DNS worlds made to hurt whoever reads them. What stands at a name depends on nothing but the name. */

export type Hostile = {
  /** TXT records at a name. */
  texts(name: string): string[][]
  /** Hosts that MX, NS and PTR name. */
  hosts?(name: string): string[]
  addresses?: string[]
}

/** How a record of each kind begins, up to where a value stands. */
const beginningOf = (checker: RecordChecker): string =>
  checker === 'spf' ? 'v=spf1 include:' : /^.*=(?:\w+:)?(?:\/\/)?/.exec(recordKinds[checker].example)![0]

const cut = (text: string) => text.match(/.{1,255}/gs) ?? ['']
const one = (text: string): Hostile => ({ texts: () => [cut(text)] })
const numbered = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, i) => make(i))
const escapes = '\u001b]0;owned\u0007\u001b[2J\u009b31m\r\u0000\u0008\u007f\u0085\u202e\u2066\ufeff'
const octets = String.fromCharCode(...numbered(256, (i) => i))
const tags = (begin: string, count: number) =>
  `${begin}x; ${numbered(count, (i) => `t${i}=v${i}`).join('; ')}`

/** Each named world for a kind of record. */
export function worldsFor(checker: RecordChecker): Record<string, Hostile> {
  const begin = beginningOf(checker)
  const spf = checker === 'spf'
  const list = spf ? ' include:' : ',mailto:'
  return {
    'as long as TXT can be': one(begin + 'a'.repeat(64_000)),
    'as many parts as TXT can hold': one(`${begin}x${spf ? ' a'.repeat(32_000) : ';p=1'.repeat(16_000)}`),
    'as many bad parts as TXT can hold': one(`${begin}x${spf ? ' é'.repeat(20_000) : ';='.repeat(32_000)}`),
    'as many names as TXT can hold': one(begin + numbered(6_000, (i) => `a@n${i}`).join(spf ? ' mx:' : ',')),
    'ten thousand letters': one(begin + 'a'.repeat(10_000)),
    'ten thousand dots': one(begin + '.'.repeat(10_000)),
    'ten thousand separators': one(begin + '; ='.repeat(3_400)),
    'ten thousand blanks': one(begin + ' \t'.repeat(5_000)),
    'ten thousand percent signs': one(begin + '%'.repeat(10_000)),
    'two thousand macros': one(`${begin}${'%{d1r.}'.repeat(1_500)}`),
    'a thousand tags': one(tags(begin, 1_000)),
    'a thousand equal tags': one(`${begin}x; ${'p=none; '.repeat(1_200)}`),
    'a thousand values': one(begin + numbered(800, (i) => `a${i}@n${i}.x.test`).join(list)),
    'labels and names too long': one(
      `${begin}${'a'.repeat(64)}.test${list}${numbered(60, (i) => `l${i}abc`).join('.')}`,
    ),
    'terminal escapes in a value': one(`${begin}a${escapes}@x.test`),
    'terminal escapes as a tag': one(`${begin}x; ${escapes}=${escapes}; ${escapes}`),
    'every octet': one(`${begin}${octets}`),
    'every octet alone': { texts: () => [...octets].map((octet) => [begin, octet]) },
    'markup and templates': one(`${begin}<script>alert(1)</script>{{x}}\${x}"'\`&lt;`),
    'as many includes as TXT can hold': one(
      spf ? `v=spf1 ${numbered(3_500, (i) => `include:n${i}.x.test`).join(' ')}` : begin,
    ),
    'a thousand records': { texts: () => numbered(1_000, (i) => [`${begin}n${i}.x.test`]) },
    'a thousand empty strings': { texts: () => [[begin, ...numbered(1_000, () => ''), 'x']] },
    'a record that includes itself': one(spf ? 'v=spf1 include:x.test redirect=x.test' : begin),
    'branches without end': {
      texts: (name) => [
        [spf ? `v=spf1 include:a.${name} include:b.${name} mx:c.${name} -all` : `${begin}a.${name}`],
      ],
    },
    'reports to everywhere without end': {
      texts: (name) => [[begin, numbered(100, (i) => `r${i}@r${i}.${name.slice(0, 100)}.test`).join(list)]],
    },
    'hosts by the hundred': {
      texts: (name) => [[spf ? `v=spf1 mx ptr a:${name} exists:%{i}.x.test ~all` : begin]],
      hosts: (name) => numbered(500, (i) => `h${i}.${name}`),
    },
    'hosts with terminal escapes': {
      texts: () => [[begin]],
      hosts: () => [`${escapes}.x.test`, 'a b.test', '', '.'],
    },
    'no addresses': {
      texts: () => [[begin]],
      addresses: ['', 'not an address', escapes, '::1', '127.0.0.1'],
    },
    'four thousand addresses': {
      texts: () => [[spf ? 'v=spf1 a mx include:y.x.test ~all' : begin]],
      addresses: numbered(4_000, (i) => `127.0.${i >> 8}.${i & 255}`),
    },
  }
}

/** Every name exists and has a record of every type. */
export function createHostileResolver({ texts, hosts, addresses }: Hostile) {
  let questions = 0
  const resolver: Resolver = {
    async lookup(name: string, type: RecordType): Promise<DnsAnswer> {
      questions++
      if (questions > 5_000) throw new Error('asks without end')
      const records = recordsOf(name, type)
      const outcome = records.length > 0 ? 'answer' : 'nodata'
      return {
        name,
        type,
        outcome,
        records,
        cnames: [],
        ttl: 300,
        authenticated: false,
        server: 'hostile',
        ms: 1,
        at: 0,
      }
    },
  }
  const recordsOf = (name: string, type: RecordType): DnsRecord[] => {
    const base = { name, ttl: 300 }
    const targets = hosts?.(name) ?? ['mail.x.test']
    switch (type) {
      case 'TXT':
      case 'SPF':
        return texts(name).map((strings) => ({ ...base, type, strings }))
      case 'A':
        return (addresses ?? ['46.0.0.1']).map((address) => ({ ...base, type, address }))
      case 'AAAA':
        return (addresses ?? ['2a01:4f8::1']).map((address) => ({ ...base, type, address }))
      case 'MX':
        return targets.map((exchange, preference) => ({ ...base, type, preference, exchange }))
      case 'NS':
      case 'PTR':
        return targets.map((target) => ({ ...base, type, target }))
      default:
        return []
    }
  }
  return { resolver, questions: () => questions }
}
