import { type EffectCallback, useEffect, useEffectEvent } from 'react'
import { type Location, useLocation } from 'react-router'

/** Runs when the page is shown and after each navigation, the one to the same address too; what it returns ends it. */
export function useAfterNavigation(act: (location: Location) => ReturnType<EffectCallback>): void {
  const location = useLocation()
  const run = useEffectEvent(act)
  useEffect(() => run(location), [location])
}
