import type { WatchAdded } from '#contract/watched-domains.ts'
import { ActionForm } from '#web/forms/action-form.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { Submit } from '#web/ui/submit.tsx'
import { useWords } from '#web/words/words.ts'

/** One domain or hundreds, pasted. */
export function AddForm({ suggested }: { suggested: string[] }) {
  const { add: words } = useWords().watch
  return (
    <ActionForm intent="watch" className="flex flex-col gap-4 p-4 md:p-5">
      <TextArea
        name="domains"
        label={words.field}
        hint={words.hint}
        placeholder={words.placeholder}
        defaultValue={suggested.join('\n')}
        rows={6}
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        className="font-mono text-13"
      />
      <div className="max-w-[360px]">
        <TextField name="client" label={words.client} hint={words.clientHint} maxLength={80} />
      </div>
      <div>
        <Submit>{words.submit}</Submit>
      </div>
    </ActionForm>
  )
}

/** What became of each line. */
export function AddedLines({ added: { added, there, refused } }: { added: WatchAdded }) {
  const { added: words } = useWords().watch
  return (
    <div role="status" className="rounded-lg border border-line bg-card px-5 py-4">
      <p className="font-medium">
        {words.done({ count: added.length })}{' '}
        {there.length > 0 ? (
          <span className="font-normal">{words.there({ count: there.length })}</span>
        ) : null}
      </p>
      {refused.length > 0 ? (
        <>
          <p className="mt-2">{words.refused({ count: refused.length })}</p>
          <ul className="mt-1 flex flex-col gap-1">
            {refused.map(({ line, text, reason }) => (
              <li key={`${line} ${text}`} className="text-14 text-soft wrap-anywhere">
                <span className="text-faint">{words.line({ line })}</span>{' '}
                <bdi dir="ltr" className="font-mono text-13">
                  {text}
                </bdi>{' '}
                {reason}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  )
}
