import { Form, Link } from 'react-router'
import type { Placement } from '#contract/placement.ts'
import { paths } from '#web/shell/paths.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { FoldMenu } from '#web/ui/fold-menu.tsx'
import { Download, Printer, Share2, Trash2 } from '#web/ui/icons.tsx'
import { ShareSwitch } from '#web/ui/share-switch.tsx'
import { Snippet } from '#web/ui/snippet.tsx'
import { useWords } from '#web/words/words.ts'

/** Share, take along, print, delete: what this reader may do with this test. */
export function Actions({ test }: { test: Placement }) {
  const { actions } = useWords().placement
  const completed = test.status === 'completed'
  return (
    <div className="screen-only relative flex flex-wrap gap-2">
      {test.owner || test.shared ? (
        <FoldMenu
          look="share-panel flex flex-col gap-5"
          trigger={
            <>
              <Share2 aria-hidden="true" />
              {actions.share}
            </>
          }
        >
          <SharePanel test={test} />
        </FoldMenu>
      ) : null}
      {completed ? (
        <>
          <Link to={paths.placementPrint(test.id)} className={buttonClass('plain')}>
            <Printer aria-hidden="true" />
            {actions.print}
          </Link>
          <FoldMenu
            look="downloads"
            trigger={
              <>
                <Download aria-hidden="true" />
                {actions.files}
              </>
            }
          >
            <a href={paths.api.placementCsv(test.id)} download={`placement-${test.id}.csv`}>
              {actions.csv}
            </a>
            <a href={paths.api.placementPdf(test.id)} download={`placement-${test.id}.pdf`}>
              {actions.pdf}
            </a>
          </FoldMenu>
        </>
      ) : null}
      {test.owner ? <Remove id={test.id} /> : null}
    </div>
  )
}

function SharePanel({ test }: { test: Placement }) {
  const { actions } = useWords().placement
  return (
    <>
      <div>
        <h2 className="mb-2 text-14 font-bold">{actions.link}</h2>
        <Snippet text={test.report_url} what={actions.link} testId="report-link" />
        <p className="mt-1.5 text-13 text-faint">{test.shared ? actions.linkNote : actions.notShared}</p>
      </div>
      {test.owner ? (
        <ShareSwitch page={paths.placement(test.id)} shared={test.shared} words={actions} />
      ) : null}
    </>
  )
}

function Remove({ id }: { id: string }) {
  const { actions } = useWords().placement
  return (
    <ConfirmDialog
      trigger={
        <>
          <Trash2 aria-hidden="true" />
          <span className="max-sm:sr-only">{actions.remove}</span>
        </>
      }
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
