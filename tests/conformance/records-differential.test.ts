import { generateKeyPairSync } from 'node:crypto'
import { createRequire } from 'node:module'
import { toMailauthResolver } from '@postproof/dns/mailauth-resolver'
import { createZone, type ZoneDefinition } from '@postproof/dns/zone'
import type { DnsAnswer, Resolver } from '@postproof/engine/world'
import { checkDkim } from '@postproof/records/dkim/check'
import { checkDmarc } from '@postproof/records/dmarc/check'
import type { RecordReport } from '@postproof/records/record/report'
import { checkSpf } from '@postproof/records/spf/check'
import type { SpfResult } from '@postproof/records/spf/details'
import { expect, test } from 'vitest'
import { testAddress } from '../../packages/records/spf/test-address.ts'
import { cases } from '../cases.ts'
import { type Draw, drawFrom } from './records/random.ts'

/**
 * The checker beside the evaluator of received mail, over made-up records: what the one calls in order, the other must
 * be able to use, and the other way round. Any disagreement is a failure with the record printed.
 */
const clock = { now: () => 0 }
const { evaluateDmarc } = createRequire(import.meta.url)('mailauth/lib/dmarc') as {
  evaluateDmarc(
    options: object,
  ): Promise<{ response: { status: { result: string }; policy?: string } | false }>
}
const { getPublicKey } = createRequire(import.meta.url)('mailauth/lib/tools') as {
  getPublicKey(type: string, name: string, bits: number, resolver: unknown, options: object): Promise<unknown>
}

/** A fixed world, each answer worked out once, and one name in it that holds the record of the moment. */
function worldOf(definition: ZoneDefinition, name: string): (text: string) => Resolver {
  const zone = createZone(definition, { clock })
  const known = new Map<string, DnsAnswer>()
  return (text) => ({
    async lookup(asked, type) {
      if (type === 'TXT' && asked.toLowerCase() === name)
        return createZone({ [name]: { TXT: [[text]] } }, { clock }).answer(asked, type)
      const key = `${type} ${asked}`
      const answer = known.get(key) ?? zone.answer(asked, type)
      known.set(key, answer)
      return answer
    },
  })
}

type Told = { record: string; checker: string; evaluator: string }

/** Runs `compare` over made-up records; what it returns is a disagreement. */
async function compareAll(
  count: number,
  seed: number,
  make: (draw: Draw) => string,
  compare: (record: string) => Promise<Told | null>,
): Promise<Told[]> {
  const draw = drawFrom(seed)
  const disagreements: Told[] = []
  for (let at = 0; at < count; at++) {
    const told = await compare(make(draw))
    if (told) disagreements.push(told)
  }
  return disagreements
}

const spfWorld = worldOf(
  {
    'o.test': { MX: [[1, 'h.test']], A: '45.45.45.1' },
    '_spf.o.test': { TXT: 'v=spf1 ip4:45.45.47.0/24 ~all' },
    'h.test': { A: '45.45.45.1', AAAA: '2606:4700::1' },
    'four.test': { A: '45.45.45.2' },
    'six.test': { AAAA: '2606:4700::2' },
    'six2.test': { AAAA: '2606:4700::3' },
    'six3.test': { AAAA: '2606:4700::4' },
    'empty.test': { TXT: 'nothing' },
    'good.test': { TXT: 'v=spf1 ip4:45.45.46.0/24 a:h.test -all' },
    'deep.test': { TXT: 'v=spf1 include:good.test include:mid.test ?all' },
    'mid.test': { TXT: 'v=spf1 a:four.test mx:o.test a:h.test -all' },
    'wide.test': { TXT: 'v=spf1 a:h.test mx:o.test a:four.test a:six.test include:deep.test ~all' },
    'broken.test': { TXT: 'v=spf1 ip4:45.45.45.300 -all' },
    'two.test': { TXT: ['v=spf1 -all', 'v=spf1 mx -all'] },
    'self.test': { TXT: 'v=spf1 include:o.test -all' },
    'many.test': { MX: Array.from({ length: 11 }, (_, i): [number, string] => [i, `m${i}.test`]) },
    'silent.test': 'SERVFAIL',
    'slow.test': { TXT: 'v=spf1 include:silent.test -all' },
    '*.l.test': { A: '127.0.0.2' },
  },
  'o.test',
)
const NAMES = [
  'good',
  'deep',
  'mid',
  'h',
  'four',
  'six',
  'six2',
  'six3',
  'gone',
  'gone2',
  'gone3',
  'empty',
  'o',
  'wide',
  'broken',
  'two',
  'self',
  'many',
  'silent',
  'slow',
].map((label) => `${label}.test`)
const NETWORKS = [
  '45.45.45.1',
  '45.45.45.0/24',
  '45.45.46.7/32',
  '45.0.0.0/8',
  '10.1.2.3',
  '45.45.45.1/33',
  '45.45.45',
  '2606:4700::1',
  '45.45.45.1/',
]
const SIXES = ['2606:4700::1', '2606:4700::/32', '45.45.45.1', '2606::/129', '::/1']

function spfTerm(draw: Draw): string {
  const sign = draw.chance(80) ? '' : draw.one(['+', '-', '~', '?'])
  const name = draw.chance(75) ? draw.one(NAMES.slice(0, 9)) : draw.one(NAMES)
  const bits = draw.one(['', '', '', '/24', '//64', '/24//64', '/33', '/0'])
  const kinds = [
    () => `${sign}ip4:${draw.one(draw.chance(80) ? NETWORKS.slice(0, 5) : NETWORKS)}`,
    () => `${sign}ip6:${draw.one(draw.chance(80) ? SIXES.slice(0, 2) : SIXES)}`,
    () => `${sign}include:${name}`,
    () => `${sign}include:${draw.one(['good.test', 'mid.test', '_spf.%{d}', 'deep.test'])}`,
    () => `${sign}a:${name}${draw.chance(70) ? '' : bits}`,
    () => `${sign}${draw.one(['a', 'mx'])}${draw.chance(70) ? '' : bits}`,
    () => `${sign}mx:${name}`,
    () => `${sign}exists:${draw.one([name, '%{i}.l.test', '%{d}', 'x.l.test'])}`,
  ]
  const odd = [
    'foo',
    'include:',
    'include',
    'a:',
    'ip4:',
    'inlcude:good.test',
    'mx,',
    'all:',
    'exp=why.test',
    'ra=x',
    'include=good.test',
    'redirect=good.test',
    'exists:%{x}.test',
    'a:%',
    '+',
    'include:good.test/24',
    'v=spf1',
    'A:H.TEST',
    'IP4:45.45.45.1',
    'ip4=1.2.3.4',
    'a=b%{z}',
    'redirect=',
    'a:test',
    'a:1.2.3.4',
    'include:a_b.good.test.',
  ]
  return draw.chance(92) ? draw.one(kinds)() : draw.one(odd)
}

function spfRecord(draw: Draw): string {
  const version = draw.chance(97)
    ? 'v=spf1'
    : draw.one(['V=SPF1', 'v=spf1 ', 'v=spf10', 'v=spf1;', ' v=spf1', 'v=spf2'])
  const end = draw.one([
    '-all',
    '~all',
    '?all',
    '-all',
    '~all',
    '',
    '+all',
    'redirect=good.test',
    'redirect=gone.test',
    'redirect=slow.test',
    'redirect=%{d}',
    'redirect=_spf.%{d}',
    'all',
    '-ALL',
  ])
  const space = () => (draw.chance(97) ? ' ' : draw.one(['  ', '   ']))
  return [version, ...draw.some(5, () => spfTerm(draw)), end]
    .filter(Boolean)
    .reduce((text, term) => text + space() + term)
}

const FATAL = new Set([
  'spf_record',
  'spf_syntax',
  'spf_lookups',
  'spf_voids',
  'spf_include',
  'spf_loop',
  'spf_mx-hosts',
])
const CLIENTS = ['45.45.45.1', '203.0.113.77', '2001:db8::77']
/** A family in which nobody may send is named beside a record that works. */
const isNamed = (report: RecordReport, ip: string) =>
  report.findings.some(
    ({ code, facts }) => code === 'over-family' && facts.family === (ip.includes(':') ? 6 : 4),
  )
const isError = (result: SpfResult | undefined) => result === 'permerror' || result === 'temperror'

async function compareSpf(record: string): Promise<Told | null> {
  const resolver = spfWorld(record)
  const report = await checkSpf({ domain: 'o.test' }, { resolver, clock })
  const told = await Promise.all(CLIENTS.map((ip) => testAddress({ domain: 'o.test', ip }, resolver)))
  const results = told.map((one) => one?.result)
  const unnamed = told.filter((one) => one && !isNamed(report, one.ip)).map((one) => one?.result)
  const bad = report.findings.filter(({ status }) => status === 'bad')
  const fatal = bad.some(({ id }) => FATAL.has(id))
  // Behind a term that matches everyone, the evaluator never comes to what is broken.
  const reached = !/exists:|\/0|[+ ]all/i.test(record)
  const green = report.status === 'good' || report.status === 'warning'
  const wrong =
    (unnamed.includes('permerror') && !fatal) ||
    (results.includes('temperror') && report.status !== 'no-data' && report.status !== 'bad') ||
    (fatal && reached && !results.some((one) => isError(one) || one === 'none')) ||
    (green && unnamed.some((one) => isError(one) || one === 'none'))
  if (!wrong) return null
  const codes = report.findings
    .filter(({ status }) => status !== 'good')
    .map(({ id, code }) => `${id} ${code}`)
  const comments = told.map((one) => `${one?.result} ${one?.comment}`)
  return { record, checker: `${report.status}: ${codes.join(', ')}`, evaluator: comments.join(' | ') }
}

test('SPF records: the checker agrees with the evaluator', async () => {
  expect((await compareAll(cases(600, 6000), 18, spfRecord, compareSpf)).slice(0, 12)).toEqual([])
})

const dmarcWorld = worldOf(
  { 'o.test': { A: '45.45.45.1', MX: [[1, 'mx.o.test']] }, 'x.test': { MX: [[1, 'mx.o.test']] } },
  '_dmarc.o.test',
)

function dmarcRecord(draw: Draw): string {
  const policy = () =>
    draw.one(['none', 'quarantine', 'reject', 'Reject', 'rejct', '', 'no ne', 'none,', ' reject'])
  const rua = () =>
    draw.one([
      'mailto:d@o.test',
      'd@o.test',
      'mailto:d@o.test!10m',
      'mailto:d@o.test,mailto:e@x.test',
      'mailto:d@o.test mailto:e@o.test',
      'https://o.test/',
      '',
      'mailto:',
      'mailto:d',
      'nobody',
      'ftp:x',
      'mailto:a@b@o.test',
    ])
  const tag = () =>
    draw.one([
      () => `p=${policy()}`,
      () => `p=${draw.one(['none', 'quarantine', 'reject'])}`,
      () => `p=${draw.one(['none', 'quarantine', 'reject'])}`,
      () => `sp=${policy()}`,
      () => `np=${policy()}`,
      () => `rua=${rua()}`,
      () => 'rua=mailto:d@o.test',
      () => `ruf=${rua()}`,
      () => `t=${draw.one(['y', 'n', 'Y', 'x'])}`,
      () => `adkim=${draw.one(['r', 's', 'x'])}`,
      () => `psd=${draw.one(['n', 'u', 'x'])}`,
      () => draw.one(['pct=50', 'fo=1', 'note', 'P=reject', 'x y=z', '=', 'a-b=c', '1=2']),
    ])()
  const version = draw.chance(88)
    ? 'v=DMARC1'
    : draw.one([
        'V=DMARC1',
        'v = DMARC1',
        'v=dmarc1',
        'v=DMARC1.0',
        ' v=DMARC1',
        'v=DMARC2',
        'p=none',
        '"v=DMARC1',
        'v=DMARC1 ',
        'v=DMARC1;',
      ])
  const separator = draw.chance(85) ? '; ' : draw.one([';', ' ; ', ' ', ', ', ';; '])
  return [version, ...draw.some(5, tag)].join(separator) + draw.one(['', '', ';', ' ', '; '])
}

async function compareDmarc(record: string): Promise<Told | null> {
  const resolver = dmarcWorld(record)
  const report = await checkDmarc({ domain: 'o.test' }, { resolver, clock })
  const { response } = await evaluateDmarc({
    headerFrom: ['o.test'],
    spfDomains: [],
    dkimDomains: [],
    resolver: toMailauthResolver(resolver),
    strict: true,
  })
  const theirs = !response || response.status.result === 'none' ? null : (response.policy ?? null)
  const ours = report.details.applied?.effective ?? null
  const green = report.status === 'good' || report.status === 'warning'
  if (ours === theirs && !(green && theirs === null)) return null
  const codes = report.findings
    .filter(({ status }) => status !== 'good')
    .map(({ id, code }) => `${id} ${code}`)
  return { record, checker: `${report.status} ${ours}: ${codes.join(', ')}`, evaluator: String(theirs) }
}

test('DMARC records: the checker agrees with the evaluator', async () => {
  expect((await compareAll(cases(800, 8000), 19, dmarcRecord, compareDmarc)).slice(0, 12)).toEqual([])
})

const rsa = (bits: number) => generateKeyPairSync('rsa', { modulusLength: bits }).publicKey
const edwards = generateKeyPairSync('ed25519').publicKey
const base64 = (key: typeof edwards, type: 'spki' | 'pkcs1') =>
  key.export({ type: type as 'spki', format: 'der' }).toString('base64')
const [strong, fair, weak] = [rsa(2048), rsa(1024), rsa(512)]
const wrapped = base64(edwards, 'spki')
const raw = Buffer.from(wrapped, 'base64').subarray(-32).toString('base64')
const whole = base64(strong, 'spki')
const KEYS = [whole, whole, base64(fair, 'spki'), base64(strong, 'pkcs1'), raw]
const ODD_KEYS = [
  base64(weak, 'spki'),
  wrapped,
  whole.slice(0, 300),
  '',
  'x',
  'not base64!',
  `${whole}=`,
  `${whole.slice(0, 60)} ${whole.slice(60)}`,
  `-----BEGIN PUBLIC KEY-----${whole}`,
  `"${whole}`,
  Buffer.from('hello').toString('base64'),
]
const dkimWorld = worldOf({ 'o.test': { A: '45.45.45.1' } }, 's._domainkey.o.test')

function dkimRecord(draw: Draw): string {
  const key = draw.chance(75) ? draw.one(KEYS) : draw.one(ODD_KEYS)
  const type =
    key === raw || key === wrapped
      ? draw.one(['k=ed25519', 'k=ed25519', 'k=ed25519', 'k=rsa', ''])
      : draw.one(['k=rsa', 'k=rsa', '', 'k=RSA', 'k=ed25519', 'k=dsa'])
  const odd = () =>
    draw.one([
      't=y',
      't=s',
      't=y:s',
      'h=sha256',
      'h=sha1',
      'h=sha1:sha256',
      's=email',
      's=*',
      's=tlsrpt',
      's=*:x',
      'n=a note',
      'g=*',
      'x=y',
      'P=x',
      't',
      'a-b=c',
      'v=DKIM1',
      'k=rsa',
      '1=2',
      't=',
    ])
  const tags = [
    draw.chance(75) ? 'v=DKIM1' : draw.one(['', 'v=DKIM2', 'v=dkim1', 'V=DKIM1', 'v = DKIM1']),
    draw.chance(90) ? type : '',
    ...(draw.chance(40) ? draw.some(2, odd) : []),
    draw.chance(96) ? `p=${key}` : 'p',
  ].filter(Boolean)
  if (draw.chance(5)) tags.reverse()
  return (
    tags.join(draw.chance(88) ? '; ' : draw.one([';', ' ; ', ' ', ', ', ';; '])) +
    draw.one(['', '', ';', ' '])
  )
}

async function compareDkim(record: string): Promise<Told | null> {
  const resolver = dkimWorld(record)
  const report = await checkDkim({ domain: 'o.test', selector: 's' }, { resolver, clock })
  const theirs = await getPublicKey('DKIM', 's._domainkey.o.test', 1024, toMailauthResolver(resolver), {
    strict: true,
    hashAlgo: 'sha256',
  }).then(
    () => 'usable',
    (error: Error) => `refused: ${error.message}`,
  )
  const green = report.status === 'good' || report.status === 'warning'
  if (green === (theirs === 'usable')) return null
  const codes = report.findings
    .filter(({ status }) => status !== 'good')
    .map(({ id, code }) => `${id} ${code}`)
  const short = record.replaceAll(/[A-Za-z0-9+/]{80,}/g, (key) => `${key.slice(0, 12)}(${key.length})`)
  return { record: short, checker: `${report.status}: ${codes.join(', ')}`, evaluator: theirs }
}

test('DKIM records: the checker agrees with the evaluator', async () => {
  expect((await compareAll(cases(700, 7000), 20, dkimRecord, compareDkim)).slice(0, 12)).toEqual([])
})
