import { paths } from '#web/shell/paths.ts'
import { Section } from '#web/ui/card.tsx'
import { useWords } from '#web/words/words.ts'
import type { ReportOutline } from '../outline.ts'

/** The mail in a frame that may do nothing: no scripts, no forms, no network. */
export function MailPreview({ result }: { result: Pick<ReportOutline, 'id' | 'subject' | 'sender'> }) {
  const { content } = useWords().report
  return (
    <Section title={content.preview} note={content.previewNote}>
      <div className="overflow-hidden rounded-lg border border-line bg-card">
        <div className="border-line border-b px-4 py-3 md:px-5">
          <p className="truncate font-medium">{result.subject}</p>
          <p className="truncate text-13 text-faint">
            {[result.sender?.name, result.sender?.email].filter(Boolean).join(' · ')}
          </p>
        </div>
        {/* Mail brings its own colors and expects paper under them. */}
        <iframe
          src={paths.api.preview(result.id)}
          title={content.previewTitle}
          sandbox=""
          loading="lazy"
          className="mail-frame"
        />
      </div>
    </Section>
  )
}
