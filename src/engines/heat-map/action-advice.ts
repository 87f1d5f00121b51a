import type { CallToAction, HeatMap } from './types.ts'

/** What to change about the main button, in sentences; empty when nothing is to be done. */
export function actionAdvice({ callToAction: action, device }: HeatMapFacts): string[] {
  if (!action) return []
  const advice: string[] = []
  if (!action.inFirstScreen) {
    advice.push(`Move it up, or repeat it near the top: on ${screens[device]} readers must scroll to see it.`)
  }
  if (action.contrast !== null && action.contrast < enoughContrast) {
    advice.push(
      `Raise the contrast of its text from ${action.contrast.toFixed(1)}:1 to at least ${enoughContrast}:1 (WCAG 2.2, 1.4.3).`,
    )
  }
  if (!action.tapSizeEnough) {
    const { width, height } = action.box
    const wanted = device === 'mobile' ? 44 : 24
    advice.push(
      `Make it at least ${wanted} px wide and high; it is ${Math.round(width)} by ${Math.round(height)} px, hard to hit${device === 'mobile' ? ' with a thumb' : ''}.`,
    )
  }
  const [strongest] = action.outrankedBy
  if (strongest && action.rank !== null && action.rank > fewAhead) {
    advice.push(
      `Let it stand out more: ${action.rank - 1} other elements are predicted to draw more attention, first “${shortened(strongest)}”.`,
    )
  }
  return advice
}

type HeatMapFacts = Pick<HeatMap, 'device'> & { callToAction: CallToAction | null }

const enoughContrast = 4.5
/** A headline and a picture ahead of the button are as it should be. */
const fewAhead = 3
const screens = { desktop: 'a desktop', tablet: 'a tablet', mobile: 'a phone' }

const shortened = (text: string) => (text.length > 40 ? `${text.slice(0, 39).trimEnd()}…` : text)
