import { type RefObject, useEffect, useRef, useState } from 'react'

type Fold = {
  /** Of the `details`. */
  ref: RefObject<HTMLDetailsElement | null>
  /** Whether it was opened once: what is in it stays when it is closed again. */
  opened: boolean
  /** For a click on its summary, which comes before the row opens: nothing flashes. */
  open: () => void
  /** For what opens it without a click: a link to it, search. */
  onToggle: (event: { currentTarget: { open: boolean } }) => void
}

/** A row whose inside is written when it is first opened. */
export function useFold(): Fold {
  const [opened, setOpened] = useState(false)
  const ref = useRef<HTMLDetailsElement>(null)
  // It may have been opened before the scripts were there.
  useEffect(() => {
    if (ref.current?.open) setOpened(true)
  }, [])
  const open = () => setOpened(true)
  return { ref, opened, open, onToggle: ({ currentTarget }) => currentTarget.open && open() }
}
