import { useFigures } from '#web/words/figures.ts'

/** What rounds to nothing has no direction. */
export const isSeen = (by: number): boolean => Math.abs(by) >= 0.05

type Props = {
  by: number
  /** More is better and less is worse; without it neither is. */
  isJudged?: boolean
}

/** A difference with its sign. */
export function Moved({ by, isJudged }: Props) {
  const { signed } = useFigures()
  const shown = isSeen(by) ? by : 0
  const tone = !isJudged || shown === 0 ? '' : shown > 0 ? 'text-good' : 'text-bad'
  return <span className={`whitespace-nowrap font-medium ${tone}`}>{signed(shown)}</span>
}
