import { Form } from 'react-router'
import { paths } from '#web/shell/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card, Section } from '#web/ui/card.tsx'
import { useWords } from '#web/words/words.ts'

/** A code of a lifetime deal or an offer. */
export function CodeForm() {
  const { code: words } = useWords().billing
  return (
    <Section title={words.title}>
      <Card className="p-5 md:p-6">
        <Form method="post" action={paths.checkout} className="flex max-w-[520px] flex-wrap items-end gap-2">
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
              aria-describedby="offer-code-hint"
            />
          </div>
          <Button type="submit" size="field">
            {words.submit}
          </Button>
          <p id="offer-code-hint" className="w-full text-13 text-faint">
            {words.text}
          </p>
        </Form>
      </Card>
    </Section>
  )
}
