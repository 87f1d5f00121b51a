import type { ReactNode } from 'react'
import type { RecordDetails } from '#contract/checkers.ts'
import { Card, Section } from '#web/ui/card.tsx'
import { Ban, Repeat } from '#web/ui/icons.tsx'
import { useWords } from '#web/words/words.ts'

/** Every term that costs a look-up, with what its branch costs and the sum up to there. */
export function SpfTree({ details }: { details: RecordDetails<'spf'> }) {
  const { spf: words } = useWords().checkers
  const { tree, lookups } = details
  if (!tree || tree.children.length === 0) return null
  return (
    <Section
      title={words.tree}
      note={lookups ? words.meter({ count: lookups.count, limit: lookups.limit }) : undefined}
    >
      <p className="prose mb-3 text-soft">{words.treeLead}</p>
      <Card className="spf-tree px-4 py-2 md:px-5">
        <p className="spf-row font-medium">
          <code className="wrap-anywhere">{tree.domain}</code>
        </p>
        <Branches branches={tree.children} limit={lookups?.limit ?? 10} />
        {lookups && !lookups.complete ? (
          <p className="border-line border-t py-2 text-13 text-soft">{words.truncated}</p>
        ) : null}
      </Card>
    </Section>
  )
}

function Branches({
  branches,
  limit,
}: {
  branches: NonNullable<RecordDetails<'spf'>['tree']>[]
  limit: number
}) {
  if (branches.length === 0) return null
  return (
    <ul>
      {branches.map((branch, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: terms may repeat and never move
        <li key={index}>
          <Row branch={branch} limit={limit} />
          <Branches branches={branch.children} limit={limit} />
        </li>
      ))}
    </ul>
  )
}

function Row({ branch, limit }: { branch: NonNullable<RecordDetails<'spf'>['tree']>; limit: number }) {
  const { spf: words } = useWords().checkers
  const { cost, running } = branch
  return (
    <div className="spf-row">
      <span className="flex min-w-0 flex-wrap items-baseline gap-x-2.5 gap-y-0.5">
        <code className="text-13 wrap-anywhere">{branch.term}</code>
        {branch.service ? <span className="text-13 text-faint">{branch.service}</span> : null}
        <Remarks branch={branch} />
      </span>
      <span className="whitespace-nowrap text-13 text-soft tabular-nums">
        <span aria-hidden="true">{words.cost({ count: cost })}</span>
        <span className="sr-only">{words.costLong({ count: cost })}</span>
      </span>
      <span
        className={`whitespace-nowrap text-end text-13 tabular-nums ${running > limit ? 'font-bold text-bad' : running >= limit - 1 ? 'font-medium text-warning' : 'text-faint'}`}
      >
        <span aria-hidden="true">{words.running({ count: running })}</span>
        <span className="sr-only">{words.runningLong({ count: running })}</span>
      </span>
    </div>
  )
}

function Remarks({ branch }: { branch: NonNullable<RecordDetails<'spf'>['tree']> }) {
  const words = useWords().checkers
  const isRecord = branch.kind === 'include' || branch.kind === 'redirect'
  const unanswered = ['servfail', 'refused', 'timeout', 'unreachable'].includes(branch.outcome ?? '')
  return (
    <>
      {branch.loop ? <Remark look="text-bad">{words.spf.loop}</Remark> : null}
      {branch.repeated ? (
        <Remark look="text-warning" icon={<Repeat aria-hidden="true" />}>
          {words.spf.repeated}
        </Remark>
      ) : null}
      {branch.isVoid ? (
        <Remark look="text-bad" icon={<Ban aria-hidden="true" />}>
          {words.spf.void({ outcome: words.dns.outcomes[branch.outcome ?? ''] ?? '' })}
        </Remark>
      ) : null}
      {isRecord && branch.outcome === 'answer' && branch.records !== 1 ? (
        <Remark look="text-bad">{words.spf.records({ count: branch.records })}</Remark>
      ) : null}
      {unanswered ? <Remark look="text-no-data">{words.dns.outcomes[branch.outcome ?? '']}</Remark> : null}
    </>
  )
}

function Remark({ look, icon, children }: { look: string; icon?: ReactNode; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1 whitespace-nowrap text-13 font-medium [&_svg]:size-3.5 ${look}`}
    >
      {icon}
      {children}
    </span>
  )
}
