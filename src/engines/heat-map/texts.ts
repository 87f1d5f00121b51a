import { fitted } from './weights.ts'

/** Words about the prediction as a whole. Words about single elements belong to the pages. */

/** What the prediction is worth; to stand wherever a heat map is shown. */
export function disclaimer(): string {
  const { figures, pages, people } = fitted
  const { ours, halfOfPeople } = figures
  return (
    `Predicted, not measured. Tested against eye tracking on web pages: on ${pages} pages seen by ${people} people, ` +
    `none of them known to the model that predicted it, AUC is ${ours.auc.toFixed(2)}, NSS ${ours.nss.toFixed(2)}, ` +
    `CC ${ours.cc.toFixed(2)}; one half of the people predicts the other half with AUC ` +
    `${halfOfPeople.auc.toFixed(2)}, NSS ${halfOfPeople.nss.toFixed(2)}, CC ${halfOfPeople.cc.toFixed(2)}. ` +
    'Never tested on emails.'
  )
}

/** Name and version of the model, for reports. */
export const heatMapModel = { name: 'log-linear', version: fitted.version } as const
