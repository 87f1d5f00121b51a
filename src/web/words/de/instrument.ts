import type { Words } from '../en/index.ts'

/** The panel with the test address. */
export const instrumentWords: Words['instrument'] = {
  label: 'Ihre Testadresse',
  listening: 'Wartet auf Ihre Mail',
  listeningOff: 'Wartet auf Ihre Mail',
  received: 'Mail empfangen',
  until: (when) => `Nimmt Mail an bis ${when}`,
  copyAddress: 'Adresse kopieren',
  openMailApp: 'Im Mailprogramm öffnen',
  check: 'Dann Ergebnis ansehen',
  noMail: 'Keine Mail zur Hand?',
  sample: 'Beispiel senden',
  sending: 'Wird gesendet',
  upload: '.eml hochladen',
  uploading: 'Datei wird gelesen',
  uploadSubmit: 'Diese Datei testen',
  dropHere: 'oder eine irgendwo auf diesem Feld ablegen',
  dropNow: 'Loslassen, um diese Datei zu testen',
  noFile: 'Zuerst eine als .eml gespeicherte Mail wählen.',
  local: {
    title: 'Auf dem eigenen Rechner',
    text: (port) =>
      `Dieser Server nimmt Mail auf 127.0.0.1 an, Port ${port}. Mail aus dem Internet erreicht ihn nicht; also eine gespeicherte Datei senden oder swaks eine schreiben lassen:`,
    own: 'Mit diesem Projekt',
    swaks: 'Mit swaks',
  },
}
