import { useState } from 'react'
import { useSearchParams } from 'react-router'

/**
 * Counts what forms of this page have done, as `?done=` says. As a key it empties a form and closes a dialog once their
 * work is done. It stays when `DoneNotice` takes the word out of the address: a dialog that is opened meanwhile stays open.
 */
export function useTimesDone(): number {
  const [search] = useSearchParams()
  const done = search.get('done')
  const [seen, setSeen] = useState({ done, times: 0 })
  if (seen.done !== done) setSeen({ done, times: done === null ? seen.times : seen.times + 1 })
  return seen.times
}
