import { useSearchParams } from 'react-router'
import { type Device, devices, variants as everyVariant } from '#contract/devices.ts'
import type { HeatMap } from '#contract/pictures.ts'
import type { UsedUp } from '#web/billing/quota/quota.ts'
import { Section } from '#web/ui/card.tsx'
import { chosen } from '#web/ui/choices.ts'
import { useWords } from '#web/words/words.ts'
import { useReport } from '../report.ts'
import { Attention } from './attention.tsx'
import { cropped } from './cropped.ts'
import { DrawAgain } from './draw-again.tsx'
import { PartNotice } from './part-notice.tsx'
import { PictureBar } from './picture-bar.tsx'
import { PictureStrip } from './picture-strip.tsx'
import type { PinnedShots } from './pins.ts'
import { ScreenshotView } from './screenshot-view.tsx'
import { onlyOn, useShownDevice } from './shown-device.ts'
import { folds, widths } from './view-choices.ts'
import { ViewMenu } from './view-menu.tsx'

type Props = { shots: PinnedShots; heatMap: HeatMap | null; spent: UsedUp | null }

/** Without any picture, made or to come, the notice says it once for all. */
const anyToShow = (shots: { status: string }[]) =>
  shots.some(({ status }) => status === 'ready' || status === 'pending')

/** The mail as three devices show it, and where in it readers are predicted to look. */
export function DrawnMail({ shots, heatMap, spent }: Props) {
  const { id, owner } = useReport()
  const { screenshots: words, part } = useWords().pictures
  // The same line before and after, so that nothing moves when the last picture is there.
  const note =
    shots.status === 'pending' && !shots.again
      ? part.pending
      : shots.renderer
        ? words.drawnIn({ renderer: shots.renderer })
        : undefined
  return (
    <Section id="picture" title={words.title} note={note}>
      <div className="flex flex-col gap-4">
        <PartNotice status={shots.status} note={shots.note} drawable={owner ? id : null} spent={spent} />
        <DrawAgain again={shots.again} id={owner ? id : null} />
        {anyToShow(shots.screenshots) ? <Shown shots={shots} heatMap={heatMap} /> : null}
      </div>
    </Section>
  )
}

function Shown({ shots, heatMap }: Omit<Props, 'spent'>) {
  const [query] = useSearchParams()
  const own = useShownDevice()
  const device = heatMap ? (own ?? devices[0]!) : own
  const shown: Device[] = device ? [device] : ['desktop', 'mobile']
  // Not every variant is drawn on every device, nor was it of older mails.
  const variants = everyVariant.filter((variant) =>
    shots.screenshots.some((each) => each.device === shown[0] && each.variant === variant),
  )
  const variant = chosen(query, 'variant', variants)
  const fold = chosen(query, 'fold', folds)
  const width = chosen(query, 'width', widths)
  const pictures = shots.screenshots.filter((shot) => shown.includes(shot.device) && shot.variant === variant)
  const wide = pictures.find((shot) => cropped(shot, shots.pins))
  return (
    <>
      {heatMap && variant === 'plain' && device ? (
        <Attention shots={shots} heatMap={heatMap} device={device} whole={width === 'window'} />
      ) : (
        <>
          <PictureBar
            device={device}
            versions={{ shown: variant, all: variants }}
            menu={
              <ViewMenu
                variant={variant}
                variants={variants}
                wide={wide ? (device ? '' : onlyOn(wide.device)) : null}
              />
            }
          />
          {pictures.map((shot) => (
            <div key={shot.device} className={device ? undefined : onlyOn(shot.device)}>
              <ScreenshotView shots={shots} shot={shot} fold={fold} whole={width === 'window'} />
            </div>
          ))}
        </>
      )}
      <PictureStrip screenshots={shots.screenshots} device={device} variant={variant} />
    </>
  )
}
