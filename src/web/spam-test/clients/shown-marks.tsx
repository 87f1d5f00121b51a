import { Link } from 'react-router'
import type { ClientMark, ClientPicture } from '#contract/client-pictures.ts'
import { paths } from '#web/shell/paths.ts'
import { useWords } from '#web/words/words.ts'

type Props = { picture: ClientPicture; report: string }

/** What is marked on the picture, by number: what differs, where it stands, and which change likely makes it. */
export function ShownMarks({ picture, report }: Props) {
  const { marks: words, noReference } = useWords().pictures.clients.shown
  const { marks, changes, differences, reference } = picture
  return (
    <section className="min-w-0">
      <h4 className="mb-2 font-bold">{words.title}</h4>
      {reference === null ? <p className="prose text-soft">{noReference}</p> : null}
      {reference && marks.length === 0 ? <p className="prose text-soft">{words.none}</p> : null}
      {differences > marks.length ? (
        <p className="mb-2 text-13 text-faint">{words.more({ shown: marks.length, all: differences })}</p>
      ) : null}
      <ol className="client-list">
        {marks.map((mark, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: marks have no name but their number
          <li key={at}>
            <span aria-hidden="true" className="client-number">
              {at + 1}
            </span>
            <Mark
              mark={mark}
              cause={mark.cause === null ? null : (changes[mark.cause]?.what ?? null)}
              report={report}
            />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Mark({ mark, cause, report }: { mark: ClientMark; cause: string | null; report: string }) {
  const { marks, pictures, report: reportWords } = useWords()
  const { shown } = pictures.clients
  const { kind } = pictures.heat
  return (
    <div className="min-w-0">
      <p className="wrap-anywhere">
        <span className="font-medium">{mark.kinds.map((each) => shown.marks.kind[each]).join(', ')}</span>
        {marks.colon}
        {kind[mark.what]}
        {mark.text
          ? ` “${mark.text.slice(0, 80)}${mark.text.length > 80 ? '…' : ''}”`
          : `, ${shown.marks.untitled}`}
      </p>
      <p className="flex flex-wrap gap-x-3 text-13 text-faint">
        {mark.line === null ? null : (
          <Link to={paths.line(report, { in: 'html', line: mark.line })} className="link min-h-6">
            {reportWords.checks.inSource({ line: mark.line })}
          </Link>
        )}
        {cause === null ? null : (
          <span className="min-w-0">
            {shown.marks.cause}
            {marks.colon}
            <code className="wrap-anywhere">{cause}</code>
          </span>
        )}
      </p>
    </div>
  )
}
