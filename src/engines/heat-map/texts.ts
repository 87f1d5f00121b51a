/** What the prediction is worth; shown wherever a heat map is. */
export function disclaimer(): string {
  return 'Predicted, not measured. Tested against eye tracking on web pages. Never tested on emails.'
}

export const heatMapModel = { name: 'log-linear', version: '1' }
