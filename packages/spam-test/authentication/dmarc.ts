import { createDmarcLookup, type Discovery } from '@postproof/records/dmarc/discover'
import type { Policy } from '@postproof/records/dmarc/parse'
import { isAnswered } from '@postproof/records/record/published'
import { evaluateDmarc } from 'mailauth/lib/dmarc/index.js'
import type { Authentication, DkimSignature } from '../types.ts'
import { type Alignment, createAlignment } from './alignment.ts'
import type { Verified } from './dkim.ts'
import type { Questions } from './questions.ts'
import type { SpfVerdict } from './spf.ts'

type Dmarc = Authentication['dmarc']
type Evaluation = Awaited<ReturnType<typeof evaluateDmarc>>

export type DmarcVerdict = {
  fromDomain: string | null
  alignment: Alignment | null
  dmarc: Dmarc
}

const NOTHING: Dmarc = {
  result: 'no-data',
  reason: null,
  recordDomain: null,
  record: null,
  policy: null,
  testMode: false,
  spfAligned: false,
  dkimAligned: false,
}

/**
 * Evaluates DMARC (RFC 9989) over the SPF and DKIM verdicts. `no-data` with a reason when the From line has no single
 * domain, when the record could not be asked, or when a verdict that could have aligned is unknown. Never rejects.
 */
export async function evaluatePolicy(
  verified: Verified,
  spf: SpfVerdict,
  questions: Questions,
): Promise<DmarcVerdict> {
  if (verified.failure) return without(verified.failure)
  const evaluation = await evaluate(verified, spf, questions)
  if ('failure' in evaluation) return without(evaluation.failure)
  const { response } = evaluation
  if (!response) return without(evaluation.reason ?? 'no-author-domain')
  const fromDomain = (response.status.header?.from ?? '').replace(/\.$/, '')
  if (!fromDomain) return without('no-author-domain')
  const lookup = createDmarcLookup(questions.resolver)
  const alignment = await createAlignment(fromDomain, lookup)
  const { discovery } = alignment
  const dmarc: Dmarc = {
    ...NOTHING,
    ...(await resultOf(response.status.result, { verified, spf, alignment })),
    recordDomain: discovery.applied?.domain ?? null,
    record: discovery.applied?.used?.text ?? null,
    policy: publishedPolicy(response, discovery, fromDomain),
    testMode: response.testMode ?? false,
    spfAligned: Boolean(response.alignment?.spf.result),
    dkimAligned: Boolean(response.alignment?.dkim.result),
  }
  return { fromDomain, alignment, dmarc }
}

function without(reason: string): DmarcVerdict {
  return { fromDomain: null, alignment: null, dmarc: { ...NOTHING, reason } }
}

async function evaluate(verified: Verified, spf: SpfVerdict, questions: Questions) {
  try {
    return await evaluateDmarc({
      headerFrom: verified.headerFrom,
      fromFields: verified.fromFields,
      spfDomains: spf.result === 'pass' && spf.domain ? [spf.domain] : [],
      dkimDomains: verified.signatures
        .filter((signature) => signature.result === 'pass')
        .map((signature) => ({ domain: signature.domain })),
      resolver: questions.mailauth,
      strict: true,
    })
  } catch (error) {
    return { failure: String(error).slice(0, 200) }
  }
}

type Verdicts = { verified: Verified; spf: SpfVerdict; alignment: Alignment }

async function resultOf(result: string, verdicts: Verdicts): Promise<Pick<Dmarc, 'result' | 'reason'>> {
  if (result === 'pass' || result === 'none') return { result, reason: null }
  if (result === 'fail') {
    const unknown = await unknownVerdict(verdicts)
    return unknown ? { result: 'no-data', reason: unknown } : { result: 'fail', reason: null }
  }
  const first = verdicts.alignment.discovery.asked[0]?.published.outcome
  if (first && !isAnswered(first)) return { result: 'no-data', reason: first }
  return { result: 'temperror', reason: 'dns' }
}

/** A verdict that is not known and whose domain aligns: the mail may well pass. */
async function unknownVerdict({ verified, spf, alignment }: Verdicts): Promise<string | null> {
  const open = (signature: DkimSignature) => signature.result === 'temperror'
  for (const signature of verified.signatures.filter(open)) {
    if (await alignment.isAligned(signature.domain)) return 'dkim-unknown'
  }
  if (spf.result !== 'no-data' && spf.result !== 'temperror') return null
  return spf.domain === null || (await alignment.isAligned(spf.domain)) ? 'spf-unknown' : null
}

/** The policy as published for this domain, before `t=y` lowers it (RFC 9989, 4.7). */
function publishedPolicy(
  response: Exclude<Evaluation['response'], false>,
  discovery: Discovery,
  fromDomain: string,
): Policy | null {
  const effective = discovery.applied?.used?.effective
  if (!effective) return null
  if (!response.testMode) return (response.policy as Policy | undefined) ?? effective.p
  return discovery.applied?.domain === fromDomain ? effective.p : (effective.sp ?? effective.p)
}
