import { canonicalAddress } from '@postproof/engine/addresses'
import { MAX_RESULTS } from '../bounds.ts'
import type { ProblemLog } from '../problem.ts'
import { countIn, domainName } from '../text.ts'
import type { AggregateRow, Aligned, Disposition } from '../types.ts'

/** One `record` while it is read: its values by path, and its lists. */
export class RowDraft {
  private readonly values = new Map<string, string>()
  private readonly reasons: Map<string, string>[] = []
  private readonly dkim: Map<string, string>[] = []
  private readonly spf: Map<string, string>[] = []
  private isCut = false

  begin(path: string): void {
    const list = this.listOf(path)
    if (!list) return
    if (list.length < MAX_RESULTS) list.push(new Map())
    else this.isCut = true
  }

  /** The first value counts where there are two. */
  value(path: string, text: string): void {
    const at = path.lastIndexOf('/')
    const list = this.listOf(path.slice(0, at))
    const values = list ? list.at(-1) : this.values
    const key = list ? path.slice(at + 1) : path.slice('record/'.length)
    if (values && !values.has(key)) values.set(key, text)
  }

  private listOf(path: string): Map<string, string>[] | null {
    if (path === 'record/row/policy_evaluated/reason') return this.reasons
    if (path === 'record/auth_results/dkim') return this.dkim
    return path === 'record/auth_results/spf' ? this.spf : null
  }

  /** Null for a record that says nothing of any mail. */
  finish(log: Pick<ProblemLog, 'add'>): AggregateRow | null {
    const { values } = this
    if (![...values.keys()].some((key) => key.startsWith('row/'))) return null
    if (this.isCut) log.add({ code: 'reports.results_cut', facts: { most: MAX_RESULTS } })
    const written = values.get('row/source_ip') ?? ''
    const dkim = aligned(values.get('row/policy_evaluated/dkim'))
    const spf = aligned(values.get('row/policy_evaluated/spf'))
    return {
      sourceIp: addressIn(written, log),
      sourceIpWritten: written,
      count: countOf(values.get('row/count'), log),
      disposition: dispositionIn(values.get('row/policy_evaluated/disposition')),
      dkim,
      spf,
      passed: dkim === 'pass' || spf === 'pass',
      reasons: this.reasons.map((each) => ({
        type: lower(each.get('type')),
        comment: given(each.get('comment')),
      })),
      headerFrom: domainName(values.get('identifiers/header_from') ?? ''),
      envelopeFrom: domainOrNull(values.get('identifiers/envelope_from')),
      envelopeTo: domainOrNull(values.get('identifiers/envelope_to')),
      dkimResults: this.dkim.map((each) => ({ ...resultOf(each), selector: given(each.get('selector')) })),
      spfResults: this.spf.map((each) => ({ ...resultOf(each), scope: given(lower(each.get('scope'))) })),
    }
  }
}

const lower = (text: string | undefined): string => (text ?? '').toLowerCase()
const given = (text: string | undefined): string | null => (text ? text : null)
const domainOrNull = (text: string | undefined): string | null =>
  text === undefined ? null : domainName(text)

function resultOf(values: Map<string, string>) {
  const result = lower(values.get('result'))
  return {
    domain: domainName(values.get('domain') ?? ''),
    // Written by filters that read SPF records of their own accord; SPF knows no such result (RFC 7208, 2.6).
    result: result === 'hardfail' ? 'fail' : result,
    humanResult: given(values.get('human_result')),
  }
}

function aligned(text: string | undefined): Aligned | null {
  const word = lower(text)
  if (word === 'pass' || word === 'fail') return word
  return word === 'hardfail' ? 'fail' : null
}

function dispositionIn(text: string | undefined): Disposition | null {
  const word = lower(text)
  return word === 'none' || word === 'pass' || word === 'quarantine' || word === 'reject' ? word : null
}

function addressIn(written: string, log: Pick<ProblemLog, 'add'>): string | null {
  const address = canonicalAddress(written.replace(/\s+/g, '').replace(/^\[(.*)\]$/, '$1')) ?? null
  if (address === null) log.add({ code: 'reports.bad_address', facts: { written: written.slice(0, 60) } })
  return address
}

function countOf(text: string | undefined, log: Pick<ProblemLog, 'add'>): number {
  const count = countIn(text ?? '')
  if (count === null || count === 0)
    log.add({ code: 'reports.bad_count', facts: { written: (text ?? '').slice(0, 40) } })
  return count ?? 0
}
