import { type FormEvent, useState } from 'react'
import { useLocation } from 'react-router'
import type { ShownAnnouncement } from '#contract/announcements.ts'
import { ownPath } from '#contract/local-path.ts'
import { IconButton } from '#web/ui/button.tsx'
import { Info, TriangleAlert, X } from '#web/ui/icons.tsx'
import { useWords } from '#web/words/words.ts'
import { focusMain } from '../focus.ts'
import { paths } from '../paths.ts'
import { useAnnouncements } from '../site.ts'
import { dismissing } from './dismissed.ts'

/** What the operator tells, above every page: part of the document, so that it moves nothing and is read in its place. */
export function Announcements() {
  const { announcements: words } = useWords().shell
  const told = useAnnouncements()
  const [gone, setGone] = useState<readonly string[]>([])
  const left = told.filter(({ id }) => !gone.includes(id))
  if (!left.length) return null
  const dismiss = (id: string) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older browsers
    document.cookie = dismissing(document.cookie, id)
    setGone([...gone, id])
    focusMain()
  }
  return (
    <aside aria-label={words.name} className="screen-only">
      {left.map((each) => (
        <Line key={each.id} told={each} dismiss={dismiss} />
      ))}
    </aside>
  )
}

const looks = {
  information: { Icon: Info, line: 'bg-well', mark: 'text-soft' },
  warning: { Icon: TriangleAlert, line: 'bg-warning-tint', mark: 'text-warning' },
}

function Line({ told, dismiss }: { told: ShownAnnouncement; dismiss(id: string): void }) {
  const { lang, shell } = useWords()
  const { announcements: words } = shell
  const { Icon, line, mark } = looks[told.level]
  return (
    <div className={`border-line border-b ${line}`}>
      <div className="content flex items-start gap-3 py-1">
        <p className="min-w-0 flex-1 py-2">
          <span className={`me-2 inline-flex items-center gap-1.5 align-top font-medium ${mark}`}>
            <Icon aria-hidden="true" className="size-4 shrink-0" />
            {words.level[told.level]}
          </span>
          <span
            dir="auto"
            lang={told.language === lang ? undefined : told.language}
            className="wrap-anywhere"
          >
            {told.text}
          </span>
          {told.link ? (
            <>
              {' '}
              <a href={told.link} className="link whitespace-nowrap text-ink">
                {words.more}
              </a>
            </>
          ) : null}
        </p>
        <Dismiss id={told.id} dismiss={dismiss} />
      </div>
    </div>
  )
}

/** Without scripts the server sets the cookie, and the same page comes back. */
function Dismiss({ id, dismiss }: { id: string; dismiss(id: string): void }) {
  const { announcements: words } = useWords().shell
  const next = ownPath(useLocation())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    dismiss(id)
  }
  return (
    <form method="post" action={paths.dismiss} onSubmit={submit}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="next" value={next} />
      <IconButton type="submit" label={words.dismiss} className="-me-2 inline-grid">
        <X aria-hidden="true" />
      </IconButton>
    </form>
  )
}
