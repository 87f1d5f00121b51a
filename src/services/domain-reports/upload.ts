import { message } from '@postproof/messages/message'
import { say } from '@postproof/messages/say'
import type { UploadedFile } from '#contract/domain-reports.ts'
import type { Language } from '#contract/language.ts'
import { Refusal, refuseField } from '#platform/refusals/refusal.ts'
import { requireConfirmed } from '../accounts/confirmed.ts'
import type { SignedIn } from '../accounts/visitor.ts'
import { octetsOf } from '../analysis/pool.ts'
import { type KeptReport, keepOctets, readFile } from './keep.ts'
import type { GivenFile } from './types.ts'
import { type DomainReportsWorld, requireReportDomain } from './world.ts'

/** Files that the owner of a domain brings. They count without a proof of who wrote them. */

export const MOST_FILES = 50
const NAME_SHOWN = 300

export async function uploadFiles(
  world: DomainReportsWorld,
  given: { domain: string; files: readonly GivenFile[]; language: Language },
  caller: SignedIn,
): Promise<UploadedFile[]> {
  const { files, language } = given
  requireConfirmed(caller)
  const domain = await requireReportDomain(world, given.domain, caller)
  if (files.length === 0) throw refuseField('file', 'domain_reports.no_file')
  if (files.length > MOST_FILES)
    throw refuseField('file', message('domain_reports.too_many_files', { count: MOST_FILES }))
  const receivedAt = new Date(world.clock.now())
  const sharers = [{ name: `owner ${caller.accountId}` }]
  const kept: UploadedFile[] = []
  for (const { name, octets } of files) {
    const file = { name: name.slice(0, NAME_SHOWN), session: null, receivedAt }
    const read = await readFile(world, { ...file, mail: octetsOf(octets), sharers })
    const stored = await keepOctets(world, domain, { ...file, way: 'upload', octets }, read)
    if (!stored) throw new Refusal(404, 'not_found', 'domain_reports.not_found')
    kept.push({
      name: file.name,
      reports: stored.reports.map((report) => presentKept(report, language)),
      refused: stored.refused.map(({ reason, reporter }) => ({ reason: say(language, reason), reporter })),
    })
  }
  return kept
}

function presentKept(report: KeptReport, language: Language): UploadedFile['reports'][number] {
  const { kind, reporter, id, begin, end, messages, outcome, rows, problems } = report
  return {
    ...{ kind, reporter, report_id: id, begin: iso(begin), end: iso(end), messages, outcome, rows },
    problems: problems.map((problem) => say(language, problem)),
  }
}

const iso = (seconds: number | null): string | null =>
  seconds === null ? null : new Date(seconds * 1_000).toISOString()
