import { countedOf } from '../../counted.ts'
import type { Summary } from '../../report-types.ts'
import type { AlertWords } from '../alerts.ts'
import { inMailboxes, percent } from './words.ts'

export const spamAlert = (name: string, was: Summary, is: Summary): AlertWords => ({
  title: `${name} legt die Mail jetzt als Spam ab`,
  text: `Im letzten Test lag sie bei ${name} in ${is.spam} von ${inMailboxes(countedOf(is))} im Spam-Ordner. Im Test davor lag sie in ${was.inbox + was.tabs} von ${countedOf(was)} im Posteingang oder unter einem Tab.`,
})

export function dropAlert(was: Summary, is: Summary): AlertWords {
  const share = (summary: Summary) => summary.inbox / countedOf(summary)
  return {
    title: `Der Anteil im Posteingang fiel von ${percent(share(was))} auf ${percent(share(is))}`,
    text: `Zuvor lag sie in ${was.inbox} von ${inMailboxes(countedOf(was))} im Posteingang, jetzt in ${is.inbox} von ${countedOf(is)}. Gezählt werden nur Postfächer mit einem Ergebnis in beiden Tests.`,
  }
}

export const silenceAlert = (name: string, hours: number): AlertWords => ({
  title: `Keine Mail zu „${name}“ seit ${Math.floor(hours)} ${Math.floor(hours) === 1 ? 'Stunde' : 'Stunden'}`,
  text: 'In keinem Postfach kam eine Mail mit diesem Marker an. Entweder wurde nichts gesendet, oder der Marker steht nicht mehr in der Mail, oder sie kommt nirgends an.',
})
