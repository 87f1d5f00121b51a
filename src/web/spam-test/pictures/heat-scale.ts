/**
 * The colors of the heat overlay by percent of its strongest spot, for the legend: red, green, blue, opacity. The
 * overlay's own scale stands in the engine, which pages do not import; tests/conformance/heat-scale.test.ts compares them.
 */
export const heatStops: [percent: number, red: number, green: number, blue: number, opacity: number][] = [
  [0, 93, 77, 190, 0],
  [10, 121, 73, 194, 0.04],
  [20, 147, 68, 193, 0.37],
  [30, 173, 62, 186, 0.73],
  [40, 200, 59, 166, 0.82],
  [50, 224, 63, 135, 0.82],
  [60, 241, 74, 99, 0.82],
  [75, 255, 110, 28, 0.82],
  [90, 255, 162, 0, 0.82],
  [100, 245, 196, 13, 0.82],
]

/** The same as a CSS gradient from the least to the most. */
export const heatGradient = `linear-gradient(to right, ${heatStops
  .map(([percent, red, green, blue, opacity]) => `rgb(${red} ${green} ${blue} / ${opacity}) ${percent}%`)
  .join(', ')})`
