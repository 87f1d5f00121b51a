import type { RecordDetails } from '#contract/checkers.ts'
import { Card, Section } from '#web/ui/card.tsx'
import { RawValue } from '#web/ui/raw-value.tsx'
import { useWords } from '#web/words/words.ts'

export function TlsRptParts({ details }: { details: RecordDetails<'tls-rpt'> }) {
  const { tlsRpt: words } = useWords().checkers
  if (details.addresses.length === 0) return null
  return (
    <Section title={words.addresses}>
      <Card className="overflow-hidden">
        <ul>
          {details.addresses.map(({ uri, scheme, valid }) => (
            <li
              key={uri}
              className="flex flex-wrap items-center justify-between gap-x-4 border-line border-t px-4 py-2.5 first:border-t-0 md:px-5"
            >
              <RawValue value={uri} what={words.address} />
              <span className={valid ? 'text-13 text-faint' : 'text-13 font-medium text-bad'}>
                {valid ? (words.by[scheme] ?? scheme) : words.invalid}
              </span>
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  )
}
