import { randomBytes } from 'node:crypto'
import { normalizeAddress } from '@postproof/address/normalize/normalize'
import { readPasted } from '@postproof/address/paste'
import { checkSyntax } from '@postproof/address/syntax/check'
import { networkOf } from '@postproof/engine/networks/networks'
import type { Clock } from '@postproof/engine/world'
import { sayIn } from '@postproof/messages/say'
import { storable } from '@postproof/spam-test/storable'
import type { Logger } from 'pino'
import type { Captcha } from '#adapters/captcha.ts'
import type { Verification, VerificationEvent, VerifierInfo } from '#contract/verifier.ts'
import { requirePerson } from '#platform/captcha/require-person.ts'
import type { Changes } from '#platform/live/changes.ts'
import { Refusal, refuseField } from '#platform/refusals/refusal.ts'
import type { Db } from '#storage/db.ts'
import { findVerification, type NewVerification } from '#storage/verifications.ts'
import type { OwnerOf } from '../accounts/owner.ts'
import type { Reader, Visitor } from '../accounts/visitor.ts'
import type { Plans } from '../plans/types.ts'
import type { HostAudit } from './audit.ts'
import type { OwnEvidenceBook } from './evidence/own-evidence.ts'
import type { Limits } from './limits.ts'
import type { OptOuts } from './opt-outs.ts'
import type { Runs } from './runs.ts'
import type { Tags } from './tags.ts'
import type { EmailVerifier } from './types.ts'
import { beginFacts, isUsable } from './verify.ts'
import { presentVerification } from './words/present.ts'
import { offText } from './words/texts.ts'

/** The verifier of one address at a time, as the page and the API use it. */

export type VerifierWorld = {
  db: Db
  clock: Clock
  tags: Tags
  limits: Limits
  optOuts: OptOuts
  runs: Runs
  changes: Changes
  audit: Pick<HostAudit, 'off'>
  captcha: Captcha | null
  plans: Pick<Plans, 'reserve' | 'release'>
  ownerOf: OwnerOf
  evidence: Pick<OwnEvidenceBook, 'of'>
  log: Logger
}

const KEPT_MS = 30 * 86_400_000
const ID_OCTETS = 16

export function createEmailVerifier(world: VerifierWorld): EmailVerifier {
  const { db, clock, audit, captcha, optOuts, changes, runs } = world

  const read = async (id: string, reader?: Reader) => {
    const language = reader?.language ?? 'en'
    const row = id.length <= 64 ? await findVerification(db, id) : undefined
    if (!row) throw new Refusal(404, 'not_found', 'verifier.not_found')
    if (row.expires_at.getTime() < clock.now()) {
      throw new Refusal(410, 'expired', 'verifier.expired')
    }
    return presentVerification(id, row.facts, language)
  }

  return {
    info: (visitor) => infoOf(audit, visitor.account ? null : captcha, visitor),
    async start(text, token, visitor) {
      const email = text.trim()
      if (email === '') throw refuseField('email', 'verifier.empty')
      if (!visitor.account) await requirePerson(captcha, token)
      if (runs.isFull()) {
        throw new Refusal(429, 'limit', 'verifier.full')
      }
      const verification = newVerification(email, visitor, world)
      const own = visitor.account ? await world.evidence.of(world.ownerOf(visitor), email) : null
      verification.facts.own = own
      const counted = { metric: 'email_verification', subject: verification.id } as const
      await world.plans.reserve(visitor, counted, (db) => world.limits.admit(db, verification))
      // As typed: what the database cannot keep still counts for the spelling.
      runs.begin(verification.id, {
        ...beginFacts(email, verification.facts.createdAt, Boolean(visitor.account)),
        own,
      })
      return { id: verification.id }
    },
    result: read,
    events: (id, signal, reader) => eventsOf(id, signal, () => read(id, reader), changes),
    optOut: (addressOrDomain) => optOuts.add(addressOrDomain),
  }
}

function infoOf(
  audit: VerifierWorld['audit'],
  captcha: Captcha | null,
  { language = 'en' }: Visitor,
): VerifierInfo {
  const off = audit.off()
  return {
    smtp: off === null,
    why_not: off && offText(off, sayIn(language)),
    captcha: captcha && { provider: captcha.provider, site_key: captcha.siteKey },
    lists: true,
  }
}

function newVerification(email: string, visitor: Visitor, world: VerifierWorld): NewVerification {
  const { clock, tags, audit } = world
  const now = clock.now()
  const syntax = checkSyntax(readPasted(email))
  const address = normalizeAddress(syntax)?.address ?? null
  const usable = isUsable(syntax)
  return {
    id: randomBytes(ID_OCTETS).toString('base64url'),
    client: tags('client', networkOf(visitor.network)),
    domainKey: usable ? tags('domain', syntax.domainAscii) : null,
    addressKey: usable && address !== null ? tags('address', address) : null,
    server: usable && mayAsk(audit) ? 'pending' : 'none',
    facts: storable(beginFacts(email, now, Boolean(visitor.account))),
    createdAt: new Date(now),
    expiresAt: new Date(now + KEPT_MS),
  }
}

/** What is begun while the first audit runs waits for it. */
function mayAsk(audit: VerifierWorld['audit']): boolean {
  const off = audit.off()
  return off === null || off.why === 'auditing'
}

/** The whole verification whenever there is news of it, until nothing more is to be expected. */
async function* eventsOf(
  id: string,
  signal: AbortSignal,
  read: () => Promise<Verification>,
  changes: Changes,
): AsyncGenerator<VerificationEvent> {
  const changed = changes.watch(id, signal)
  const first = await read()
  yield { type: 'verification', verification: first }
  if (isOver(first)) return
  for await (const _ of changed) {
    const verification = await read()
    yield { type: 'verification', verification }
    if (isOver(verification)) return
  }
}

const isOver = ({ status, smtp }: Verification) => status !== 'pending' && !smtp?.next_retry_at
