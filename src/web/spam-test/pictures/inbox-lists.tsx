import type { Screenshots } from '#contract/pictures.ts'
import { Section } from '#web/ui/card.tsx'
import { useWords } from '#web/words/words.ts'

type Line = Screenshots['inbox']

/** The mail as an inbox lists it before it is opened, light and dark side by side. */
export function InboxLists({ line }: { line: Line }) {
  const { inbox } = useWords().pictures.screenshots
  return (
    <Section title={inbox.title} note={inbox.note}>
      <div className="grid gap-4 md:grid-cols-2">
        {(['light', 'dark'] as const).map((scheme) => (
          <figure key={scheme} className="min-w-0">
            <InboxList line={line} scheme={scheme} />
            <figcaption className="mt-2 text-13 text-faint">{inbox[scheme]}</figcaption>
          </figure>
        ))}
      </div>
      <p className="prose mt-2 text-soft">{inbox.source[line.preview_source]}</p>
    </Section>
  )
}

function InboxList({ line, scheme }: { line: Line; scheme: 'light' | 'dark' }) {
  const { inbox } = useWords().pictures.screenshots
  return (
    <div className="inbox-list" data-scheme={scheme}>
      <InboxBones widths={['34%', '72%', '90%']} />
      <div className="inbox-line">
        <span aria-hidden="true" className="inbox-face">
          {[...line.sender][0]?.toUpperCase() ?? '?'}
        </span>
        <div className="min-w-0">
          <p className="flex justify-between gap-3">
            <span className="truncate font-bold">{line.sender}</span>
            <span className="text-13 text-faint">{inbox.now}</span>
          </p>
          <p className="truncate font-medium">{line.subject || inbox.noSubject}</p>
          <p className="truncate text-soft">{line.preview || <i>{inbox.noPreview}</i>}</p>
        </div>
      </div>
      <InboxBones widths={['26%', '58%', '84%']} />
    </div>
  )
}

function InboxBones({ widths }: { widths: string[] }) {
  return (
    <div aria-hidden="true" className="inbox-line inbox-bones">
      <span className="inbox-face" />
      <div>
        {widths.map((width) => (
          <span key={width} style={{ inlineSize: width }} />
        ))}
      </div>
    </div>
  )
}
