import { createRequire } from 'node:module'
import { type MailauthResolver, toMailauthResolver } from '@postproof/dns/mailauth-resolver'
import { createZone, type ZoneDefinition } from '@postproof/dns/zone'
import { checkDmarc } from '@postproof/records/dmarc/check'
import fc from 'fast-check'
import { expect, test } from 'vitest'

/**
 * The policy that our checker shows and the one that the evaluator of received mail applies must be the same: which
 * record, which organizational domain, which policy.
 */
type Evaluation = { status: { result: string }; domain?: string; policyDomain?: string; policy?: string }
type Evaluate = (opts: object) => Promise<{ response: Evaluation | false }>
const { evaluateDmarc } = createRequire(import.meta.url)('mailauth/lib/dmarc') as { evaluateDmarc: Evaluate }

const clock = { now: () => 0 }
const domain = 'a.b.example.org'
const tag = fc.constantFrom(
  'p=none',
  'p=quarantine',
  'p=reject',
  'p=Reject',
  'p=x',
  'sp=none',
  'sp=quarantine',
  'sp=',
  'np=reject',
  'np=off',
  't=y',
  't=n',
  'psd=y',
  'psd=n',
  'psd=u',
  'rua=mailto:d@example.org',
  'rua=nobody',
  'pct=0',
  'note=1',
)
const record = fc
  .tuple(
    fc.constantFrom('v=DMARC1', 'v=DMARC1', 'v=DMARC1', 'v = DMARC1', 'v=dmarc1', 'p=none'),
    fc.array(tag, { maxLength: 6 }),
  )
  .map(([version, tags]) => [version, ...tags].join('; '))
const node = fc.oneof(
  { weight: 3, arbitrary: fc.constant(null) },
  { weight: 6, arbitrary: record.map((text) => [text]) },
  { weight: 1, arbitrary: fc.array(record, { minLength: 2, maxLength: 2 }) },
)

function zoneOf(texts: (string[] | null)[], exists: boolean): ZoneDefinition {
  const names = [domain, 'b.example.org', 'example.org', 'org']
  const zone: ZoneDefinition = { 'other.org': { A: '192.0.2.1' } }
  if (exists) zone[domain] = { A: '192.0.2.1' }
  names.forEach((name, index) => {
    const found = texts[index]
    if (found) zone[`_dmarc.${name}`] = { TXT: found.map((text) => [text]) }
  })
  return zone
}

async function evaluate(zone: ZoneDefinition) {
  const resolver: MailauthResolver = toMailauthResolver(createZone(zone, { clock }))
  const { response } = await evaluateDmarc({
    headerFrom: [domain],
    spfDomains: [],
    dkimDomains: [],
    resolver,
    strict: true,
  })
  if (!response) throw new Error('no response')
  return response.status.result === 'none'
    ? null
    : { at: response.policyDomain, policy: response.policy, organizational: response.domain }
}

test('the checker and the evaluator agree on the policy of 1500 zones', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(node, { minLength: 4, maxLength: 4 }), fc.boolean(), async (texts, exists) => {
      const zone = zoneOf(texts, exists)
      const { applied, alignment } = (
        await checkDmarc({ domain }, { resolver: createZone(zone, { clock }), clock })
      ).details
      const ours = applied && {
        at: applied.at,
        policy: applied.effective,
        organizational: alignment.organizational,
      }
      expect(ours).toEqual(await evaluate(zone))
    }),
    { numRuns: 1500 },
  )
}, 30_000)
