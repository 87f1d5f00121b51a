import type { Json } from '#engines/finding.ts'
import { say } from '#engines/spam-test/texts/de/phrasing.ts'

/** Why something could not be fetched or read, by the code that stands in the facts. */
const FAILURES: Record<string, string> = {
  'refused-url': 'diese Adresse wird nicht abgerufen',
  'refused-address': 'die Adresse liegt in einem privaten Netz',
  dns: 'der Host hat im DNS keine Adresse',
  'dns-unavailable': 'das DNS antwortete nicht',
  tls: 'kein gültiges TLS-Zertifikat',
  connection: 'die Verbindung wurde abgelehnt oder abgebrochen',
  unreachable: 'der Host war nicht erreichbar',
  timeout: 'keine Antwort in der vorgesehenen Zeit',
  'too-many-redirects': 'zu viele Weiterleitungen',
  'not-asked': 'nicht abgefragt',
  'no-network': 'nicht abgefragt',
  unanswered: 'keine Antwort',
  'too-large': 'zu groß',
  unreadable: 'nicht lesbar',
  'not-signed-by-issuer': 'nicht vom Aussteller signiert',
  outdated: 'veraltet',
}

/** The reason in German; `status-404` and what has no words as it stands. */
export function sayFailure(code: Json | undefined): string {
  const text = say(code)
  const status = /^status-(\d+)$/.exec(text)
  return status ? `Status ${status[1]}` : (FAILURES[text] ?? text)
}
