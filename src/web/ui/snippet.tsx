import { CopyValue } from './copy-button.tsx'

type Props = {
  text: string
  /** What is copied. */
  what: string
  /** Stands before it. */
  label?: string
  testId?: string
}

/** A line to copy, as long as it is. */
export function Snippet({ text, what, label, testId }: Props) {
  return (
    <p className="snippet">
      {label ? <span className="w-[72px] shrink-0 text-13 text-faint">{label}</span> : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <code dir="ltr" tabIndex={0} data-testid={testId}>
        {text}
      </code>
      <CopyValue text={text} what={what} />
    </p>
  )
}
