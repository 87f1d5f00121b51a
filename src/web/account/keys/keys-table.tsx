import { Form } from 'react-router'
import type { ApiKey } from '#contract/accounts.ts'
import { paths } from '#web/shell/paths.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'

/** The keys by what is known of them after their making: name, first and last signs, what they may do. */
export function KeysTable({ keys, now }: { keys: ApiKey[]; now: number }) {
  const { day, dateTime } = useFigures()
  const { keys: words } = useWords().account
  const columns: Column<ApiKey>[] = [
    {
      title: words.columns.name,
      cell: ({ name }) => <span className="font-medium wrap-anywhere">{name}</span>,
    },
    {
      title: words.columns.key,
      cell: ({ prefix, last4 }) => (
        <code className="text-13 whitespace-nowrap">
          {prefix}…{last4}
        </code>
      ),
    },
    {
      title: words.columns.scopes,
      cell: ({ scopes, networks }) => (
        <span className="text-soft">
          {scopes.join(', ')}
          {networks.length ? (
            <span className="block text-13 wrap-anywhere">
              {words.from} <span dir="ltr">{networks.join(', ')}</span>
            </span>
          ) : null}
        </span>
      ),
    },
    {
      title: words.columns.created,
      look: 'md:w-[140px] text-soft',
      cell: ({ created_at, expires_at }) => (
        <span>
          <span className="whitespace-nowrap">{day(created_at)}</span>
          {expires_at ? (
            <span className="block text-13 text-faint whitespace-nowrap">
              {new Date(expires_at).getTime() < now ? words.ended : words.until({ when: day(expires_at) })}
            </span>
          ) : null}
        </span>
      ),
    },
    {
      title: words.columns.used,
      look: 'md:w-[180px] text-soft',
      cell: ({ last_used_at, last_used_from }) => (
        <span>
          <span className="md:whitespace-nowrap">{last_used_at ? dateTime(last_used_at) : words.never}</span>
          {last_used_from ? (
            <span className="block text-13 text-faint wrap-anywhere">
              {words.from} <span dir="ltr">{last_used_from}</span>
            </span>
          ) : null}
        </span>
      ),
    },
    {
      title: words.revoke,
      look: 'md:w-[110px]',
      cell: ({ id, name }) => (
        <ConfirmDialog
          trigger={words.revoke}
          name={`${words.revoke}: ${name}`}
          look={buttonClass('plain', 'needs-scripts', 'small')}
          title={words.revokeTitle({ name })}
          text={words.revokeText}
          cancel={words.cancel}
        >
          <Form method="post" action={paths.account('keys')}>
            <input type="hidden" name="intent" value="revoke" />
            <input type="hidden" name="id" value={id} />
            <Button type="submit" look="danger">
              {words.revoke}
            </Button>
          </Form>
        </ConfirmDialog>
      ),
    },
  ]
  return <DataTable label={words.title} columns={columns} rows={keys} rowKey={({ id }) => id} width={820} />
}
