import { Section } from '#web/ui/card.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { useWords } from '#web/words/words.ts'
import type { MailContents } from '../outline.ts'

/** What client and server said, with the time since the greeting. */
export function Transcript({ result }: { result: MailContents & { id: string } }) {
  const { source } = useWords().report
  const { transcript } = result
  const start = transcript[0] ? Date.parse(transcript[0].at) : 0
  return (
    <Section title={source.transcript}>
      {transcript.length === 0 ? (
        <Empty>{source.noTranscript}</Empty>
      ) : (
        <ol className="overflow-hidden rounded-lg border border-line bg-card py-2 font-mono text-13">
          {transcript.map((said, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a recorded conversation never changes
              key={index}
              className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 px-4 py-0.5 sm:grid-cols-[72px_auto_minmax(0,1fr)] md:px-5"
            >
              <span className="hidden text-end text-faint sm:block">
                {source.after({ ms: Math.max(0, Date.parse(said.at) - start) })}
              </span>
              <span className={`w-14 font-sans ${said.dir === 'in' ? 'text-accent' : 'text-faint'}`}>
                {source.theyWe[said.dir]}
              </span>
              <span className="wrap-anywhere">{said.line}</span>
            </li>
          ))}
        </ol>
      )}
    </Section>
  )
}
