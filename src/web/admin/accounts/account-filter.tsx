import { Form, Link, useSearchParams } from 'react-router'
import type { AccountQuery, AccountState } from '#contract/admin.ts'
import { useBilling } from '#web/shell/site.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Search } from '#web/ui/icons.tsx'
import { withSearch } from '#web/ui/list-search.ts'
import { useWords } from '#web/words/words.ts'
import type { PlanChoice } from './plan-choices.ts'

/** Named here and not read from the schema: that would bring zod to the browser. */
const states: (AccountState | null)[] = [null, 'unconfirmed', 'suspended', 'admin', 'deletion']

/** Search by text and plan, and one press for each state. */
export function AccountFilter({ query, choices }: { query: Partial<AccountQuery>; choices: PlanChoice[] }) {
  const { list: words } = useWords().operators
  const [search] = useSearchParams()
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <Form role="search" className="flex w-full max-w-[520px] gap-2 max-sm:flex-wrap">
        <input
          type="search"
          name="search"
          key={query.search}
          defaultValue={query.search}
          aria-label={words.search}
          placeholder={words.search}
          maxLength={200}
          className="field field-text h-9! min-w-0 flex-1 max-sm:basis-full"
        />
        {useBilling() === 'off' ? null : (
          <select
            name="plan"
            key={`plan ${query.plan}`}
            defaultValue={query.plan}
            aria-label={words.plan}
            className="field field-text h-9! w-[140px]! max-sm:flex-1"
          >
            <option value="">{words.anyPlan}</option>
            {choices.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
        {query.state ? <input type="hidden" name="state" value={query.state} /> : null}
        <Button type="submit" aria-label={words.find} size="compact">
          <Search aria-hidden="true" />
        </Button>
      </Form>
      <ul aria-label={words.states} className="flex flex-wrap gap-2">
        {states.map((state) => (
          <li key={state}>
            <Link
              to={withSearch(search, { state, page: null })}
              aria-current={(query.state ?? null) === state ? 'true' : undefined}
              className={buttonClass(
                'plain',
                'aria-[current]:border-accent aria-[current]:text-accent',
                'small',
              )}
            >
              {words.state[state ?? 'all']}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
