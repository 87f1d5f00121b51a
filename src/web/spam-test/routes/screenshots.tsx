import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { devices, variants as everyVariant } from '#contract/devices.ts'
import { usedUp } from '#web/billing/quota/quota.ts'
import { visitOf } from '#web/request/access.ts'
import { orErrorPage } from '#web/request/refusals.ts'
import { Section } from '#web/ui/card.tsx'
import { chosen } from '#web/ui/choices.ts'
import { Switch } from '#web/ui/switch.tsx'
import { useWords } from '#web/words/words.ts'
import { CheckGroups } from '../checks/check-groups.tsx'
import { DrawAgain } from '../pictures/draw-again.tsx'
import { FoldToggle, folds } from '../pictures/fold-toggle.tsx'
import { InboxLists } from '../pictures/inbox-lists.tsx'
import { PartNotice } from '../pictures/part-notice.tsx'
import { ScreenshotView } from '../pictures/screenshot-view.tsx'
import { revalidateWhenAsked, useReport } from '../report.ts'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { services, visitor } = visitOf({ context })
  const shots = await orErrorPage(services.spamTests.screenshots(params.id ?? '', visitor))
  const spent = shots.status === 'locked' ? await usedUp(services, visitor, 'screenshots') : null
  return { shots, spent }
}

export const shouldRevalidate = revalidateWhenAsked

/** Without any picture, made or to come, the notice says it once for all. */
const anyToShow = (shots: { status: string }[]) =>
  shots.some(({ status }) => status === 'ready' || status === 'pending')

export default function ScreenshotsTab() {
  const { shots, spent } = useLoaderData<typeof loader>()
  const { id, owner } = useReport()
  const { screenshots: words, device: deviceWords, part } = useWords().pictures
  const [query] = useSearchParams()
  const device = chosen(query, 'device', devices)
  // Not every variant is drawn on every device, nor was it of older mails.
  const variants = everyVariant.filter((variant) =>
    shots.screenshots.some((each) => each.device === device && each.variant === variant),
  )
  const variant = chosen(query, 'variant', variants)
  const fold = chosen(query, 'fold', folds)
  // The same line before and after, so that nothing moves when the last picture is there.
  const note =
    shots.status === 'pending' && !shots.again
      ? part.pending
      : shots.renderer
        ? words.drawnIn({ renderer: shots.renderer })
        : undefined
  const shot = shots.screenshots.find((each) => each.device === device && each.variant === variant)
  return (
    <>
      <Section title={words.title} note={note}>
        <div className="flex flex-col gap-4">
          <PartNotice status={shots.status} note={shots.note} drawable={owner ? id : null} spent={spent} />
          <DrawAgain again={shots.again} id={owner ? id : null} />
          {shot && anyToShow(shots.screenshots) ? (
            <>
              <div className="flex flex-wrap gap-2">
                <Switch
                  label={deviceWords.label}
                  name="device"
                  options={devices}
                  value={device}
                  words={deviceWords}
                />
                <Switch
                  label={words.variant.label}
                  name="variant"
                  options={variants}
                  value={variant}
                  words={words.variant}
                />
                <FoldToggle fold={fold} />
              </div>
              <ScreenshotView shots={shots} shot={shot} fold={fold} />
            </>
          ) : null}
        </div>
      </Section>
      <InboxLists line={shots.inbox} />
      <CheckGroups tab="screenshots" />
    </>
  )
}
