/** What Lucide draws an icon of: shapes of SVG with their attributes, as it gives them. */
export type Shape = [tag: string, attributes: Record<string, string | number | undefined>]

/**
 * All strokes of an icon as one path (SVG 2, 9.3). A report shows some three hundred icons: as shapes of their own they
 * are a third of its HTML. Throws for a shape that no icon of ours has.
 */
export const pathOf = (shapes: readonly Shape[]): string => shapes.map(strokeOf).join('')

function strokeOf([tag, attributes]: Shape): string {
  const of = (name: string) => Number(attributes[name] ?? 0)
  if (tag === 'path') return fromOrigin(String(attributes.d))
  if (tag === 'line') return `M${of('x1')} ${of('y1')}L${of('x2')} ${of('y2')}`
  if (tag === 'polyline') return `M${attributes.points}`
  if (tag === 'circle') {
    const r = of('r')
    return `M${of('cx') - r} ${of('cy')}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`
  }
  if (tag === 'rect') {
    const [x, y, width, height, r] = [of('x'), of('y'), of('width'), of('height'), of('rx') || of('ry')]
    const [across, down] = [width - 2 * r, height - 2 * r]
    const corner = (dx: number, dy: number) => (r ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : '')
    return `M${x + r} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`
  }
  throw new Error(`An icon has a ${tag}.`)
}

/** A path that begins with `m` counts from where the one before it ended, when it is not the first one. */
function fromOrigin(d: string): string {
  const begun = /^m\s*(-?[\d.]+)[\s,]*(-?[\d.]+)[\s,]*/.exec(d)
  if (!begun) return d
  const rest = d.slice(begun[0].length)
  return `M${begun[1]} ${begun[2]}${/^[-\d.]/.test(rest) ? 'l' : ''}${rest}`
}
