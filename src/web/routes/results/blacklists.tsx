import { BlacklistSubject } from '../../components/blacklist-subject.tsx'
import { Section } from '../../components/card.tsx'
import { CheckGroups } from '../../components/check-groups.tsx'
import { Empty } from '../../components/empty.tsx'
import { RecheckDns } from '../../components/recheck-dns.tsx'
import { recheck } from '../../recheck.ts'
import { useReport } from '../../report.ts'
import { useWords } from '../../words/words.ts'

export const action = recheck

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
          {result.blacklists.map((report) => (
            <BlacklistSubject key={`${report.role} ${report.subject}`} report={report} />
          ))}
        </div>
      </Section>
    </>
  )
}
