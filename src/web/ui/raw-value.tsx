import { breakable } from './breakable.tsx'
import { CopyValue } from './copy-button.tsx'
import { shortened } from './shortened.ts'

type Props = {
  value: string
  what: string
  /** Characters shown, at least 80: of a longer value the middle is left out, and pointing at it shows the whole. */
  most?: number
}

/** A raw value in mono with its own copy button. */
export function RawValue({ value, what, most = Number.POSITIVE_INFINITY }: Props) {
  const short = shortened(value, most)
  return (
    <span className="has-copy flex min-w-0 items-start gap-1">
      <code className="min-w-0 text-13 wrap-anywhere" title={short === value ? undefined : value}>
        {short === value ? breakable(value) : short}
      </code>
      <span className="-my-1">
        <CopyValue text={value} what={what} />
      </span>
    </span>
  )
}
