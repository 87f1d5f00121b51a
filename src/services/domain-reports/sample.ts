import { createZone } from '@postproof/dns/zone'
import type { Language } from '#contract/language.ts'
import { sampleDomain } from '#emulators/sample-reports.ts'
import { octetsOf } from '../analysis/pool.ts'
import type { SampleReports } from '../analysis/sample-reports.ts'
import { noticesNow } from './notices-now.ts'
import { presentSummary } from './present-summary.ts'
import { askSetup } from './setup.ts'
import type { SampleOfReports } from './types.ts'
import type { DomainReportsWorld } from './world.ts'

/** The reports of a made-up domain, for everyone: as the page of a domain shows them, without a database and without DNS. */

const DAY_MS = 86_400_000
const address = 'reports+sample@reports.example'

/** What the made-up domain publishes. */
const zone = createZone({
  [`_dmarc.${sampleDomain}`]: { TXT: [`v=DMARC1; p=none; sp=none; rua=mailto:${address}`] },
  [`_smtp._tls.${sampleDomain}`]: { TXT: [`v=TLSRPTv1; rua=mailto:tls@${sampleDomain}`] },
  [`${sampleDomain}._report._dmarc.reports.example`]: { TXT: ['v=DMARC1;'] },
})

type World = Pick<DomainReportsWorld, 'pool' | 'clock'>

/** Reads the sample once a day: its last day is yesterday. */
export function createSample({ pool, clock }: World): (language: Language) => Promise<SampleOfReports> {
  let kept: { today: number; reports: Promise<SampleReports> } | null = null
  const read = (today: number): Promise<SampleReports> => {
    if (kept?.today === today) return kept.reports
    const task = { operation: 'sampleReports' as const, input: { today }, sharers: [{ name: 'sample' }] }
    const entry = { today, reports: pool.run({ ...task, mail: octetsOf(new Uint8Array()) }) }
    kept = entry
    // Read again by the next visitor.
    entry.reports.catch(() => {
      if (kept === entry) kept = null
    })
    return entry.reports
  }
  return async (language) => {
    const now = clock.now()
    const today = Math.floor(now / DAY_MS) * DAY_MS
    return present(await read(today), { today, now }, language)
  }
}

async function present(
  sample: SampleReports,
  { today, now }: { today: number; now: number },
  language: Language,
): Promise<SampleOfReports> {
  const { from, judged, told, reporterDays: reporters, totals, sessions } = sample
  const senders = new Map(sample.senders)
  const { summary } = judged
  const notices = noticesNow(told, { summary, shown: summary, reporters, senders })
  const seen = {
    totals,
    senders,
    sessions,
    reporters: sample.reporters,
    refused: [],
    notes: [],
    complete: true,
  }
  const checked_at = new Date(today).toISOString()
  const asked = { domain: sampleDomain, address, post: null, tag: 'sample', mailDomain: 'reports.example' }
  const setup = await askSetup(zone, asked)
  return {
    domain: {
      ...{ domain: sampleDomain, address, proved_by: setup.proved_by, checked_at, created_at: checked_at },
      ...{ reports: sample.reports, messages: sample.messages, last_day: summary.last },
    },
    summary: presentSummary(
      { domain: sampleDomain, span: { from, to: null }, seen, judged, notices, now },
      language,
    ),
    setup: { domain: sampleDomain, address, post: null, checked_at, ...setup },
  }
}
