import type { CallToAction, HeatMap } from './types.ts'

type Device = HeatMap['device']

/** What to change about the main button. */
export type ActionAdvice =
  /** It is below the first screen. */
  | { code: 'move_up'; facts: { device: Device } }
  /** Contrast ratios as in WCAG 2.2, 1.4.3. */
  | { code: 'contrast'; facts: { found: number; enough: number } }
  /** As drawn, in whole px; `wanted` for both. */
  | { code: 'size'; facts: { wanted: number; width: number; height: number; device: Device } }
  /** How many elements draw more attention, and the one that draws most. */
  | { code: 'stand_out'; facts: { ahead: number; strongest: string } }

/** Empty when nothing is to be done. */
export function actionAdvice({ callToAction: action, device }: HeatMapFacts): ActionAdvice[] {
  if (!action) return []
  const advice: ActionAdvice[] = []
  if (!action.inFirstScreen) advice.push({ code: 'move_up', facts: { device } })
  if (action.contrast !== null && action.contrast < enoughContrast)
    advice.push({ code: 'contrast', facts: { found: action.contrast, enough: enoughContrast } })
  if (!action.tapSizeEnough) {
    const { width, height } = action.box
    const wanted = device === 'mobile' ? 44 : 24
    const drawn = { width: Math.round(width), height: Math.round(height) }
    advice.push({ code: 'size', facts: { wanted, ...drawn, device } })
  }
  const [strongest] = action.outrankedBy
  if (strongest && action.rank !== null && action.rank > fewAhead)
    advice.push({
      code: 'stand_out',
      facts: { ahead: action.rank - 1, strongest: shortened(strongest) },
    })
  return advice
}

type HeatMapFacts = Pick<HeatMap, 'device'> & { callToAction: CallToAction | null }

const enoughContrast = 4.5
/** A headline and a picture ahead of the button are as it should be. */
const fewAhead = 3

const shortened = (text: string) => (text.length > 40 ? `${text.slice(0, 39).trimEnd()}…` : text)
