import { useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import { type Device, devices } from '#contract/devices.ts'

const narrow = '(width < 600px)'

const onChange = (tell: () => void) => {
  const query = matchMedia(narrow)
  query.addEventListener('change', tell)
  return () => query.removeEventListener('change', tell)
}

/**
 * The device whose picture is shown: the one that the address names, else the one that is most like the screen. Null
 * before scripts know that: both are written then, and the style sheet shows one of them (`onlyOn`).
 */
export function useShownDevice(): Device | null {
  const [query] = useSearchParams()
  const own = useSyncExternalStore<Device | null>(
    onChange,
    () => (matchMedia(narrow).matches ? 'mobile' : 'desktop'),
    () => null,
  )
  return devices.find((device) => device === query.get('device')) ?? own
}

/** Shows what belongs to a device on screens like it alone. */
export const onlyOn = (device: Device): string =>
  device === 'mobile' ? 'min-[600px]:hidden' : 'max-[600px]:hidden'
