import { StatusIcon, statusColor } from '#web/ui/status.tsx'
import { useWords } from '#web/words/words.ts'

const rows = [
  { provider: 'Gmail', place: 'inbox', seconds: 4 },
  { provider: 'Gmail', place: 'tab', seconds: 5 },
  { provider: 'Outlook', place: 'spam', seconds: 11 },
  { provider: 'Yahoo', place: 'inbox', seconds: 7 },
  { provider: 'iCloud', place: 'missing', seconds: null },
] as const

const looks = { inbox: 'good', tab: 'warning', spam: 'bad', missing: 'no-data' } as const

/** A few rows as a placement report shows them, said to be made up. */
export function PlacementSpecimen() {
  const { specimen } = useWords().site.inboxTest
  return (
    <figure className="min-w-0">
      <ul className="overflow-hidden rounded-lg border border-line bg-card">
        {rows.map(({ provider, place, seconds }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: fixed rows
            key={index}
            className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_100px] items-center gap-4 border-line border-t px-4 py-3 first:border-t-0 md:px-5"
          >
            <span className="font-medium">{provider}</span>
            <span className={`flex items-center gap-1.5 font-medium ${statusColor(looks[place])}`}>
              <StatusIcon status={looks[place]} />
              {specimen.places[place]}
            </span>
            <span className="text-end text-13 text-faint tabular-nums">
              {seconds === null ? specimen.waited : specimen.seconds({ seconds })}
            </span>
          </li>
        ))}
      </ul>
      <figcaption className="mt-2 text-13 text-faint">{specimen.note}</figcaption>
    </figure>
  )
}
