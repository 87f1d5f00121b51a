import { recordFinding } from '../../record/findings.ts'
import type { RecordFinding } from '../../record/report.ts'
import { isUndecided, undecided } from '../../record/verdict.ts'
import { isGone } from '../base-names.ts'
import { isNaming } from '../claims.ts'
import type { SpfClaim } from '../details.ts'
import type { SpfRecord } from '../parse.ts'
import type { SpfSubject } from '../subject.ts'

/** The verdict in terms of mail: a record is in order if mail of the owner passes, and mail of strangers does not. */

/**
 * The finding about the claims of a record. `others` are the findings of its text and tree: where they name the cause of
 * a permanent error, it is not said twice. Empty where there is no record to judge by.
 */
export function claimFindings(subject: SpfSubject, others: RecordFinding[]): RecordFinding[] {
  const { claims, record, counts } = subject
  if (!record || !counts || claims.length === 0) return []
  const judged = claims.filter(({ result }) => result !== null)
  const strangers = judged.filter(({ from }) => from === 'stranger')
  const own = claims.filter(({ from, usable, ip }) => from !== 'stranger' && (usable || ip === null))
  const unusable = claims.filter(({ from, usable, ip }) => from !== 'stranger' && !usable && ip !== null)
  const passing = own.filter(({ result }) => result === 'pass')
  const shown = passing.length > 0 ? [...passing, ...own.filter((one) => !passing.includes(one))] : own
  const open = openTerms(subject)
  const facts = {
    senders: [...shown, ...unusable].slice(0, 20).map(({ name, ip, result, usable }) => ({
      name: name ?? ip,
      result: ip !== null && !usable ? 'unusable' : (result ?? (open.length > 0 ? 'open' : 'nobody')),
    })),
    others: worstOf(strangers),
    open: (open.length > 0 ? open : openTerms(subject, () => true)).slice(0, 5),
  }
  const of = (status: 'good' | 'warning' | 'bad', code: string) => [
    recordFinding(status, 'spf_claims', code, { facts }),
  ]
  const isError = judged.length > 0 && judged.every(({ result }) => result === 'permerror')
  if (strangers.some(({ result }) => result === 'pass')) return of('bad', 'stranger')
  const explained = others.some(({ status }) => status === 'bad')
  // The tree's findings already report names without an answer.
  if (judged.some(({ result }) => result === 'temperror') && passing.length === 0)
    return others.some(isUndecided) ? [] : [undecided('spf_claims', 'unanswered', { facts })]
  if (isError && explained) return []
  const failing = judged.some(({ result }) => result === 'permerror')
  // A name made of the mail may be an error for the mails made here, and none for those of the owner.
  const errs = failing && !explained && openTerms(subject, () => true).length > 0
  if (errs || (open.length > 0 && passing.length === 0)) return [undecided('spf_claims', 'open', { facts })]
  if (passing.length > 0) return of('good', 'passes')
  if (saysNever(record)) return of('good', 'never')
  const names = record.terms.some((term) => term.name === 'redirect' || isPassing(term))
  if (!subject.sends && !names) return of('good', 'never')
  const refused = own.some(({ result }) => result === 'fail' || result === 'permerror')
  return names || refused ? of('bad', 'nobody') : of('warning', 'nobody-weak')
}

function isPassing(term: SpfRecord['terms'][number]): boolean {
  return isNaming(term) && term.qualifier === '+'
}

/** `-all`, and nothing that lets anyone pass or get less than a refusal. */
export function saysNever({ terms, all }: SpfRecord): boolean {
  const others = terms.filter((term) => term.kind === 'mechanism' && term.name !== 'all')
  return (
    all === '-' &&
    !terms.some((term) => term.name === 'redirect') &&
    others.every((term) => term.kind === 'mechanism' && term.qualifier === '-')
  )
}

/** Terms by which mail may pass that cannot be made up here: their names or addresses depend on the single mail. */
function openTerms({ authorized, bases, tree }: SpfSubject, mayPass = isUndenied): string[] {
  const gone = new Set(bases.filter(isGone).map(({ record, term }) => `${record} ${term.text}`))
  const open = authorized.open.filter(({ record, term, why }) => {
    if (gone.has(`${record} ${term}`)) return false
    return why !== 'unanswered' && mayPass(term)
  })
  return [...new Set(open.map(({ term }) => term.slice(0, 100))), ...(tree.truncated ? ['...'] : [])]
}

const isUndenied = (term: string) => !/^[-~?]/.test(term)

/** What a stranger gets at best. */
function worstOf(strangers: SpfClaim[]): string {
  const order = ['pass', 'none', 'neutral', 'softfail', 'fail', 'permerror', 'temperror']
  const ranks = strangers.map(({ result }) => order.indexOf(result ?? 'temperror'))
  return order[Math.min(...ranks)] ?? 'temperror'
}
