import type { Screenshot, Screenshots } from '#contract/pictures.ts'
import { StatusIcon } from '#web/ui/status.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { FactList, type PictureFact } from './fact-list.tsx'

type Props = { shots: Screenshots; shot: Screenshot }

/** What the picture cannot say by itself: its size, what fits, what is clipped, how the dark came about. */
export function ScreenshotFacts({ shots, shot }: Props) {
  const { screenshots: words, px } = useWords().pictures
  const { facts } = words
  const { width, height, page_height, fold, dark, uncovered } = shot
  const list: PictureFact[] = [
    { label: facts.size, value: width && height ? facts.sizeOf({ width, height }) : facts.unknown },
    {
      label: facts.page,
      value: !page_height ? facts.unknown : (shot.cut ? facts.cut : facts.high)({ height: page_height }),
    },
    { label: facts.fold, value: fold ? px({ value: fold }) : facts.unknown },
    ...(shots.html_bytes === null
      ? []
      : [{ label: facts.html, value: <Clipping shots={shots} shot={shot} /> }]),
    ...(uncovered.length > 0
      ? [
          {
            label: facts.uncovered,
            value: facts.uncoveredOf({
              count: uncovered.length,
              characters: uncovered.slice(0, SHOWN).map(codeOf).join(', '),
              more: uncovered.length > SHOWN ? 'yes' : 'no',
            }),
          },
        ]
      : []),
  ]
  return (
    <>
      <Fit shot={shot} />
      {dark ? <p className="text-13 text-soft">{facts[dark]}</p> : null}
      <details className="text-14">
        <summary className="min-h-6 text-13 text-faint hover:text-ink">{facts.title}</summary>
        <FactList facts={list} />
      </details>
    </>
  )
}

/** So many characters are named; the server's own boxes would say nothing, so by their number in Unicode. */
const SHOWN = 5
const codeOf = (character: string) =>
  `${character} (U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')})`

/** Whether the mail fits the screen; a line of the same height while that is not known. */
function Fit({ shot: { overflow, status } }: Pick<Props, 'shot'>) {
  const { screenshots: words } = useWords().pictures
  if (overflow !== null && overflow > 0) {
    return (
      <p className="flex gap-2 rounded-md bg-warning-tint px-3 py-2.5">
        <StatusIcon status="warning" className="mt-0.5 size-4" />
        {words.overflow({ px: overflow })}
      </p>
    )
  }
  return (
    <p className="flex gap-2">
      <StatusIcon status={overflow === null ? 'no-data' : 'good'} className="mt-0.5 size-4" />
      {overflow !== null
        ? words.fits
        : status === 'failed' || status === 'disabled'
          ? words.fitNone
          : words.fitUnknown}
    </p>
  )
}

function Clipping({ shots, shot }: Props) {
  const { size } = useFigures()
  const { facts } = useWords().pictures.screenshots
  const { html_bytes, clip_bytes } = shots
  if (html_bytes === null) return null
  return (
    <span className="flex gap-2">
      <StatusIcon status={shot.clipped ? 'warning' : 'good'} className="mt-0.5 size-4" />
      <span>
        {(shot.clipped ? facts.clipped : facts.whole)({ size: size(html_bytes), limit: size(clip_bytes) })}
        {shot.clipped && shot.status === 'ready' && shot.height !== null
          ? ` ${clipPlace(shot, facts)}`
          : null}
      </span>
    </span>
  )
}

type FactWords = ReturnType<typeof useWords>['pictures']['screenshots']['facts']

/** Where it is clipped, which no line tells when the place lies below the picture or is not known. */
function clipPlace({ clip, height }: Screenshot, facts: FactWords): string {
  if (clip === null) return facts.clipUnknown
  return height !== null && clip >= height ? facts.clipBelow({ px: clip }) : facts.clipShown
}
