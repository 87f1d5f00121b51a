import { mail } from '../context/fixture.ts'
import { box, describeRows, picture, type Setting } from './fixture.ts'
import { check } from './render-cost.ts'

const page =
  '<!doctype html><html lang="en"><body>\n<img src="https://img.example.org/a.png" width="300" height="200">\n</body></html>'
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
  ['warning pictures-missing', { html: page, boxes: [picture({ missing: true, line: 2 }), box()] }],
  ['good light', { html: page, boxes: [picture({ line: 2 }), box()] }],
  ['good none', cost(Number.NaN, Number.NaN)],
  ['warning many-requests', cost(1e300, 1e300)],
])
