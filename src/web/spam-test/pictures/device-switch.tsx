import { Link, useSearchParams } from 'react-router'
import { type Device, devices } from '#contract/devices.ts'
import { useWords } from '#web/words/words.ts'

/** The devices as links. Which one comes first depends on the screen, so the address names each of them. */
export function DeviceSwitch({ device }: { device: Device | null }) {
  const { device: words } = useWords().pictures
  const [query] = useSearchParams()
  const choosing = (each: Device) => {
    const next = new URLSearchParams(query)
    next.set('device', each)
    return `?${next}`
  }
  return (
    <nav aria-label={words.label} className="switch">
      {devices.map((each) => (
        <Link
          key={each}
          to={choosing(each)}
          aria-current={each === device ? 'true' : undefined}
          data-first={device === null ? each : undefined}
          preventScrollReset
          replace
          className="switch-option"
        >
          {words[each]}
        </Link>
      ))}
    </nav>
  )
}
