import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { CheckerPage } from '#contract/checker-names.ts'
import { paths } from '#web/shell/paths.ts'
import { Questions } from '#web/ui/questions.tsx'
import { exampleInput } from '#web/words/examples.ts'
import { useWords } from '#web/words/words.ts'
import { CheckerForm } from './checker-form.tsx'
import { CheckerTabs } from './checker-tabs.tsx'
import { type Asked, toSearch } from './checkers.ts'
import { DomainSpecimen } from './domain/domain-specimen.tsx'
import { Specimen } from './specimen.tsx'

type Props = {
  checker: CheckerPage
  asked: Asked | null
  /** The domain as it was understood. */
  domain?: string | null
  error?: string
  busy: boolean
  /** The answer, or what stands there while it comes; nothing when nothing was asked. */
  children?: ReactNode
}

/** What every checker's page is: the field, the answer below it, and what the record is and is not. */
export function CheckerFrame({ checker, asked, domain = null, error, busy, children }: Props) {
  const { checkerPages, shell } = useWords()
  const page = checkerPages[checker]
  const quiet = Boolean(children)
  return (
    <div className="content">
      <CheckerTabs checker={checker} asked={asked} domain={domain} />
      <div className={quiet ? 'pt-5 pb-4' : 'pt-8 md:pt-14'}>
        <h1
          className={
            quiet ? 'sr-only md:not-sr-only md:mb-3 md:text-20 md:font-bold' : 'text-28 font-bold md:text-44'
          }
        >
          {shell.checkers[checker].heading}
        </h1>
        {quiet ? null : (
          <p className="prose mt-2 mb-6 text-balance text-16 text-soft md:mt-3 md:mb-8">{page.lead}</p>
        )}
        <CheckerForm checker={checker} asked={asked} error={error} busy={busy} />
        {quiet ? null : <Example checker={checker} />}
      </div>
      {children ??
        (error || busy ? null : checker === 'domain' ? <DomainSpecimen /> : <Specimen checker={checker} />)}
      <div className="mt-16 flex flex-col gap-16 md:mt-24 md:gap-20">
        <dl className="grid gap-8 md:grid-cols-3">
          {page.about.map(({ title, text }) => (
            <div key={title} className="border-line-strong border-t pt-4">
              <dt className="mb-2 text-16 font-bold">{title}</dt>
              <dd className="text-soft md:text-16">{text}</dd>
            </div>
          ))}
        </dl>
        <Questions items={page.questions} />
      </div>
    </div>
  )
}

function Example({ checker }: { checker: CheckerPage }) {
  const { checkers: words } = useWords()
  const { example } = exampleInput(checker)
  return (
    <p className="mt-4 text-14 text-soft">
      {words.tryIt[checker === 'ip-blacklist' || checker === 'email-blacklist' ? checker : 'domain']}{' '}
      <Link to={paths.checker(checker, toSearch(checker, { input: example, options: {} }))} className="link">
        {words.tryExample({ example })}
      </Link>
    </p>
  )
}
