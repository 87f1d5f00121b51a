import type { Resolver } from '@postproof/engine/world'
import { createDmarcLookup, type Discovery, type DmarcAt, discoverDmarc } from '../dmarc/discover.ts'
import { recordFinding } from '../record/findings.ts'
import type { RecordFinding } from '../record/report.ts'
import { tagOf } from '../record/tag-list.ts'
import type { DmarcPrecondition } from './details.ts'

/**
 * BIMI stands on DMARC: no provider shows a logo unless forged mail in the domain's name is held back. The record
 * that applies and that of the organizational domain must both enforce.
 */

export type Precondition = { findings: RecordFinding[]; details: DmarcPrecondition; discovery: Discovery }

const id = 'bimi_dmarc'

/** Never rejects. */
export async function checkPrecondition(domain: string, resolver: Resolver): Promise<Precondition> {
  const discovery = await discoverDmarc(domain, createDmarcLookup(resolver))
  const { applied, organizational, complete } = discovery
  const base = { appliedAt: applied?.domain ?? null, policy: policyOf(applied), organizational }
  if (!applied) {
    const finding = complete
      ? recordFinding('bad', id, unusable(discovery) ? 'unusable' : 'no-record', { facts: { domain } })
      : recordFinding('no-data', id, 'unanswered', { facts: { domain } })
    return { findings: [finding], details: { ...base, enforcing: complete ? false : null }, discovery }
  }
  const organization = discovery.asked.find((at) => at.domain === organizational && at.used)
  const records = organization && organization !== applied ? [applied, organization] : [applied]
  const faults = records.flatMap(faultsOf)
  if (faults.length > 0) return { findings: faults, details: { ...base, enforcing: false }, discovery }
  // What stands above could not be asked, so that the organizational domain is open.
  if (!complete) {
    const open = recordFinding('no-data', id, 'unanswered', { facts: { domain } })
    return { findings: [open], details: { ...base, enforcing: null }, discovery }
  }
  const facts = { at: `_dmarc.${applied.domain}`, policy: base.policy }
  const fine = recordFinding('good', id, 'enforcing', { facts })
  return { findings: [fine], details: { ...base, enforcing: true }, discovery }
}

function policyOf(at: DmarcAt | null): string | null {
  return at?.used?.effective?.p ?? null
}

function unusable({ asked }: Discovery): boolean {
  return asked.some((at) => at.records.length > 0)
}

function faultsOf(at: DmarcAt): RecordFinding[] {
  const record = at.used!
  const effective = record.effective
  const facts = { at: at.published.name, policy: effective?.p ?? null, sp: effective?.sp ?? null }
  const evidence = [{ label: at.published.name, value: record.text }]
  const fault = (code: string) => recordFinding('bad', id, code, { facts, evidence })
  if (!effective || record.p === null) return [fault('no-policy')]
  const faults: RecordFinding[] = []
  if (effective.p === 'none') faults.push(fault('policy-none'))
  if (effective.sp === 'none') faults.push(fault('subdomains-none'))
  if (record.testMode) faults.push(fault('testing'))
  const percent = tagOf(record.tags, 'pct')?.value
  // pct left the standard with RFC 9989, but the providers that show logos still look at it.
  if (effective.p === 'quarantine' && percent !== undefined && Number(percent) < 100)
    faults.push(fault('partial'))
  return faults
}
