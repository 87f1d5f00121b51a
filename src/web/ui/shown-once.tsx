import { buttonClass } from './button.tsx'
import { CopyButton } from './copy-button.tsx'

type Props = { title: string; text: string; secret: string; copy: string; testId: string }

/** A secret that was just made. It is not shown again. */
export function ShownOnce({ title, text, secret, copy, testId }: Props) {
  return (
    <div role="status" className="mb-6 rounded-lg border border-good bg-good-tint p-5">
      <p className="text-16 font-bold">{title}</p>
      <p className="mt-0.5 text-soft">{text}</p>
      <p className="mt-3 flex flex-wrap items-center gap-3">
        <code
          className="min-w-0 rounded-md border border-line bg-card px-3 py-1.5 text-14 wrap-anywhere"
          data-testid={testId}
        >
          {secret}
        </code>
        <CopyButton
          text={secret}
          name={copy}
          label={copy}
          className={buttonClass('plain', 'needs-scripts')}
        />
      </p>
    </div>
  )
}
