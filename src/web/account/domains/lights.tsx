import type { SendingDomain } from '#contract/domains.ts'
import { countedOf } from '#web/placement/place.ts'
import { useWords } from '#web/words/words.ts'
import { Light } from './light.tsx'
import { listsOf } from './lists-state.ts'

const records = ['spf', 'dkim', 'dmarc'] as const

/** What is known of a domain: records, blacklists, last score, last placement. */
export function Lights({ domain }: { domain: SendingDomain }) {
  const { domains: words } = useWords()
  const { score, placement, last_at: now } = domain
  const lists = listsOf(domain.lists)
  return (
    <dl className="grid">
      {records.map((kind) => (
        <Light key={kind} name={words.kinds[kind]} state={domain.records[kind]} now={now} />
      ))}
      <Light
        name={words.kinds.lists}
        state={lists}
        now={now}
        word={lists ? words.lists[lists.state] : undefined}
      />
      <Light
        name={words.kinds.score}
        state={score}
        now={now}
        word={score ? words.score({ score: Math.round(score.score) }) : undefined}
      />
      <Light
        name={words.kinds.placement}
        state={placement}
        now={now}
        word={
          placement
            ? words.placed({ inbox: placement.summary.inbox, counted: countedOf(placement.summary) })
            : undefined
        }
      />
    </dl>
  )
}
