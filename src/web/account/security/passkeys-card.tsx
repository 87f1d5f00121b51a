import { useEffect, useRef, useState } from 'react'
import { useSubmit } from 'react-router'
import type { Passkey } from '#contract/accounts.ts'
import { ActionForm, useRefused } from '#web/forms/action-form.tsx'
import { makePasskey, usePasskeys } from '#web/forms/passkeys.ts'
import { Card, Section } from '#web/ui/card.tsx'
import { TextField } from '#web/ui/field.tsx'
import { KeyRound } from '#web/ui/icons.tsx'
import { Submit } from '#web/ui/submit.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'

type Props = {
  passkeys: Passkey[]
  /** API keys that end when one is added or removed. */
  keys: number
  confirmed: boolean
  /** What the browser is to make one by, once the server has said so. */
  begun: { options: object; name: string } | null
}

/** Passkeys: those there are, each to be named or removed, and one more. */
export function PasskeysCard({ passkeys, keys, confirmed, begun }: Props) {
  const { passkeys: words } = useWords().account.security
  const known = usePasskeys()
  const failed = useMaking(begun)
  const refused = useRefused('passkey-add')
  const trouble = refused ? refused.message || words.failed : failed ? words.failed : null
  return (
    <Section title={words.title}>
      <Card className="max-w-[560px] p-0">
        <ul>
          {passkeys.map((passkey) => (
            <Row key={passkey.id} passkey={passkey} keys={keys} />
          ))}
        </ul>
        <div className={`p-5 md:p-6 ${passkeys.length ? 'border-line border-t' : ''}`}>
          <p className="mb-4 text-soft">{words.lead}</p>
          {!confirmed ? (
            <p className="text-soft">{words.unconfirmed}</p>
          ) : known !== false ? (
            <ActionForm intent="passkey-begin" className="flex flex-col gap-4">
              <TextField
                name="name"
                label={words.name}
                placeholder={words.placeholder}
                maxLength={60}
                className="max-w-[320px]"
              />
              <p className="text-14 text-soft">{words.ends({ keys })}</p>
              {trouble ? (
                <p role="alert" className="text-14 font-medium text-bad">
                  {trouble}
                </p>
              ) : null}
              <div>
                <Submit>{words.add}</Submit>
              </div>
            </ActionForm>
          ) : (
            <p className="text-soft">{words.unknown}</p>
          )}
        </div>
      </Card>
    </Section>
  )
}

/** Once the server has said what it wants, the browser asks its person; true when that came to nothing. */
function useMaking(begun: Props['begun']): boolean {
  const submit = useSubmit()
  const asked = useRef<Props['begun']>(null)
  const [failed, setFailed] = useState<Props['begun']>(null)
  useEffect(() => {
    if (!begun || asked.current === begun) return
    asked.current = begun
    makePasskey(begun.options).then((passkey) => {
      if (passkey === null) setFailed(begun)
      else submit({ intent: 'passkey-add', name: begun.name, passkey }, { method: 'post' })
    })
  }, [begun, submit])
  return failed !== null && failed === begun
}

function Row({ passkey, keys }: { passkey: Passkey; keys: number }) {
  const { day, dateTime } = useFigures()
  const { passkeys: words } = useWords().account.security
  const { id, name, synced, created_at, last_used_at } = passkey
  const [renaming, removing] = [useRefused('passkey-name', id), useRefused('passkey-remove', id)]
  const refused = renaming ?? removing
  return (
    <li className="border-line border-t px-5 py-4 first:border-t-0 md:px-6">
      <div className="flex items-start gap-3">
        <KeyRound aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-faint" />
        <div className="min-w-0 flex-1">
          <p className="font-medium wrap-anywhere">{name}</p>
          <p className="text-13 text-faint">
            {synced ? words.synced : words.here} · {words.since({ when: day(created_at) })} ·{' '}
            {last_used_at ? words.used({ when: dateTime(last_used_at) }) : words.never}
          </p>
          <details className="fold mt-2" open={refused !== undefined}>
            <summary className="inline-flex min-h-6 items-center text-14 text-soft underline underline-offset-2 hover:text-ink">
              {words.change}
            </summary>
            <ActionForm
              intent="passkey-name"
              id={id}
              className="mt-3 grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2"
            >
              <input type="hidden" name="id" value={id} />
              <TextField name="name" label={words.name} defaultValue={name} maxLength={60} />
              <Submit look="plain">{words.rename}</Submit>
            </ActionForm>
            <ActionForm intent="passkey-remove" id={id} className="mt-4 flex flex-col items-start gap-3">
              <input type="hidden" name="id" value={id} />
              <p className="text-14 text-soft">{words.ends({ keys })}</p>
              <Submit look="danger">{words.remove}</Submit>
            </ActionForm>
          </details>
        </div>
      </div>
    </li>
  )
}
