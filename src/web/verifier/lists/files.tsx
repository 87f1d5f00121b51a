import type { ListPart, ListSummary, VerifierList } from '#contract/verifier.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Card, Section } from '#web/ui/card.tsx'
import { Download } from '#web/ui/icons.tsx'
import { useWords } from '#web/words/words.ts'

const order: ListPart[] = ['clean', 'risky', 'all']

/** The list to take along, in three parts. */
export function Files({ list, summary }: { list: VerifierList; summary: ListSummary }) {
  const { files: words } = useWords().verifier.lists
  const { download_url: url, status } = list
  if (!url) return null
  const counts = countsOf(list, summary)
  return (
    <Section title={words.title} note={status === 'completed' ? words.note : `${words.soFar}. ${words.note}`}>
      <ul className="grid gap-3 md:grid-cols-3">
        {order.map((part) => (
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
                className={buttonClass(part === 'clean' ? 'primary' : 'plain', 'mt-auto self-start')}
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

/** As the downloads divide them: what was corrected is risky, whatever its verdict was before. */
function countsOf({ counts }: VerifierList, { outcomes, corrected }: ListSummary): Record<ListPart, number> {
  const left = (...verdicts: (string | null)[]) =>
    outcomes
      .filter(({ verdict }) => verdicts.includes(verdict))
      .reduce((sum, { addresses, corrected }) => sum + addresses - corrected, 0)
  return { clean: left('deliverable'), risky: left('risky', 'unknown') + corrected, all: counts.rows }
}
