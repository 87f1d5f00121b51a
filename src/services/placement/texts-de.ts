import type { PlacementWords } from './texts.ts'

/** What our own client says of a server; its own words stay as they are. */
const ours: readonly [RegExp, string][] = [
  [/^it answers what is not IMAP$/, 'was der Server antwortet, ist kein IMAP'],
  [/^no complete answer within (\d+) ms$/, 'keine vollständige Antwort innerhalb von $1 ms'],
  [/^no access token within (\d+) ms$/, 'kein Zugriffstoken innerhalb von $1 ms'],
  [/^more than the (\d+) octets allowed$/, 'mehr als die erlaubten $1 Bytes'],
  [/^the name was not resolved in time$/, 'der Name wurde nicht rechtzeitig aufgelöst'],
  [/^too many open connections here$/, 'zu viele offene Verbindungen auf diesem Server'],
  [/^the mailbox lists no inbox$/, 'das Postfach nennt keinen Posteingang'],
  [/^a header could not be read$/, 'ein Header war nicht zu lesen'],
  [/^cancelled$/, 'abgebrochen'],
]

function detailInGerman(detail: string): string {
  const found = ours.find(([pattern]) => pattern.test(detail))
  return found ? detail.replace(...found) : detail
}

export const germanPlacementWords: PlacementWords = {
  language: 'de',
  foundLater: (folder, at) =>
    `Nachdem dieser Bericht erstellt war, wurde die Mail im Ordner „${folder}“ gefunden (${at} UTC). Der Bericht bleibt, wie er war.`,
  movedLater: (folder, at) =>
    `Nachdem dieser Bericht erstellt war, wurde sie in den Ordner „${folder}“ verschoben (gesehen ${at} UTC). Der Bericht bleibt, wie er war.`,
  health: {
    disabled: 'Ausgeschaltet: in keinem neuen Test dabei.',
    untested: 'Noch nicht geprüft.',
    ok: 'Es lässt sich lesen.',
    failing: 'Es lässt sich nicht lesen.',
  },
  cannotRead: (why, detail) =>
    `Es lässt sich nicht lesen: ${why}.${detail ? ` Die Meldung lautet: ${detailInGerman(detail)}` : ''}`,
  missingKey: 'Es lässt sich nicht lesen: Der Schlüssel zu seinem Passwort liegt nicht auf diesem Server.',
  trial: (name) => ({
    title: `${name}: eine Test-Nachricht`,
    text: 'So erreicht Sie eine Nachricht dieses Monitors. Mit Ihrer Mail ist nichts geschehen.',
  }),
  delivery: {
    noWebhook: 'Es ist kein Webhook eingetragen.',
    noKey: 'Der Schlüssel zu seinem Geheimnis liegt nicht auf diesem Server.',
    noAccount: 'Es gibt kein Konto.',
    unconfirmed: 'Die Adresse des Kontos ist nicht bestätigt.',
    unreached: (failure) => `Er war nicht zu erreichen: ${failure}.`,
    status: (status) => `Er hat mit Status ${status} geantwortet.`,
    mailed: (to) => `Eine Mail an ${to} ist unterwegs.`,
    tooManyWait: 'Zu viele Mails warten darauf, gesendet zu werden.',
  },
}
