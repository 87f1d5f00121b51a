import { useWords } from '../words/words.ts'
import { Steps } from './steps.tsx'

export function HowItWorks() {
  const { how } = useWords().home
  return <Steps id="how-it-works" title={how.title} items={how.steps} />
}
