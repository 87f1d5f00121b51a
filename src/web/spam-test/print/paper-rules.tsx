import type { TestResult } from '#contract/spam-test.ts'
import { StatusIcon } from '#web/ui/status.tsx'
import { useWords } from '#web/words/words.ts'

/** What each provider asks for, and what of it is not met. */
export function PaperRules({ result }: { result: TestResult }) {
  const words = useWords()
  const { print } = words.pictures
  if (result.requirements.length === 0) return null
  return (
    <section>
      <h2>{print.rules}</h2>
      {result.requirements.map((provider) => {
        const open = provider.items.filter(({ status }) => status !== 'good')
        return (
          <div key={provider.provider} className="keep py-1.5">
            <h3>
              {provider.title}
              {words.marks.colon}
              {words.report.providers.passed({ passed: provider.passed, total: provider.total })}
            </h3>
            {open.length === 0 ? <p className="text-soft">{print.allMet}</p> : null}
            <ul>
              {open.map((item) => (
                <li key={item.id} className="flex gap-2">
                  <StatusIcon status={item.status} className="mt-0.5 size-4" />
                  {words.status[item.status]}
                  {words.marks.colon}
                  {item.title}
                </li>
              ))}
            </ul>
          </div>
        )
      })}
    </section>
  )
}

/** What was asked of the blacklists, and which of them list it. */
export function PaperLists({ result }: { result: TestResult }) {
  const { pictures, report } = useWords()
  const { print } = pictures
  if (result.blacklists.length === 0) return null
  return (
    <section>
      <h2>{print.lists}</h2>
      <ul className="flex flex-col gap-1">
        {result.blacklists.map(({ role, subject, status, answered, asked, lists }) => {
          const named = lists.filter(({ state, kind }) => state === 'listed' && kind === 'block')
          return (
            <li key={`${role} ${subject}`} className="flex gap-2">
              <StatusIcon status={status} className="mt-0.5 size-4" />
              <span className="min-w-0 wrap-anywhere">
                <b>{subject}</b> ({role}):{' '}
                {named.length > 0
                  ? print.listed({ names: named.map(({ name }) => name).join(', ') })
                  : answered > 0
                    ? print.notListed
                    : print.notAsked}
                . <span className="text-faint">{report.blacklists.answered({ answered, asked })}.</span>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
