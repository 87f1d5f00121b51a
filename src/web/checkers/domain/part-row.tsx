import { Link } from 'react-router'
import { isNotable, needsLook } from '#contract/advice.ts'
import { type Checker, recordCheckers } from '#contract/checker-names.ts'
import type { DomainSectionView } from '#contract/checkers.ts'
import { paths } from '#web/shell/paths.ts'
import { ChevronRight } from '#web/ui/icons.tsx'
import { RawValue } from '#web/ui/raw-value.tsx'
import { useWords } from '#web/words/words.ts'
import { toSearch } from '../checkers.ts'
import { Field, Steps } from '../report/check-field.tsx'
import { MailServers } from './mail-servers.tsx'
import { PartMark } from './part-mark.tsx'

type Section = DomainSectionView
type Props = { section: Section; domain: string; open?: boolean }

type Finding = Section['findings'][number]

export const partAnchor = (id: Section['id']) => `part-${id}`

/** One part in one line; opened: what was found, what to do, what is published, and the checker that knows more. */
export function PartRow({ section, domain, open = false }: Props) {
  const words = useWords()
  const { title, headline, findings, records, servers = [] } = section
  const checker = checkerOf(section.id)
  const summary = (
    <>
      <PartMark section={section} className="check-status" wordClassName="max-md:sr-only" />
      <span className="check-title font-medium">{title}</span>
      <span className="check-finding text-soft">{headline}</span>
    </>
  )
  const toLookAt = findings.filter(needsLook)
  const hasMore = toLookAt.length > 0 || records.length > 0 || servers.length > 0 || checker !== null
  if (!hasMore)
    return (
      <div id={partAnchor(section.id)} className="check border-line border-t first:border-t-0">
        <div className="check-summary [&>.check-finding]:line-clamp-none">{summary}</div>
      </div>
    )
  return (
    <details
      id={partAnchor(section.id)}
      className="fold check border-line border-t first:border-t-0"
      open={open}
    >
      <summary className="check-summary">
        {summary}
        <ChevronRight aria-hidden="true" className="fold-chevron check-chevron size-4 text-faint" />
      </summary>
      <div className="check-details">
        {toLookAt.map((finding) => (
          <Found key={`${finding.id} ${finding.message}`} finding={finding} headline={headline} />
        ))}
        {servers.length > 0 ? <MailServers servers={servers} /> : null}
        {records.length > 0 ? (
          <Field label={words.domainReport.parts.records}>
            <ul className="flex flex-col gap-2">
              {records.map(({ name, type, value }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: records may repeat
                <li key={index}>
                  <p className="text-13 text-faint wrap-anywhere">
                    <bdi dir="ltr">
                      {name} {type}
                    </bdi>
                  </p>
                  <RawValue value={value} what={type} />
                </li>
              ))}
            </ul>
          </Field>
        ) : null}
        {checker !== null ? (
          <Link
            to={paths.checker(checker, toSearch(checker, { input: domain, options: {} }))}
            className="link inline-flex min-h-6 items-center self-start"
          >
            {words.shell.checkers[checker].heading}
          </Link>
        ) : null}
      </div>
    </details>
  )
}

function Found({ finding, headline }: { finding: Finding; headline: string }) {
  const { report, domainReport } = useWords()
  const label = isNotable(finding) ? domainReport.parts.advice : report.checks.fix
  return (
    <>
      {finding.message === headline ? null : (
        <Field label={finding.title}>
          <p className="prose">{finding.message}</p>
        </Field>
      )}
      {finding.fix.length > 0 ? (
        <Field label={label}>
          <Steps steps={finding.fix} />
        </Field>
      ) : null}
    </>
  )
}

function checkerOf(id: Section['id']): Checker | null {
  if (id === 'blacklists') return 'domain-blacklist'
  return recordCheckers.find((checker) => checker === id) ?? null
}
