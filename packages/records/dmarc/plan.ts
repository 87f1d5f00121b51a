import { isWeaker, LOWER } from './applied.ts'
import type { PlanStep, ReportAddress } from './details.ts'
import { type DmarcRecord, type Policy, parseDmarc } from './parse.ts'
import { changeDmarc, FIRST_DMARC } from './print.ts'
import { hearsNothing } from './reports.ts'

type Wanted = Pick<PlanStep, 'step' | 'days' | 'optional'> & { p: Policy; np: Policy | null }

const STEPS: Wanted[] = [
  { step: 'listen', days: { least: 14, most: 28 }, optional: false, p: 'none', np: null },
  { step: 'close-unused', days: { least: 7, most: 14 }, optional: false, p: 'none', np: 'reject' },
  { step: 'quarantine', days: { least: 28, most: 90 }, optional: false, p: 'quarantine', np: 'reject' },
  { step: 'reject', days: null, optional: true, p: 'reject', np: 'reject' },
]

/**
 * The steps for the record at `_dmarc.<domain>`. `record` is the one that is there, `repaired` the same as it should be
 * written, `reports` its addresses as asked about. No step asks for less than the record does today.
 */
export function planDmarc(
  domain: string,
  record: DmarcRecord | null,
  repaired: string | null,
  reports: ReportAddress[],
  parked: boolean,
): PlanStep[] {
  const base = parseDmarc(repaired ?? FIRST_DMARC)
  const floor = floorOf(record)
  const host = `_dmarc.${domain}`
  const words = (step: string) => ({ does: `plan.${step}`, watch: `plan.${step}.watch` })
  if (parked) {
    const value = changeDmarc(base, { p: 'reject', sp: 'reject', np: 'reject', t: null })
    const done = record ? closed(record, false) : false
    return [{ step: 'parked', host, value, days: null, ...words('parked'), optional: false, done }]
  }
  return STEPS.map(({ step, days, optional, p, np }) => ({
    step,
    host,
    value: valueAt(base, isWeaker(p, floor) ? floor : p, np, subdomainFloorOf(record)),
    days,
    ...words(step),
    optional,
    done: step === 'listen' ? listens(record, reports) : isReached(record, p, np),
  }))
}

/**
 * Whether a record refuses everything in a domain's name: its own, its subdomains' and names made up. For a domain
 * below the record's only the latter two count.
 */
export function closed({ effective, testMode }: DmarcRecord, inherited: boolean): boolean {
  if (effective === null || testMode) return false
  const sp = effective.sp ?? effective.p
  return (inherited || effective.p === 'reject') && sp === 'reject' && (effective.np ?? sp) === 'reject'
}

/** What receivers apply today to the domain itself. */
function floorOf(record: DmarcRecord | null): Policy {
  if (!record?.effective || !record.usable) return 'none'
  return record.testMode ? LOWER[record.effective.p] : record.effective.p
}

/** What receivers apply today to subdomains by a policy of their own; `none` without one. */
function subdomainFloorOf(record: DmarcRecord | null): Policy {
  const sp = record?.usable ? record.effective?.sp : null
  if (!sp) return 'none'
  return record?.testMode ? LOWER[sp] : sp
}

function valueAt(base: DmarcRecord, p: Policy, np: Policy | null, subdomainFloor: Policy): string {
  const changes: Record<string, string | null> = { p, t: null }
  if (np !== null) changes.np = np
  // A subdomain policy below the step's own was set on purpose and stays. One above it stays as far as it is applied
  // today; the rest, which test mode holds back, would jump ahead.
  if (base.sp !== null && isWeaker(p, base.sp)) changes.sp = isWeaker(p, subdomainFloor) ? subdomainFloor : p
  return changeDmarc(base, changes)
}

function listens(record: DmarcRecord | null, reports: ReportAddress[]): boolean {
  return record?.usable === true && record.effective !== null && !hearsNothing(reports)
}

function isReached(record: DmarcRecord | null, p: Policy, np: Policy | null): boolean {
  if (!record?.effective || !record.usable) return false
  const { effective, testMode } = record
  if (testMode || isWeaker(effective.p, p)) return false
  return np === null || !isWeaker(effective.np ?? effective.sp ?? effective.p, np)
}
