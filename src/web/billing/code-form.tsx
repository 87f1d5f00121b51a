import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { paths } from '#web/shell/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card, Section } from '#web/ui/card.tsx'
import type { Refused } from '#web/ui/form-context.ts'
import { useWords } from '#web/words/words.ts'

type Answer = { checkout_url: string } | Refused

/** A code of a lifetime deal or an offer. What was typed stays where it is refused; without scripts the next page says why. */
export function CodeForm() {
  const { code: words, checkout } = useWords().billing
  const asker = useFetcher<Answer>()
  const answer = asker.data
  const url = answer && 'checkout_url' in answer ? answer.checkout_url : null
  const refused = answer && 'message' in answer ? answer.message || checkout.failed : null
  useEffect(() => {
    if (url) location.assign(url)
  }, [url])
  return (
    <Section title={words.title}>
      <Card className="p-5 md:p-6">
        <asker.Form
          method="post"
          action={paths.checkout}
          className="flex max-w-[520px] flex-wrap items-end gap-2"
        >
          <div className="min-w-0 flex-1 basis-60">
            <label htmlFor="offer-code" className="mb-1.5 block text-14 font-medium">
              {words.label}
            </label>
            <input
              id="offer-code"
              name="code"
              required
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={200}
              dir="ltr"
              className="field field-text font-mono!"
              aria-invalid={refused ? true : undefined}
              aria-describedby={refused ? 'offer-code-refused' : 'offer-code-hint'}
            />
          </div>
          <Button type="submit" size="field">
            {words.submit}
          </Button>
          {refused ? (
            <p id="offer-code-refused" role="alert" className="w-full text-14 font-medium text-bad">
              {refused}
            </p>
          ) : null}
          <p id="offer-code-hint" className="w-full text-13 text-faint">
            {words.text}
          </p>
        </asker.Form>
      </Card>
    </Section>
  )
}
