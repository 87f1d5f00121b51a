import type { DomainReport } from '#contract/checkers.ts'
import { Section } from '#web/ui/card.tsx'
import { useWords } from '#web/words/words.ts'
import { RecordToPublish } from '../report/record-to-publish.tsx'
import { Note } from '../report/suggested-records.tsx'
import { WayBack } from '../report/way-back.tsx'

/** The records to publish, the worst problem first: for each why, what changes and what can go wrong. */
export function ToPublish({ report: { publish, sections } }: { report: DomainReport }) {
  const { domainReport: words, checkers, report } = useWords()
  if (publish.length === 0) return null
  const titles = new Map(sections.map(({ id, title }) => [id, title]))
  return (
    <Section title={words.publish.title} note={`${words.publish.note}. ${report.record.made}`}>
      <ol className="flex flex-col gap-8">
        {publish.map((one, index) => {
          const { section, current, form, why, changes, risk, ...record } = one
          const replaced = current === null ? {} : { current }
          return (
            <li key={[one.action, one.host, one.type, one.value].join(' ')}>
              <h3 className="mb-2 text-16 font-bold">
                {words.publish.action[one.action]({ at: index + 1, part: titles.get(section) ?? section })}
              </h3>
              <RecordToPublish record={{ ...record, ...replaced, source: 'generator' }} form={form} />
              <dl className="mt-3 grid gap-x-8 gap-y-2 md:grid-cols-2">
                <Note label={checkers.suggested.reason} text={why}>
                  {changes.map((change) => (
                    <p key={change} className="prose mt-1">
                      {change}
                    </p>
                  ))}
                </Note>
                <Note label={checkers.suggested.risk} text={risk} />
                <WayBack record={one} />
              </dl>
            </li>
          )
        })}
      </ol>
    </Section>
  )
}
