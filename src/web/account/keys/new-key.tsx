import { buttonClass } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { useWords } from '#web/words/words.ts'

/** The secret of a key that was just made, this once. */
export function NewKey({ secret }: { secret: string }) {
  const { keys: words } = useWords().account
  return (
    <div role="status" className="mb-6 rounded-lg border border-good bg-good-tint p-5">
      <p className="text-16 font-bold">{words.created}</p>
      <p className="mt-0.5 text-soft">{words.once}</p>
      <p className="mt-3 flex flex-wrap items-center gap-3">
        <code
          className="min-w-0 rounded-md border border-line bg-card px-3 py-1.5 text-14 wrap-anywhere"
          data-testid="api-key"
        >
          {secret}
        </code>
        <CopyButton
          text={secret}
          name={words.copy}
          label={words.copy}
          className={buttonClass('plain', 'needs-scripts')}
        />
      </p>
    </div>
  )
}
