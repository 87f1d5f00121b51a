import { Form } from 'react-router'
import { paths } from '#web/shell/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useWords } from '#web/words/words.ts'

/** Asks for a second domain, to compare with the one whose report is shown. */
export function CompareForm({ one }: { one: string }) {
  const { side: words } = useWords().domainReport
  return (
    <Card className="px-4 py-4 md:px-5">
      <Form method="get" action={paths.domainCompare} className="flex flex-wrap items-end gap-3">
        <input type="hidden" name="one" value={one} />
        <DomainField name="other" label={words.ask} value="" />
        <Button type="submit">{words.go}</Button>
      </Form>
    </Card>
  )
}

type FieldProps = { name: string; label: string; value: string; error?: string }

/** Takes a domain, a URL or an address. */
export function DomainField({ name, label, value, error }: FieldProps) {
  return (
    <div className="min-w-0 flex-1 basis-56">
      <label htmlFor={`compare-${name}`} className="mb-1.5 block text-14 font-medium">
        {label}
      </label>
      <input
        id={`compare-${name}`}
        key={value}
        name={name}
        defaultValue={value}
        required
        maxLength={2000}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `compare-${name}-error` : undefined}
        className="field field-text"
      />
      {error ? (
        <p id={`compare-${name}-error`} role="alert" className="mt-1.5 text-14 font-medium text-bad">
          {error}
        </p>
      ) : null}
    </div>
  )
}
