import type { RecordDetails } from '#contract/checkers.ts'
import { Section } from '#web/ui/card.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { StatusIcon } from '#web/ui/status.tsx'
import { useWords } from '#web/words/words.ts'

type Claim = RecordDetails<'spf'>['claims'][number]

/** Mail of the owner should pass, and mail of strangers should not. */
function statusOf({ from, result, usable }: Claim) {
  if (result === 'temperror') return 'no-data'
  if (from === 'stranger') return result === 'pass' ? 'bad' : 'good'
  return result === 'pass' && usable ? 'good' : 'warning'
}

/** The mails that the record was judged by, and what each gets. */
export function SpfClaims({ claims }: Pick<RecordDetails<'spf'>, 'claims'>) {
  const { spf: words } = useWords().checkers
  const { claimColumns: columns } = words
  const { claimFrom } = words
  const senderOf = ({ from, name }: Claim) => {
    if (from === 'mx') return claimFrom.mx({ name: name ?? '' })
    if (from === 'given') return claimFrom.given
    return from === 'stranger' ? claimFrom.stranger : name
  }
  const resultOf = ({ ip, usable, result }: Claim) =>
    ip === null ? words.claimNone : usable ? result : words.claimPrivate
  return (
    <Section title={words.claims}>
      <p className="prose mb-3 text-soft">{words.claimsLead}</p>
      <DataTable
        label={words.claims}
        width={480}
        rows={claims}
        rowKey={({ from, name, ip }, index) => `${index} ${from} ${name} ${ip}`}
        columns={[
          {
            title: columns.sender,
            cell: (claim) => <span className="wrap-anywhere">{senderOf(claim)}</span>,
          },
          {
            title: columns.address,
            cell: ({ ip }) => (ip === null ? null : <code className="text-13 wrap-anywhere">{ip}</code>),
          },
          {
            title: columns.result,
            look: 'w-48',
            cell: (claim) => (
              <span className="inline-flex items-center gap-2">
                <StatusIcon status={statusOf(claim)} className="size-4" />
                {resultOf(claim)}
              </span>
            ),
          },
        ]}
      />
    </Section>
  )
}
