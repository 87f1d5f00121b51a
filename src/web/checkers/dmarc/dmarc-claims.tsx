import type { RecordDetails } from '#contract/checkers.ts'
import { Section } from '#web/ui/card.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { useWords } from '#web/words/words.ts'

/** The mails that the policy was judged by, and what receivers do with each. */
export function DmarcClaims({ claims }: Pick<RecordDetails<'dmarc'>, 'claims'>) {
  const { dmarc: words } = useWords().checkers
  const { claimColumns: columns, claimMail } = words
  const mailOf = ({ mail, from }: Pick<RecordDetails<'dmarc'>['claims'][number], 'mail' | 'from'>) => {
    if (mail === 'own') return claimMail.own({ from })
    if (mail === 'forged-subdomain') return claimMail['forged-subdomain']
    return mail === 'forged-unused-name' ? claimMail['forged-unused-name'] : claimMail.forged({ from })
  }
  return (
    <Section title={words.claims}>
      <p className="prose mb-3 text-soft">{words.claimsLead}</p>
      <DataTable
        label={words.claims}
        width={420}
        narrow
        rows={claims}
        rowKey={({ mail }) => mail}
        columns={[
          {
            title: columns.mail,
            cell: ({ mail, from }) => <span className="wrap-anywhere">{mailOf({ mail, from })}</span>,
          },
          {
            title: columns.result,
            look: 'w-48',
            cell: ({ result }) =>
              result === null ? words.claimUnknown : (words.claimResult[result] ?? result),
          },
        ]}
      />
    </Section>
  )
}
