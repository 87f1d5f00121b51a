import { Form, Link } from 'react-router'
import type { PlacementListRow } from '#contract/placement.ts'
import { paths } from '#web/shell/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { ExternalLink, Trash2 } from '#web/ui/icons.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { SimulatedLabel } from '../provider-mark.tsx'
import { ShareBar } from '../share-bar.tsx'

type Props = {
  tests: PlacementListRow[]
  /** The form that compares; without it nothing can be chosen. */
  compareForm?: string
}

const square =
  'inline-grid size-9 place-items-center rounded-md text-faint hover:bg-well hover:text-ink [&_svg]:size-4'

/** Placement tests: what was sent, how it stands, where it landed; ways to open, compare and delete. */
export function TestsTable({ tests, compareForm }: Props) {
  const { dateTime } = useFigures()
  const { list, states, shares } = useWords().placement
  const nameOf = ({ subject, created_at }: PlacementListRow) => subject || dateTime(created_at)
  const columns: Column<PlacementListRow>[] = [
    ...(compareForm
      ? [
          {
            title: list.chooseTitle,
            look: 'md:w-[96px]',
            cell: (test: PlacementListRow) =>
              test.status === 'completed' ? (
                <input
                  type="checkbox"
                  name="test"
                  value={test.id}
                  form={compareForm}
                  aria-label={list.choose({ name: nameOf(test) })}
                  className="check-box block size-6!"
                />
              ) : null,
          },
        ]
      : []),
    {
      title: list.columns.test,
      cell: (test) => (
        <div className="min-w-0">
          <Link
            to={paths.placement(test.id)}
            className="block py-0.5 font-medium wrap-anywhere hover:underline"
            dir="auto"
          >
            {nameOf(test)}
          </Link>
          {test.sender ? (
            <p className="truncate text-13 text-faint" dir="ltr">
              {test.sender}
            </p>
          ) : null}
          {test.simulated ? <SimulatedLabel /> : null}
        </div>
      ),
    },
    {
      title: list.columns.status,
      look: 'md:w-[132px]',
      cell: ({ status }) => states[status],
    },
    {
      title: list.columns.result,
      look: 'md:w-[200px]',
      cell: ({ summary, status }) =>
        status === 'draft' ? null : (
          <div className="flex flex-col gap-1.5">
            <ShareBar summary={summary} />
            <p className="text-13 text-faint tabular-nums">
              {shares.of({ count: summary.inbox, name: shares.inbox })}
            </p>
          </div>
        ),
    },
    {
      title: list.columns.created,
      look: 'md:w-[176px] text-soft',
      cell: ({ created_at }) => dateTime(created_at),
    },
    {
      title: list.columns.actions,
      look: 'md:w-[104px]',
      cell: (test) => (
        <div className="-my-1 flex">
          <Link
            to={paths.placement(test.id)}
            aria-label={list.open({ name: nameOf(test) })}
            title={list.open({ name: nameOf(test) })}
            className={square}
          >
            <ExternalLink aria-hidden="true" />
          </Link>
          <RemoveTest id={test.id} name={nameOf(test)} />
        </div>
      ),
    },
  ]
  return <DataTable label={list.label} columns={columns} rows={tests} rowKey={({ id }) => id} width={760} />
}

function RemoveTest({ id, name }: { id: string; name: string }) {
  const { list, actions } = useWords().placement
  return (
    <ConfirmDialog
      trigger={<Trash2 aria-hidden="true" />}
      name={list.remove({ name })}
      look={`${square} needs-scripts`}
      title={actions.removeTitle}
      text={actions.removeText}
      cancel={actions.cancel}
    >
      <Form method="post" action={paths.placement(id)}>
        <input type="hidden" name="intent" value="remove" />
        <Button type="submit" look="danger">
          {actions.removeConfirm}
        </Button>
      </Form>
    </ConfirmDialog>
  )
}
