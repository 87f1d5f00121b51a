import type { Verification } from '#contract/verifier.ts'
import { consumerProvider } from '#engines/verifier/mailbox/consumers.ts'
import { readPasted } from '#engines/verifier/paste.ts'
import { syntaxTextsIn } from '#engines/verifier/syntax/texts.ts'
import type { ListHit } from '#engines/verifier/types.ts'
import { factorTextIn } from '#engines/verifier/verdict/texts.ts'
import type { VerificationFacts } from '#storage/verification-facts.ts'
import { CONSUMER_PROVIDERS_DATE } from '../../../data/verifier/consumer-providers.ts'
import { askedAs, otherVersion, whyNot } from './present-smtp.ts'
import type { CheckId, VerifierWords } from './texts.ts'

type Check = Verification['checks'][number]

/** One line for each thing that was looked at so far; what could not be asked is `no-data`. */
export function checksOf(facts: VerificationFacts, words: VerifierWords): Check[] {
  const check: MakeCheck = (id, status, detail) => ({ id, title: words.titles[id], status, detail })
  return [
    ...syntaxCheck(facts, words, check),
    ...(facts.optedOut ? [check('opted-out', 'no-data', words.optedOut)] : []),
    ...listChecks(facts, words, check),
    ...domainCheck(facts, words, check),
    ...mailboxChecks(facts, words, check),
  ]
}

type MakeCheck = (id: CheckId, status: Check['status'], detail: string) => Check

function syntaxCheck({ email, syntax }: VerificationFacts, words: VerifierWords, check: MakeCheck): Check[] {
  if (!syntax) return []
  const status = !syntax.readings.envelope ? 'bad' : syntax.readings.plain ? 'good' : 'warning'
  // What the DNS has to say comes with the domain.
  const diagnosis = syntax.category === 'DNSWARN' ? 'VALID' : syntax.diagnosis
  const address = readPasted(email)
  const text = syntaxTextsIn(words.language)[diagnosis]
  return [check('syntax', status, address === email.trim() ? text : `${text} ${words.readAs(address)}`)]
}

function listChecks({ flags, lists }: VerificationFacts, words: VerifierWords, check: MakeCheck): Check[] {
  if (!flags) return []
  const factor = (key: string) => factorTextIn(key, words.language)
  const named = ({ list }: ListHit) => {
    const found = lists.find(({ id }) => id === list)
    return found ? `${found.name}, ${found.date}` : list
  }
  const { disposable, disposableHits, relay, role, free } = flags
  const inLists = disposableHits.map(named).join('; ')
  return [
    disposable === null
      ? check('disposable', 'good', words.notDisposable)
      : check(
          'disposable',
          disposable === 'high' ? 'bad' : 'warning',
          `${factor(`disposable.${disposable}`)} (${inLists})`,
        ),
    role
      ? check('role', 'warning', `${factor('role')} (${named(role)})`)
      : check('role', 'good', words.noRole),
    ...(relay ? [check('relay', 'warning', `${factor('relay')} (${relay.service})`)] : []),
    ...(free ? [check('free', 'good', `${words.free} (${named(free)})`)] : []),
  ]
}

function domainCheck({ domain }: VerificationFacts, words: VerifierWords, check: MakeCheck): Check[] {
  if (!domain) return []
  const { status, addressFallback, provider, mx } = domain
  const detail =
    status === 'mail' && addressFallback
      ? factorTextIn('domain.fallback', words.language)
      : words.domain[status]
  const first =
    status === 'mail' && !addressFallback ? ` ${words.first(mx[0]?.host ?? '', provider?.name ?? null)}` : ''
  const mark =
    status === 'mail' ? (addressFallback ? 'warning' : 'good') : status === 'no-data' ? 'no-data' : 'bad'
  return [check('domain', mark, `${detail}${first}`)]
}

function mailboxChecks(facts: VerificationFacts, words: VerifierWords, check: MakeCheck): Check[] {
  const { mailbox } = facts
  if (!mailbox) return []
  if ('notAsked' in mailbox) {
    const why = [whyNot(facts, words), worthOf(facts, words)].filter((one) => one !== null)
    return mailbox.notAsked === 'no-mail' ? [] : [check('mailbox', 'no-data', why.join(' '))]
  }
  const { result, catchAll } = mailbox.report
  const text =
    otherVersion(facts, words) ??
    (result === 'accepted' ? words.accepted : factorTextIn(`mailbox.${result}`, words.language))
  const as = askedAs(facts)
  const said = [text, as === null ? null : words.askedAs(as), worthOf(facts, words)]
  return [
    check('mailbox', MAILBOX[result] ?? 'no-data', said.filter((one) => one !== null).join(' ')),
    catchAllCheck(catchAll, words, check),
  ]
}

/** What the answer of a large consumer provider is worth; null for all others. */
function worthOf({ domain }: VerificationFacts, words: VerifierWords): string | null {
  const provider = consumerProvider(domain?.provider?.id ?? null)
  return provider && words.worth[provider.worth](provider.name, CONSUMER_PROVIDERS_DATE)
}

const MAILBOX: Partial<Record<string, Check['status']>> = {
  accepted: 'good',
  no_mailbox: 'bad',
  disabled: 'bad',
  full: 'warning',
  restricted: 'warning',
}

function catchAllCheck(catchAll: boolean | null, words: VerifierWords, check: MakeCheck): Check {
  const { unknown, yes, no } = words.catchAll
  if (catchAll === null) return check('catch-all', 'no-data', unknown)
  return catchAll ? check('catch-all', 'warning', yes) : check('catch-all', 'good', no)
}
