import { useFetcher } from 'react-router'
import { paths } from '#web/shell/paths.ts'
import { useSite } from '#web/shell/site.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { CopyValue } from '#web/ui/copy-button.tsx'
import { Send } from '#web/ui/icons.tsx'
import { useWords } from '#web/words/words.ts'

export type SampleAnswer = { sent?: true; error?: string }

/** For simulated mailboxes: a mail that is at hand, and the server that takes others. */
export function SimulatedSend({ id }: { id: string }) {
  const { send } = useWords().placement
  const { publicUrl, smtpPort } = useSite()
  const fetcher = useFetcher<SampleAnswer>()
  const busy = fetcher.state !== 'idle'
  const server = `${hostOf(publicUrl)}:${smtpPort}`
  return (
    <Card className="flex flex-col gap-4 p-5 md:p-6">
      <div>
        <h2 className="text-16 font-bold">{send.simulated}</h2>
        <p className="prose mt-1 text-soft">{send.simulatedText}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <fetcher.Form method="post" action={paths.placement(id)}>
          <input type="hidden" name="intent" value="sample" />
          <Button type="submit" aria-disabled={busy || undefined}>
            <Send aria-hidden="true" />
            {busy ? send.sending : send.sample}
          </Button>
        </fetcher.Form>
        <p className="has-copy flex min-w-0 items-center gap-1 text-13 text-faint">
          {send.smtp} <code className="text-ink">{server}</code>
          <CopyValue text={server} what={send.smtp} />
        </p>
      </div>
      <p role="status" className={fetcher.data?.error ? 'form-message' : 'text-13 text-soft empty:hidden'}>
        {busy ? null : (fetcher.data?.error ?? (fetcher.data?.sent ? send.sent : null))}
      </p>
    </Card>
  )
}

function hostOf(url: string): string {
  try {
    return new URL(url).hostname
  } catch {
    return 'localhost'
  }
}
