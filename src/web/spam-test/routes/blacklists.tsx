import type { TestResult } from '#contract/spam-test.ts'
import { BlacklistRefusals } from '#web/checkers/blacklists/blacklist-refusals.tsx'
import { BlacklistSubject } from '#web/checkers/blacklists/blacklist-subject.tsx'
import { Section } from '#web/ui/card.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { useWords } from '#web/words/words.ts'
import { CheckGroups } from '../checks/check-groups.tsx'
import { recheck } from '../checks/recheck.ts'
import { RecheckDns } from '../checks/recheck-dns.tsx'
import { useReport } from '../report.ts'

export const action = recheck

/** The sender itself comes first; behind it, a newsletter's links may name dozens of domains. */
const shownWhole = 5

/** Who is listed comes first; the others stay in their order. */
const problemsAbove = (subjects: TestResult['blacklists']) => [
  ...subjects.filter(({ status }) => status === 'bad'),
  ...subjects.filter(({ status }) => status === 'warning'),
  ...subjects.filter(({ status }) => status !== 'bad' && status !== 'warning'),
]

export default function Blacklists() {
  const result = useReport()
  const { blacklists } = useWords().report
  return (
    <>
      <RecheckDns />
      <CheckGroups tab="blacklists" />
      <Section title={blacklists.title}>
        <p className="prose mb-4 text-soft">{blacklists.lead}</p>
        {result.blacklists.length === 0 ? <Empty>{blacklists.none}</Empty> : null}
        <div className="flex flex-col gap-4">
          <BlacklistRefusals reports={result.blacklists} />
          {problemsAbove(result.blacklists).map((report, index) => (
            <BlacklistSubject
              key={`${report.role} ${report.subject}`}
              report={report}
              folded={index >= shownWhole}
            />
          ))}
        </div>
      </Section>
    </>
  )
}
