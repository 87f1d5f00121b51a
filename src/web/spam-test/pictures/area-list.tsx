import type { DeviceHeatMap, HeatMap } from '#contract/pictures.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { X } from '#web/ui/icons.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { areaShare, type ShareOf } from './area-shares.ts'
import { areaName } from './areas.ts'
import { type Box, shareInterval, sharePercent } from './heat-figures.ts'
import type { Areas } from './use-areas.ts'
import { closeMenu } from './view-menu.tsx'

/** Begins an area: the next drag over the picture draws it; from the keyboard it is there at once, to be moved. */
export function DrawArea({ areas, center }: { areas: Areas; center(): { x: number; y: number } }) {
  const { areas: words } = useWords().pictures.heat
  return (
    <button
      type="button"
      className="needs-scripts"
      disabled={areas.isFull}
      onClick={(event) => {
        closeMenu(event)
        // A press of a key counts no clicks.
        if (event.detail === 0) areas.addAt(center())
        else areas.draw(true)
      }}
    >
      {words.draw}
    </button>
  )
}

/** What to do while an area is drawn. */
export function Drawing({ areas }: { areas: Areas }) {
  const { areas: words } = useWords().pictures.heat
  return (
    <div className="area-tool screen-only" role="status">
      <p className="text-14">{words.drawing}</p>
      <Button size="small" onClick={() => areas.draw(false)}>
        {words.cancel}
      </Button>
    </div>
  )
}

type Props = { areas: Areas; map: DeviceHeatMap; errors: HeatMap['errors'] }

/** What each area draws of attention. */
export function AreaList({ areas, map, errors }: Props) {
  const { areas: words } = useWords().pictures.heat
  const { boxes, shareOf } = areas
  if (boxes.length === 0) return null
  return (
    <div className="screen-only">
      <h3 className="text-16 font-bold">{words.title}</h3>
      <p className="mb-2 text-13 text-faint">{words.note}</p>
      {shareOf === 'failed' ? <p role="alert">{words.failed}</p> : null}
      <ul aria-live="polite">
        {boxes.map((box, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: areas are known by their letter, which is their place
            key={index}
            className="area-row"
          >
            <b className="area-letter">{areaName(index)}</b>
            {typeof shareOf === 'function' ? (
              <Shares {...{ box, shareOf, map, errors }} />
            ) : (
              <span className="text-faint">{shareOf === 'failed' ? '–' : words.loading}</span>
            )}
            <IconButton label={words.remove({ name: areaName(index) })} onClick={() => areas.remove(index)}>
              <X aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
    </div>
  )
}

type ShareProps = Omit<Props, 'areas'> & { box: Box; shareOf: ShareOf }

function Shares({ box, shareOf, map, errors }: ShareProps) {
  const figures = useFigures()
  const { areas: words, elements } = useWords().pictures.heat
  const { share, low, high, ofFirstScreen } = areaShare(box, shareOf, map, errors)
  const interval = shareInterval(low, high, figures)
  return (
    <div className="min-w-0">
      <p>
        <span className="font-medium tabular-nums">
          {words.share({ share: sharePercent(share, figures) })}
        </span>{' '}
        {interval ? (
          <span className="text-13 text-faint">
            ({elements.interval({ low: interval[0], high: interval[1] })})
          </span>
        ) : null}
      </p>
      {ofFirstScreen === null ? null : (
        <p className="text-13 text-faint">
          {ofFirstScreen > 0
            ? words.firstScreen({ share: sharePercent(ofFirstScreen, figures) })
            : words.notFirstScreen}
        </p>
      )}
    </div>
  )
}
