import { useEffect, useRef } from 'react'

/** Tells with a form which time zone the browser is in; without scripts nothing is told. */
export function BrowserZone() {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (field.current) field.current.value = Intl.DateTimeFormat().resolvedOptions().timeZone
  }, [])
  return <input ref={field} type="hidden" name="timezone" />
}
