import { mail } from '../context/fixture.ts'
import { describeRows, type Setting } from './fixture.ts'
import { check } from './render-cost.ts'

const cost = (asked: number, bytes: number): Setting => ({
  rendering: { resources: { asked, loaded: asked, refused: 0, bytes } },
})

describeRows(check, [
  ['no-data no-html', {}, mail()],
  ['no-data failed', { rendering: { pictures: [] } }],
  ['no-data no-browser', { rendering: { pictures: [], browser: null } }],
  ['good none', cost(0, 0)],
  ['good light', cost(60, 3_000_000)],
  ['warning many-requests', cost(61, 0)],
  ['warning heavy', cost(60, 3_000_001)],
  ['good none', cost(Number.NaN, Number.NaN)],
  ['warning many-requests', cost(1e300, 1e300)],
])
