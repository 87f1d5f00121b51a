import { blacklistCheckers, type Checker, recordCheckers } from '#contract/checker-names.ts'
import { paths } from '#web/shell/paths.ts'
import { SiteLink } from '#web/shell/site-link.tsx'
import { useWords } from '#web/words/words.ts'

/** The other instruments: two with a sentence each, the checkers by name. */
export function Tools() {
  const { tools } = useWords().home
  return (
    <section id="tools">
      <h2 className="text-28 font-bold">{tools.title}</h2>
      <p className="prose mt-2 mb-6 text-16 text-soft">{tools.lead}</p>
      <div className="tools">
        <Tool to={paths.inboxTest} {...tools.placement} />
        <Tool to={paths.verifier()} {...tools.verifier} />
        <Checkers {...tools.records} checkers={recordCheckers} />
        <Checkers {...tools.lists} checkers={blacklistCheckers} />
      </div>
    </section>
  )
}

function Tool({ to, name, text }: { to: string; name: string; text: string }) {
  return (
    <div className="tool">
      <h3 className="text-16 font-bold">
        <SiteLink to={to} className="tool-link">
          {name}
        </SiteLink>
      </h3>
      <p className="mt-1 text-14 text-soft">{text}</p>
    </div>
  )
}

function Checkers({ name, text, checkers }: { name: string; text: string; checkers: readonly Checker[] }) {
  const { shell } = useWords()
  return (
    <div className="tool">
      <h3 className="text-16 font-bold">{name}</h3>
      <p className="mt-1 text-14 text-soft">{text}</p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {checkers.map((checker) => (
          <li key={checker}>
            <SiteLink to={paths.checker(checker)} className="chip-link">
              {shell.checkers[checker].name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
