import { linkPattern } from '#contract/links.ts'
import type { Consultant } from '#contract/settings.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { ArrowUpRight, Mail } from '#web/ui/icons.tsx'
import { useWords } from '#web/words/words.ts'

/** Those whom the operator lists, in the operator's order. */
export function Consultants({ consultants }: { consultants: Consultant[] }) {
  const { consultants: words } = useWords().site
  if (consultants.length === 0) {
    return (
      <div className="rounded-lg border border-line-strong border-dashed p-6 md:p-8">
        <h3 className="text-16 font-bold">{words.empty.title}</h3>
        <p className="prose mt-1 text-soft">{words.empty.text}</p>
      </div>
    )
  }
  return (
    <>
      <ul className="grid gap-4 md:grid-cols-2">
        {consultants.map((consultant) => (
          <ConsultantCard key={`${consultant.name} ${consultant.link}`} {...consultant} />
        ))}
      </ul>
      <p className="mt-3 text-13 text-faint">{words.note}</p>
    </>
  )
}

function ConsultantCard({ name, about, languages, country, link, email }: Consultant) {
  const { consultants: words } = useWords().site
  const facts = [
    country,
    languages.length ? words.languages({ languages: languages.join(', ') }) : '',
  ].filter(Boolean)
  return (
    <li className="flex flex-col rounded-lg border border-line bg-card p-5 md:p-6">
      <h3 className="wrap-anywhere text-16 font-bold">{name}</h3>
      {facts.length ? <p className="text-13 text-faint">{facts.join(' · ')}</p> : null}
      {about ? <p className="mt-3 whitespace-pre-line wrap-anywhere text-soft">{about}</p> : null}
      <div className="mt-auto flex flex-wrap gap-2 pt-5">
        {linkPattern.test(link) ? (
          <a href={link} target="_blank" rel="noopener noreferrer nofollow" className={buttonClass('plain')}>
            {words.site}
            <ArrowUpRight aria-hidden="true" className="rtl:-scale-x-100" />
          </a>
        ) : null}
        {email ? (
          <a href={`mailto:${email}`} aria-label={words.write({ name })} className={buttonClass('plain')}>
            <Mail aria-hidden="true" />
            {email}
          </a>
        ) : null}
      </div>
    </li>
  )
}
