import { expect, test } from 'vitest'
import { heatColor } from '#engines/heat-map/overlays.ts'
import { heatStops } from '#web/spam-test/pictures/heat-scale.ts'

test.each(heatStops)('the legend shows the color of the overlay at %d %%', (percent, r, g, b, opacity) => {
  const { alpha, ...color } = heatColor(percent / 100)
  expect(color).toEqual({ r, g, b })
  expect(alpha).toBeCloseTo(opacity, 1)
})
