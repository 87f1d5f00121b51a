import { mainAction } from '@postproof/attention/actions'
import { type Finding, good, warning } from '@postproof/engine/finding'
import { plain } from '@postproof/engine/plain-message'
import type { Device, Rectangle, RenderedBox } from '@postproof/engine/world'
import { notApplicable } from '../content/no-data.ts'
import { areaOf, isText, soundBoxes, typicalSize, wholePx } from './boxes.ts'
import { type Drawn, drawn, notDrawn } from './pictures.ts'
import type { AttentionFacts } from './types.ts'
import { defineRenderingCheck } from './types.ts'
import { scaleOf } from './width.ts'

const id = 'fold'

/** A text this large, and that much larger than the others, heads the mail whatever its element. */
const HEADLINE = 20
const LARGER = 1.25
/** A picture with words (alt) and this area, e.g. 300 by 100 px, is a headline drawn as a picture. */
const HERO = 30_000

type Screen = {
  device: Device
  fold: number
  action: { text: string; box: Rectangle; kind: RenderedBox['kind'] } | null
  actionSeen: boolean
  headline: RenderedBox | null
  /** Percent of the predicted attention on elements that falls above the fold; null without a heat map. */
  attention: number | null
}

/** Whether the first screen, on a phone and on a desktop, shows what the mail is about. */
export const check = defineRenderingCheck({
  id,
  group: 'rendering',
  points: 2,
  topic: 'phone',
  decidedBy: 'html',
  refs: [
    {
      label: 'NN/g: Scrolling and attention',
      url: 'https://www.nngroup.com/articles/scrolling-and-attention/',
    },
  ],
  run({ message, rendering, heatMaps }) {
    if (!message.html) return notApplicable(id, 'no-html')
    const phone = drawn(rendering, 'mobile', 'plain')
    if (!phone) return notDrawn(id, rendering, 'mobile', 'plain')
    const desktop = drawn(rendering, 'desktop', 'plain')
    const screens = [phone, ...(desktop ? [desktop] : [])].map((picture) =>
      firstScreen(picture, heatMaps[picture.device]),
    )
    return screens.some(({ action }) => action) ? judge(screens) : notApplicable(id, 'no-button')
  },
})

function judge(screens: Screen[]): Finding {
  const below = screens.filter(({ actionSeen, headline }) => !actionSeen && !headline)
  const main = screens.find(({ action }) => action)!.action!
  const headline = screens.find(({ headline }) => headline)?.headline ?? null
  const facts = {
    action: main.text.slice(0, 80),
    action_kind: main.kind,
    action_in_first_screen: screens.filter(({ actionSeen }) => actionSeen).map(({ device }) => device),
    headline: headline?.text.slice(0, 80) ?? null,
    headline_is_picture: headline?.kind === 'picture',
    below_on: below.map(({ device }) => device),
    screens: screens.map(({ device, fold, action, attention }) => ({
      device,
      fold: wholePx(fold),
      action_at: action && wholePx(action.box.y),
      attention_above_fold: attention,
    })),
  }
  if (below.length > 0) return warning(id, 'below', facts, evidenceOf(below))
  return good(id, screens.every(({ actionSeen }) => actionSeen) ? 'action' : 'headline', facts)
}

const evidenceOf = (below: Screen[]) =>
  below.flatMap(({ device, action, fold }) =>
    action
      ? [
          {
            label: { code: 'evidence.on' as const, facts: { device } },
            value: {
              code: 'evidence.action-at' as const,
              facts: {
                action: action.text.slice(0, 100) || plain('evidence.a-picture'),
                top: wholePx(action.box.y),
                fold: wholePx(fold),
              },
            },
          },
        ]
      : [],
  )

function firstScreen(picture: Drawn, heatMap: AttentionFacts | undefined): Screen {
  const { device, layout } = picture
  const boxes = soundBoxes(layout)
  // A phone that shrinks a wide mail shows more of it.
  const scale = device === 'desktop' ? 1 : scaleOf(layout)
  const fold = scale > 0 ? layout.viewport.height / scale : layout.viewport.height
  const found = heatMap ? heatMap.callToAction : mainAction(boxes, fold)
  const action = found && { text: found.text, box: found.box, kind: kindOf(found, boxes) }
  return {
    device,
    fold,
    action,
    actionSeen: action !== null && isInside(action.box, fold),
    headline: headlinesOf(boxes).find(({ box }) => isInside(box, fold)) ?? null,
    attention: heatMap ? attentionAbove(heatMap, fold) : null,
  }
}

/** What the action is in the layout: the heat map does not tell. */
function kindOf(action: { box: Rectangle }, boxes: RenderedBox[]): RenderedBox['kind'] {
  const { x, y } = action.box
  const same = boxes.filter(({ box, href }) => href !== null && box.x === x && box.y === y)
  return same.some(({ kind }) => kind === 'button') ? 'button' : (same[0]?.kind ?? 'button')
}

function headlinesOf(boxes: RenderedBox[]): RenderedBox[] {
  const usual = typicalSize(boxes.filter(isText))
  return boxes.filter((box) => {
    if (!/\p{L}{2}/u.test(box.text)) return false
    if (box.kind === 'picture') return areaOf(box) >= HERO
    return box.kind === 'heading' || (box.fontSize >= HEADLINE && box.fontSize >= LARGER * usual)
  })
}

/** The percentage of the attention on all elements of the map that falls above the fold; null without any. */
function attentionAbove({ elements }: AttentionFacts, fold: number): number | null {
  let above = 0
  let all = 0
  for (const { share, box } of elements) {
    if (!(share > 0 && share <= 1)) continue
    all += share
    if (isInside(box, fold)) above += share
  }
  return all > 0 ? Math.round((100 * above) / all) : null
}

const isInside = ({ y, height }: Rectangle, fold: number): boolean => y + height / 2 <= fold
