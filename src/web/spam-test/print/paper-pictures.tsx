import { devices } from '#contract/devices.ts'
import type { HeatMap, Screenshots } from '#contract/pictures.ts'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { sharePercent } from '../pictures/heat-figures.ts'
import { nameOf } from '../pictures/heat-layers.tsx'

const shownElements = 8

/** The upper part of the mail on each device. */
export function PaperPictures({ shots }: { shots: Screenshots }) {
  const { print, screenshots: words, device: names } = useWords().pictures
  const ready = devices.flatMap(
    (device) =>
      shots.screenshots.find(
        (shot) => shot.device === device && shot.variant === 'plain' && shot.url !== null,
      ) ?? [],
  )
  return (
    <section>
      <h2>{print.pictures}</h2>
      {ready.length === 0 ? <p>{shots.note ?? print.noPictures}</p> : null}
      <div className="paper-pictures">
        {ready.map(({ device, url }) => (
          <figure key={device}>
            <div className="paper-crop">
              <img
                src={url ?? ''}
                alt={words.alt({ subject: shots.inbox.subject, device, variant: words.variantText.plain })}
              />
            </div>
            <figcaption className="mt-1 text-13 text-faint">{names[device]}</figcaption>
          </figure>
        ))}
      </div>
      {ready.length > 0 && shots.renderer ? (
        <p className="mt-1 text-13 text-faint">{words.drawnIn({ renderer: shots.renderer })}.</p>
      ) : null}
    </section>
  )
}

/** Predicted attention as pictures and as the first rows of its table. */
export function PaperHeat({ heatMap }: { heatMap: HeatMap }) {
  const figures = useFigures()
  const { print, heat, device: names } = useWords().pictures
  const ready = heatMap.devices.filter(({ status, image_url }) => status === 'ready' && image_url !== null)
  if (ready.length === 0) return null
  return (
    <section>
      <h2>{print.attention}</h2>
      <p className="prose mb-2 text-13 text-faint">{heatMap.disclaimer}</p>
      <div className="paper-pictures">
        {ready.map(({ device, image_url, heat_url, elements }) => (
          <figure key={device}>
            <div className="paper-crop">
              <img src={image_url ?? ''} alt={heat.alt({ device })} />
              {heat_url ? (
                <img src={heat_url} alt="" className="heat-layer" style={{ opacity: 0.7 }} />
              ) : null}
            </div>
            <figcaption className="mt-1 text-13 text-faint">{names[device]}</figcaption>
            <ol className="mt-1 text-13">
              {elements.slice(0, shownElements).map((element) => (
                <li key={element.rank} className="flex justify-between gap-2">
                  <span className="min-w-0 truncate">{nameOf(element, heat)}</span>
                  <span className="whitespace-nowrap tabular-nums">
                    {sharePercent(element.share, figures)}
                  </span>
                </li>
              ))}
            </ol>
          </figure>
        ))}
      </div>
    </section>
  )
}
