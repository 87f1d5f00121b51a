import type { ReactNode } from 'react'
import type { Device, Variant } from '#contract/devices.ts'
import { Switch } from '#web/ui/switch.tsx'
import { useWords } from '#web/words/words.ts'
import { AttentionToggle } from './attention-toggle.tsx'
import { DeviceSwitch } from './device-switch.tsx'

type Props = {
  /** Null: the one that is most like the screen. */
  device: Device | null
  /** Which version is shown, of those that exist; without it none can be chosen. */
  versions?: { shown: Variant; all: readonly Variant[] }
  /** What is rarely chosen. */
  menu: ReactNode
}

/** What the picture shows, in one row: the device, the version, the heat map, and a menu. Phones have the version in the menu. */
export function PictureBar({ device, versions, menu }: Props) {
  const { screenshots: words } = useWords().pictures
  return (
    <div className="picture-bar screen-only">
      <DeviceSwitch device={device} />
      {versions ? (
        <div className="picture-versions">
          <Switch
            label={words.variant.label}
            name="variant"
            // Both ways of drawing dark are one choice, whose other half is in the menu.
            options={versions.all.filter((each) => each !== 'dark-full')}
            value={versions.shown === 'dark-full' ? 'dark' : versions.shown}
            words={words.variant}
          />
        </div>
      ) : null}
      <div className="picture-tools">
        <AttentionToggle device={device} />
        {menu}
      </div>
    </div>
  )
}
