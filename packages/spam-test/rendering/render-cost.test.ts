import { mail } from '../context/fixture.ts'
import { box, describeRows, picture, type Setting, undelivered } from './fixture.ts'
import { check } from './render-cost.ts'

const page =
  '<!doctype html><html lang="en"><body>\n<img src="https://img.example.org/a.png" width="300" height="200">\n</body></html>'
const cost = (asked: number, bytes: number): Setting => ({
  rendering: { resources: { asked, loaded: asked, refused: 0, bytes, broken: [] } },
})
/** The picture of `page` is not there, and limits of ours kept `late` files away. */
const without = (late: number, broken: string[]): Setting => ({
  html: page,
  boxes: [picture({ missing: true, line: 2 }), box()],
  drawings: { 'desktop plain': { lacking: { late, bound: 0 } } },
  rendering: { resources: { asked: 3, loaded: 0, refused: 3, bytes: 0, broken } },
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
  [
    'no-data undelivered',
    { html: page, boxes: [picture({ missing: true, line: 2 })], drawings: { 'desktop plain': undelivered } },
  ],
  ['no-data ours', without(1, [])],
  ['no-data ours', without(1, ['https://img.example.org/b.png'])],
  ['warning pictures-missing', without(1, ['https://img.example.org/a.png'])],
  ['warning pictures-missing', without(0, [])],
  ['good none', cost(Number.NaN, Number.NaN)],
  ['warning many-requests', cost(1e300, 1e300)],
])
