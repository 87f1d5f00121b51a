import { Form, Link } from 'react-router'
import type { ListAddresses, ListAddressQuery } from '#contract/verifier.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Section } from '#web/ui/card.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { ChevronLeft, ChevronRight, X } from '#web/ui/icons.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { type AddressFilter, addressesAnchor, filterOf, hrefOf, isFiltered } from './address-query.ts'
import { AddressRows } from './address-rows.tsx'
import { useListPath } from './list-path.ts'

type Props = { id: string; found: ListAddresses; query: ListAddressQuery }

/** The addresses of a list, page by page: searched, filtered, each with its reason and what to do. */
export function FoundAddresses({ id, found, query }: Props) {
  const { found: words } = useWords().verifier.lists
  const filter = filterOf(query)
  return (
    <Section id={addressesAnchor} title={words.title} className="scroll-mt-4">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Search id={id} filter={filter} />
        <Turns found={found} filter={filter} />
      </div>
      <Chosen filter={filter} />
      {found.data.length > 0 ? (
        <AddressRows found={found} />
      ) : (
        <div role="status">
          <Empty>
            {words.none}{' '}
            <Link to={hrefOf({})} preventScrollReset className="link">
              {words.clear}
            </Link>
          </Empty>
        </div>
      )}
      {found.data.length > 20 ? (
        <div className="mt-3 flex justify-end">
          <Turns found={found} filter={filter} below />
        </div>
      ) : null}
    </Section>
  )
}

function Search({ id, filter }: { id: string; filter: AddressFilter }) {
  const { found: words } = useWords().verifier.lists
  const listPath = useListPath()
  const { search, ...others } = filter
  return (
    <Form
      role="search"
      action={`${listPath(id)}#${addressesAnchor}`}
      preventScrollReset
      className="flex w-full max-w-[420px] gap-2"
    >
      {Object.entries(others).map(([name, value]) =>
        value ? <input key={name} type="hidden" name={name} value={value} /> : null,
      )}
      <input
        type="search"
        name="search"
        key={search}
        defaultValue={search}
        aria-label={words.search}
        placeholder={words.part}
        maxLength={200}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        className="field h-9"
      />
      <Button type="submit">{words.find}</Button>
    </Form>
  )
}

/** The filters that are on, each with the way to take it off. */
function Chosen({ filter }: { filter: AddressFilter }) {
  const { verifier } = useWords()
  const { lists } = verifier
  const { found: words } = lists
  if (!isFiltered(filter)) return null
  const { verdict, reason, correction, search } = filter
  const without = (name: keyof AddressFilter) => hrefOf({ ...filter, [name]: undefined })
  const chips = [
    verdict
      ? {
          name: verdict === 'open' ? words.open : verifier.verdict[verdict],
          // A reason is chosen with its verdict.
          to: hrefOf({ correction, search }),
        }
      : null,
    reason ? { name: lists.reasons.names[reason], to: without('reason') } : null,
    correction ? { name: words[correction], to: without('correction') } : null,
    search ? { name: words.matching({ text: search }), to: without('search') } : null,
  ].filter((chip) => chip !== null)
  return (
    <ul aria-label={words.filters} className="mb-3 flex flex-wrap gap-2">
      {chips.map(({ name, to }) => (
        <li key={name} className="max-w-full">
          <Link
            to={to}
            preventScrollReset
            aria-label={words.remove({ name })}
            className={buttonClass('plain', 'max-w-full', 'small')}
          >
            <span className="truncate">{name}</span>
            <X aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Where this page stands among all that match, and the ways to its neighbors. */
function Turns({ found, filter, below }: { found: ListAddresses; filter: AddressFilter; below?: boolean }) {
  const { whole } = useFigures()
  const { found: words } = useWords().verifier.lists
  const { total, preceding, next, previous } = found.meta
  const from = Math.min(preceding + 1, total)
  const range = words.range({
    from: whole(from),
    to: whole(preceding + found.data.length),
    total: whole(total),
  })
  const ways = [
    { way: 'previous', cursor: previous === null ? null : { before: previous }, Icon: ChevronLeft },
    { way: 'next', cursor: next === null ? null : { after: next }, Icon: ChevronRight },
  ] as const
  const [back, on] = ways.map(({ way, cursor, Icon }) => (
    // At either end it stays, so that whoever turns pages with the keyboard does not lose the place.
    <Link
      key={way}
      to={hrefOf(filter, cursor ?? {})}
      preventScrollReset={!below}
      aria-label={words[way]}
      aria-disabled={cursor === null || undefined}
      onClick={(event) => cursor === null && event.preventDefault()}
      className={buttonClass('plain', 'aria-disabled:opacity-40', 'compact')}
    >
      <Icon aria-hidden="true" className="rtl:-scale-x-100" />
    </Link>
  ))
  const single = next === null && previous === null
  if (total === 0) return null
  return (
    <nav aria-label={below ? `${words.turns} (2)` : words.turns} className="flex items-center gap-2">
      {single ? null : back}
      <span role={below ? undefined : 'status'} className="text-13 text-soft tabular-nums">
        {range}
      </span>
      {single ? null : on}
    </nav>
  )
}
