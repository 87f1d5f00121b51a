import { Form, Link } from 'react-router'
import type { DomainReport, ShownDomain } from '#contract/checkers.ts'
import { paths } from '#web/shell/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card, Section } from '#web/ui/card.tsx'
import { FoldCard } from '#web/ui/fold-card.tsx'
import { StatusMark } from '#web/ui/status.tsx'
import { useWords } from '#web/words/words.ts'
import { DomainField } from './compare-form.tsx'
import { PartMark } from './part-mark.tsx'

/** One of the two domains: the input, and its report or an error. */
export type Side = { input: string; shown: ShownDomain | null; error?: string }

type Props = { one: Side; other: Side; busy: boolean }

/** The reports of two domains side by side: differences first, equal parts folded. */
export function TwoDomains({ one, other, busy }: Props) {
  const { side: words } = useWords().domainReport
  const pair = one.shown && other.shown ? ([one.shown.report, other.shown.report] as const) : null
  return (
    <div className="content pt-8 pb-4 md:pt-14">
      <h1 className="text-28 font-bold text-balance md:text-36">{words.title}</h1>
      <p className="prose mt-2 mb-6 text-16 text-soft">{words.lead}</p>
      <Form method="get" action={paths.domainCompare} className="flex flex-wrap items-end gap-3">
        <DomainField name="one" label={words.one} value={one.input} error={one.error} />
        <DomainField name="other" label={words.other} value={other.input} error={other.error} />
        <Button type="submit" look="primary" aria-busy={busy}>
          {busy ? words.comparing : words.go}
        </Button>
      </Form>
      {pair ? <Pair pair={pair} /> : null}
    </div>
  )
}

type Reports = readonly [DomainReport, DomainReport]
type Row = { id: string; title: string; sides: DomainReport['sections'] }

function Pair({ pair }: { pair: Reports }) {
  const { side: words } = useWords().domainReport
  const rows = rowsOf(pair)
  const differing = rows.filter(({ sides: [a, b] }) => a?.status !== b?.status || a?.optional !== b?.optional)
  const alike = rows.filter((row) => !differing.includes(row))
  return (
    <div className="mt-10 flex flex-col gap-8">
      <div className="grid grid-cols-2 gap-3 md:gap-6">
        {pair.map(({ domain, status, score }) => (
          <Card key={domain} className="p-4 md:p-5">
            <h2 className="mb-1 font-bold wrap-anywhere">
              <Link to={paths.domain(domain)} className="link">
                {domain}
              </Link>
            </h2>
            <StatusMark status={status} />
            <p className="mt-2 text-soft">
              {words.score}:{' '}
              <span className="font-medium text-ink tabular-nums">{score ?? words.unscored}</span>
            </p>
          </Card>
        ))}
      </div>
      <Section title={words.differ}>
        {differing.length > 0 ? (
          <Card className="overflow-hidden">
            <Rows rows={differing} pair={pair} />
          </Card>
        ) : (
          <p>{words.allAlike}</p>
        )}
      </Section>
      {alike.length > 0 ? (
        <FoldCard title={words.alike} note={String(alike.length)} open={false}>
          <Rows rows={alike} pair={pair} />
        </FoldCard>
      ) : null}
    </div>
  )
}

/** Each part of both. */
function rowsOf([one, other]: Reports): Row[] {
  return one.sections.map((section) => ({
    id: section.id,
    title: section.title,
    sides: [section, ...other.sections.filter(({ id }) => id === section.id)],
  }))
}

function Rows({ rows, pair }: { rows: Row[]; pair: Reports }) {
  return (
    <ul>
      {rows.map(({ id, title, sides }) => (
        <li key={id} className="border-line border-t px-4 py-3 first:border-t-0 md:px-5">
          <h3 className="mb-2 font-medium">{title}</h3>
          <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
            {sides.map((section, at) => (
              <div key={pair[at]!.domain} className="min-w-0">
                <p className="flex flex-wrap items-center gap-x-3 text-13 text-faint">
                  <span className="wrap-anywhere">{pair[at]!.domain}</span>
                  <PartMark section={section} />
                </p>
                <p className="text-soft wrap-anywhere">{section.headline}</p>
              </div>
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}
