import type { Words } from '../en/index.ts'

export const errorWords: Words['errors'] = {
  notFound: 'Seite nicht gefunden',
  unmatched: 'Diese Seite gibt es hier nicht',
  unmatchedText: 'Vielleicht ist die Adresse vertippt, oder die Seite ist umgezogen. Kaputt ist nichts.',
  reportNotFound: 'Unter dieser Adresse gibt es keinen Bericht, oder er wurde gelöscht.',
  expired: 'Dieser Bericht ist abgelaufen',
  expiredText:
    'Berichte und Mails werden gelöscht, wenn ihre Zeit vorbei ist. Die Mail noch einmal senden ergibt einen neuen Bericht.',
  usedUp: 'Zurzeit ist kein Test übrig',
  usedUpAgain: (when) => `Neue gibt es ab ${when}.`,
  usedUpGuest: (when) =>
    `Die heutigen Spamtests ohne Konto sind für dieses Netz verbraucht. Eine Mail, die Sie jetzt senden, wird aufbewahrt; ihr Bericht entsteht, wenn Sie ihre Seite nach ${when} öffnen, oder mit einem Konto, in dem Tests übrig sind.`,
  usedUpMember: (when) =>
    `Die Spamtests Ihres Tarifs sind verbraucht. Eine Mail, die Sie jetzt senden, wird aufbewahrt; ihr Bericht entsteht, wenn Sie ihre Seite nach ${when} öffnen, oder sobald es wieder Tests gibt.`,
  noneAtAll: 'Ihr Tarif enthält keine. Eine Mail, die Sie jetzt senden, wird aufbewahrt, bis es welche gibt.',
  seePlans: 'Tarife ansehen',
  makeAccount: 'Konto anlegen',
  offline: 'Keine Verbindung',
  offlineText:
    'Der Server war nicht zu erreichen. Dort ist nichts von Ihnen verloren. Prüfen Sie die Verbindung und laden Sie die Seite neu; was hier eingetippt war, ist noch einmal zu senden.',
  occurred: 'Ein Fehler ist aufgetreten',
  occurredText:
    'Auf unserer Seite ist etwas fehlgeschlagen. Mails und Berichte sind sicher. Oft hilft es, die Seite neu zu laden.',
  reload: 'Seite neu laden',
  goHome: 'Zur Startseite',
  failing: 'Beim Zeigen der Fehlerseite ist ein Fehler aufgetreten',
  backHome: 'Zurück zur Startseite',
  sampleFailed:
    'Die Beispielmail konnte nicht gesendet werden. Verloren ist nichts; gleich noch einmal versuchen.',
  uploadFailed:
    'Die Datei konnte nicht getestet werden. Gespeichert wurde nichts; gleich noch einmal versuchen.',
  removeFailed: 'Der Bericht konnte nicht gelöscht werden. Er ist noch da; gleich noch einmal versuchen.',
}
