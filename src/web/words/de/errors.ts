import type { Words } from '../en/index.ts'

export const errorWords: Words['errors'] = {
  notFound: 'Seite nicht gefunden',
  unmatched: 'Diese Seite gibt es hier nicht',
  unmatchedText: 'Vielleicht ist die Adresse vertippt, oder die Seite ist umgezogen. Kaputt ist nichts.',
  reportNotFound: 'Unter dieser Adresse gibt es keinen Bericht, oder er wurde gelöscht.',
  expired: 'Dieser Bericht ist abgelaufen',
  expiredText:
    'Berichte und Mails werden gelöscht, wenn ihre Zeit vorbei ist. Die Mail noch einmal senden ergibt einen neuen Bericht.',
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
