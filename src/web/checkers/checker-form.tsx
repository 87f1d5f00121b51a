import { type FormEvent, useEffect, useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import type { CheckerPage } from '#contract/checker-names.ts'
import { paths } from '#web/shell/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { ChevronRight } from '#web/ui/icons.tsx'
import { exampleInput } from '#web/words/examples.ts'
import { useWords } from '#web/words/words.ts'
import { CheckerOptionField } from './checker-option-field.tsx'
import { type Asked, inputName, optionsOf } from './checkers.ts'

type Props = { checker: CheckerPage; asked: Asked | null; error?: string; busy: boolean }

/** One forgiving field, and what else this checker may be told, folded. A plain form where scripts do not run. */
export function CheckerForm({ checker, asked, error, busy }: Props) {
  const words = useWords()
  const page = words.checkerPages[checker]
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (error) field.current?.focus()
  }, [error])
  return (
    <Form method="get" action={paths.checker(checker)} onSubmit={useShortAddress(checker)} className="w-full">
      <label htmlFor="checked" className="mb-1.5 block text-13 text-faint">
        {page.label}
      </label>
      <div className="flex max-w-[760px] gap-2">
        <input
          ref={field}
          id="checked"
          key={asked?.input}
          name={inputName(checker)}
          defaultValue={asked?.input}
          placeholder={exampleInput(checker).placeholder}
          maxLength={2000}
          autoCapitalize="none"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          dir="ltr"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'checked-error' : undefined}
          className="field h-12 text-16"
        />
        <Button type="submit" look="primary" size="hero" aria-busy={busy}>
          {busy ? words.checkers.checking : words.checkers.submit}
        </Button>
      </div>
      {error ? (
        <p id="checked-error" role="alert" className="mt-2 text-14 font-medium text-bad">
          {error}
        </p>
      ) : null}
      <Options checker={checker} asked={asked} />
    </Form>
  )
}

function Options({ checker, asked }: Pick<Props, 'checker' | 'asked'>) {
  const { checkers: words } = useWords()
  const options = optionsOf(checker)
  if (options.length === 0) return null
  const filled = asked?.options ?? {}
  const set = Object.keys(filled).length
  return (
    <details className="fold mt-2">
      <summary className="inline-flex min-h-8 items-center gap-1.5 rounded-sm text-14 text-soft hover:text-ink">
        <ChevronRight aria-hidden="true" className="fold-chevron size-4 text-faint" />
        {words.options}
        {set > 0 ? (
          <span className="rounded-full bg-accent-tint px-1.5 text-13">
            {words.optionsSet({ count: set })}
          </span>
        ) : null}
      </summary>
      <div className="grid max-w-[760px] gap-x-4 gap-y-4 pt-2 pb-2 sm:grid-cols-2">
        {options.map((option) => (
          <CheckerOptionField key={option} option={option} value={filled[option]} />
        ))}
      </div>
    </details>
  )
}

/** Leaves empty fields out of the address, so that a link to the page stays short. */
function useShortAddress(checker: CheckerPage) {
  const submit = useSubmit()
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new URLSearchParams()
    for (const [name, value] of new FormData(event.currentTarget)) {
      const trimmed = String(value).trim()
      if (trimmed || name === inputName(checker)) given.set(name, trimmed)
    }
    submit(given, { method: 'get', action: paths.checker(checker), preventScrollReset: true })
  }
}
