import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { paths } from '#web/shell/paths.ts'
import { Button } from '#web/ui/button.tsx'
import type { Refused } from '#web/ui/form-context.ts'
import { useToast } from '#web/ui/toasts.tsx'
import { useWords } from '#web/words/words.ts'

type Answer = { checkout_url: string } | Refused

/**
 * The offer that was kept through the login: asked for once as soon as the page stands. With something to pay the
 * browser goes there; a refusal is said in a toast. Without scripts a button asks.
 */
export function Offer() {
  const { checkout: words } = useWords().billing
  const toast = useToast()
  const asker = useFetcher<Answer>()
  const asked = useRef(false)
  const { submit, data: answer } = asker
  useEffect(() => {
    if (asked.current) return
    asked.current = true
    submit({}, { method: 'post', action: paths.checkout })
  }, [submit])
  useEffect(() => {
    if (!answer) return
    if ('checkout_url' in answer) location.assign(answer.checkout_url)
    else toast.error(answer.message || words.failed, { id: 'offer' })
  }, [answer, words, toast])
  return (
    <div className="mb-6">
      <p role="status" className="needs-scripts text-14 text-soft">
        {answer ? '' : words.applying}
      </p>
      <noscript>
        <asker.Form method="post" action={paths.checkout}>
          <Button type="submit" look="primary">
            {words.apply}
          </Button>
        </asker.Form>
      </noscript>
    </div>
  )
}
