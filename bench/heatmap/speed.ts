import { predict } from '@postproof/attention/predict'
import { median, ms, printTable } from '../figures.ts'
import { createRandom } from './summary.ts'

const RUNS = 5

/** One page after the other in this one thread. */
export function benchSpeed(): void {
  const sizes = [
    [600, 3000],
    [1280, 800],
    [1280, 12_000],
  ] as const
  const rows = sizes.map(([width, height]) => {
    const pixels = { width, height, rgba: drawLines(width, height) }
    const run = () => predict({ device: 'desktop', pixels, scale: 1, fold: 800, layout: null }).ms
    const first = run()
    const before = process.memoryUsage()
    const times = Array.from({ length: RUNS }, run)
    const after = process.memoryUsage()
    const grown = (after.arrayBuffers - before.arrayBuffers) / 2 ** 20
    return [`${width} x ${height}`, ms(first), ms(median(times)), `${Math.round(grown)} MB`]
  })
  printTable(
    'Heat map of one picture, one core; aim: 600 x 3000 in 300 ms',
    ['pixels', 'first', 'p50', 'buffers left after 5'],
    rows,
  )
}

/** Letters as noise in lines on white: every step of the work has something to do. */
function drawLines(width: number, height: number): Uint8Array {
  const random = createRandom(7)
  const rgba = new Uint8Array(width * height * 4).fill(255)
  for (let y = 0; y < height; y++) {
    if (y % 18 > 9) continue
    for (let x = 20; x < width - 20; x++) {
      const shade = random() < 0.4 ? 40 : 255
      rgba.fill(shade, (y * width + x) * 4, (y * width + x) * 4 + 3)
    }
  }
  return rgba
}
