import type { Language } from '#engines/language.ts'
import { fitted } from './weights.ts'

/** Words about the prediction as a whole. Words about single elements belong to the pages. */

/** What the prediction is worth; to stand wherever a heat map is shown. */
export const disclaimer = (language: Language = 'en'): string => disclaimers[language]()

function english(): string {
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

function german(): string {
  const { figures, pages, people } = fitted
  const { ours, halfOfPeople } = figures
  const figure = (value: number) => value.toFixed(2).replace('.', ',')
  return (
    `Vorhergesagt, nicht gemessen. Getestet gegen Eyetracking auf Webseiten: Auf ${pages} Seiten, gesehen von ${people} Personen, ` +
    'alle dem vorhersagenden Modell unbekannt, beträgt ' +
    `AUC ${figure(ours.auc)}, NSS ${figure(ours.nss)}, CC ${figure(ours.cc)}; die eine Hälfte der Personen sagt die andere mit ` +
    `AUC ${figure(halfOfPeople.auc)}, NSS ${figure(halfOfPeople.nss)}, CC ${figure(halfOfPeople.cc)} vorher. ` +
    'Nie an Mails getestet.'
  )
}

const disclaimers: Record<Language, () => string> = { en: english, de: german }

/** Why there is no map of a picture that is there. */
export const noMap: Record<Language, string> = {
  en: 'The heat map could not be computed from this picture.',
  de: 'Aus diesem Bild ließ sich keine Heatmap berechnen.',
}

/** Name and version of the model, for reports. */
export const heatMapModel = { name: 'log-linear', version: fitted.version } as const
