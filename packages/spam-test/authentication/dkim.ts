import type { Header, Message } from '@postproof/message/types'
import { parseDkimKey } from '@postproof/records/dkim/parse'
import { askTexts, isAskable } from '@postproof/records/record/published'
import { parseTagList, type Tag, tagOf } from '@postproof/records/record/tag-list'
import type { ARCData, DKIMResult } from 'mailauth'
import { dkimVerify } from 'mailauth/lib/dkim/verify.js'
import type { AuthResult, DkimSignature } from '../types.ts'
import type { Questions } from './questions.ts'
import { MAX_SIGNATURES, prepareSource } from './signed-source.ts'

export type Verified = {
  /** `aligned` is false throughout: it needs the From domain, which is known later. */
  signatures: DkimSignature[]
  headerFrom: string[]
  fromFields: number
  arc: ARCData | null
  /** Why nothing was verified; null when it was. */
  failure: string | null
}

const RESULTS = new Set<string>(['pass', 'fail', 'neutral', 'none', 'temperror', 'permerror', 'policy'])

/**
 * Verifies the signatures of a message (RFC 6376) against the clock of its arrival, at most MAX_SIGNATURES of them.
 * Never rejects: a message that breaks the verifier has `permerror` signatures and the reason in `failure`.
 */
export async function verifySignatures(
  message: Message,
  receivedAt: number,
  questions: Questions,
): Promise<Verified> {
  const source = prepareSource(message)
  if (!source) return unverified(message, 'header block too large')
  try {
    const verified = await dkimVerify(source.bytes, {
      resolver: questions.mailauth,
      curTime: new Date(receivedAt),
      strict: true,
    })
    // Without a signature mailauth gives one result that says `none`.
    const results = verified.results.filter((result) => result.status.result !== 'none')
    const headers = results.length === source.kept.length ? source.kept : []
    const signatures = await Promise.all(
      results.map((result, index) => describe(result, headers[index] ?? null, questions)),
    )
    const left = source.dropped
      .slice(0, MAX_SIGNATURES)
      .map((header) => unjudged(header, 'neutral', 'not verified: too many or too long signatures'))
    return {
      signatures: [...signatures, ...left],
      headerFrom: verified.headerFrom,
      fromFields: verified.fromFields,
      arc: (verified.arc as ARCData | undefined) ?? null,
      failure: null,
    }
  } catch (error) {
    return unverified(message, String(error).slice(0, 200))
  }
}

function unverified(message: Message, failure: string): Verified {
  const signatures = message.headers
    .filter((header) => header.key === 'dkim-signature')
    .slice(0, MAX_SIGNATURES)
    .map((header) => unjudged(header, 'permerror', failure))
  return { signatures, headerFrom: [], fromFields: 0, arc: null, failure }
}

function unjudged(header: Header, result: AuthResult, comment: string): DkimSignature {
  const tags = parseTagList(header.raw.slice(0, 16_384)).tags
  return {
    ...tagFacts(tags),
    result,
    comment,
    aligned: false,
    bits: null,
    keyType: null,
    keyRecord: null,
    keyTesting: false,
    line: header.line,
  }
}

/** What the signature says of itself. */
function tagFacts(tags: Tag[]) {
  const value = (name: string) => tagOf(tags, name)?.value.replace(/\s+/g, '') ?? ''
  const number = (name: string) => (/^[0-9]{1,12}$/.test(value(name)) ? Number(value(name)) : null)
  const seconds = (name: string) => {
    const found = number(name)
    return found === null ? null : found * 1000
  }
  return {
    domain: value('d').toLowerCase().slice(0, 255),
    selector: value('s').slice(0, 255),
    algorithm: value('a').toLowerCase().slice(0, 50),
    signedHeaders: value('h').toLowerCase().split(':', 500).filter(Boolean),
    bodyLength: number('l'),
    expires: seconds('x'),
    signedAt: seconds('t'),
  }
}

async function describe(
  result: DKIMResult,
  header: Header | null,
  questions: Questions,
): Promise<DkimSignature> {
  const facts = tagFacts(parseTagList(header?.raw ?? '').tags)
  const domain = facts.domain || (result.signingDomain ?? '').toLowerCase()
  const selector = facts.selector || (result.selector ?? '')
  // As it is published: the verifier gives it with all white space taken out.
  const keyRecord = (await publishedKey(selector, domain, questions)) ?? result.rr ?? null
  const key = keyRecord === null ? null : parseDkimKey(keyRecord)
  const { status } = result
  return {
    ...facts,
    domain,
    selector,
    algorithm: facts.algorithm || (result.algo ?? ''),
    result: RESULTS.has(status.result) ? (status.result as AuthResult) : 'permerror',
    comment: (status.comment ?? status.policy?.['dkim-rules'] ?? '').slice(0, 200),
    aligned: false,
    bits: key?.bits ?? null,
    keyType: key?.keyType ?? null,
    keyRecord,
    keyTesting: key?.testing ?? false,
    line: header?.line ?? null,
  }
}

/** The key record as it stands in the DNS, its strings joined; the first one, as for the verifier. */
async function publishedKey(selector: string, domain: string, questions: Questions): Promise<string | null> {
  const name = `${selector}._domainkey.${domain}`
  if (!selector || !domain || !isAskable(name)) return null
  return (await askTexts(questions.resolver, name)).texts[0] ?? null
}
