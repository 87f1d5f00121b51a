import type { Screenshot } from '#contract/pictures.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Download, Maximize2 } from '#web/ui/icons.tsx'
import { useWords } from '#web/words/words.ts'
import { behind, cropped } from './cropped.ts'
import { DeviceFrame, EmptyScreen } from './device-frame.tsx'
import { MailFoot, MailHead } from './mail-lines.tsx'
import { PageLine } from './page-line.tsx'
import { pictureName } from './picture-name.ts'
import { PinAreas, PinMargin } from './pin-layer.tsx'
import type { PinnedShots } from './pins.ts'
import { ScreenshotFacts } from './screenshot-facts.tsx'
import type { Fold } from './view-choices.ts'

/** `whole`: with what the window leaves free beside the mail. */
type Props = { shots: PinnedShots; shot: Screenshot; fold: Fold; whole: boolean }

/** One picture in its device, and what is to be known about it. */
export function ScreenshotView({ shots, shot, fold, whole }: Props) {
  const { screenshots: words, part } = useWords().pictures
  const ready = shot.status === 'ready' && shot.url !== null
  return (
    <div className="picture-layout">
      <DeviceFrame
        device={shot.device}
        label={words.scroll({ device: shot.device })}
        head={<MailHead shots={shots} device={shot.device} />}
        foot={<MailFoot shots={shots} device={shot.device} />}
        dark={shot.variant === 'dark' || shot.variant === 'dark-full'}
      >
        {ready ? (
          <Picture shots={shots} shot={shot} fold={fold} whole={whole} />
        ) : (
          <EmptyScreen busy={shot.status === 'pending' && shot.failure === null}>
            {shot.failure ?? (shot.status === 'pending' ? part.waiting : part.noPicture)}
          </EmptyScreen>
        )}
      </DeviceFrame>
      <Card className="flex flex-col gap-4 self-start p-5">
        <h3 className="sr-only">{words.facts.title}</h3>
        <ScreenshotFacts shots={shots} shot={shot} />
        {ready ? <Actions shots={shots} shot={shot} /> : <div className="h-9" />}
      </Card>
    </div>
  )
}

function Picture({ shots, shot, fold, whole }: Props) {
  const { screenshots: words, fold: foldWord } = useWords().pictures
  const { url, width, height } = shot
  if (!url) return null
  // The measures come once every picture is drawn; until then there is nothing to place lines by.
  const at = (y: number | null) => (y === null || !height || y >= height ? null : (y / height) * 100)
  const foldAt = fold === 'on' ? at(shot.fold) : null
  const clipAt = at(shot.clip)
  const crop = whole ? null : cropped(shot, shots.pins)
  // Without images everything is somewhere else.
  const picture = width && height && shot.variant !== 'images-off' ? { width, height } : null
  return (
    <div className="picture has-pins">
      <div className="picture-crop">
        <div className="picture-whole" style={crop && width ? behind(crop, width) : undefined}>
          <img
            src={url}
            width={width ?? undefined}
            height={height ?? undefined}
            // The one that this screen does not show is not loaded.
            loading="lazy"
            alt={words.alt({
              subject: shots.inbox.subject,
              device: shot.device,
              variant: words.variantText[shot.variant],
            })}
          />
          {picture ? <PinAreas pins={shots.pins} device={shot.device} picture={picture} /> : null}
        </div>
      </div>
      {picture ? (
        <PinMargin
          pins={shots.pins}
          device={shot.device}
          picture={picture}
          shown={crop?.width ?? picture.width}
        />
      ) : null}
      {foldAt === null ? null : (
        <PageLine at={foldAt} kind="fold">
          {foldWord}
        </PageLine>
      )}
      {clipAt === null ? null : (
        <PageLine at={clipAt} kind="clip">
          {words.clip}
        </PageLine>
      )}
    </div>
  )
}

function Actions({ shots, shot }: Omit<Props, 'fold' | 'whole'>) {
  const { fullSize, download } = useWords().pictures
  return (
    <div className="flex flex-wrap gap-2">
      <a href={shot.url ?? ''} target="_blank" rel="noreferrer" className={buttonClass('plain')}>
        <Maximize2 aria-hidden="true" />
        {fullSize}
      </a>
      <a
        href={shot.url ?? ''}
        download={pictureName(shots.inbox.subject, shot.device, shot.variant)}
        className={buttonClass('plain')}
      >
        <Download aria-hidden="true" />
        {download}
      </a>
    </div>
  )
}
