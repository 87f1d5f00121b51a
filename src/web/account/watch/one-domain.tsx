import { Form } from 'react-router'
import type { WatchedPartView, WatchHistory } from '#contract/watched-domains.ts'
import { ActionForm } from '#web/forms/action-form.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card, Section } from '#web/ui/card.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { TextField } from '#web/ui/field.tsx'
import { FoldCard } from '#web/ui/fold-card.tsx'
import { RemoveItem } from '#web/ui/remove-item.tsx'
import { StatusMark } from '#web/ui/status.tsx'
import { Submit } from '#web/ui/submit.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { ChangeList } from './change-list.tsx'
import { statusOf } from './part-mark.tsx'
import { SilenceCard } from './silence-card.tsx'

/** A watched domain: how each part is, what changed and when, client and note. `isAsked`: a look was asked for just now. */
export function WatchedDomainPage({ watched, isAsked }: { watched: WatchHistory; isAsked: boolean }) {
  const { one: words, changes: said } = useWords().watch
  const { day } = useFigures()
  const { changes, domain } = watched
  return (
    <>
      <Section title={words.state} note={<Looked watched={watched} isAsked={isAsked} />}>
        <Parts watched={watched} />
        <Form method="post" className="mt-3">
          <input type="hidden" name="intent" value="check" />
          <Button type="submit">{words.check}</Button>
        </Form>
      </Section>
      <Section title={said.history}>
        {changes.length > 0 ? (
          <ChangeList changes={changes} />
        ) : (
          <Empty>{said.none({ when: day(watched.added_at) })}</Empty>
        )}
        {watched.open_alerts > 0 ? (
          <Form method="post" className="mt-3">
            <input type="hidden" name="intent" value="acknowledge" />
            <Button type="submit">{said.acknowledge}</Button>
          </Form>
        ) : null}
      </Section>
      <div className="flex flex-col gap-3">
        <SilenceCard silence={watched.silence} />
        <FoldCard title={words.edit} note={watched.client}>
          <ActionForm intent="edit" className="flex flex-col gap-4 p-4 md:p-5">
            <TextField name="client" label={words.client} defaultValue={watched.client} maxLength={80} />
            <TextField name="note" label={words.note} defaultValue={watched.note} maxLength={500} />
            <div>
              <Submit>{words.save}</Submit>
            </div>
          </ActionForm>
          <div className="border-line border-t p-4 md:px-5">
            <RemoveItem
              id={domain}
              item={domain}
              words={{
                ...{ short: words.remove, title: words.removeTitle({ domain }), text: words.removeText },
                ...{ cancel: words.cancel, confirm: words.remove },
              }}
            />
          </div>
        </FoldCard>
      </div>
    </>
  )
}

function Looked({ watched, isAsked }: { watched: WatchHistory; isAsked: boolean }) {
  const { one: words } = useWords().watch
  const { dateTime } = useFigures()
  if (isAsked) return <span role="status">{words.checking}</span>
  if (!watched.looked_at) return words.first
  return words.looked({ when: dateTime(watched.looked_at), next: dateTime(watched.next_at) })
}

function Parts({ watched }: { watched: WatchHistory }) {
  const { day, dateTime } = useFigures()
  const { one: words, parts, names } = useWords().watch
  const nameOf = (part: string) => (names as Record<string, string>)[part] ?? part
  const columns: Column<WatchedPartView>[] = [
    { title: words.part, look: 'md:w-[200px]', cell: ({ part }) => nameOf(part) },
    {
      title: words.partState,
      onPhone: 'aside',
      look: 'md:w-[280px]',
      cell: (part) => <StatusMark status={statusOf(part)} word={parts[part.state]} />,
    },
    {
      title: words.partSince,
      onPhone: 'below',
      look: 'text-soft',
      cell: (part) => (
        <>
          {part.since ? day(part.since) : ''}
          {part.waiting ? ` ${words.waiting}` : ''}
          {part.unstable ? ` ${words.unstable}` : ''}
          {isSilent(part, watched) ? ` ${words.silent({ when: dateTime(part.answered_at!) })}` : ''}
        </>
      ),
    },
  ]
  return (
    <DataTable
      label={words.state}
      columns={columns}
      rows={watched.parts}
      rowKey={({ part }) => part}
      width={560}
    />
  )
}

/** The last look got no answer of it. */
const isSilent = ({ answered_at }: WatchedPartView, { looked_at }: WatchHistory) =>
  answered_at !== null && looked_at !== null && answered_at < looked_at

/** A domain of tests that is not watched yet. */
export function WatchThis({ domain }: { domain: string }) {
  const { add: words } = useWords().watch
  return (
    <Card className="max-w-[560px] px-5 py-4">
      <p className="mb-3 text-soft">{words.thisText}</p>
      <ActionForm intent="watch">
        <input type="hidden" name="domains" value={domain} />
        <Submit>{words.this}</Submit>
      </ActionForm>
    </Card>
  )
}
