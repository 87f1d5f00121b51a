import { Link } from 'react-router'
import type { ClientChange } from '#contract/client-pictures.ts'
import { paths } from '#web/shell/paths.ts'
import { ExternalLink } from '#web/ui/icons.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { RestFold } from './rest-fold.tsx'

const shownAtFirst = 8
/** It stays in the source, and the client does not heed it. */
const isCss = new Set<ClientChange['of']>(['declaration', 'selector', 'at-rule'])

type Props = { changes: ClientChange[]; name: string; report: string }

/** What a client takes out of the HTML and changes, the most frequent first, each with its source. */
export function ShownChanges({ changes, name, report }: Props) {
  const { changes: words } = useWords().pictures.clients.shown
  const rest = changes.slice(shownAtFirst)
  return (
    <section className="min-w-0">
      <h4 className="mb-2 font-bold">{words.title({ client: name })}</h4>
      {changes.length === 0 ? <p className="prose text-soft">{words.none({ client: name })}</p> : null}
      <Changes changes={changes.slice(0, shownAtFirst)} report={report} />
      {rest.length > 0 ? (
        <RestFold label={words.rest({ count: rest.length })}>
          <Changes changes={rest} report={report} />
        </RestFold>
      ) : null}
    </section>
  )
}

function Changes({ changes, report }: Omit<Props, 'name'>) {
  const { changes: words } = useWords().pictures.clients.shown
  const { day } = useFigures()
  return (
    <ul className="client-list">
      {changes.map(({ rule, effect, of, what, count, line, url, date }) => (
        <li key={`${rule} ${effect} ${of} ${what}`}>
          <div className="min-w-0">
            <p>
              <code className="wrap-anywhere">{what}</code>
            </p>
            <p className="flex flex-wrap gap-x-3 text-13 text-faint">
              <span className="text-soft">
                {words[effect === 'removed' && isCss.has(of) ? 'ignored' : effect]({ count })}
              </span>
              {line === null ? null : (
                <Link to={paths.line(report, { in: 'html', line })} className="link min-h-6">
                  {words.first({ line })}
                </Link>
              )}
              <a href={url} target="_blank" rel="noreferrer" className="link min-h-6">
                {words.source({ date: day(date) })}
                <ExternalLink aria-hidden="true" className="ms-1 inline size-3 align-[-1px]" />
              </a>
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
