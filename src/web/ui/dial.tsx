import type { CSSProperties } from 'react'
import type { Status } from './status.tsx'

const start = 135
const sweep = 270
const center = 80
const radius = 68

function point(degrees: number, distance: number): string {
  const angle = (degrees * Math.PI) / 180
  return `${(center + distance * Math.cos(angle)).toFixed(2)} ${(center + distance * Math.sin(angle)).toFixed(2)}`
}

const arc = `M ${point(start, radius)} A ${radius} ${radius} 0 1 1 ${point(start + sweep, radius)}`
const ticks = Array.from({ length: 11 }, (_, index) => start + (sweep * index) / 10)

const levels: Record<Status | 'running', string> = {
  running: 'var(--accent)',
  good: 'var(--good)',
  warning: 'var(--warning)',
  bad: 'var(--bad)',
  'no-data': 'var(--line-strong)',
}

type Props = {
  /** 0-100; null draws an empty dial. */
  value: number | null
  level: Status | 'running'
  /** What stands under the number, or under the stroke in its place. */
  caption: string
  /** The whole reading in words. */
  label: string
  /** Do not count up. */
  still?: boolean
  className?: string
}

/** The score as an instrument shows it: a scale with a mark at every tenth. */
export function Dial({ value, level, caption, label, still, className = 'size-40' }: Props) {
  const style = { '--dial-to': value ?? 0, '--dial-color': levels[level] } as CSSProperties
  return (
    <div
      role="img"
      aria-label={label}
      className={`dial ${still ? 'dial-still' : ''} ${className}`}
      style={style}
    >
      <svg viewBox="0 0 160 160" aria-hidden="true">
        <path d={arc} className="dial-track" />
        {value ? <path d={arc} pathLength={100} className="dial-value" /> : null}
        {ticks.map((degrees) => (
          <path key={degrees} d={`M ${point(degrees, 57)} L ${point(degrees, 53)}`} className="dial-tick" />
        ))}
      </svg>
      <div aria-hidden="true" className="dial-reading">
        {value === null ? (
          <span className="text-28 font-bold text-faint">–</span>
        ) : (
          <span className="dial-number" />
        )}
        <span className="text-13 text-faint">{caption}</span>
      </div>
    </div>
  )
}
