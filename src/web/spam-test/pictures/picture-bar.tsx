import type { Device, Variant } from '#contract/devices.ts'
import { Switch } from '#web/ui/switch.tsx'
import { useWords } from '#web/words/words.ts'
import { AttentionToggle } from './attention-toggle.tsx'
import { DeviceSwitch } from './device-switch.tsx'
import { ViewMenu } from './view-menu.tsx'

type Props = {
  /** Null: the one that is most like the screen. */
  device: Device | null
  variant: Variant
  /** Those drawn on the device. */
  variants: readonly Variant[]
  /** Class names of what leads to the whole window; null where the mail fills it anyway. */
  wide: string | null
}

/** What the picture shows, in one row: the device, the version, the heat map, and a menu of what is rarely chosen. */
export function PictureBar({ device, variant, variants, wide }: Props) {
  const { screenshots: words } = useWords().pictures
  // Both ways of drawing dark are one choice, whose other half is in the menu.
  const options = variants.filter((each) => each !== 'dark-full')
  const inverted = variants.includes('dark-full') && variant.startsWith('dark')
  return (
    <div className="picture-bar">
      <DeviceSwitch device={device} />
      <Switch
        label={words.variant.label}
        name="variant"
        options={options}
        value={variant === 'dark-full' ? 'dark' : variant}
        words={words.variant}
      />
      <div className="picture-tools">
        <AttentionToggle device={device} />
        <ViewMenu inverted={inverted ? variant === 'dark-full' : null} variants={variants} wide={wide} />
      </div>
    </div>
  )
}
