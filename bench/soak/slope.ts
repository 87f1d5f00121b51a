/** A straight line through points by least squares: its slope, and the standard error of that. NaN below three points. */
export function slopeOf(points: [x: number, y: number][]): { slope: number; error: number } {
  const n = points.length
  const mean = (of: 0 | 1) => points.reduce((sum, point) => sum + point[of], 0) / n
  const [x, y] = [mean(0), mean(1)]
  const spread = points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0)
  if (n < 3 || spread === 0) return { slope: Number.NaN, error: Number.NaN }
  const slope = points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0) / spread
  const rest = points.reduce((sum, point) => sum + (point[1] - y - slope * (point[0] - x)) ** 2, 0)
  return { slope, error: Math.sqrt(rest / (n - 2) / spread) }
}
