import type { RecordDetails } from '#contract/checkers.ts'
import { Card, Section } from '#web/ui/card.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { largestRanges, sizeOfRange } from './address-ranges.ts'
import { spaceFigure } from './space-figure.ts'

/** How many addresses may send, and the ranges that make up most of them. */
export function SpfSpace({ addresses }: { addresses: NonNullable<RecordDetails<'spf'>['addresses']> }) {
  const { percent, whole } = useFigures()
  const { spf: words } = useWords().checkers
  const { ipv4, ipv6, open } = addresses
  const ranges = largestRanges(ipv4.ranges, 8)
  const shown = (figure: string) => spaceFigure(figure, addresses, words)
  return (
    <Section title={words.space} note={words.rangesInAll({ ipv4: ipv4.total, ipv6: ipv6.total })}>
      <Card className="overflow-hidden">
        <div className="flex flex-wrap items-end gap-x-12 gap-y-4 p-4 md:px-5">
          <Figure value={shown(whole(ipv4.addresses))} label={words.addresses} />
          {ipv4.addresses === '0' && open.length > 0 ? null : (
            <Figure value={shown(percent(ipv4.share))} label={words.share} />
          )}
          <p className="prose text-13 text-soft sm:ms-auto sm:max-w-[36ch]">
            {words.spaceLead} {open.length > 0 ? words.open({ count: open.length }) : ''}
          </p>
        </div>
        {ranges.length > 0 ? (
          <div className="bare-table border-line border-t">
            <DataTable
              label={words.ranges}
              width={0}
              narrow
              rows={ranges}
              rowKey={({ cidr }) => cidr}
              columns={[
                {
                  title: words.ranges,
                  look: 'md:w-56',
                  cell: ({ cidr }) => <code className="text-13">{cidr}</code>,
                },
                {
                  title: words.size,
                  look: 'md:w-32 text-end tabular-nums',
                  cell: ({ cidr }) => whole(String(sizeOfRange(cidr))),
                },
                {
                  title: words.through,
                  cell: ({ services }) =>
                    services.length > 0 ? (
                      <>
                        {services.join(', ')} <span className="text-faint max-md:hidden">{words.shared}</span>
                      </>
                    ) : null,
                },
              ]}
            />
          </div>
        ) : null}
      </Card>
    </Section>
  )
}

function Figure({ value, label }: { value: string; label: string }) {
  return (
    <p>
      <span className="block text-28 font-bold tabular-nums">{value}</span>
      <span className="text-13 text-faint">{label}</span>
    </p>
  )
}
