import { readPasted } from '@postproof/address/paste'
import { withoutInvisible } from '@postproof/address/syntax/characters'
import { checkSyntax } from '@postproof/address/syntax/check'
import type { VerdictReason } from '@postproof/address/verdict'
import type { Language } from '@postproof/engine/language'
import { message } from '@postproof/messages/message'
import { type Say, sayIn } from '@postproof/messages/say'
import type { Verification } from '#contract/verifier.ts'
import type { VerificationFacts } from '#storage/verification-facts.ts'
import { checksOf } from './present-checks.ts'
import { otherVersion, smtpOf } from './present-smtp.ts'
import { factorText, reasonCode } from './texts.ts'

/** Facts of a verification, put into the reader's words: the shape of the API. */
export function presentVerification(id: string, facts: VerificationFacts, language: Language): Verification {
  const say = sayIn(language)
  const { email, steps, normalized, lists, createdAt, checkedAt, mailbox } = facts
  const order = ['syntax', 'lists', 'domain', 'mailbox', 'verdict'] as const
  return {
    id,
    email,
    steps: order.map((step) => ({ id: step, state: steps[step] })),
    normalized,
    ...verdictOf(facts, say),
    suggestion: suggestionOf(facts),
    checks: checksOf(facts, say),
    syntax: syntaxOf(facts, say),
    dns: dnsOf(facts, say),
    flags: flagsOf(facts),
    smtp: smtpOf(facts, say),
    lists: Object.fromEntries(
      lists.map(({ id, name, version, date }) => [id, { name, version, date }] as const),
    ),
    created_at: iso(createdAt),
    checked_at: checkedAt === null ? null : iso(checkedAt),
    cached: mailbox !== null && 'report' in mailbox && mailbox.cached,
  }
}

const iso = (at: number) => new Date(at).toISOString()

type Judged = 'status' | 'reason' | 'title' | 'text' | 'score' | 'likelihood' | 'is_reachable' | 'factors'

function verdictOf(facts: VerificationFacts, say: Say): Pick<Verification, Judged> {
  const { verdict, optedOut } = facts
  if (!verdict) {
    const open = { reason: null, title: null, text: null, score: null, likelihood: null, is_reachable: null }
    return { status: 'pending', ...open, factors: [] }
  }
  const { status, reason, score, isReachable, factors } = verdict
  return {
    status,
    reason: reasonCode(reason),
    title: say(`verification.status.${status}`),
    text: sentencesFor(reason, facts, say),
    score: optedOut ? null : score,
    likelihood: verdict.likelihood?.percent ?? null,
    is_reachable: isReachable,
    factors: factors.map(({ name, points, key }) => ({ name, points, text: factorText(key, say) })),
  }
}

function sentencesFor(reason: VerdictReason, facts: VerificationFacts, say: Say): string {
  const { syntax } = facts
  const version = reason === 'no_connection' ? otherVersion(facts, say) : null
  if (version) return `${version} ${say('verification.advice.not_asked')}`
  const suggestion = suggestionOf(facts)
  const why =
    reason === 'invalid_email' && syntax
      ? say(`verification.spelling.${syntax.diagnosis}`)
      : say(`verification.reason.${reason}`)
  const meant = suggestion ? ` ${say(message('verification.meant', { suggestion }))}` : ''
  const percent = reason === 'catch_all' ? facts.verdict?.likelihood?.percent : undefined
  const likely = percent === undefined ? '' : ` ${say(message('verification.likely', { percent }))}`
  return `${why}${meant}${likely} ${say(`verification.advice.${reason}`)}`
}

/** Never what was typed, and never what no server would take. */
export function suggestionOf(facts: VerificationFacts): string | null {
  const meant = meantBy(facts)
  if (meant === null || meant === readPasted(facts.email)) return null
  return checkSyntax(meant).readings.envelope ? meant : null
}

/** With the domain that was meant; or the address without the comments, spaces and invisible signs. */
function meantBy({ email, syntax, suggestion, normalized }: VerificationFacts): string | null {
  if (!syntax) return null
  if (suggestion) return `${syntax.local ?? ''}@${suggestion.domain}`
  if (syntax.diagnosis === 'ERR_INVISIBLE') return withoutInvisible(readPasted(email))
  return !syntax.readings.envelope && syntax.readings.broad && syntax.domainAscii ? normalized : null
}

function syntaxOf({ email, syntax }: VerificationFacts, say: Say): Verification['syntax'] {
  if (!syntax) return null
  const { readings, diagnosis, category, at, local, domain, domainAscii } = syntax
  const reason = say(`verification.spelling.${diagnosis}`)
  // A part of the text as typed, which may hold more than the address.
  const from = email.indexOf(readPasted(email))
  return {
    valid: readings.envelope,
    diagnosis,
    category,
    reason,
    at: at === null || from < 0 ? null : from + at,
    local,
    domain,
    domain_ascii: domainAscii,
  }
}

function dnsOf({ domain }: VerificationFacts, say: Say): Verification['dns'] {
  if (!domain) return null
  const { error } = domain
  return {
    mx: domain.mx.map(({ host, priority, addresses, provider, state }) => ({
      host,
      priority,
      ips: addresses.map(({ ip }) => ip),
      provider: provider?.name ?? null,
      state,
    })),
    null_mx: domain.nullMx,
    a_fallback: domain.addressFallback,
    provider: domain.provider?.name ?? null,
    error: error && say(message('verification.dns_error', error)),
  }
}

function flagsOf({ flags, mailbox }: VerificationFacts): Verification['flags'] {
  return {
    disposable: flags && flags.disposable !== null,
    disposable_class: flags?.disposable ?? null,
    relay: flags && flags.relay !== null,
    role: flags && flags.role !== null,
    free: flags && flags.free !== null,
    catch_all: mailbox && 'report' in mailbox ? mailbox.report.catchAll : null,
  }
}
