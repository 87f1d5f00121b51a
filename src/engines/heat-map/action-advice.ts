import type { Language } from '#engines/language.ts'
import { actionWords } from './action-words.ts'
import type { CallToAction, HeatMap } from './types.ts'

/** What to change about the main button, in sentences; empty when nothing is to be done. */
export function actionAdvice(
  { callToAction: action, device }: HeatMapFacts,
  language: Language = 'en',
): string[] {
  if (!action) return []
  const words = actionWords[language]
  const advice: string[] = []
  if (!action.inFirstScreen) advice.push(words.moveUp(device))
  if (action.contrast !== null && action.contrast < enoughContrast)
    advice.push(words.contrast(action.contrast, enoughContrast))
  if (!action.tapSizeEnough) {
    const { width, height } = action.box
    const wanted = device === 'mobile' ? 44 : 24
    advice.push(words.size(wanted, Math.round(width), Math.round(height), device))
  }
  const [strongest] = action.outrankedBy
  if (strongest && action.rank !== null && action.rank > fewAhead)
    advice.push(words.standOut(action.rank - 1, shortened(strongest)))
  return advice
}

type HeatMapFacts = Pick<HeatMap, 'device'> & { callToAction: CallToAction | null }

const enoughContrast = 4.5
/** A headline and a picture ahead of the button are as it should be. */
const fewAhead = 3

const shortened = (text: string) => (text.length > 40 ? `${text.slice(0, 39).trimEnd()}…` : text)
