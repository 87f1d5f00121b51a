import type { Screenshot, Screenshots } from '#contract/pictures.ts'
import { size } from '../../words/figures.ts'
import { useWords } from '../../words/words.ts'
import { StatusIcon } from '../status.tsx'
import { FactList, type PictureFact } from './fact-list.tsx'

type Props = { shots: Screenshots; shot: Screenshot }

/** What the picture cannot say by itself: its size, what fits, what is clipped, how the dark came about. */
export function ScreenshotFacts({ shots, shot }: Props) {
  const { screenshots: words, px } = useWords().pictures
  const { facts } = words
  const { width, height, page_height, fold, dark } = shot
  const list: PictureFact[] = [
    ...(width && height ? [{ label: facts.size, value: facts.sizeOf(width, height) }] : []),
    ...(page_height
      ? [{ label: facts.page, value: shot.cut ? facts.cut(page_height) : facts.high(page_height) }]
      : []),
    ...(fold ? [{ label: facts.fold, value: px(fold) }] : []),
    ...(shots.html_bytes === null ? [] : [{ label: facts.html, value: <Clipping shots={shots} /> }]),
    ...(dark ? [{ label: facts.dark, value: facts[dark] }] : []),
  ]
  return (
    <>
      {shot.overflow === null ? null : shot.overflow > 0 ? (
        <p className="flex gap-2 rounded-md bg-warning-tint px-3 py-2.5">
          <StatusIcon status="warning" className="mt-0.5 size-4" />
          {words.overflow(shot.overflow)}
        </p>
      ) : (
        <p className="flex gap-2">
          <StatusIcon status="good" className="mt-0.5 size-4" />
          {words.fits}
        </p>
      )}
      <FactList facts={list} />
    </>
  )
}

function Clipping({ shots }: { shots: Screenshots }) {
  const { facts } = useWords().pictures.screenshots
  const { html_bytes, clip_bytes } = shots
  if (html_bytes === null) return null
  const clipped = html_bytes > clip_bytes
  return (
    <span className="flex gap-2">
      <StatusIcon status={clipped ? 'warning' : 'good'} className="mt-0.5 size-4" />
      {(clipped ? facts.clipped : facts.whole)(size(html_bytes), size(clip_bytes))}
    </span>
  )
}
