import type { ListPart, ListSummary, VerifierList } from '#contract/verifier.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Card, Section } from '#web/ui/card.tsx'
import { Download } from '#web/ui/icons.tsx'
import { useWords } from '#web/words/words.ts'
import { outcomesOf } from './list-outcomes.ts'

const order: ListPart[] = ['clean', 'no_fault', 'risky', 'remove', 'all']

/** The list to take along, in the parts that have addresses, and whole. */
export function Files({ list, summary }: { list: VerifierList; summary: ListSummary }) {
  const { files: words } = useWords().verifier.lists
  const { download_url: url, status } = list
  if (!url) return null
  const counts = countsOf(list, summary)
  const parts = order.filter((part) => part === 'all' || counts[part] > 0)
  return (
    <Section title={words.title} note={status === 'completed' ? words.note : `${words.soFar}. ${words.note}`}>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {parts.map((part) => (
          <li key={part} className="min-w-0">
            <Card className="flex h-full flex-col p-4 md:p-5">
              <div className="flex flex-wrap items-baseline justify-between gap-x-3">
                <h3 className="text-16 font-bold">{words[part]}</h3>
                <p className="text-13 text-soft tabular-nums">
                  {part === 'all'
                    ? words.rows({ count: counts.all })
                    : words.addresses({ count: counts[part] })}
                </p>
              </div>
              <p className="prose mt-1 mb-4 text-soft">{words[`${part}Text`]}</p>
              {/* Not a page: the browser saves it. */}
              <a
                href={`${url}?part=${part}`}
                download
                aria-label={words.getOf({ name: words[part] })}
                className={buttonClass(part === parts[0] ? 'primary' : 'plain', 'mt-auto self-start')}
              >
                <Download aria-hidden="true" />
                {words.get}
              </a>
            </Card>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-13">
        <a href={`${url}?cells=raw`} download className="link inline-block py-1">
          {words.raw}
        </a>
      </p>
    </Section>
  )
}

/** As the downloads divide them. */
function countsOf(list: VerifierList, summary: ListSummary): Record<ListPart, number> {
  const { deliverable, noFault, risky, unsettled, corrected, remove } = outcomesOf(list, summary)
  return {
    clean: deliverable,
    no_fault: noFault,
    risky: risky + unsettled + corrected,
    remove,
    all: list.counts.rows,
  }
}
