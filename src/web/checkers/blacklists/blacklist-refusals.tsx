import { noListPasses } from '#contract/list-trouble.ts'
import type { TestResult } from '#contract/spam-test.ts'
import { ServerOff } from '#web/ui/icons.tsx'
import { useWords } from '#web/words/words.ts'

type Reports = TestResult['blacklists']
type Cause = NonNullable<Reports[number]['lists'][number]['refusal']>

const CAUSES: Cause[] = ['resolver', 'too-many', 'key', 'other']

/** Which lists refuse this installation, why, and what its operator can do: said once, above all answers. */
export function BlacklistRefusals({ reports }: { reports: Reports }) {
  const { refusals: words } = useWords().report.blacklists
  const refused = reports.flatMap(({ lists }) => lists.filter(({ state }) => state === 'refused'))
  const names = [...new Set(refused.map(({ name }) => name))]
  const nonePasses = noListPasses(reports.flatMap(({ lists }) => lists))
  if (names.length === 0 && !nonePasses) return null
  const causes = CAUSES.filter((cause) => refused.some(({ refusal }) => (refusal ?? 'other') === cause))
  return (
    <section
      aria-label={words.label}
      className="flex gap-3 rounded-lg bg-accent-tint px-4 py-3 text-14 [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-accent"
    >
      <ServerOff aria-hidden="true" />
      <div className="prose min-w-0">
        <p className="font-medium">{nonePasses ? words.nonePasses : words.title({ count: names.length })}</p>
        {nonePasses ? (
          <p className="mt-1">{words.filtered}</p>
        ) : (
          <p className="text-soft wrap-anywhere">{names.join(', ')}</p>
        )}
        {causes.map((cause) => (
          <p key={cause} className="mt-1">
            {words.causes[cause]}
          </p>
        ))}
        <p className="mt-1">
          <a
            className="font-medium text-accent-strong underline"
            href="/docs/guide/blacklists#when-a-list-refuses"
          >
            {words.more}
          </a>
        </p>
      </div>
    </section>
  )
}
