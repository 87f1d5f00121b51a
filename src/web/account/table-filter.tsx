import { Form } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { Search } from '#web/ui/icons.tsx'

/** One select of a filter. */
export type Choice = {
  name: string
  label: string
  value: string
  options: { value: string; label: string }[]
}

type Props = {
  search: string | undefined
  /** Undefined: of all clients; empty: without one. */
  client: string | undefined
  clients: string[]
  choices: Choice[]
  words: Record<'search' | 'client' | 'anyClient' | 'noClient' | 'find', string>
}

const look = 'field field-text h-9! min-w-0'

/** Text, client and further choices for a table of the account; an address of its own for each. */
export function TableFilter({ search, client, clients, choices, words }: Props) {
  const ofClient: Choice = {
    ...{ name: 'client', label: words.client, value: client === '' ? NONE : (client ?? '') },
    options: [
      { value: '', label: words.anyClient },
      ...clients.map((name) => ({ value: name, label: name })),
      { value: NONE, label: words.noClient },
    ],
  }
  const shown = clients.length > 0 ? [ofClient, ...choices] : choices
  // Two fit beside the button on a phone; of three, two are in a row.
  const basis = shown.length > 2 ? 'max-sm:basis-[45%]' : 'max-sm:basis-[35%]'
  return (
    <Form role="search" className="mb-4 flex flex-wrap gap-2">
      <input
        type="search"
        name="search"
        key={search}
        defaultValue={search}
        aria-label={words.search}
        placeholder={words.search}
        maxLength={200}
        className={`${look} grow basis-full sm:basis-56`}
      />
      {shown.map(({ name, label, value, options }) => (
        <select
          key={`${name} ${value}`}
          name={name}
          defaultValue={value}
          aria-label={label}
          className={`${look} w-auto! flex-1 ${basis} sm:max-w-[220px]`}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ))}
      <Button type="submit" aria-label={words.find} size="compact">
        <Search aria-hidden="true" />
      </Button>
    </Form>
  )
}

/** In an address: without a client. No client is called so, as names are trimmed. */
const NONE = ' '
