type Props = {
  /** Percent of the picture's height. */
  at: number
  kind: 'fold' | 'screen' | 'clip'
  children: string
}

/** A line across the picture with its name on it. */
export function PageLine({ at, kind, children }: Props) {
  return (
    <p className="page-line" data-kind={kind} style={{ insetBlockStart: `${at.toFixed(3)}%` }}>
      <span>{children}</span>
    </p>
  )
}
