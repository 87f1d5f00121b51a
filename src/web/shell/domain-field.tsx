import { useId, useRef } from 'react'
import { Form } from 'react-router'
import { useAfterNavigation } from '#web/ui/after-navigation.ts'
import { Search } from '#web/ui/icons.tsx'
import { useWords } from '#web/words/words.ts'
import { paths } from './paths.ts'

/** A domain, typed anywhere on the site, leads to its report. A plain form: the server reads what was typed. */
export function DomainField({ className }: { className: string }) {
  const { domainField: words } = useWords().shell
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  useAfterNavigation(() => form.current?.reset())
  return (
    <Form
      ref={form}
      action={paths.checker('domain')}
      role="search"
      aria-label={words.submit}
      className={className}
    >
      <label htmlFor={id} className="sr-only">
        {words.label}
      </label>
      <div className="flex h-10 min-w-0 md:h-9 items-center rounded-md border border-line-strong bg-card ps-3 pe-1 focus-within:outline-2 focus-within:outline-accent focus-within:outline-offset-1">
        <input
          id={id}
          name="input"
          required
          maxLength={2000}
          placeholder={words.label}
          autoCapitalize="none"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          dir="ltr"
          className="w-full min-w-0 bg-transparent text-16 outline-none placeholder:text-faint md:text-14"
        />
        <button type="submit" aria-label={words.submit} className="p-1.5 text-soft hover:text-ink">
          <Search aria-hidden="true" className="size-4" />
        </button>
      </div>
    </Form>
  )
}
