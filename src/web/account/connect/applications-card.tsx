import { Form } from 'react-router'
import type { Application } from '#contract/oauth.ts'
import { paths } from '#web/shell/paths.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Section } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'

/** Applications that use the account by OAuth, and the end of it. */
export function ApplicationsCard({ applications }: { applications: Application[] }) {
  const { applications: words } = useWords().account
  const columns = useColumns()
  return (
    <Section title={words.title}>
      <p className="prose mb-4 text-soft">{words.lead}</p>
      {applications.length === 0 ? (
        <p className="rounded-lg border border-line border-dashed px-5 py-4 text-soft">{words.none}</p>
      ) : (
        <DataTable
          label={words.title}
          columns={columns}
          rows={applications}
          rowKey={({ id }) => id}
          width={720}
        />
      )}
    </Section>
  )
}

function useColumns(): Column<Application>[] {
  const { day, dateTime } = useFigures()
  const { applications: words } = useWords().account
  const placeOf = ({ host }: Application) => (host === 'localhost' ? words.here : host)
  return [
    {
      title: words.columns.host,
      cell: (application) => (
        <span>
          <span className="font-medium wrap-anywhere">{placeOf(application)}</span>
          {application.name ? (
            <span className="block text-13 text-faint wrap-anywhere">{application.name}</span>
          ) : null}
        </span>
      ),
    },
    {
      title: words.columns.scopes,
      cell: ({ scopes }) => <span className="text-soft">{scopes.join(', ')}</span>,
    },
    {
      title: words.columns.created,
      look: 'md:w-[140px] text-soft',
      cell: ({ created_at }) => <span className="whitespace-nowrap">{day(created_at)}</span>,
    },
    {
      title: words.columns.used,
      look: 'md:w-[180px] text-soft',
      cell: ({ last_used_at }) => (last_used_at ? dateTime(last_used_at) : words.never),
    },
    {
      title: words.disconnect,
      look: 'md:w-[130px]',
      cell: (application) => (
        <ConfirmDialog
          trigger={words.disconnect}
          name={`${words.disconnect}: ${placeOf(application)}`}
          look={buttonClass('plain', 'needs-scripts', 'small')}
          title={words.disconnectTitle({ host: placeOf(application) })}
          text={words.disconnectText}
          cancel={words.keep}
        >
          <Form method="post" action={paths.account('keys')}>
            <input type="hidden" name="intent" value="disconnect" />
            <input type="hidden" name="id" value={application.id} />
            <Button type="submit" look="danger">
              {words.disconnect}
            </Button>
          </Form>
        </ConfirmDialog>
      ),
    },
  ]
}
