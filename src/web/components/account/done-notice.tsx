import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { toast } from 'sonner'
import { useWords } from '../../words/words.ts'

/** Says once what a form has done, and takes it out of the address; without scripts it stands above the page. */
export function DoneNotice() {
  const { done: words } = useWords().account
  const [query, setQuery] = useSearchParams()
  const done = query.get('done')
  const said = done && Object.hasOwn(words, done) ? words[done] : undefined
  useEffect(() => {
    if (!said) return
    toast.success(said, { id: said })
    const rest = new URLSearchParams(query)
    rest.delete('done')
    setQuery(rest, { replace: true, preventScrollReset: true })
  }, [said, query, setQuery])
  return said ? (
    <noscript>
      <p role="status" className="mb-6 rounded-md border border-good bg-good-tint px-3.5 py-2.5">
        {said}
      </p>
    </noscript>
  ) : null
}
