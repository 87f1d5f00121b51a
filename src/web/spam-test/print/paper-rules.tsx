import type { TestResult } from '#contract/spam-test.ts'
import { StatusIcon } from '#web/ui/status.tsx'
import { useWords } from '#web/words/words.ts'

/** What each provider asks for, and what of it is not met: a line each. */
export function PaperRules({ result }: { result: TestResult }) {
  const words = useWords()
  const { print } = words.pictures
  if (result.requirements.length === 0) return null
  return (
    <section>
      <h2>{print.rules}</h2>
      <ul>
        {result.requirements.map(({ provider, title, passed, total, items }) => {
          const open = items.filter(({ status }) => status !== 'good')
          const missing = open.map((item) => `${item.title} (${words.status[item.status]})`)
          return (
            <li key={provider}>
              <b>
                {title}
                {words.marks.colon}
                {words.report.providers.passed({ passed, total })}
              </b>{' '}
              <span className="text-soft">{missing.length > 0 ? missing.join('; ') : print.allMet}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** As many as a sheet has room for; the worst are told first. */
const shownLists = 12

/** What was asked of the blacklists, and which of them list it. */
export function PaperLists({ result }: { result: TestResult }) {
  const { pictures, report } = useWords()
  const { print } = pictures
  if (result.blacklists.length === 0) return null
  const isListed = ({ status }: TestResult['blacklists'][number]) => status === 'bad' || status === 'warning'
  const shown = result.blacklists
    .toSorted((a, b) => Number(isListed(b)) - Number(isListed(a)))
    .slice(0, shownLists)
  return (
    <section>
      <h2>{print.lists}</h2>
      <ul className="paper-rows">
        {shown.map(({ role, subject, status, answered, asked, lists }) => {
          const named = lists.filter(({ state, kind }) => state === 'listed' && kind === 'block')
          return (
            <li key={`${role} ${subject}`} className="flex gap-2">
              <StatusIcon status={status} className="mt-0.5 size-4" />
              <span className="paper-two-lines min-w-0 wrap-anywhere">
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
      {result.blacklists.length > shown.length ? (
        <p className="text-13 text-faint">{print.more({ count: result.blacklists.length - shown.length })}</p>
      ) : null}
    </section>
  )
}
