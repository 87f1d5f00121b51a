import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import type { DeadLetter } from '#contract/operations.ts'
import { ActionForm } from '#web/forms/action-form.tsx'
import { attempt, readForm, textOf } from '#web/forms/form.ts'
import { requireAdmin } from '#web/request/access.ts'
import { paths } from '#web/shell/paths.ts'
import { Section } from '#web/ui/card.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { RemoveItem } from '#web/ui/remove-item.tsx'
import { Submit } from '#web/ui/submit.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { ReturnedMailTable } from '../returned-mail.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { services, account, visitor } = requireAdmin(args)
  const { operations } = services
  const [letters, returned] = await Promise.all([
    operations.deadLetters(account, visitor),
    operations.returnedMail(account),
  ])
  return { letters, returned }
}

/** Tries one again, or discards it. */
export async function action(args: ActionFunctionArgs) {
  const { services, account } = requireAdmin(args)
  const typed = await readForm(args.request)
  const id = textOf(typed, 'id')
  return attempt(typed, async () => {
    const isRetry = textOf(typed, 'intent') === 'retry'
    if (isRetry) await services.operations.retryDeadLetter(account, id)
    else await services.operations.discardDeadLetter(account, id)
    return redirect(`${paths.admin('failures')}?done=${isRetry ? 'letter-retried' : 'letter-discarded'}`)
  })
}

/** Jobs that fail, email that was given up, and email that came back. */
export default function Failures() {
  const { failures: words } = useWords().operators
  const { letters, returned } = useLoaderData<typeof loader>()
  const { dateTime, whole } = useFigures()
  const columns: Column<DeadLetter>[] = [
    {
      title: words.columns.what,
      look: 'md:w-[190px]',
      cell: ({ kind, name }) => (
        <>
          {words.kind[kind]}
          <span className="block font-mono text-13 text-soft wrap-anywhere">{name}</span>
        </>
      ),
    },
    {
      title: words.columns.error,
      cell: ({ text, error }) => (
        <>
          {text}
          {error ? (
            <bdi dir="ltr" className="block font-mono text-13 text-soft wrap-anywhere">
              {error}
            </bdi>
          ) : null}
        </>
      ),
    },
    { title: words.columns.tries, look: 'tabular-nums', cell: ({ tries }) => whole(String(tries)) },
    { title: words.columns.since, look: 'text-soft tabular-nums', cell: ({ since }) => dateTime(since) },
    { title: words.columns.acts, cell: (letter) => <Acts letter={letter} /> },
  ]
  return (
    <div className="flex flex-col gap-10">
      <Section title={words.title}>
        <p className="mb-4 max-w-[70ch] text-soft">{words.lead}</p>
        {letters.length === 0 ? (
          <Empty>{words.none}</Empty>
        ) : (
          <DataTable
            label={words.title}
            columns={columns}
            rows={letters}
            rowKey={({ id }) => id}
            width={860}
          />
        )}
      </Section>
      <ReturnedMailTable returned={returned} />
    </div>
  )
}

function Acts({ letter: { id, kind, name } }: { letter: DeadLetter }) {
  const { failures: words, cancel } = useWords().operators
  return (
    <div className="flex flex-wrap items-start gap-2">
      <ActionForm intent="retry" id={id}>
        <input type="hidden" name="id" value={id} />
        <Submit look="plain" size="small">
          {words.retry}
        </Submit>
      </ActionForm>
      <RemoveItem
        id={id}
        item={name}
        words={{
          short: words.discard,
          title: words.discardTitle,
          text: words.discardText[kind],
          cancel,
          confirm: words.discard,
        }}
      />
    </div>
  )
}
