import type { DeviceHeatMap } from '#contract/pictures.ts'
import type { Status } from '#contract/spam-test.ts'
import { Card } from '#web/ui/card.tsx'
import { StatusIcon } from '#web/ui/status.tsx'
import { type Figures, useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { FactList, type PictureFact } from './fact-list.tsx'
import { sharePercent } from './heat-figures.ts'

type Action = NonNullable<DeviceHeatMap['call_to_action']>

/** Whether the main button can be seen, read and hit on this device, and what draws attention away from it. */
export function CallToActionCard({ action, pictures }: { action: Action | null; pictures: number }) {
  const { action: words } = useWords().pictures.heat
  return (
    <Card className="p-5">
      <h3 className="mb-2 text-16 font-bold">{words.title}</h3>
      {action ? <ActionFacts action={action} /> : <p className="text-soft">{words.none({ pictures })}</p>}
    </Card>
  )
}

function ActionFacts({ action }: { action: Action }) {
  const figures = useFigures()
  const { action: words } = useWords().pictures.heat
  return (
    <>
      <FactList facts={factsOf(action, words, figures)} />
      <h4 className="mt-3 mb-1 text-13 text-faint">{words.advice}</h4>
      {action.advice.length === 0 ? (
        <p>{words.fine}</p>
      ) : (
        <ul className="prose flex list-disc flex-col gap-1 ps-5 marker:text-faint">
          {action.advice.map((advice) => (
            <li key={advice}>{advice}</li>
          ))}
        </ul>
      )}
    </>
  )
}

type ActionWords = ReturnType<typeof useWords>['pictures']['heat']['action']

function factsOf(action: Action, words: ActionWords, figures: Figures): PictureFact[] {
  const { rank, share, contrast, contrast_enough, outranked_by } = action
  const judged = (good: boolean | null, text: string) => (
    <Judged status={good === null ? 'no-data' : good ? 'good' : 'warning'}>{text}</Judged>
  )
  return [
    { label: words.text, value: <span className="font-medium">{action.text}</span> },
    {
      label: words.screen,
      value: judged(action.in_first_screen, action.in_first_screen ? words.yes : words.no),
    },
    {
      label: words.rank,
      value:
        rank === null || share === null
          ? words.noRank
          : words.rankOf({ rank, share: sharePercent(share, figures) }),
    },
    ...(outranked_by.length > 0
      ? [{ label: words.outranked, value: <Outranked texts={outranked_by} /> }]
      : []),
    {
      label: words.contrast,
      value:
        contrast === null
          ? judged(null, words.contrastUnknown)
          : judged(
              contrast_enough,
              words.contrastOf({ ratio: figures.number(contrast), enough: contrast_enough ? 'yes' : 'no' }),
            ),
    },
    {
      label: words.tap,
      value: judged(action.tap_size_enough, action.tap_size_enough ? words.tapEnough : words.tapSmall),
    },
  ]
}

function Outranked({ texts }: { texts: string[] }) {
  return (
    <ol>
      {texts.map((text) => (
        <li key={text} className="line-clamp-1" title={text}>
          {text}
        </li>
      ))}
    </ol>
  )
}

function Judged({ status, children }: { status: Status; children: string }) {
  const { status: words } = useWords()
  return (
    <span className="flex gap-2">
      <StatusIcon status={status} className="mt-0.5 size-4" />
      <span className="sr-only">{words[status]}: </span>
      {children}
    </span>
  )
}
