import type { DeviceHeatMap } from '#contract/pictures.ts'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { sharePercent } from './heat-figures.ts'
import { PageLine } from './page-line.tsx'

/** A line where each screen ends, with the shares of the screens above and below it. */
export function HeatScreens({ map }: { map: DeviceHeatMap }) {
  const figures = useFigures()
  const { heat: words, fold } = useWords().pictures
  const { screenfuls, height } = map
  if (!height) return null
  const at = (px: number) => (px / height) * 100
  // Maps that were made before screens had shares know where the first one ends.
  if (screenfuls.length === 0)
    return map.fold !== null && map.fold < height ? (
      <PageLine at={at(map.fold)} kind="fold">
        {fold}
      </PageLine>
    ) : null
  const said = (index: number) =>
    words.screens.mark({ screen: index + 1, share: sharePercent(screenfuls[index]!.share, figures) })
  return screenfuls.slice(1).map(({ top }, index) => (
    <div key={top}>
      {index === 0 ? (
        <PageLine at={at(top)} kind="fold">
          {said(0)}
        </PageLine>
      ) : null}
      <PageLine at={at(top)} kind="screen">
        {said(index + 1)}
      </PageLine>
    </div>
  ))
}
