import { Link } from 'react-router'
import type { Announcement } from '#contract/announcements.ts'
import { languages } from '#contract/language.ts'
import { paths } from '#web/shell/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Card, Section } from '#web/ui/card.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { ActDialog } from '../act-dialog.tsx'

/** Every announcement with its state, and the ways to change it or to end it. */
export function AnnouncementsList({ all }: { all: Announcement[] }) {
  const { announcements: words } = useWords().operators
  return (
    <Section title={words.list}>
      {all.length === 0 ? (
        <Empty>{words.none}</Empty>
      ) : (
        <Card className="p-0">
          <ul>
            {all.map((each) => (
              <Item key={each.id} told={each} />
            ))}
          </ul>
        </Card>
      )}
    </Section>
  )
}

function Item({ told }: { told: Announcement }) {
  const { announcements: words } = useWords().operators
  const { dateTime } = useFigures()
  const { id, texts, level, audience, state, from, until, link } = told
  const [first = ''] = languages.flatMap((language) => texts[language] ?? [])
  const when = until
    ? words.fromUntil({ from: dateTime(from), until: dateTime(until) })
    : words.since({ from: dateTime(from) })
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-line border-t px-5 py-3 first:border-t-0">
      <div className="min-w-0 flex-1 basis-72">
        <p className="text-13 text-soft">
          {[words.states[state], words.levels[level], words.audiences[audience], when].join(' · ')}
        </p>
        <ul className="mt-1 flex max-w-[70ch] flex-col gap-1">
          {languages.map((language) =>
            texts[language] ? (
              <li key={language} lang={language} dir="auto" className="wrap-anywhere">
                {texts[language]}
              </li>
            ) : null,
          )}
        </ul>
        {link ? (
          <bdi dir="ltr" className="mt-1 block font-mono text-13 text-soft wrap-anywhere">
            {link}
          </bdi>
        ) : null}
      </div>
      <div className="flex flex-wrap gap-2">
        <Link
          to={paths.adminAnnouncement(id)}
          className={buttonClass('plain')}
          aria-label={words.changeOf({ text: first })}
        >
          {words.change}
        </Link>
        <ActDialog
          intent="withdraw"
          id={id}
          trigger={words.withdraw}
          name={words.withdrawOf({ text: first })}
          title={words.withdrawTitle}
          text={words.withdrawText}
          look="danger"
        />
      </div>
    </li>
  )
}
