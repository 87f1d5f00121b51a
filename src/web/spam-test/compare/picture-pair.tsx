import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { Device } from '#contract/devices.ts'
import { devices, variants } from '#contract/devices.ts'
import type { Screenshot } from '#contract/pictures.ts'
import { Section } from '#web/ui/card.tsx'
import { chosen } from '#web/ui/choices.ts'
import { Switch } from '#web/ui/switch.tsx'
import { useWords } from '#web/words/words.ts'
import { DeviceFrame, EmptyScreen } from '../pictures/device-frame.tsx'
import { HeatScale } from '../pictures/heat-legend.tsx'
import type { HeatImage } from './common-heat.ts'
import { PictureSplit } from './picture-split.tsx'
import { type Cells, type CommonHeat, useCommonHeat } from './use-common-heat.ts'

export type Side = {
  /** Some of its pictures or maps are still being made. */
  isPending: boolean
  subject: string
  sender: string
  /** Of the device that is shown. */
  shots: Screenshot[]
  heat: Cells | undefined
}

const views = ['slider', 'beside'] as const
const layers = [...variants, 'heat'] as const

type Props = { device: Device; before: Side; after: Side }

/** Both mails on one device: over each other with a divider, or beside each other, as drawn or with their heat. */
export function PicturePair({ device, before, after }: Props) {
  const { compare, pictures } = useWords()
  const { pictures: words } = compare
  const [query] = useSearchParams()
  const drawn = layers.filter(
    (layer) =>
      layer === 'heat' || [before, after].some(({ shots }) => shots.some(({ variant }) => variant === layer)),
  )
  const view = chosen(query, 'view', views)
  const layer = chosen(query, 'layer', drawn)
  const heat = useCommonHeat(layer === 'heat', before.heat, after.heat)
  const variant = layer === 'heat' ? 'plain' : layer
  const layerWords = { ...pictures.screenshots.variant, heat: words.heat }
  const shown = (side: Side, name: string, at: 0 | 1) => (
    <Version
      shot={side.shots.find((each) => each.variant === variant)}
      alt={`${name}: ${pictures.screenshots.alt({ subject: side.subject, device, variant: pictures.screenshots.variantText[variant] })}`}
      heat={Array.isArray(heat) ? heat[at] : null}
    />
  )
  const versions = [shown(before, compare.older, 0), shown(after, compare.newer, 1)] as const
  const frame = (inside: React.ReactNode) => (
    <DeviceFrame
      device={device}
      label={words.scroll({ device })}
      head={after}
      dark={variant === 'dark' || variant === 'dark-full'}
    >
      {inside}
    </DeviceFrame>
  )
  return (
    <Section title={words.title} note={before.isPending || after.isPending ? words.pending : undefined}>
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap gap-2">
          <Switch
            label={pictures.device.label}
            name="device"
            options={devices}
            value={device}
            words={pictures.device}
          />
          <Switch label={words.layer} name="layer" options={drawn} value={layer} words={layerWords} />
          <Switch label={words.view.label} name="view" options={views} value={view} words={words.view} />
        </div>
        {layer === 'heat' ? <HeatNote heat={heat} /> : null}
        {view === 'slider' ? (
          <PictureSplit key={device} frame={frame} before={versions[0]} after={versions[1]} />
        ) : (
          frame(
            <div className="beside">
              <Column title={compare.older}>{versions[0]}</Column>
              <Column title={compare.newer}>{versions[1]}</Column>
            </div>,
          )
        )}
      </div>
    </Section>
  )
}

const Column = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <div className="min-w-0">
    <h3 className="beside-title">{title}</h3>
    {children}
  </div>
)

function HeatNote({ heat }: { heat: CommonHeat }) {
  const { pictures: words } = useWords().compare
  if (heat === 'failed') return <p role="alert">{words.heatFailed}</p>
  if (heat === 'none') return <p className="text-soft">{words.heatOld}</p>
  return (
    <div className="grid gap-x-6 gap-y-2 md:grid-cols-[minmax(0,1fr)_320px]">
      <p className="text-soft">{words.scale}</p>
      <HeatScale />
      <noscript>
        <p className="text-soft">{words.heatScripts}</p>
      </noscript>
    </div>
  )
}

type VersionProps = { shot: Screenshot | undefined; alt: string; heat: HeatImage | null }

function Version({ shot, alt, heat }: VersionProps) {
  const { part } = useWords().pictures
  if (!shot?.url || shot.status !== 'ready') {
    const isComing = shot?.status === 'pending' && shot.failure === null
    return (
      <EmptyScreen busy={isComing}>{shot?.failure ?? (isComing ? part.waiting : part.noPicture)}</EmptyScreen>
    )
  }
  return (
    <div className="picture">
      <img src={shot.url} width={shot.width ?? undefined} height={shot.height ?? undefined} alt={alt} />
      {heat ? <Heat image={heat} /> : null}
    </div>
  )
}

/** One pixel a cell; the browser makes it as large as the picture, with soft steps. */
function Heat({ image }: { image: HeatImage }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const { width, height, rgba } = image
    canvas.current?.getContext('2d')?.putImageData(new ImageData(rgba, width, height), 0, 0)
  }, [image])
  return (
    <div aria-hidden="true" className="heat-layer">
      <canvas ref={canvas} width={image.width} height={image.height} className="size-full" />
    </div>
  )
}
