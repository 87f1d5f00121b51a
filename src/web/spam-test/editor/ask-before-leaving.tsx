import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { Answers, Question } from '#web/ui/ask-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/words/words.ts'

/**
 * Nothing of a draft is kept: who would lose what was written is asked first, by this page where a link leads away, by the
 * browser where its window is closed. `wouldLose` is asked at that moment.
 */
export function AskBeforeLeaving({ wouldLose }: { wouldLose: () => boolean }) {
  const words = useWords().editor.leave
  const { state, reset, proceed } = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && wouldLose(),
  )
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (wouldLose()) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [wouldLose])
  if (state !== 'blocked') return null
  return (
    <Question title={words.title} text={words.text} close={reset}>
      <Answers>
        <Button onClick={reset}>{words.stay}</Button>
        <Button look="danger" onClick={proceed}>
          {words.go}
        </Button>
      </Answers>
    </Question>
  )
}
