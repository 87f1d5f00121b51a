import { Link, useSearchParams } from 'react-router'
import type { TestSource } from '#contract/spam-test.ts'
import { paths } from '#web/shell/paths.ts'
import { Section } from '#web/ui/card.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { useWords } from '#web/words/words.ts'
import type { MailContents } from '../outline.ts'
import { marksOf, type SourceView, sourceViews } from './source-marks.ts'
import { SourceText } from './source-text.tsx'

type Props = { mail: MailContents & { id: string }; source: TestSource }

/** The message, its HTML and its text, each under its own address. */
export function SourceViews({ mail, source }: Props) {
  const words = useWords().report.source
  const [query] = useSearchParams()
  const asked = query.get('view')
  const view: SourceView = sourceViews.find((each) => each === asked) ?? 'raw'
  const missing = { raw: '', html: words.noHtml, text: words.noText }[view]
  const text = source[view]
  return (
    <Section title={words.title} note={view === 'raw' && source.raw_truncated ? words.truncated : undefined}>
      <nav aria-label={words.title} className="mb-3 inline-flex rounded-md border border-line bg-card p-0.5">
        {sourceViews.map((each) => (
          <Link
            key={each}
            to={`${paths.report(mail.id, 'source')}?view=${each}`}
            aria-current={each === view ? 'true' : undefined}
            preventScrollReset
            className="rounded-sm px-3 py-1.5 text-13 font-medium text-soft hover:text-ink aria-[current]:bg-well aria-[current]:text-ink"
          >
            {words[each]}
          </Link>
        ))}
      </nav>
      {text === null ? (
        <Empty>{missing}</Empty>
      ) : (
        <SourceText mail={mail} view={view} text={text} marks={marksOf(mail, view)} />
      )}
    </Section>
  )
}
