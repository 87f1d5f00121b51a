import type { ReactNode } from 'react'
import type { DomainParties, DomainSectionView } from '#contract/checkers.ts'
import { ArrowRight } from '#web/ui/icons.tsx'
import { StatusIcon } from '#web/ui/status.tsx'
import { useWords } from '#web/words/words.ts'
import { partAnchor } from './part-row.tsx'

type Section = Pick<DomainSectionView, 'id' | 'title' | 'status' | 'optional'>
type Props = {
  domain: string
  parties: DomainParties
  sections: Section[]
  /** Whether the page has a row for each part that the picture can lead to. */
  linked?: boolean
}

const againstForgery: Section['id'][] = ['spf', 'dkim', 'dmarc']
const inTransit: Section['id'][] = ['mail-servers', 'mta-sts', 'tls-rpt', 'dnssec']

/** Who may send for a domain, who receives for it, and what protects both; one below the other on a phone. */
export function DomainPicture({ domain, parties: { sending, receiving }, sections, linked = true }: Props) {
  const { domainReport } = useWords()
  const { picture: words } = domainReport
  const isListed = sending.state === 'listed'
  const isNamed = isListed && sending.names.length + sending.own.length > 0
  return (
    <section aria-label={words.title} className="border-line border-t px-4 py-5 md:px-6">
      <div className="grid items-stretch gap-3 md:grid-cols-[minmax(0,1fr)_auto_minmax(0,auto)_auto_minmax(0,1fr)]">
        <Side title={words.sends}>
          {isNamed ? null : <p>{words.sending[sending.state]}</p>}
          <Names names={sending.names} />
          {isListed && sending.own.length > 0 ? (
            <div>
              <p className="text-13 text-faint">{words.own}</p>
              <Terms terms={sending.own} />
            </div>
          ) : null}
          <Marks title={words.againstForgery} ids={againstForgery} {...{ sections, linked }} />
        </Side>
        <Arrow />
        <p className="flex max-w-full items-center self-center justify-self-center rounded-md border border-line-strong bg-card px-3 py-2 font-bold wrap-anywhere">
          <bdi dir="ltr">{domain}</bdi>
        </p>
        <Arrow />
        <Side title={words.receives}>
          {receiving.state === 'hosts' ? null : <p>{words.receiving[receiving.state]}</p>}
          <Names names={receiving.names} />
          <Marks title={words.inTransit} ids={inTransit} {...{ sections, linked }} />
        </Side>
      </div>
    </section>
  )
}

function Side({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-3 rounded-lg bg-well p-4">
      <h3 className="text-13 font-medium text-soft">{title}</h3>
      {children}
    </div>
  )
}

const Arrow = () => (
  <ArrowRight
    aria-hidden="true"
    className="size-5 rotate-90 self-center justify-self-center text-faint md:rotate-0 md:rtl:-scale-x-100"
  />
)

function Names({ names }: { names: string[] }) {
  if (names.length === 0) return null
  return (
    <ul className="flex flex-col gap-1 font-medium">
      {names.map((name) => (
        <li key={name} className="wrap-anywhere">
          <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  )
}

function Terms({ terms }: { terms: string[] }) {
  return (
    <ul className="flex flex-wrap gap-1.5" dir="ltr">
      {terms.map((term, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: terms may repeat
        <li key={index}>
          <code className="rounded-sm bg-card px-1.5 py-0.5 text-13 wrap-anywhere">{term}</code>
        </li>
      ))}
    </ul>
  )
}

type MarksProps = { title: string; ids: Section['id'][]; sections: Section[]; linked: boolean }

function Marks({ title, ids, sections, linked }: MarksProps) {
  const shown = sections.filter(({ id }) => ids.includes(id))
  return (
    <div className="mt-auto pt-1">
      <p className="text-13 text-faint">{title}</p>
      <ul className="flex flex-wrap gap-x-4">
        {shown.map((section) => (
          <li key={section.id}>
            {linked ? (
              <a href={`#${partAnchor(section.id)}`} className={`${mark} underline-offset-4 hover:underline`}>
                <Mark section={section} />
              </a>
            ) : (
              <span className={mark}>
                <Mark section={section} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

const mark = 'inline-flex min-h-6 items-center gap-1.5'

function Mark({ section: { title, status, optional } }: { section: Section }) {
  const words = useWords()
  return (
    <>
      <StatusIcon status={status} />
      {title}
      <span className="sr-only">{optional ? words.domainReport.parts.optional : words.status[status]}</span>
    </>
  )
}
