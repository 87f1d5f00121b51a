import { Buffer } from 'node:buffer'
import { type Evidence, type Finding, good, type Json, noData, warning } from '@postproof/engine/finding'
import { rfc } from '@postproof/engine/references'
import type { HttpResult } from '@postproof/engine/world'
import {
  coversHost,
  isMtaStsRecord,
  MAX_POLICY_BYTES,
  parseMtaSts,
  parseMtaStsPolicy,
} from '@postproof/records/mta-sts/parse'
import { isBroken } from '@postproof/records/record/issue'
import { askTexts, isAnswered, type Published } from '@postproof/records/record/published'
import { issueFacts, quoteAbsence, quoteRecord } from '../authentication/evidence.ts'
import { notApplicable } from '../content/no-data.ts'
import { defineCheck } from '../define-check.ts'
import type { TestWorld } from '../types.ts'

const id = 'mta_sts'

type Seen = { domain: string; mx: string[]; facts: Record<string, Json>; evidence: Evidence[] }

/** Octets quoted of a policy file, whose few lines are far shorter. */
const MAX_SHOWN = 4000

/** The From domain's own inbound policy: others shall send to it over TLS only (RFC 8461). For information. */
export const check = defineCheck({
  id,
  group: 'authentication',
  points: 0,
  topic: 'extras',
  decidedBy: 'sending',
  refs: [rfc(8461)],
  async run({ auth }, world) {
    const domain = auth.fromDomain
    if (domain === null) return noData(id, 'no-from-domain')
    const name = `_mta-sts.${domain}`
    const [published, inbound] = await Promise.all([
      askTexts(world.resolver, name, world.signal),
      world.resolver.lookup(domain, 'MX', { signal: world.signal }),
    ])
    const mx = inbound.records.flatMap((record) =>
      record.type === 'MX' && record.exchange !== '.' ? [record.exchange] : [],
    )
    if (isAnswered(inbound.outcome) && mx.length === 0) return notApplicable(id, 'no-inbound')
    if (!isAnswered(published.outcome)) return noData(id, 'unanswered', { domain, reason: published.outcome })
    const texts = published.texts.filter((text) => /^\s*v\s*=\s*STS/i.test(text)).slice(0, 5)
    const seen = { domain, mx, facts: { domain, mx }, evidence: evidenceOf(name, texts, published) }
    return judgeRecord(texts, seen, world)
  },
})

function evidenceOf(name: string, texts: string[], { outcome }: Published): Evidence[] {
  return texts.length === 0 ? [quoteAbsence(name, outcome)] : texts.map((text) => quoteRecord(name, text))
}

function judgeRecord(texts: string[], seen: Seen, world: TestWorld): Finding | Promise<Finding> {
  if (texts.length === 0) return warning(id, 'missing', seen.facts, seen.evidence)
  const { issues } = parseMtaSts(texts[0]!)
  const facts = { ...seen.facts, records: texts, issues: issueFacts(issues) }
  if (texts.length > 1 || !isMtaStsRecord(texts[0]!) || isBroken(issues)) {
    return warning(id, 'record-broken', facts, seen.evidence)
  }
  return judgePolicy({ ...seen, facts }, world)
}

async function judgePolicy(seen: Seen, world: TestWorld): Promise<Finding> {
  const url = `https://mta-sts.${seen.domain}/.well-known/mta-sts.txt`
  // RFC 8461, 3.3: redirects are not followed, and the certificate must be valid.
  const result = await world.http.fetch({
    url,
    maxRedirects: 0,
    maxBytes: MAX_POLICY_BYTES,
    signal: world.signal,
  })
  const reason = failureOf(result)
  const facts = { ...seen.facts, url, reason }
  if (!result.ok && isOpen(result.failure)) return noData(id, 'policy-unanswered', facts, seen.evidence)
  if (reason !== null || !result.ok) return warning(id, 'policy-unreachable', facts, seen.evidence)
  const text = textOf(result.body)
  const policy = parseMtaStsPolicy(text)
  const uncovered = seen.mx.filter((host) => !policy.mx.some((pattern) => coversHost(pattern, host)))
  const found = {
    ...facts,
    mode: policy.mode,
    issues: issueFacts(policy.issues),
    uncovered: uncovered.slice(0, 10),
  }
  const evidence = [...seen.evidence, { label: url, value: text.slice(0, MAX_SHOWN) }]
  if (isBroken(policy.issues)) return warning(id, 'policy-broken', found, evidence)
  if (policy.mode === 'none') return warning(id, 'mode-none', found, evidence)
  if (uncovered.length > 0) return warning(id, 'mx-not-covered', found, evidence)
  return good(id, policy.mode === 'testing' ? 'testing' : 'enforced', found, evidence)
}

const textOf = (body: Uint8Array) => Buffer.from(body).toString('latin1')

function failureOf(result: HttpResult): string | null {
  if (!result.ok) return result.failure
  if (result.status !== 200) return `status-${result.status}`
  if (result.truncated) return 'too-large'
  // Many hosts answer any address with a page of their own.
  return /^\s*</.test(textOf(result.body).slice(0, 200)) ? 'web-page' : null
}

/** These say nothing about the policy's host. */
function isOpen(failure: string): boolean {
  return failure === 'timeout' || failure === 'dns-unavailable' || failure === 'unreachable'
}
