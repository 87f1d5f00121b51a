import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { IssuedAddress } from '#contract/spam-test.ts'
import { paths } from '#web/shell/paths.ts'
import { listen } from '#web/spam-test/events.ts'
import { ButtonLink, buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { useWords } from '#web/words/words.ts'

/** A new account: what will be here, and the address that fills it. Moves on to the test when mail comes. */
export function FirstTest({ address }: { address: IssuedAddress }) {
  const { domains: words, instrument } = useWords()
  const [local, domain] = address.email.split('@')
  const navigate = useNavigate()
  useEffect(
    () =>
      listen(address.events_url, {
        onEvent(event) {
          const waits = event.type !== 'status' || event.status === 'waiting' || event.status === 'expired'
          if (!waits) navigate(paths.loading(address.id))
        },
      }),
    [address.events_url, address.id, navigate],
  )
  return (
    <Card className="p-5 md:p-6">
      <h2 className="text-20 font-bold tracking-[-0.01em]">{words.first.title}</h2>
      <p className="prose mt-1 text-soft">{words.first.text}</p>
      <p className="my-5 font-mono text-20 font-medium wrap-anywhere" dir="ltr" data-testid="address">
        {local}
        <wbr />@{domain}
      </p>
      <div className="flex flex-wrap gap-2">
        <CopyButton
          text={address.email}
          name={instrument.copyAddress}
          label={instrument.copyAddress}
          className={buttonClass('primary', '', 'large')}
        />
        <ButtonLink size="large" to={paths.loading(address.id)}>
          {words.first.wait}
        </ButtonLink>
      </div>
    </Card>
  )
}
