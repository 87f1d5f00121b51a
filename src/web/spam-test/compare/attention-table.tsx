import type { AttentionPart, ComparedAttention } from '#contract/comparison.ts'
import { Card, Section } from '#web/ui/card.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { ChevronRight } from '#web/ui/icons.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { sharePercent } from '../pictures/heat-figures.ts'
import { nameOf } from '../pictures/heat-layers.tsx'
import { isSeen, Moved } from './moved.tsx'

const shownAtFirst = 10

/** Which parts gained or lost predicted attention on one device. */
export function AttentionTables({ attention }: { attention: ComparedAttention }) {
  const { attention: words } = useWords().compare
  const { part, heat } = useWords().pictures
  const isComing = attention.before === 'pending' || attention.after === 'pending'
  if (attention.before !== 'ready' || attention.after !== 'ready')
    return (
      <Section title={words.title}>
        <Empty>{isComing ? part.pending : words.missing}</Empty>
      </Section>
    )
  const matched = attention.parts.filter(({ matched_by }) => matched_by !== null)
  const moved = matched.filter(({ change }) => isSeen(100 * (change ?? 0)))
  const still = matched.filter((part) => !moved.includes(part))
  const alone = attention.parts.filter(({ matched_by }) => matched_by === null)
  return (
    <Section title={words.title}>
      <p className="prose mb-3 text-soft">
        {words.lead} {heat.lead}
      </p>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Card className="px-5 py-2">
          <Roles roles={attention.roles} />
        </Card>
        <Card className="flex flex-col gap-5 px-5 py-3">
          <div>
            <h3 className="text-16 font-bold">{words.parts}</h3>
            {moved.length > 0 ? <Folded rows={moved} /> : <p className="py-2 text-soft">{words.noneMoved}</p>}
            <Fold title={words.still} parts={still} />
          </div>
          {alone.length > 0 ? (
            <div>
              <h3 className="text-16 font-bold">{words.aloneTitle}</h3>
              <p className="mb-2 text-13 text-faint">{words.aloneNote}</p>
              <Folded rows={alone} />
            </div>
          ) : null}
        </Card>
      </div>
    </Section>
  )
}

/** The first of them, and the others folded. */
function Folded({ rows }: { rows: AttentionPart[] }) {
  const { attention: words } = useWords().compare
  return (
    <>
      <Parts parts={rows.slice(0, shownAtFirst)} />
      <Fold title={words.moreParts} parts={rows.slice(shownAtFirst)} />
    </>
  )
}

type FoldProps = { title(facts: { count: number }): string; parts: AttentionPart[] }

function Fold({ title, parts }: FoldProps) {
  if (parts.length === 0) return null
  return (
    <details className="fold border-line border-t">
      <summary className="flex min-h-10 items-center justify-between gap-2 text-soft hover:text-ink">
        {title({ count: parts.length })}
        <ChevronRight aria-hidden="true" className="fold-chevron size-4" />
      </summary>
      <Parts parts={parts} />
    </details>
  )
}

function Head() {
  const { attention: words, groups, older, newer } = useWords().compare
  return (
    <thead>
      <tr>
        <th scope="col">{words.part}</th>
        <th scope="col">{older}</th>
        <th scope="col">{newer}</th>
        <th scope="col">{groups.change}</th>
      </tr>
    </thead>
  )
}

function Roles({ roles }: { roles: ComparedAttention['roles'] }) {
  const { attention: words, groups, older, newer } = useWords().compare
  const figures = useFigures()
  const said = (side: (typeof roles)[number]['before']) =>
    side === null ? words.none : side.share === null ? words.notListed : sharePercent(side.share, figures)
  return (
    <table className="compare-table">
      <Head />
      <tbody>
        {roles.map(({ role, before, after }) => (
          <tr key={role}>
            <th scope="row">
              {words.roles[role]}
              <Texts before={before?.text} after={after?.text} />
            </th>
            <td data-title={older}>{said(before)}</td>
            <td data-title={newer}>{said(after)}</td>
            <td data-title={groups.change}>
              {before?.share == null || after?.share == null ? (
                '–'
              ) : (
                <Points by={after.share - before.share} />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What it says, and what it said before where that was something else. */
function Texts({ before, after }: { before?: string | null; after?: string | null }) {
  const shown = after || before
  if (!shown) return null
  return (
    <>
      <span className="line-clamp-2 text-13 font-normal text-faint wrap-anywhere" dir="auto">
        {shown}
      </span>
      <Was before={before} after={after} />
    </>
  )
}

function Was({ before, after }: { before?: string | null; after?: string | null }) {
  const { attention: words } = useWords().compare
  if (!before || !after || before === after) return null
  return (
    <span className="line-clamp-2 text-13 font-normal text-faint wrap-anywhere" dir="auto">
      {words.was({ text: before })}
    </span>
  )
}

/** The difference of two shares, in points of a hundred. */
const Points = ({ by }: { by: number }) => <Moved by={100 * by} />

function Parts({ parts }: { parts: AttentionPart[] }) {
  const figures = useFigures()
  const { compare, pictures } = useWords()
  const { attention: words, groups, older, newer } = compare
  return (
    <table className="compare-table">
      <Head />
      <tbody>
        {parts.map(({ matched_by, before, after, change, unclear }) => {
          const shown = (after ?? before)!
          const how = matched_by ? words.by[matched_by] : before ? words.onlyBefore : words.onlyAfter
          return (
            <tr key={`${before?.rank} ${after?.rank}`}>
              <th scope="row">
                <span className="line-clamp-2 wrap-anywhere" dir="auto">
                  {nameOf(shown, pictures.heat)}
                </span>
                <Was before={before?.text} after={after?.text} />
                <span className="block text-13 font-normal text-faint">
                  {[pictures.heat.kind[shown.kind], how].join(' · ')}
                </span>
              </th>
              <td data-title={older}>{before ? sharePercent(before.share, figures) : '–'}</td>
              <td data-title={newer}>{after ? sharePercent(after.share, figures) : '–'}</td>
              <td data-title={groups.change}>
                {change === null ? '–' : <Points by={change} />}
                {unclear && isSeen(100 * (change ?? 0)) ? (
                  <span className="block text-13 text-faint">{words.unclear}</span>
                ) : null}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
