import { expect, test } from 'vitest'
import { heatStops } from '#web/spam-test/pictures/heat-scale.ts'
import { heatColor } from '../../packages/attention/overlays.ts'

test.each(heatStops)('the legend shows the color of the overlay at %d %%', (percent, r, g, b, opacity) => {
  const { alpha, ...color } = heatColor(percent / 100)
  expect(color).toEqual({ r, g, b })
  expect(alpha).toBeCloseTo(opacity, 1)
})
