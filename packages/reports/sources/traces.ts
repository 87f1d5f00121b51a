import { sameOrganization } from '@postproof/engine/organization'
import { type SenderKind, serviceOfReturnPath } from '@postproof/senders'
import type { AggregateRow, DkimResult, SpfResult } from '../types.ts'

/** What a row proves. Only what passes is in here: anyone can write a HELO, a return path or a signature that fails. */
export type Traces = {
  /** Signatures of the From domain's organization that pass, the aligned ones first. */
  own: DkimResult[]
  /** Signatures of others that pass. */
  foreign: DkimResult[]
  /** Signatures of the From domain's organization that do not pass: a claim, no proof. */
  claimed: DkimResult[]
  /** The return path's domain if SPF passes and it belongs to the From domain's organization. */
  ownPath: string | null
  /** The return path's domain if SPF passes and it is another's. */
  foreignPath: string | null
  /**
   * The return path's domain if it is of the From domain's organization and its SPF record does not let the mail pass; null
   * too after a temporary error, which is the receiver's.
   */
  failingPath: FailingPath | null
  /** The receiver checked something: a DKIM result or an SPF result with a domain. */
  checked: boolean
}

/** `uncovered`: the SPF record does not name the server. `missing`: there is none. `faulty`: receivers cannot evaluate it. */
export type FailingPath = { domain: string; problem: 'uncovered' | 'missing' | 'faulty' }

export function tracesOf(row: AggregateRow): Traces {
  const from = row.headerFrom
  const isOwn = (domain: string) => domain !== '' && sameOrganization(domain, from)
  const passes = ({ result }: { result: string }) => result === 'pass'
  const passing = row.dkimResults.filter(passes)
  const path = row.spfResults.find(passes)?.domain ?? ''
  return {
    own: passing
      .filter(({ domain }) => isOwn(domain))
      .sort((one, other) => Number(other.domain === from) - Number(one.domain === from)),
    foreign: passing.filter(({ domain }) => domain !== '' && !isOwn(domain)),
    claimed: row.dkimResults.filter((each) => !passes(each) && isOwn(each.domain)),
    ownPath: path !== '' && isOwn(path) ? path : null,
    foreignPath: path !== '' && !isOwn(path) ? path : null,
    failingPath:
      row.spf === 'pass' ? null : failingPathOf(row.spfResults.filter(({ domain }) => isOwn(domain))),
    checked: row.dkimResults.length > 0 || row.spfResults.some(({ domain }) => domain !== ''),
  }
}

const problems: Record<string, FailingPath['problem']> = {
  ...{ fail: 'uncovered', softfail: 'uncovered', neutral: 'uncovered', none: 'missing', permerror: 'faulty' },
}

function failingPathOf(results: readonly SpfResult[]): FailingPath | null {
  for (const { domain, result } of results) {
    const problem = problems[result]
    if (problem) return { domain, problem }
  }
  return null
}

/** A name of a signature, to follow it over rows. */
export const signatureOf = ({ domain, selector }: DkimResult): string =>
  `${selector?.toLowerCase() ?? ''}._domainkey.${domain}`

const passingOn: ReadonlySet<SenderKind> = new Set(['mailbox', 'forwarder', 'list', 'security'])

/** Whether such a service also passes on mail that others wrote. */
export const passesOn = (kind: SenderKind): boolean => passingOn.has(kind)

/**
 * The way by which a row arrived: `own` if SPF passes for the From domain, the id of the sending service or the other domain for
 * which it passes, or the address alone.
 */
export function routeOf(row: AggregateRow, { ownPath, foreignPath }: Traces): string {
  if (row.spf === 'pass' || ownPath !== null) return 'own'
  if (foreignPath === null) return `address ${addressOf(row)}`
  const known = serviceOfReturnPath(foreignPath)?.service
  return known && !passesOn(known.kind) ? `service ${known.id}` : `path ${foreignPath}`
}

export const addressOf = (row: AggregateRow): string => row.sourceIp ?? row.sourceIpWritten
