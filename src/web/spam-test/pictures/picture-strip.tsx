import { Link, useSearchParams } from 'react-router'
import type { Device, Variant } from '#contract/devices.ts'
import type { Screenshot } from '#contract/pictures.ts'
import { paths } from '#web/shell/paths.ts'
import { scrollIntoBox } from '#web/ui/scroll-into-box.ts'
import { useWords } from '#web/words/words.ts'
import { useReport } from '../report.ts'
import { smallOf } from './picture-name.ts'

type Props = {
  screenshots: readonly Screenshot[]
  /** What the large picture shows; null: the device that is most like the screen. */
  device: Device | null
  variant: Variant
}

/** All pictures of the mail, small and side by side; each leads to itself in the large one. */
export function PictureStrip({ screenshots, device, variant }: Props) {
  const { screenshots: words } = useWords().pictures
  const { id } = useReport()
  return (
    <nav aria-label={words.strip.label} className="screen-only flex flex-col gap-2">
      <ul className="picture-strip">
        {screenshots.map((shot) => (
          <li key={`${shot.device}-${shot.variant}`}>
            <Thumbnail shot={shot} isShown={shot.device === device && shot.variant === variant} />
          </li>
        ))}
      </ul>
      <Link to={paths.report(id, 'clients')} className="link inline-flex min-h-6 self-start text-13">
        {words.strip.clients}
      </Link>
    </nav>
  )
}

function Thumbnail({ shot, isShown }: { shot: Screenshot; isShown: boolean }) {
  const { screenshots: words, device: devices, part } = useWords().pictures
  const [query] = useSearchParams()
  const to = new URLSearchParams(query)
  to.delete('attention')
  to.delete('variant')
  to.set('device', shot.device)
  if (shot.variant !== 'plain') to.set('variant', shot.variant)
  const isReady = shot.status === 'ready' && shot.url !== null
  return (
    <Link
      to={`?${to}`}
      preventScrollReset
      replace
      ref={isShown ? show : undefined}
      aria-current={isShown ? 'true' : undefined}
      className="picture-thumb"
    >
      <span className="picture-thumb-screen" data-device={shot.device}>
        {isReady ? (
          <img src={smallOf(shot.url!)} width={240} height={240} alt="" loading="lazy" fetchPriority="low" />
        ) : (
          <span className="text-faint">{shot.status === 'pending' ? part.waiting : part.noPicture}</span>
        )}
      </span>
      <span className="font-medium">{devices[shot.device]}</span>{' '}
      <span className="text-soft">{words.variant[shot.variant]}</span>
    </Link>
  )
}

function show(thumbnail: HTMLElement | null) {
  const strip = thumbnail?.closest('ul')
  if (thumbnail && strip) scrollIntoBox(strip, thumbnail)
}
