import type { Verification, VerifierInfo } from '#contract/verifier.ts'
import { breakable } from '#web/ui/breakable.tsx'
import { Clock } from '#web/ui/icons.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { VerifyButton } from '../verify-form.tsx'

type Props = { verification: Verification; info: VerifierInfo; specimen?: boolean }

/** What follows at once: the address that was probably meant, or when a server that puts us off is asked again. */
export function Suggestion({ verification, info, specimen }: Props) {
  const { dateTime } = useFigures()
  const { verifier: words } = useWords()
  const { suggestion, smtp } = verification
  return (
    <>
      {suggestion && !specimen ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-line border-t bg-accent-tint px-4 py-3 md:px-6">
          <p className="min-w-0 text-16">
            {words.suggestion.question}{' '}
            <strong className="font-mono font-medium wrap-anywhere" dir="ltr">
              {breakable(suggestion)}
            </strong>
            ?
          </p>
          <VerifyButton info={info} email={suggestion}>
            {words.suggestion.verify}
          </VerifyButton>
        </div>
      ) : null}
      {smtp?.next_retry_at ? (
        <div className="flex gap-3 border-line border-t bg-well px-4 py-3 md:px-6">
          <Clock aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-soft" />
          <div>
            <p className="font-medium">{words.retry.title({ when: dateTime(smtp.next_retry_at) })}</p>
            <p className="prose text-soft">{words.retry.text}</p>
          </div>
        </div>
      ) : null}
    </>
  )
}
