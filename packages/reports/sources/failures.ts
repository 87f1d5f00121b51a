import { organizationOf } from '@postproof/engine/organization'
import type { AggregateRow } from '../types.ts'
import type { Traces } from './traces.ts'

/**
 * How a row fails DMARC.
 * - `elsewhere`: SPF or DKIM passes, but only for domains of others.
 * - `inexact`: SPF or DKIM passes for the domain's organization, but not for exactly the From domain: alignment is strict.
 * - `nothing`: neither SPF nor DKIM passes.
 * - `untold`: the receiver does not say enough of SPF and DKIM.
 */
type Failure = 'elsewhere' | 'inexact' | 'nothing' | 'untold'

/** Messages of a source that fail DMARC, by how they fail. `as`: for which domains they pass, the busiest first. */
export type Failures = Record<Failure, number> & {
  elsewhereAs: string[]
  inexactAs: string[]
}

type Failing = { failure: Failure; as: string[] }

/** Null: the row passes. */
function failureOf(row: AggregateRow, traces: Traces): Failing | null {
  if (row.passed) return null
  const own = [
    ...traces.own.map(({ domain }) => domain),
    ...(traces.ownPath === null ? [] : [traces.ownPath]),
  ]
  // The receiver contradicts itself.
  if (own.includes(row.headerFrom)) return { failure: 'untold', as: [] }
  if (own.length > 0) return { failure: 'inexact', as: own }
  const others = [
    ...traces.foreign.map(({ domain }) => domain),
    ...(traces.foreignPath === null ? [] : [traces.foreignPath]),
  ]
  if (others.length > 0) return { failure: 'elsewhere', as: others.map(organizationOf) }
  return { failure: tellsAll(row) ? 'nothing' : 'untold', as: [] }
}

/** Mail without a signature has no DKIM result, but each mail has one of SPF. A pass without a domain may be anyone's. */
const tellsAll = ({ spfResults, dkimResults }: AggregateRow) =>
  spfResults.length > 0 && [...spfResults, ...dkimResults].every(({ result }) => result !== 'pass')

/** Adds up the rows of a source. */
export class FailureCounter {
  private readonly counts = { elsewhere: 0, inexact: 0, nothing: 0, untold: 0 }
  private readonly as = { elsewhere: new Map<string, number>(), inexact: new Map<string, number>() }

  add(row: AggregateRow, traces: Traces): void {
    const failing = failureOf(row, traces)
    if (failing === null) return
    const { failure, as } = failing
    this.counts[failure] += row.count
    if (failure !== 'elsewhere' && failure !== 'inexact') return
    for (const domain of new Set(as)) {
      const domains = this.as[failure]
      domains.set(domain, (domains.get(domain) ?? 0) + row.count)
    }
  }

  finish(): Failures {
    const { elsewhere, inexact } = this.as
    return { ...this.counts, elsewhereAs: byCount(elsewhere), inexactAs: byCount(inexact) }
  }
}

const byCount = (counts: Map<string, number>): string[] =>
  [...counts].sort(([, one], [, other]) => other - one).map(([domain]) => domain)
