import { CONSUMER_PROVIDERS_DATE } from '@postproof/address/data/consumer-providers'
import { consumerProvider } from '@postproof/address/mailbox/consumers'
import { readPasted } from '@postproof/address/paste'
import type { ListHit } from '@postproof/address/types'
import { message } from '@postproof/messages/message'
import type { Say } from '@postproof/messages/say'
import type { Verification } from '#contract/verifier.ts'
import type { VerificationFacts } from '#storage/verification-facts.ts'
import { askedAs, otherVersion, whyNot } from './present-smtp.ts'
import { factorText } from './texts.ts'

type Check = Verification['checks'][number]

/** One line for each thing that was looked at so far; what could not be asked is `no-data`. */
export function checksOf(facts: VerificationFacts, say: Say): Check[] {
  const check: MakeCheck = (id, status, detail) => ({
    id,
    title: say(`verification.check.${id}`),
    status,
    detail,
  })
  return [
    ...syntaxCheck(facts, say, check),
    ...(facts.optedOut ? [check('opted-out', 'no-data', say('verification.opted_out'))] : []),
    ...listChecks(facts, say, check),
    ...domainCheck(facts, say, check),
    ...mailboxChecks(facts, say, check),
  ]
}

/** What a line is about. */
type CheckId =
  | 'syntax'
  | 'opted-out'
  | 'disposable'
  | 'role'
  | 'relay'
  | 'free'
  | 'domain'
  | 'mailbox'
  | 'catch-all'
type MakeCheck = (id: CheckId, status: Check['status'], detail: string) => Check

function syntaxCheck({ email, syntax }: VerificationFacts, say: Say, check: MakeCheck): Check[] {
  if (!syntax) return []
  const status = !syntax.readings.envelope ? 'bad' : syntax.readings.plain ? 'good' : 'warning'
  // What the DNS has to say comes with the domain.
  const diagnosis = syntax.category === 'DNSWARN' ? 'VALID' : syntax.diagnosis
  const address = readPasted(email)
  const text = say(`verification.spelling.${diagnosis}`)
  return [
    check(
      'syntax',
      status,
      address === email.trim() ? text : `${text} ${say(message('verification.read_as', { address }))}`,
    ),
  ]
}

function listChecks({ flags, lists }: VerificationFacts, say: Say, check: MakeCheck): Check[] {
  if (!flags) return []
  const factor = (key: string) => factorText(key, say)
  const named = ({ list }: ListHit) => {
    const found = lists.find(({ id }) => id === list)
    return found ? `${found.name}, ${found.date}` : list
  }
  const { disposable, disposableHits, relay, role, free } = flags
  const inLists = disposableHits.map(named).join('; ')
  return [
    disposable === null
      ? check('disposable', 'good', say('verification.not_disposable'))
      : check(
          'disposable',
          disposable === 'high' ? 'bad' : 'warning',
          `${factor(`disposable.${disposable}`)} (${inLists})`,
        ),
    role
      ? check('role', 'warning', `${factor('role')} (${named(role)})`)
      : check('role', 'good', say('verification.no_role')),
    ...(relay ? [check('relay', 'warning', `${factor('relay')} (${relay.service})`)] : []),
    ...(free ? [check('free', 'good', `${say('verification.free')} (${named(free)})`)] : []),
  ]
}

function domainCheck({ domain }: VerificationFacts, say: Say, check: MakeCheck): Check[] {
  if (!domain) return []
  const { status, addressFallback, provider, mx } = domain
  const detail =
    status === 'mail' && addressFallback
      ? factorText('domain.fallback', say)
      : say(`verification.domain.${status}`)
  const first =
    status === 'mail' && !addressFallback ? ` ${say(firstOf(mx[0]?.host ?? '', provider?.name))}` : ''
  const mark =
    status === 'mail' ? (addressFallback ? 'warning' : 'good') : status === 'no-data' ? 'no-data' : 'bad'
  return [check('domain', mark, `${detail}${first}`)]
}

const firstOf = (host: string, provider: string | undefined) =>
  provider ? message('verification.first_of', { host, provider }) : message('verification.first', { host })

function mailboxChecks(facts: VerificationFacts, say: Say, check: MakeCheck): Check[] {
  const { mailbox } = facts
  if (!mailbox) return []
  if ('notAsked' in mailbox) {
    const why = [whyNot(facts, say), worthOf(facts, say)].filter((one) => one !== null)
    return mailbox.notAsked === 'no-mail' ? [] : [check('mailbox', 'no-data', why.join(' '))]
  }
  const { result, catchAll } = mailbox.report
  const text =
    otherVersion(facts, say) ??
    (result === 'accepted' ? say('verification.accepted') : factorText(`mailbox.${result}`, say))
  const as = askedAs(facts)
  const said = [
    text,
    as === null ? null : say(message('verification.asked_as', { address: as })),
    worthOf(facts, say),
  ]
  return [
    check('mailbox', MAILBOX[result] ?? 'no-data', said.filter((one) => one !== null).join(' ')),
    catchAllCheck(catchAll, say, check),
  ]
}

/** What the answer of a large consumer provider is worth; null for all others. */
function worthOf({ domain }: VerificationFacts, say: Say): string | null {
  const provider = consumerProvider(domain?.provider?.id ?? null)
  if (!provider) return null
  const { name, worth } = provider
  return say(message(`verification.worth.${worth}`, { name, date: CONSUMER_PROVIDERS_DATE }))
}

const MAILBOX: Partial<Record<string, Check['status']>> = {
  accepted: 'good',
  no_mailbox: 'bad',
  disabled: 'bad',
  full: 'warning',
  restricted: 'warning',
}

function catchAllCheck(catchAll: boolean | null, say: Say, check: MakeCheck): Check {
  if (catchAll === null) return check('catch-all', 'no-data', say('verification.catch_all.unknown'))
  return catchAll
    ? check('catch-all', 'warning', say('verification.catch_all.yes'))
    : check('catch-all', 'good', say('verification.catch_all.no'))
}
