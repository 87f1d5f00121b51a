import { Steps } from '#web/ui/steps.tsx'
import { useWords } from '#web/words/words.ts'

export function HowItWorks() {
  const { how } = useWords().home
  return <Steps id="how-it-works" title={how.title} items={how.steps} />
}
