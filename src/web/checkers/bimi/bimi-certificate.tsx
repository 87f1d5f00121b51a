import type { RecordDetails } from '#contract/checkers.ts'
import { Card } from '#web/ui/card.tsx'
import { RawValue } from '#web/ui/raw-value.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'

type Summary = NonNullable<NonNullable<RecordDetails<'bimi'>['certificate']>['summary']>

/** Who vouches for the logo, for whom, and until when. */
export function BimiCertificate({ url, summary }: { url: string; summary: Summary }) {
  const { day } = useFigures()
  const { marks, checkers } = useWords()
  const { bimi: words } = checkers
  const { fields } = words
  const rows = [
    { label: fields.type, value: words.type[summary.type ?? ''] ?? summary.type },
    { label: fields.mark, value: summary.markType },
    { label: fields.organization, value: summary.organization },
    { label: fields.names, value: summary.names.join(', ') },
    { label: fields.issuer, value: summary.issuer },
    { label: fields.valid, value: words.until({ from: day(summary.validFrom), to: day(summary.validTo) }) },
    {
      label: fields.chain,
      value: [words.chain[summary.chain] ?? summary.chain, summary.root].filter(Boolean).join(marks.colon),
      look: summary.chain === 'broken' ? 'text-bad font-medium' : '',
    },
  ]
  return (
    <Card className="p-4 md:p-5">
      <dl className="grid gap-2.5">
        {rows.map(({ label, value, look = '' }) =>
          value ? (
            <div key={label} className="grid gap-x-4 sm:grid-cols-[128px_minmax(0,1fr)]">
              <dt className="text-13 text-faint">{label}</dt>
              <dd className={`wrap-anywhere ${look}`}>{value}</dd>
            </div>
          ) : null,
        )}
        <div className="grid gap-x-4 sm:grid-cols-[128px_minmax(0,1fr)]">
          <dt className="text-13 text-faint">{words.file}</dt>
          <dd>
            <RawValue value={url} what={words.file} />
          </dd>
        </div>
      </dl>
    </Card>
  )
}
