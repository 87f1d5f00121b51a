import type { Verification } from '#contract/verifier.ts'
import { day } from '../../words/figures.ts'
import { useWords } from '../../words/words.ts'
import { Card, Section } from '../card.tsx'

const flags = ['disposable', 'relay', 'role', 'free', 'catch_all'] as const
type Flag = (typeof flags)[number]

/** What the lists say of the address, each with the list and its date. */
export function ListFlags({ verification }: { verification: Verification }) {
  const { flags: words } = useWords().verifier
  return (
    <Section title={words.title}>
      <Card className="overflow-hidden">
        <dl>
          {flags.map((flag) => (
            <div
              key={flag}
              className="grid gap-x-4 gap-y-0.5 border-line border-t px-4 py-2.5 first:border-t-0 md:grid-cols-[148px_minmax(0,1fr)] md:px-5"
            >
              <dt className="font-medium">{words.names[flag]}</dt>
              <dd className="min-w-0">
                <Answer flag={flag} verification={verification} />
              </dd>
            </div>
          ))}
        </dl>
      </Card>
    </Section>
  )
}

function Answer({ flag, verification }: { flag: Flag; verification: Verification }) {
  const { flags: words } = useWords().verifier
  const value = verification.flags[flag]
  const list = verification.lists[flag]
  if (value === null)
    return <p className="text-faint">{flag === 'catch_all' ? words.catchAllUnknown : words.unknown}</p>
  const old = flag === 'disposable' && verification.flags.disposable_class === 'old'
  const source = list
    ? words.list(list.name, list.version, day(list.date))
    : flag === 'catch_all'
      ? words.seen
      : null
  return (
    <>
      <p className={value ? '' : 'text-soft'}>
        {value ? words.yes[flag] : words.no[flag]} {old ? words.old : null}
      </p>
      {source ? <p className="text-13 text-faint wrap-anywhere">{source}</p> : null}
    </>
  )
}
