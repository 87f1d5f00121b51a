import { Form, useSearchParams } from 'react-router'
import { paths } from '#web/shell/paths.ts'
import { Search } from '#web/ui/icons.tsx'
import { useWords } from '#web/words/words.ts'

/** A plain form: the server searches. */
export function DocsSearch() {
  const { docs } = useWords()
  const [search] = useSearchParams()
  return (
    <Form action={paths.docs('search')} role="search" className="docs-search">
      <input
        type="search"
        name="q"
        maxLength={200}
        defaultValue={search.get('q') ?? ''}
        aria-label={docs.search.label}
        placeholder={docs.search.title}
        className="min-w-0 flex-1 bg-transparent outline-none"
      />
      <button type="submit" aria-label={docs.search.submit} className="p-1.5 text-soft hover:text-ink">
        <Search aria-hidden="true" className="size-4" />
      </button>
    </Form>
  )
}
