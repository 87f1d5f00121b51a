import type { Verification } from '#contract/verifier.ts'
import { readPasted } from '#engines/verifier/paste.ts'
import { syntaxTexts } from '#engines/verifier/syntax/texts.ts'
import type { ListHit } from '#engines/verifier/types.ts'
import { factorText } from '#engines/verifier/verdict/texts.ts'
import type { VerificationFacts } from '#storage/verification-facts.ts'
import { askedAs, otherVersion, whyNot } from './present-smtp.ts'
import { domainTexts, optedOutText } from './texts.ts'

type Check = Verification['checks'][number]

/** One line for each thing that was looked at so far; what could not be asked is `no-data`. */
export function checksOf(facts: VerificationFacts): Check[] {
  return [
    ...syntaxCheck(facts),
    ...(facts.optedOut ? [check('opted-out', 'Opt-out', 'no-data', optedOutText)] : []),
    ...listChecks(facts),
    ...domainCheck(facts),
    ...mailboxChecks(facts),
  ]
}

function check(id: string, title: string, status: Check['status'], detail: string): Check {
  return { id, title, status, detail }
}

function syntaxCheck({ email, syntax }: VerificationFacts): Check[] {
  if (!syntax) return []
  const status = !syntax.readings.envelope ? 'bad' : syntax.readings.plain ? 'good' : 'warning'
  // What the DNS has to say comes with the domain.
  const diagnosis = syntax.category === 'DNSWARN' ? 'VALID' : syntax.diagnosis
  const address = readPasted(email)
  const text = syntaxTexts[diagnosis]
  return [
    check('syntax', 'Spelling', status, address === email.trim() ? text : `${text} Read as ${address}.`),
  ]
}

function listChecks({ flags, lists }: VerificationFacts): Check[] {
  if (!flags) return []
  const named = ({ list }: ListHit) => {
    const found = lists.find(({ id }) => id === list)
    return found ? `${found.name}, ${found.date}` : list
  }
  const { disposable, disposableHits, relay, role, free } = flags
  const inLists = disposableHits.map(named).join('; ')
  return [
    disposable === null
      ? check('disposable', 'Throw-away address', 'good', 'The domain is in no list of throw-away addresses.')
      : check(
          'disposable',
          'Throw-away address',
          disposable === 'high' ? 'bad' : 'warning',
          `${factorText(`disposable.${disposable}`)} (${inLists})`,
        ),
    role
      ? check('role', 'Kind of address', 'warning', `${factorText('role')} (${named(role)})`)
      : check('role', 'Kind of address', 'good', 'The name before the @ is not that of a function.'),
    ...(relay ? [check('relay', 'Forwarding', 'warning', `${factorText('relay')} (${relay.service})`)] : []),
    ...(free
      ? [check('free', 'Free provider', 'good', `Anyone can have a mailbox there. (${named(free)})`)]
      : []),
  ]
}

function domainCheck({ domain }: VerificationFacts): Check[] {
  if (!domain) return []
  const { status, addressFallback, provider, mx } = domain
  const detail = status === 'mail' && addressFallback ? factorText('domain.fallback') : domainTexts[status]
  const first =
    status === 'mail' && !addressFallback
      ? ` First: ${mx[0]?.host ?? ''}${provider ? `, ${provider.name}` : ''}.`
      : ''
  const mark =
    status === 'mail' ? (addressFallback ? 'warning' : 'good') : status === 'no-data' ? 'no-data' : 'bad'
  return [check('domain', 'Domain', mark, `${detail}${first}`)]
}

function mailboxChecks(facts: VerificationFacts): Check[] {
  const { mailbox } = facts
  if (!mailbox) return []
  if ('notAsked' in mailbox) {
    return mailbox.notAsked === 'no-mail' ? [] : [check('mailbox', 'Mailbox', 'no-data', whyNot(facts) ?? '')]
  }
  const { result, catchAll } = mailbox.report
  const text =
    otherVersion(facts) ??
    (result === 'accepted' ? 'The server accepts this recipient.' : factorText(`mailbox.${result}`))
  const as = askedAs(facts)
  return [
    check(
      'mailbox',
      'Mailbox',
      MAILBOX[result] ?? 'no-data',
      as === null ? text : `${text} It was asked as ${as}.`,
    ),
    catchAllCheck(catchAll),
  ]
}

const MAILBOX: Partial<Record<string, Check['status']>> = {
  accepted: 'good',
  no_mailbox: 'bad',
  disabled: 'bad',
  full: 'warning',
  restricted: 'warning',
}

function catchAllCheck(catchAll: boolean | null): Check {
  const title = 'Made-up names'
  if (catchAll === null) {
    return check('catch-all', title, 'no-data', 'Whether the server takes any name could not be found out.')
  }
  return catchAll
    ? check('catch-all', title, 'warning', 'The server takes every name, so its yes means little.')
    : check('catch-all', title, 'good', 'The server refuses names that do not exist.')
}
