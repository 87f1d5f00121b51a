import { useEffect, useId } from 'react'
import { useBlocker } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { useWords } from '#web/words/words.ts'

/**
 * Nothing of a draft is kept: who would lose what was written is asked first, by this page where a link leads away, by the
 * browser where its window is closed. `wouldLose` is asked at that moment.
 */
export function AskBeforeLeaving({ wouldLose }: { wouldLose: () => boolean }) {
  const words = useWords().editor.leave
  const described = useId()
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
    <Modal role="alertdialog" name={words.title} describedBy={described} look="popup" close={reset}>
      <h2 className="text-20 font-bold tracking-[-0.01em]">{words.title}</h2>
      <p id={described} className="mt-2 text-14 text-soft">
        {words.text}
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button onClick={reset}>{words.stay}</Button>
        <Button look="danger" onClick={proceed}>
          {words.go}
        </Button>
      </div>
    </Modal>
  )
}
