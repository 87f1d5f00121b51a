import { Form } from 'react-router'
import { DEFAULT_LINK_DAYS, linkDays } from '#contract/client-link-days.ts'
import type { ClientLink, CreatedClientLink } from '#contract/client-links.ts'
import { ActionForm, useRefused } from '#web/forms/action-form.tsx'
import { Button } from '#web/ui/button.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { SelectField } from '#web/ui/field.tsx'
import { FoldCard } from '#web/ui/fold-card.tsx'
import { ShownOnce } from '#web/ui/shown-once.tsx'
import { Submit } from '#web/ui/submit.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'

type Props = {
  clients: string[]
  links: ClientLink[]
  /** Until when a link has not ended, Unix ms. */
  now: number
  /** The client that the table is filtered by, which is chosen first. */
  chosen: string | undefined
}

/** Links that show clients their domains: those there are, and the way to make one. */
export function LinksCard({ clients, links, now, chosen }: Props) {
  const { links: words } = useWords().clients
  const isRefused = useRefused('link') !== undefined
  const count = links.filter(({ ends_at }) => !isOver(ends_at, now)).length
  return (
    <FoldCard title={words.title} note={words.note({ count })} open={isRefused}>
      <div className="flex flex-col gap-4 p-4 md:p-5">
        {links.length > 0 ? <LinksTable links={links} now={now} /> : null}
        <p className="prose text-soft">{words.lead}</p>
        <ActionForm intent="link" className="flex flex-wrap items-end gap-4">
          <div className="min-w-0 grow basis-56 sm:max-w-[320px]">
            <SelectField
              name="client"
              label={words.client}
              options={clients.map((client) => ({ value: client, label: client }))}
              {...(chosen ? { defaultValue: chosen } : {})}
            />
          </div>
          <div className="min-w-0 grow basis-36 sm:max-w-[180px]">
            <SelectField
              name="days"
              label={words.end}
              options={linkDays.map((days) => ({ value: String(days), label: words.after({ days }) }))}
              defaultValue={String(DEFAULT_LINK_DAYS)}
            />
          </div>
          <Submit>{words.make}</Submit>
        </ActionForm>
        <p className="prose text-13 text-faint">{words.rule}</p>
      </div>
    </FoldCard>
  )
}

const isOver = (iso: string, now: number) => new Date(iso).getTime() <= now

function LinksTable({ links, now }: { links: ClientLink[]; now: number }) {
  const { day, dateTime } = useFigures()
  const { links: words } = useWords().clients
  const endOf = ({ ends_at }: ClientLink) =>
    isOver(ends_at, now) ? words.ended({ when: day(ends_at) }) : dateTime(ends_at)
  const openedOf = ({ opened_at }: ClientLink) => (opened_at ? dateTime(opened_at) : words.never)
  const look = 'md:w-[190px] text-soft whitespace-nowrap'
  const facts: [string, (link: ClientLink) => string][] = [
    [words.columns.made, ({ created_at }) => day(created_at)],
    [words.columns.ends, endOf],
    [words.columns.opened, openedOf],
  ]
  const columns: Column<ClientLink>[] = [
    {
      title: words.columns.client,
      cell: ({ client }) => <span className="font-medium wrap-anywhere">{client}</span>,
    },
    ...facts.map(([title, cell]): Column<ClientLink> => ({ title, look, onPhone: 'none', cell })),
    {
      title: words.revoke,
      onPhone: 'aside',
      look: 'md:w-[120px]',
      cell: ({ id, client }) => (
        <Form method="post">
          <input type="hidden" name="intent" value="revoke" />
          <input type="hidden" name="id" value={id} />
          <Button type="submit" size="small" aria-label={words.revokeOf({ client })}>
            {words.revoke}
          </Button>
        </Form>
      ),
    },
    {
      title: words.title,
      onPhone: 'below',
      look: 'md:hidden',
      cell: (link) => (
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-13">
          {facts.map(([title, cell]) => (
            <div key={title} className="contents">
              <dt className="text-faint">{title}</dt>
              <dd className="text-soft">{cell(link)}</dd>
            </div>
          ))}
        </dl>
      ),
    },
  ]
  return <DataTable label={words.title} columns={columns} rows={links} rowKey={({ id }) => id} width={780} />
}

/** The address of a link that was just made, this once. */
export function NewLink({ made: { link, url } }: { made: CreatedClientLink }) {
  const { links: words } = useWords().clients
  return (
    <ShownOnce
      title={words.made({ client: link.client })}
      text={words.once}
      secret={url}
      copy={words.copy}
      testId="client-link"
    />
  )
}
