import type { Language } from '#engines/language.ts'
import type { HeatMap } from './types.ts'

type Device = HeatMap['device']

/** Sentences of the advice about the main button. */
export type ActionWords = {
  moveUp(device: Device): string
  contrast(found: number, enough: number): string
  /** `width` and `height` as drawn, in whole px; `wanted` for both. */
  size(wanted: number, width: number, height: number, device: Device): string
  standOut(ahead: number, strongest: string): string
}

const screens: Record<Language, Record<Device, string>> = {
  en: { desktop: 'a desktop', tablet: 'a tablet', mobile: 'a phone' },
  de: { desktop: 'einem Desktop', tablet: 'einem Tablet', mobile: 'einem Smartphone' },
}

const english: ActionWords = {
  moveUp: (device) =>
    `Move it up, or repeat it near the top: on ${screens.en[device]} readers must scroll to see it.`,
  contrast: (found, enough) =>
    `Raise the contrast of its text from ${found.toFixed(1)}:1 to at least ${enough}:1 (WCAG 2.2, 1.4.3).`,
  size: (wanted, width, height, device) =>
    `Make it at least ${wanted} px wide and high; it is ${width} by ${height} px, hard to hit${device === 'mobile' ? ' with a thumb' : ''}.`,
  standOut: (ahead, strongest) =>
    `Let it stand out more: ${ahead} other elements are predicted to draw more attention, first “${strongest}”.`,
}

const comma = (number: string) => number.replace('.', ',')

const german: ActionWords = {
  moveUp: (device) =>
    `Weiter nach oben setzen oder oben wiederholen: Auf ${screens.de[device]} ist Scrollen nötig, um diese Aktion zu sehen.`,
  contrast: (found, enough) =>
    `Den Kontrast des Textes von ${comma(found.toFixed(1))}:1 auf mindestens ${comma(String(enough))}:1 erhöhen (WCAG 2.2, 1.4.3).`,
  size: (wanted, width, height, device) =>
    `Mindestens ${wanted} px breit und hoch machen; mit ${width} mal ${height} px ist die Fläche ${device === 'mobile' ? 'mit dem Daumen ' : ''}schwer zu treffen.`,
  standOut: (ahead, strongest) =>
    `Stärker hervorheben: ${ahead} andere Elemente ziehen laut Vorhersage mehr Aufmerksamkeit auf sich, zuerst „${strongest}“.`,
}

export const actionWords: Record<Language, ActionWords> = { en: english, de: german }
