import { Form, useNavigation } from 'react-router'
import type { PlacementProvider } from '#contract/placement.ts'
import { paths } from '#web/shell/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { ArrowRight } from '#web/ui/icons.tsx'
import { useWords } from '#web/words/words.ts'
import { SimulatedNote } from '../simulated-note.tsx'
import { ProviderCards } from './provider-cards.tsx'

/** What a refused start says, and the draft that the next attempt takes. */
export type StartRefused = { error: string; draft: string | null; chosen: string[] }

type Props = {
  providers: PlacementProvider[]
  refused: StartRefused | undefined
  /** A draft that waits to be started. */
  draft?: string
  /** The page that starts it, and says why it could not. */
  action?: string
}

/** Chooses providers and starts. */
export function BeginForm({ providers, refused, draft, action = paths.inboxPlacement }: Props) {
  const { begin } = useWords().placement
  const { state, formData } = useNavigation()
  const busy = state !== 'idle' && formData?.get('intent') === 'start'
  const usable = providers.some(({ enabled }) => enabled)
  const kept = draft ?? refused?.draft
  return (
    <Form method="post" action={action} className="flex flex-col gap-5">
      <input type="hidden" name="intent" value="start" />
      {kept ? <input type="hidden" name="draft" value={kept} /> : null}
      {refused ? (
        <p role="alert" className="form-message">
          {refused.error}
        </p>
      ) : null}
      <ProviderCards providers={providers} chosen={refused?.chosen} />
      {providers.some(({ simulated }) => simulated) ? <SimulatedNote /> : null}
      {usable ? null : <p className="prose text-soft">{begin.noneUsable}</p>}
      <div>
        <Button
          type="submit"
          look="primary"
          size="large"
          disabled={!usable}
          aria-disabled={busy || undefined}
        >
          {busy ? begin.starting : begin.start}
          <ArrowRight aria-hidden="true" className="rtl:-scale-x-100" />
        </Button>
      </div>
    </Form>
  )
}
