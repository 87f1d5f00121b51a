import { breakable } from './breakable.tsx'
import { CopyValue } from './copy-button.tsx'

/** A raw value in mono with its own copy button. */
export function RawValue({ value, what }: { value: string; what: string }) {
  return (
    <span className="has-copy flex min-w-0 items-start gap-1">
      <code className="min-w-0 text-13 wrap-anywhere">{breakable(value)}</code>
      <span className="-my-1">
        <CopyValue text={value} what={what} />
      </span>
    </span>
  )
}
