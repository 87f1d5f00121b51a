import { useEffect } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useToast } from '#web/ui/toasts.tsx'
import { useWords } from '#web/words/words.ts'
import { paths } from '../paths.ts'

/** Says once what a form has done, and takes it out of the address; without scripts it stands above the page. */
export function DoneNotice() {
  const { done: words, toAdmin } = useWords().account
  const toast = useToast()
  const navigate = useNavigate()
  const [query, setQuery] = useSearchParams()
  const done = query.get('done')
  const said = done && Object.hasOwn(words, done) ? words[done] : undefined
  useEffect(() => {
    if (!said) return
    const action = done === 'admin' && { label: toAdmin, onClick: () => navigate(paths.admin()) }
    // A link is looked for longer than a sentence is read.
    toast.success(said, { id: said, ...(action && { action, ms: 20_000 }) })
    const rest = new URLSearchParams(query)
    rest.delete('done')
    setQuery(rest, { replace: true, preventScrollReset: true })
  }, [said, done, toAdmin, toast, navigate, query, setQuery])
  return said ? (
    <noscript>
      <p role="status" className="mb-6 rounded-md border border-good bg-good-tint px-3.5 py-2.5">
        {said}
        {done === 'admin' ? (
          <Link to={paths.admin()} className="link ms-2">
            {toAdmin}
          </Link>
        ) : null}
      </p>
    </noscript>
  ) : null
}
