import type { Explanation } from '#engines/record/words.ts'

/** In German: what the parts of a record are, what a suggested record changes, and what may go wrong with it. */
export const germanBimiExplanations: Record<string, Explanation> = {
  'bimi.v': 'Sagt, dass dies ein BIMI-Eintrag ist. Muss ganz vorn stehen und v=BIMI1 lauten.',
  'bimi.l': 'Wo das Logo liegt.',
  'bimi.l-value': ({ value }) =>
    `Das Logo wird von ${value} geholt. Es muss eine SVG-Datei der Art Tiny PS sein.`,
  'bimi.l-empty':
    'Kein Logo ist genannt. Zusammen mit einem leeren a= sagt das, dass die Domain nicht teilnimmt.',
  'bimi.a': 'Wo das Markenzertifikat liegt: der Beweis, dass das Logo Ihres ist.',
  'bimi.a-value': ({ value }) => `Das Markenzertifikat (VMC oder CMC) wird von ${value} geholt.`,
  'bimi.a-empty': 'Kein Zertifikat ist genannt. Gmail und Apple zeigen dann kein Logo.',
  'bimi.avp': 'Welches Bild Vorrang hat, wenn ein Postfachanbieter auch eines des Absenders kennt.',
  'bimi.avp-value': ({ value }) =>
    value === 'personal'
      ? 'Das eigene Bild des Absenders hat Vorrang vor dem Logo.'
      : 'Das Logo der Marke hat Vorrang vor einem Bild des Absenders.',
  'bimi.avp-empty': 'Nichts hat Vorrang.',
  'bimi.lps': 'Adressen mit eigenem Logo.',
  'bimi.lps-value': ({ value }) => `Absender, deren Adresse so beginnt, haben eigene Einträge: ${value}.`,
  'bimi.lps-empty': 'Keine Adresse hat ein eigenes Logo.',
  'bimi.unknown': ({ name }) => `${name} ist für BIMI nicht definiert; empfangende Server übergehen es.`,
  separator: 'Trennt die Teile.',
  unknown: 'Das ist nicht lesbar.',
  first:
    'Nennt Ihr Logo und sein Zertifikat. Zuerst die beiden Dateien unter diesen Adressen ablegen oder eigene Adressen verwenden.',
  repair: 'Sagt dasselbe in einer Form, die empfangende Server lesen können.',
  merge: 'Ein Eintrag statt mehrerer: Bei mehreren verwenden empfangende Server keinen.',
  'risk.files':
    'Kein Risiko für Ihre Mail. Es wird nichts gezeigt, bis beide Dateien da sind und DMARC auf quarantine oder reject steht.',
  'risk.logo':
    'Kein Risiko für Ihre Mail. Prüfen, ob beide Adressen noch stimmen: Das Logo wird allen gezeigt.',
}
