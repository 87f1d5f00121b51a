import { createRequire } from 'node:module'
import { toMailauthResolver } from '@postproof/dns/mailauth-resolver'
import { createZone, type ZoneDefinition } from '@postproof/dns/zone'
import { expect, test } from 'vitest'
import type { RecordChecker } from '#contract/checker-names.ts'
import type { RecordResult } from '#contract/checkers.ts'
import { createWeb } from '#emulators/web.ts'
import { createRecordCheckers } from '#services/checkers/record-checkers.ts'

/**
 * Corrections of DMARC records keep what was meant, and neither they nor first records make up a mailbox. Each is
 * evaluated before and after, by the evaluator of received mail and not by the engine that offers it: mail that passes
 * goes on to pass, and whatever is treated otherwise is said.
 */
type Policy = 'none' | 'quarantine' | 'reject'
type Evaluation = { response: { status: { result: string }; policy?: Policy } | false }
const { evaluateDmarc } = createRequire(import.meta.url)('mailauth/lib/dmarc') as {
  evaluateDmarc(options: object): Promise<Evaluation>
}

const clock = { now: () => Date.parse('2026-11-20') }

async function checked(checker: RecordChecker, zone: ZoneDefinition, language: 'en' | 'de' = 'en') {
  const checkers = createRecordCheckers({
    resolver: createZone(zone, { clock }),
    http: createWeb({}, new Map()),
    clock,
  })
  return checkers.record(checker, { input: 'o.test' }, { language } as never)
}

/** What stands in front of each `@`, in letters of any language: where it begins is where a mailbox begins. */
const mailboxes = (text: string): string[] => text.match(/[^\s,;:="<>/@]+(?=@)/g) ?? []
const copied = /[\u200b\u00ad]/g
const world: ZoneDefinition = { 'o.test': { MX: [[10, 'mx.o.test']], A: '45.45.45.9' } }

const dmarcWorld = (text: string | string[]): ZoneDefinition => ({
  ...world,
  'news.o.test': { A: '45.45.45.9' },
  'mail.o.test': { A: '45.45.45.9' },
  'esp.test': { A: '45.45.46.9' },
  '_dmarc.o.test': { TXT: text },
  'x.test': { MX: [[1, 'mx.x.test']] },
})

/** What is published, what is offered in its place, and whether some mail is treated more strictly with it. */
const RUA = 'rua=mailto:d@o.test'
const dmarc: [published: string | string[], offered: string | null, stricter: boolean][] = [
  [`v=DMARC1; p=rejct; ${RUA}`, `v=DMARC1; p=reject; ${RUA}`, true],
  [`v=DMARC1; p=quarentine; ${RUA}`, `v=DMARC1; p=quarantine; ${RUA}`, true],
  [`v=DMARC1, p=reject, ${RUA}`, `v=DMARC1; p=reject; ${RUA}`, true],
  [`v=DMARC1\\; p=reject\\; ${RUA}`, `v=DMARC1; p=reject; ${RUA}`, true],
  [`v=DMARC1 p=reject ${RUA}`, `v=DMARC1; p=reject; ${RUA}`, true],
  [`v=DMARC1: p=reject; ${RUA}`, `v=DMARC1; p=reject; ${RUA}`, true],
  ['v=DMARC1; p:reject; rua:mailto:d@o.test', `v=DMARC1; p=reject; ${RUA}`, true],
  [`v=DMARC1; p="reject"; ${RUA}`, `v=DMARC1; p=reject; ${RUA}`, true],
  ['v=DMARC1; p=reject; rua=d@o.test', `v=DMARC1; p=reject; ${RUA}`, false],
  [
    'v=DMARC1; p=reject; rua=mailto:d@o.test mailto:e@o.test',
    'v=DMARC1; p=reject; rua=mailto:d@o.test,mailto:e@o.test',
    false,
  ],
  [
    'v=DMARC1; p=reject; rua=mailto:d@o.test;mailto:e@o.test',
    'v=DMARC1; p=reject; rua=mailto:d@o.test,mailto:e@o.test',
    false,
  ],
  ['v=DMARC1; p=reject; rua=mailto:mailto:d@o.test', `v=DMARC1; p=reject; ${RUA}`, false],
  [
    'v=DMARC1; p=reject; rua=mailto:d@o.test; rua=mailto:e@o.test',
    'v=DMARC1; p=reject; rua=mailto:d@o.test,mailto:e@o.test',
    true,
  ],
  // Of a policy that stands there twice the milder one, as of two records.
  [`v=DMARC1; p=reject; p=none; ${RUA}`, `v=DMARC1; p=none; ${RUA}`, false],
  [`v=DMARC1; p=none; p=reject; ${RUA}`, `v=DMARC1; p=none; ${RUA}`, false],
  [`v=DMARC1; p=reject; sp=reject; sp=none; ${RUA}`, `v=DMARC1; p=reject; sp=none; ${RUA}`, true],
  [`v=DMARC1; p=reject; p=reject; ${RUA}`, `v=DMARC1; p=reject; ${RUA}`, true],
  // An address is kept whole or left out; a part of one is a mailbox of someone else.
  ['v=DMARC1; p=reject; rua=mailto:m\u00fcller@o.test', 'v=DMARC1; p=reject', false],
  ['v=DMARC1; p=reject; rua=mailto:john smith@o.test', 'v=DMARC1; p=reject', false],
  ['v=DMARC1; p=reject; rua=mailto:"john"smith@o.test', 'v=DMARC1; p=reject', false],
  ['v=DMARC1; p=reject; rua=mailto:d @o.test', 'v=DMARC1; p=reject', false],
  ['"v=DMARC1; p=reject; rua=mailto:dm" "arc@o.test"', 'v=DMARC1; p=reject', true],
  ['v=DMARC1; p=reject; rua=mailto:d@e@o.test', 'v=DMARC1; p=reject', false],
  ['v=DMARC1; p=reject; rua=mailto:d\u200b@o.test', `v=DMARC1; p=reject; ${RUA}`, false],
  [
    'v=DMARC1; p=reject; rua=mailto:d@b\u00fccher.test',
    'v=DMARC1; p=reject; rua=mailto:d@xn--bcher-kva.test',
    false,
  ],
  ['v=DMARC1; p=reject; rua=mailto:<d@o.test>', `v=DMARC1; p=reject; ${RUA}`, false],
  ['v=DMARC1; p=reject; rua=mailto://d@o.test', `v=DMARC1; p=reject; ${RUA}`, false],
  ['v=DMARC1; p=reject; rua=mailto;d@o.test', `v=DMARC1; p=reject; ${RUA}`, false],
  ['v=DMARC1; p=reject; rua=mailto.d@o.test', `v=DMARC1; p=reject; ${RUA}`, false],
  ['v=DMARC1; p=reject; rua=malito:d@o.test', `v=DMARC1; p=reject; ${RUA}`, false],
  [
    'v=DMARC1; p=reject; rua=mailto:d@o.test;e@o.test',
    'v=DMARC1; p=reject; rua=mailto:d@o.test,mailto:e@o.test',
    false,
  ],
  [
    'v=DMARC1; p=reject; rua=mailto:d@o.test/mailto:e@o.test',
    'v=DMARC1; p=reject; rua=mailto:d@o.test,mailto:e@o.test',
    false,
  ],
  ['v=DMARC1; p=reject; rua=mailto: d@o.test', `v=DMARC1; p=reject; ${RUA}`, false],
  [`v=DMARC1; p=reject; pct=100; ${RUA}`, `v=DMARC1; p=reject; ${RUA}`, false],
  ['v=DMARC1; p=reject', null, false],
  [`v=DMARC1; ${RUA}`, `v=DMARC1; p=none; ${RUA}`, false],
  [`v=DMARC1; p=reject; ${RUA}`, null, false],
  // A policy of subdomains alone begins to count, or the whole record does because of it.
  [`v=DMARC1; p=none; sp=rejct; ${RUA}`, `v=DMARC1; p=none; sp=reject; ${RUA}`, true],
  [
    `v=DMARC1; p=quarantine; sp=reject; np=qurantine; ${RUA}`,
    `v=DMARC1; p=quarantine; sp=reject; np=quarantine; ${RUA}`,
    true,
  ],
  [`v=DMARC1; p=reject; sp=off; ${RUA}`, `v=DMARC1; p=reject; ${RUA}`, true],
  // Strict alignment that is not read today begins to be.
  [`v=DMARC1, p=reject, aspf=s, ${RUA}`, `v=DMARC1; p=reject; aspf=s; ${RUA}`, true],
  [`v=dmarc1; p=quarantine; adkim=s; ${RUA}`, `v=DMARC1; p=quarantine; adkim=s; ${RUA}`, true],
  [`v=DMARC1; p=reject; aspf=strict; ${RUA}`, `v=DMARC1; p=reject; ${RUA}`, false],
  // Test mode holds one step back; what pct=0 was for is test mode.
  [`v=DMARC1; p=rejct; t=y; ${RUA}`, `v=DMARC1; p=reject; t=y; ${RUA}`, true],
  [`v=DMARC1; p=quarantine; pct=0; ${RUA}`, `v=DMARC1; p=quarantine; ${RUA}; t=y`, false],
  [`v=DMARC1; p=reject; pct=20; ${RUA}`, `v=DMARC1; p=reject; ${RUA}`, false],
  // The border of the organization.
  [`v=DMARC1; p=reject; psd=y; ${RUA}`, `v=DMARC1; p=reject; ${RUA}`, false],
  [`v=DMARC1; p=reject; psd=x; ${RUA}`, `v=DMARC1; p=reject; ${RUA}`, false],
  // Several count as none: the one that asks for least is kept.
  [['v=DMARC1; p=reject', `v=DMARC1; p=none; ${RUA}`], `v=DMARC1; p=none; ${RUA}`, false],
  [['v=DMARC1; p=reject', `v=DMARC1; p=quarantine; ${RUA}`], `v=DMARC1; p=quarantine; ${RUA}`, true],
  [`V=DMARC1; P=REJECT; RUA=mailto:d@o.test`, `v=DMARC1; p=reject; ${RUA}`, true],
]

/** Mail that is sent: from which domain, and with what SPF or DKIM passes. */
const FROM = { domain: 'o.test', subdomains: 'news.o.test', 'unused-names': 'made-up.o.test' } as const
type Mail = { from: keyof typeof FROM; by: 'spf' | 'dkim' | null; domain: string | null }
const mails: Mail[] = (['domain', 'subdomains', 'unused-names'] as const).flatMap((from) => [
  { from, by: null, domain: null },
  ...(['spf', 'dkim'] as const).flatMap((by) =>
    [FROM[from], 'o.test', 'mail.o.test', 'esp.test'].map((domain) => ({ from, by, domain })),
  ),
])

const RANK: Policy[] = ['none', 'quarantine', 'reject']

async function treated({ from, by, domain }: Mail, zone: ZoneDefinition) {
  const { response } = await evaluateDmarc({
    headerFrom: [FROM[from]],
    spfDomains: by === 'spf' ? [{ domain }] : [],
    dkimDomains: by === 'dkim' ? [{ domain }] : [],
    resolver: toMailauthResolver(createZone(zone, { clock })),
    strict: true,
  })
  if (!response) throw new Error('no response')
  const passes = response.status.result === 'pass'
  const asked = response.status.result === 'fail' ? (response.policy ?? 'none') : 'none'
  return { passes, policy: passes ? ('none' as const) : asked }
}

type Change = NonNullable<RecordResult['suggested_records'][number]['policy_changes']>[number]
const keyOf = ({ from, by, before, after }: Change) => `${from} ${by} ${before}>${after}`

test.each(dmarc)('DMARC %s', async (published, offered, stricter) => {
  const zone = dmarcWorld(published)
  const [suggested] = (await checked('dmarc', zone)).suggested_records
  expect(suggested?.value ?? null).toBe(offered)
  if (!suggested) return
  const after = dmarcWorld(suggested.value)
  const said = (suggested.policy_changes ?? []).map(keyOf)
  const seen = new Set<string>()
  let rises = false
  for (const mail of mails) {
    const [now, then] = [await treated(mail, zone), await treated(mail, after)]
    const name = `${FROM[mail.from]} by ${mail.by} ${mail.domain}`
    expect(now.passes && !then.passes, `${name} passed and would not`).toBe(false)
    rises ||= RANK.indexOf(then.policy) > RANK.indexOf(now.policy)
    if (now.policy === then.policy) continue
    const change = { from: mail.from, before: now.policy, after: then.policy }
    const keys = [keyOf({ ...change, by: null }), keyOf({ ...change, by: mail.by })]
    expect(
      keys.some((key) => said.includes(key)),
      `${name}: ${now.policy} > ${then.policy} is said`,
    ).toBe(true)
    for (const key of keys) seen.add(key)
  }
  expect(said.filter((key) => !seen.has(key))).toEqual([])
  expect(rises).toBe(stricter)
  expect(suggested.risk.startsWith('Receivers will apply')).toBe(stricter)
})

test('what a correction changes for mail is said in sentences', async () => {
  const zone = dmarcWorld(`v=DMARC1, p=reject, aspf=s, ${RUA}`)
  const english = (await checked('dmarc', zone)).suggested_records[0]?.risk
  expect(english).toContain(
    'Mail from o.test, subdomains of o.test and made-up subdomains of o.test for which neither SPF nor DKIM passes with a name of yours is delivered today and would be refused.',
  )
  const german = (await checked('dmarc', zone, 'de')).suggested_records[0]?.risk
  expect(german).toContain(
    'Mail von o.test, Subdomains von o.test und erfundenen Subdomains von o.test, für die weder SPF noch DKIM mit einem Namen von Ihnen besteht, wird heute zugestellt und würde abgelehnt.',
  )
})

/** Two records count as none, so that the one above applies; one of them alone would cut off mail that passes by it. */
test.each([
  ['strict alignment', 'adkim=s'],
  ['a border of its own', 'psd=n'],
])('a correction that makes mail fail which passes is not offered: %s', async (_, tag) => {
  const kept = `v=DMARC1; p=quarantine; ${tag}; ${RUA}`
  const zoneOf = (texts: string[]): ZoneDefinition => ({
    ...world,
    '_dmarc.o.test': { TXT: `v=DMARC1; p=reject; ${RUA}` },
    '_dmarc.sub.o.test': { TXT: texts },
    'sub.o.test': { A: '45.45.45.9' },
  })
  const result = async (texts: string[]) => {
    const resolver = toMailauthResolver(createZone(zoneOf(texts), { clock }))
    const mail = { headerFrom: ['sub.o.test'], spfDomains: [], dkimDomains: [{ domain: 'o.test' }] }
    const { response } = await evaluateDmarc({ ...mail, resolver, strict: true })
    return response ? response.status.result : null
  }
  const both = [kept, `v=DMARC1; p=reject; ${RUA}`]
  expect([await result(both), await result([kept])]).toEqual(['pass', 'fail'])
  const checkers = createRecordCheckers({
    resolver: createZone(zoneOf(both), { clock }),
    http: createWeb({}, new Map()),
    clock,
  })
  const found = await checkers.record('dmarc', { input: 'sub.o.test' })
  expect(found.status).toBe('bad')
  expect(found.suggested_records).toEqual([])
})

test('no mailbox is made up, with a record or without one', async () => {
  const worlds: [RecordChecker, ZoneDefinition][] = [
    ['dmarc', world],
    ['tls-rpt', world],
    ['tls-rpt', { ...world, '_smtp._tls.o.test': { TXT: 'v=TLSRPTv1;' } }],
    ...dmarc.map(([text]): [RecordChecker, ZoneDefinition] => ['dmarc', dmarcWorld(text)]),
  ]
  for (const [checker, zone] of worlds) {
    const result = await checked(checker, zone)
    const published = result.published.join(' ').replace(copied, '')
    const given = mailboxes(published.replace(/mai?l?i?to[:.;/]*/g, ' '))
    const plan = (result.details as { plan?: { value: string }[] }).plan ?? []
    const offered = [...result.suggested_records, ...plan].flatMap(({ value }) =>
      mailboxes(value.replaceAll('mailto:', ' ')),
    )
    expect(offered.filter((mailbox) => !given.includes(mailbox))).toEqual([])
  }
})

test.each<[published: string, offered: string | null]>([
  ['v=TLSRPTv1; rua=mailto:d@o.test; mailto:e@o.test', 'v=TLSRPTv1; rua=mailto:d@o.test,mailto:e@o.test'],
  ['v=TLSRPTv1; rua=mailto:d@o.test mailto:e@o.test', 'v=TLSRPTv1; rua=mailto:d@o.test,mailto:e@o.test'],
  ['v=TLSRPTv1; rua=mailto:d@o.test;e@o.test', 'v=TLSRPTv1; rua=mailto:d@o.test,mailto:e@o.test'],
  ['v=TLSRPTv1; rua=mailto:d@o.test,https:/x', 'v=TLSRPTv1; rua=mailto:d@o.test'],
  ['v=TLSRPTv1 rua=mailto:d@o.test', 'v=TLSRPTv1; rua=mailto:d@o.test'],
  ['v=TLSRPTv1\\; rua=d@o.test', 'v=TLSRPTv1; rua=mailto:d@o.test'],
  ['v=TLSRPTv1; rua=mailto:m\u00fcller@o.test', null],
  ['v=TLSRPTv1; rua=mailto:d e@o.test', null],
  ['v=TLSRPTv1; rua=https://o.test/a,mailto:d@o.test', null],
])('TLS-RPT %s', async (published, offered) => {
  const result = await checked('tls-rpt', { ...world, '_smtp._tls.o.test': { TXT: published } })
  expect(result.suggested_records[0]?.value ?? null).toBe(offered)
})

test.each([
  ['an address that cannot be read', 'rua=mailto:m\u00fcller@o.test', true],
  ['one that can', 'rua=d@o.test', false],
])('what a correction leaves out is said: %s', async (_, rua, isSaid) => {
  const [english, german] = await Promise.all(
    (['en', 'de'] as const).map((one) => checked('dmarc', dmarcWorld(`v=DMARC1; p=reject; ${rua}`), one)),
  )
  expect(english?.suggested_records[0]?.risk.includes('left out')).toBe(isSaid)
  expect(german?.suggested_records[0]?.risk.includes('weggelassen')).toBe(isSaid)
})

test.each([
  'mailto://d@o.test',
  'mailto:d@e@o.test',
  'mailto:d@o.test/mailto:e@o.test',
  'mailto:d@o.test%2Cmailto:e@o.test',
])('a report address that no mail goes to is not in order: %s', async (uri) => {
  const { status, score } = await checked('dmarc', dmarcWorld(`v=DMARC1; p=reject; rua=${uri}`))
  expect({ status, score }).toEqual({ status: 'bad', score: 70 })
})

test.each([
  ['p=reject; p=none', 'this is the milder one'],
  ['p=reject; p=reject', 'The same intent'],
])('that a policy was chosen among two is said: %s', async (policies, words) => {
  const { suggested_records } = await checked('dmarc', dmarcWorld(`v=DMARC1; ${policies}; ${RUA}`))
  expect(suggested_records[0]?.reason).toContain(words)
})

test('the record that another domain publishes to take reports is offered', async () => {
  const result = await checked('dmarc', dmarcWorld('v=DMARC1; p=reject; rua=mailto:d@x.test'))
  expect(result.suggested_records).toEqual([
    expect.objectContaining({ action: 'add', host: 'o.test._report._dmarc.x.test', value: 'v=DMARC1' }),
  ])
})
